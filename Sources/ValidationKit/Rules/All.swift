/// Several rules that must all hold.
struct All<Value>: RuleDefinition, CustomStringConvertible {
  let rules: [Rule<Value>]
  let reporting: IssueReporting

  var name: String { "all" }

  var description: String {
    "all(\(rules.map(\.description).joined(separator: ", ")))"
  }

  func check(_ value: Value) -> RuleVerdict { rules.check(value, reporting: reporting) }
}

extension Rule {
  /// Returns a rule that holds where all of several do; with no rules, always.
  ///
  /// The issues are those of the rules that fail, in the order given. The outcome is the first
  /// that occurs of wrong, couldNotBeChecked, incomplete, valid.
  ///
  /// - Parameters:
  ///   - rules: The rules, in the order in which they are asked.
  ///   - reporting: With ``IssueReporting/first``, the rules after the first that fails are not
  ///     asked, so that each may rely on those before it.
  public static func all(_ rules: [Rule], reporting: IssueReporting = .all) -> Rule {
    Rule(All(rules: rules, reporting: reporting), around: rules.nesting())
  }
}
