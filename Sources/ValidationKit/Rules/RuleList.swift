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
