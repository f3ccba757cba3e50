/// Something through which a user edits a field.
///
/// Its methods are called within the transaction of the change, after the field was judged.
@MainActor
protocol FieldEditor: AnyObject {
  /// Ends the editing, and returns whether it did.
  func endEditing() -> Bool

  /// Takes over what is under composition, and returns whether nothing of it is left.
  func commitComposition() -> Bool

  /// Follows a value that was set by code, also one that was there before.
  func fieldWasSet()

  /// Follows a reset of the field: what was typed is gone.
  func fieldDidReset()

  /// Follows a change of what rooms below add to the field's settings.
  func fieldSettingsDidChange()

  /// Leaves the field, which takes no edit any more.
  func fieldWasExcluded()
}
