/// Several rules of which one must hold.
struct AnyOf<Value>: RuleDefinition, CustomStringConvertible {
  let rules: [Rule<Value>]

  var name: String { "any" }

  var description: String {
    "any(\(rules.map(\.description).joined(separator: ", ")))"
  }

  func check(_ value: Value) -> RuleVerdict {
    var outcome = RuleOutcome.wrong
    var alternatives: [ValidationIssue] = []
    for rule in rules {
      let verdict = rule.check(value)
      if verdict.isValid { return verdict }
      outcome = outcome.or(verdict.outcome)
      if let first = verdict.issues.first(where: \.isError) { alternatives.append(first) }
    }
    let reason: ValidationIssue.Reason =
      outcome == .couldNotBeChecked ? .couldNotBeChecked : .invalid
    let issue = ValidationIssue(rule: name, reason: reason, alternatives: alternatives)
    return RuleVerdict(outcome: outcome, issues: [issue])
  }
}

extension Rule {
  /// Returns a rule that holds where one of several does; with no rules, never.
  ///
  /// The rules are asked in order up to the first that holds, whose warnings are kept. Where none
  /// holds, one issue is reported, with the first issue of each alternative, and the outcome is
  /// the first that occurs of couldNotBeChecked, incomplete, wrong.
  public static func any(_ rules: [Rule]) -> Rule {
    Rule(AnyOf(rules: rules), around: rules.nesting())
  }
}
