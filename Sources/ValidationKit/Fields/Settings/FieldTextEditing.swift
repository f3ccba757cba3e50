/// The editing of a field's text, and what its mask makes of values that come from elsewhere.
///
/// Only fields of text have one, and of these only some; a reference, so that the others need no
/// room for it.
final class FieldTextEditing<Value>: Sendable {
  let editing: FieldEditing
  /// Returns a value that does not come from an editor as the mask has it; nil without a mask.
  let preparation: (@Sendable (Value) -> Value)?
  /// Judges a value that is not empty, before the rules; what fails here is said alone.
  let check: (@Sendable (Value) -> RuleVerdict)?

  private init(
    _ editing: FieldEditing, preparation: (@Sendable (Value) -> Value)?,
    check: (@Sendable (Value) -> RuleVerdict)?
  ) {
    self.editing = editing
    self.preparation = preparation
    self.check = check
  }
}

extension FieldTextEditing where Value == String {
  convenience init(_ editing: FieldEditing) {
    guard let mask = editing.mask else {
      self.init(editing, preparation: nil, check: nil)
      return
    }
    self.init(
      editing, preparation: { mask.show(value: $0).value },
      check: { value in mask.refusal(ofValue: value).map { .wrong($0.issue) } ?? .valid })
  }
}
