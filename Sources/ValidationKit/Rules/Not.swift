/// The opposite of a rule.
struct Not<Value>: RuleDefinition, CustomStringConvertible {
  let rule: Rule<Value>

  var name: String { "not" }

  var description: String { "not(\(rule))" }

  func check(_ value: Value) -> RuleVerdict {
    let verdict = rule.check(value)
    let outcome = verdict.outcome.negated
    switch outcome {
    case .valid: return .valid
    case .couldNotBeChecked: return verdict
    case .incomplete, .wrong:
      let issue = ValidationIssue(
        rule: name, arguments: [.init("rule", .text(rule.name))])
      return RuleVerdict(outcome: outcome, issues: [issue])
    }
  }
}

extension Rule {
  /// Returns a rule that holds where another does not.
  ///
  /// A value that the other rule accepts is incomplete for this one, since typing on may change
  /// it. A check that was cut short stays `couldNotBeChecked`, never valid.
  public static func not(_ rule: Rule) -> Rule { Rule(Not(rule: rule), around: rule.nesting) }
}
