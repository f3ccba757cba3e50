/// Something through which a user edits a field.
@MainActor
protocol FieldEditor: AnyObject {
  /// Ends the editing, and returns whether it did.
  func endEditing() -> Bool

  /// Follows a reset of the field: what was typed is gone.
  func fieldDidReset()
}
