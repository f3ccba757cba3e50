/// A decimal number that stands in a text.
struct DecimalText: RuleDefinition, CustomStringConvertible {
  let limits: NumberLimits

  var name: String { "decimal" }

  var description: String { name + limits.options(defaultNotation: .decimal) }

  func check(_ value: String) -> RuleVerdict { limits.check(value, rule: name) }
}

extension Rule where Value == String {
  /// The rule for texts that hold a decimal number: digits, perhaps with a sign and a full stop.
  public static var decimal: Rule { .decimal() }

  /// Returns a rule for texts that hold a decimal number, of any length, within limits.
  ///
  ///     Rule.decimal(above: 0, max: 100, maxFractionDigits: 2)   // a percentage
  ///     Rule.decimal(step: 0.05)                                 // a price in francs
  ///
  /// The digits are compared as they stand, so nothing is rounded: 0.3 is a multiple of 0.1.
  /// Incomplete is exactly what typing on can bring within the limits. The reasons are `tooSmall`
  /// and `notAbove` with `min`, `tooLarge` and `notBelow` with `max`, `notMultiple` with `step`,
  /// `tooManyFractionDigits` and `tooManyDigits` with `max`, and `invalid`.
  ///
  /// Digits are counted as they would be without an exponent, and zeros in front are not.
  ///
  /// - Parameters:
  ///   - min: The least number.
  ///   - above: A number that must be exceeded.
  ///   - max: The greatest number.
  ///   - below: A number that must not be reached.
  ///   - step: What the number must be a multiple of, as in JSON Schema's `multipleOf`; positive,
  ///     of 18 digits at most.
  ///   - minFractionDigits: How many digits follow the decimal point at least, where there is one.
  ///   - maxFractionDigits: How many digits follow the decimal point at most.
  ///   - maxDigits: How many digits there are at most, before and after the decimal point.
  ///   - notation: How the number may be written, such as ``NumberNotation/html``.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: The check is linear in the length of the text.
  public static func decimal(
    min: DecimalNumber? = nil, above: DecimalNumber? = nil, max: DecimalNumber? = nil,
    below: DecimalNumber? = nil, step: DecimalNumber? = nil, minFractionDigits: Int? = nil,
    maxFractionDigits: Int? = nil, maxDigits: Int? = nil, notation: NumberNotation = .decimal,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(
      DecimalText(
        limits: NumberLimits(
          notation: notation, min: min, above: above, max: max, below: below, step: step,
          minFractionDigits: minFractionDigits, maxFractionDigits: maxFractionDigits,
          maxDigits: maxDigits, file: file, line: line)))
  }
}
