/// A whole number that stands in a text.
struct IntegerText: RuleDefinition, CustomStringConvertible {
  let limits: NumberLimits

  var name: String { "integer" }

  var description: String { name + limits.options(defaultNotation: .integer) }

  func check(_ value: String) -> RuleVerdict { limits.check(value, rule: name) }
}

extension Rule where Value == String {
  /// The rule for texts that hold a whole number: digits, perhaps with a sign.
  public static var integer: Rule { .integer() }

  /// Returns a rule for texts that hold a whole number, of any length, within limits.
  ///
  ///     Rule.integer(min: 18, max: 130).check("1").outcome     // incomplete
  ///     Rule.integer(min: 18, max: 130).check("2").outcome     // incomplete
  ///     Rule.integer(min: 18, max: 130).check("131").outcome   // wrong
  ///
  /// Incomplete is exactly what more digits can bring within the limits. The reasons are `tooSmall`
  /// and `notAbove` with `min`, `tooLarge` and `notBelow` with `max`, `notMultiple` with `step`,
  /// and `invalid`.
  ///
  /// - Parameters:
  ///   - min: The least number.
  ///   - above: A number that must be exceeded.
  ///   - max: The greatest number.
  ///   - below: A number that must not be reached.
  ///   - step: What the number must be a multiple of, as in JSON Schema's `multipleOf`; positive,
  ///     of 18 digits at most.
  ///   - notation: Whether signs and zeros in front are allowed; nothing else counts here.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: The check is linear in the length of the text.
  public static func integer(
    min: Int? = nil, above: Int? = nil, max: Int? = nil, below: Int? = nil, step: Int? = nil,
    notation: NumberNotation = .integer, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    integer(
      exactMin: min.map { DecimalNumber($0) }, above: above.map { DecimalNumber($0) },
      max: max.map { DecimalNumber($0) }, below: below.map { DecimalNumber($0) },
      step: step.map { DecimalNumber($0) }, notation: notation, file: file, line: line)
  }

  /// Returns a rule for texts that hold a whole number within a range.
  ///
  /// - Parameters:
  ///   - range: The numbers that are right.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func integer(
    _ range: ClosedRange<Int>, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    .integer(min: range.lowerBound, max: range.upperBound, file: file, line: line)
  }

  /// Returns a rule for whole numbers whose limits may be beyond `Int`.
  static func integer(
    exactMin min: DecimalNumber?, above: DecimalNumber?, max: DecimalNumber?,
    below: DecimalNumber?, step: DecimalNumber?, notation: NumberNotation,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(
      IntegerText(
        limits: NumberLimits(
          notation: notation.intersection(.integer), min: min, above: above, max: max,
          below: below, step: step, file: file, line: line)))
  }
}
