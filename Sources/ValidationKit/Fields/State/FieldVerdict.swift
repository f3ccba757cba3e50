/// The verdict of a field on its value.
struct FieldVerdict: Sendable {
  var isEmpty: Bool
  /// The outcome of the field's own rules.
  var outcome = RuleOutcome.valid
  /// The issues that they found, or nil where these are the same as before.
  var issues: [ValidationIssue]? = []
  /// The verdict of rules that compare with other fields.
  var crossField = RuleVerdict.valid
  /// Whether async rules are to be asked: all others hold, and there was something to make of it.
  var mayAsk = false
}
