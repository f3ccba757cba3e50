/// A name by which a user signs in.
struct Username: RuleDefinition, CustomStringConvertible {
  let minimum: Int?
  let maximum: Int?
  let allowed: WordScanner.Allowed

  init(
    minimum: Int?, maximum: Int?, script: CharacterScript, allowing others: String,
    file: StaticString, line: UInt
  ) {
    demand(
      (minimum ?? 0) >= 0, "a length is not negative: min \(minimum ?? 0)", file: file, line: line)
    demand(
      max(minimum ?? 0, 1) <= (maximum ?? .max),
      "no username has at least \(max(minimum ?? 0, 1)) and at most \(maximum ?? 0) characters",
      file: file, line: line)
    self.minimum = minimum
    self.maximum = maximum
    allowed = WordScanner.Allowed(
      letters: true, digits: true, script: script, others: ScalarSet(others))
  }

  var name: String { "username" }

  var description: String {
    var options: [String] = []
    if minimum != 8 { options.append("min: \(minimum.map { "\($0)" } ?? "nil")") }
    if maximum != 16 { options.append("max: \(maximum.map { "\($0)" } ?? "nil")") }
    if allowed.script != .any { options.append("script: .\(allowed.script)") }
    if !allowed.others.isEmpty {
      options.append("allowing: \(allowed.others.text.literal)")
    }
    return options.isEmpty ? name : "\(name)(\(options.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    let scanner = value.withBytes { bytes in
      var scanner = WordScanner(allowed)
      scanner.scan(bytes, stopsAtStranger: false)
      return scanner
    }
    let census = LengthUnit.characters.census(of: value, upTo: maximum.oneFurther)
    let length = census.length
    let isTooLong = length > (maximum ?? .max)
    var issues: [ValidationIssue] = []
    if census.isOverlong {
      issues.append(issue(.characterTooLong))
    } else if let minimum, length < minimum {
      issues.append(issue(.tooShort, [.init("min", .integer(minimum))]))
    }
    if let maximum, isTooLong {
      issues.append(issue(.tooLong, [.init("max", .integer(maximum))]))
    }
    if !scanner.hasLetter { issues.append(issue(.letterMissing)) }
    if scanner.hasStranger || scanner.endsWithJoiner { issues.append(issue(.invalid)) }
    if issues.isEmpty { return .valid }
    let isLost =
      isTooLong || census.isOverlong || scanner.hasStranger
      || !hasRoom(value, length, needsLetter: !scanner.hasLetter || scanner.endsWithJoiner)
    return RuleVerdict(outcome: isLost ? .wrong : .incomplete, issues: issues)
  }

  /// Whether the greatest length leaves room for a letter, where one is still needed.
  private func hasRoom(_ value: String, _ length: Int, needsLetter: Bool) -> Bool {
    guard let maximum, needsLetter, length == maximum else { return true }
    // After a joiner a letter may belong to the same character as the one before it.
    guard let letter = value.unicodeScalars.last(where: { $0.wordClass == .letter }) else {
      return false
    }
    var longer = value
    longer.unicodeScalars.append(letter)
    let census = LengthUnit.characters.census(of: longer, upTo: maximum + 1)
    return !census.isOverlong && census.length <= maximum
  }

  private func issue(
    _ reason: ValidationIssue.Reason, _ arguments: [ValidationIssue.Argument] = []
  ) -> ValidationIssue {
    ValidationIssue(rule: name, reason: reason, arguments: arguments)
  }
}

extension Rule where Value == String {
  /// The rule for usernames of 8 to 16 letters and digits of any script, with a letter among them.
  public static var username: Rule { .username() }

  /// Returns the rule for usernames: letters and digits within a length, at least one letter.
  ///
  /// Each fault has a reason of its own, and all are reported: `tooShort` with `min`, `tooLong`
  /// with `max`, `characterTooLong` (see ``length(min:max:unit:file:line:)``), `letterMissing`, and
  /// `invalid` for a character that is not allowed. Letters and
  /// digits are those of ``lettersAndDigits(_:allowing:)``. There is no standard; names are not
  /// folded (RFC 8265), and letters that look alike are not told apart.
  ///
  /// - Parameters:
  ///   - min: The least number of characters (grapheme clusters); nil for no limit.
  ///   - max: The greatest number of characters; nil for no limit.
  ///   - script: Which letters and digits are taken: those of any script, or ASCII's alone.
  ///   - others: The Unicode scalars that may stand anywhere beside them, such as `._-`.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: The check is linear in the length of the text.
  public static func username(
    min: Int? = 8, max: Int? = 16, script: CharacterScript = .any, allowing others: String = "",
    file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(
      Username(
        minimum: min, maximum: max, script: script, allowing: others, file: file, line: line))
  }
}
