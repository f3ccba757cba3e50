/// What a field finds when it judges its value.
struct FieldJudgement: Sendable {
  var isEmpty: Bool
  /// What the field's own rules say.
  var outcome = RuleOutcome.valid
  /// What they found, or nil where that is what stood before.
  var issues: [ValidationIssue]? = []
  /// What is said by rules that compare with other fields.
  var crossField = RuleVerdict.valid
  /// Whether async rules are to be asked: all others hold, and there was something to make of it.
  var mayAsk = false
}
