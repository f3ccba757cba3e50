/// The issues of a field, one slot for each source, so that clearing one never clears another's.
struct IssueSlots: Sendable {
  /// The issues of the field's own rules.
  var rules: [ValidationIssue] = []
  /// The issues of rules that compare with other fields.
  var crossField: [ValidationIssue] = []
  /// The issues of async rules.
  var async: [ValidationIssue] = []
  /// The issues imposed from outside.
  var imposed: [ValidationIssue] = []

  var rulesOutcome: RuleOutcome = .valid
  var crossFieldOutcome: RuleOutcome = .valid
  var asyncOutcome: RuleOutcome = .valid

  var isEmpty: Bool { rules.isEmpty && crossField.isEmpty && async.isEmpty && imposed.isEmpty }

  /// Every issue, in the order of sources; copied only where several sources have some.
  var all: [ValidationIssue] {
    var all = rules
    for more in [crossField, async, imposed] where !more.isEmpty {
      if all.isEmpty { all = more } else { all += more }
    }
    return all
  }

  /// The issue whose message is shown: the first error, else the first warning.
  var foremost: ValidationIssue? {
    let all = all
    return all.first(where: \.isError) ?? all.first
  }

  /// The outcome of all sources; an imposed error is wrong, whatever is typed after it.
  var outcome: RuleOutcome {
    var own = rulesOutcome
    if crossFieldOutcome != .valid { own = own.and(crossFieldOutcome) }
    if asyncOutcome != .valid { own = own.and(asyncOutcome) }
    if imposed.isEmpty { return own }
    return imposed.contains(where: \.isError) ? .wrong : own
  }
}
