/// Limits to the length of a text.
struct Length: RuleDefinition, CustomStringConvertible {
  let minimum: Int?
  let maximum: Int?
  let unit: LengthUnit

  init(minimum: Int?, maximum: Int?, unit: LengthUnit, file: StaticString, line: UInt) {
    demand(
      (minimum ?? 0) >= 0 && (maximum ?? 0) >= 0,
      "a length is not negative: min \(minimum ?? 0), max \(maximum ?? 0)", file: file, line: line)
    demand(
      (minimum ?? 0) <= (maximum ?? .max),
      "no text has at least \(minimum ?? 0) and at most \(maximum ?? 0) \(unit)",
      file: file, line: line)
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }

  var name: String { "length" }

  var description: String {
    var options: [String] = []
    if let exact {
      options.append("exactly: \(exact)")
    } else {
      if let minimum { options.append("min: \(minimum)") }
      if let maximum { options.append("max: \(maximum)") }
    }
    if unit != .characters { options.append("unit: \(unit)") }
    return "length(\(options.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    // A character is too long anywhere.
    let isUnlimited = maximum == nil && unit != .characters
    let limit = isUnlimited ? minimum ?? 0 : maximum.oneFurther
    let census = unit.census(of: value, upTo: limit)
    if census.isOverlong { return .wrong(ValidationIssue(rule: name, reason: .characterTooLong)) }
    let length = census.length
    // What is typed on joins the last character or adds to it, so a length never decreases.
    if let minimum, length < minimum {
      return .incomplete(issue(.tooShort, exact == nil ? "min" : "exact", minimum))
    }
    if let maximum, length > maximum {
      return .wrong(issue(.tooLong, exact == nil ? "max" : "exact", maximum))
    }
    return .valid
  }

  private var exact: Int? { minimum == maximum ? minimum : nil }

  private func issue(_ reason: ValidationIssue.Reason, _ limit: String, _ number: Int)
    -> ValidationIssue
  {
    ValidationIssue(
      rule: name, reason: reason,
      arguments: [.init(limit, .integer(number)), .init("unit", .text(unit.rawValue))])
  }
}

extension Rule where Value == String {
  /// Returns a rule that limits the length of a text.
  ///
  /// A text that is too short is incomplete, with the reason `tooShort` and the argument `min`; one
  /// that is too long is wrong, with `tooLong` and `max`. Both name the `unit`. Limits that are
  /// equal ask for that length exactly. An empty text has the length 0.
  ///
  /// Where characters are counted, one of more than 32 Unicode scalars is wrong, with the reason
  /// `characterTooLong`, so that a limit limits: the Stream-Safe Text Format (UAX #15) allows 30
  /// marks in a row, emoji need about 10 scalars, Sanskrit 11 and Thai 3.
  ///
  /// - Parameters:
  ///   - min: The least length; not negative.
  ///   - max: The greatest length; not less than the least.
  ///   - unit: What is counted: grapheme clusters, unless said otherwise.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: The check is linear in the greatest length; without one, in the text.
  public static func length(
    min: Int? = nil, max: Int? = nil, unit: LengthUnit = .characters,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(Length(minimum: min, maximum: max, unit: unit, file: file, line: line))
  }

  /// Returns a rule that asks for one length of a text.
  ///
  /// The reasons are `tooShort` and `tooLong`, the arguments `exact` and `unit`.
  ///
  /// - Parameters:
  ///   - count: The length; not negative.
  ///   - unit: What is counted: grapheme clusters, unless said otherwise.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func length(
    exactly count: Int, unit: LengthUnit = .characters,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(Length(minimum: count, maximum: count, unit: unit, file: file, line: line))
  }

  /// Returns a rule that asks for a length of a text within a range.
  ///
  /// - Parameters:
  ///   - range: The lengths that are right; none is negative.
  ///   - unit: What is counted: grapheme clusters, unless said otherwise.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func length(
    _ range: ClosedRange<Int>, unit: LengthUnit = .characters,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(
      Length(
        minimum: range.lowerBound, maximum: range.upperBound, unit: unit, file: file, line: line))
  }
}
