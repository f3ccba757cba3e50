/// How much is reported when several rules fail.
public enum IssueReporting: String, Sendable, Hashable, Codable {
  /// Every rule is asked, and the issues of all are reported.
  case all
  /// The first rule with an error is the last one that is asked.
  case first
}

extension Sequence {
  /// Judges a value by every rule, in order.
  ///
  /// - Parameters:
  ///   - value: What is judged.
  ///   - reporting: With ``IssueReporting/first``, the rules after the first that fails are not
  ///     asked.
  /// - Complexity: Linear in the number of rules.
  public func check<Value>(_ value: Value, reporting: IssueReporting = .all) -> RuleVerdict
  where Element == Rule<Value> {
    var verdict = RuleVerdict.valid
    for rule in self {
      let next = rule.check(value)
      verdict.add(next)
      if reporting == .first, !next.isValid { break }
    }
    return verdict
  }
}
