/// A value of which a rule does not say what a table expects of it.
public struct RuleDisagreement: Sendable, Hashable {
  /// The value, as in Swift source.
  public let value: String

  /// The verdict that the table expects.
  public let expected: String

  /// The verdict of the rule.
  public let found: RuleVerdict
}

extension RuleDisagreement: CustomStringConvertible {
  /// The value, what was expected and what was found, on one line.
  public var description: String {
    let issues = found.issues.map(\.description).joined(separator: ", ")
    let reasons = issues.isEmpty ? "" : " (\(issues))"
    return "\(value): expected \(expected), found \(found.outcome.rawValue)\(reasons)"
  }
}

/// Every disagreement of a rule with a table, as one error to be read in a test's report.
public struct RuleVerificationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The rule with its options.
  public let rule: String

  /// The disagreements, in the order of the table; at least one.
  public let disagreements: [RuleDisagreement]

  /// The number of values in the table.
  public let count: Int

  /// The rule, and each disagreement on a line of its own.
  public var description: String {
    let lines = disagreements.map { "\n  \($0)" }.joined()
    return "\(rule) disagrees with a table of \(count):\(lines)"
  }
}
