/// A text of letters, digits, or both, and of some other characters.
struct WordRule: RuleDefinition, CustomStringConvertible {
  let name: String
  let allowed: WordScanner.Allowed

  init(
    _ name: String, letters: Bool, digits: Bool, script: CharacterScript, allowing others: String
  ) {
    self.name = name
    allowed = WordScanner.Allowed(
      letters: letters, digits: digits, script: script, others: ScalarSet(others))
  }

  var description: String {
    var options: [String] = []
    // Digits are those of ASCII unless said otherwise, letters those of any script.
    if (allowed.script == .ascii) == allowed.letters { options.append(".\(allowed.script)") }
    if !allowed.others.isEmpty { options.append("allowing: \(others.literal)") }
    return options.isEmpty ? name : "\(name)(\(options.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    switch value.withBytes({ outcome(of: $0) }) {
    case .valid: return .valid
    case .incomplete: return .incomplete(issue)
    case .wrong, .couldNotBeChecked: return .wrong(issue)
    }
  }

  private func outcome(of bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    var scanner = WordScanner(allowed)
    scanner.scan(bytes, stopsAtStranger: true)
    if scanner.hasStranger { return .wrong }
    let hasAny = scanner.hasLetter || scanner.hasDigit
    return hasAny && !scanner.endsWithJoiner ? .valid : .incomplete
  }

  private var others: String { allowed.others.text }

  private var issue: ValidationIssue {
    ValidationIssue(
      rule: name, arguments: allowed.others.isEmpty ? [] : [.init("allowed", .text(others))])
  }
}
