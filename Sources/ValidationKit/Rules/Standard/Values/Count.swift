/// Limits to how many elements a collection has.
struct Count<Value: Collection>: RuleDefinition, CustomStringConvertible {
  let minimum: Int?
  let maximum: Int?
  /// Whether the elements are characters of a text; known once, since asking takes long.
  private let isOfText: Bool

  init(minimum: Int?, maximum: Int?, file: StaticString, line: UInt) {
    demand(
      (minimum ?? 0) >= 0 && (maximum ?? 0) >= 0,
      "a count is not negative: min \(minimum ?? 0), max \(maximum ?? 0)", file: file, line: line)
    demand(
      (minimum ?? 0) <= (maximum ?? .max),
      "nothing has at least \(minimum ?? 0) and at most \(maximum ?? 0) elements", file: file,
      line: line)
    self.minimum = minimum
    self.maximum = maximum
    isOfText = Value.self is any StringProtocol.Type
  }

  var name: String { "count" }

  var description: String {
    if let exact { return "count(exactly: \(exact))" }
    var options: [String] = []
    if let minimum { options.append("min: \(minimum)") }
    if let maximum { options.append("max: \(maximum)") }
    return "count(\(options.joined(separator: ", ")))"
  }

  func check(_ value: Value) -> RuleVerdict {
    let count: Int
    if isOfText, let text = value as? any StringProtocol {
      // As in a length, a character is too long anywhere.
      let census = LengthUnit.characters.census(of: String(text), upTo: maximum.oneFurther)
      if census.isOverlong {
        return .wrong(ValidationIssue(rule: name, reason: .characterTooLong))
      }
      count = census.length
    } else {
      count = value.count
    }
    // What is added never takes an element away.
    if let minimum, count < minimum { return .incomplete(issue(.tooFew, "min", minimum)) }
    if let maximum, count > maximum { return .wrong(issue(.tooMany, "max", maximum)) }
    return .valid
  }

  private var exact: Int? { minimum == maximum ? minimum : nil }

  private func issue(_ reason: ValidationIssue.Reason, _ limit: String, _ number: Int)
    -> ValidationIssue
  {
    ValidationIssue(
      rule: name, reason: exact == nil ? reason : .wrongCount,
      arguments: [.init(exact == nil ? limit : "exact", .integer(number))])
  }
}

extension Rule where Value: Collection {
  /// Returns a rule that limits how many elements a collection has.
  ///
  /// Too few are incomplete, with the reason `tooFew` and the argument `min`; too many are wrong,
  /// with `tooMany` and `max`. Limits that are equal ask for that count exactly. An empty
  /// collection has none. For texts, ``length(min:max:unit:file:line:)`` names its unit; a
  /// character of more than 32 Unicode scalars is wrong here as it is there, with
  /// `characterTooLong`.
  ///
  /// - Parameters:
  ///   - min: The least count; not negative.
  ///   - max: The greatest count; not less than the least.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: That of the collection's `count`.
  public static func count(
    min: Int? = nil, max: Int? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(Count(minimum: min, maximum: max, file: file, line: line))
  }

  /// Returns a rule that asks for one count, with the reason `wrongCount` and the argument `exact`.
  ///
  /// - Parameters:
  ///   - count: The count; not negative.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func count(
    exactly count: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(Count(minimum: count, maximum: count, file: file, line: line))
  }

  /// Returns a rule that asks for a count within a range.
  ///
  /// - Parameters:
  ///   - range: The counts that are right; none is negative.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func count(
    _ range: ClosedRange<Int>, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(Count(minimum: range.lowerBound, maximum: range.upperBound, file: file, line: line))
  }
}
