/// Someone who is asked and told what happens in a text input; every requirement has a default.
///
/// Methods that return a Bool are called before something happens, and refuse it with false.
@MainActor
public protocol TextInputDelegate: AnyObject {
  /// Whether the user may come into the field.
  func textInputShouldBeginEditing(_ input: TextInput) -> Bool
  /// The user came into the field.
  func textInputDidBeginEditing(_ input: TextInput)
  /// Whether an edit may be made; its range is one of the text itself, as ``TextInput/text`` has
  /// it, also while that is hidden.
  func textInput(_ input: TextInput, shouldMake edit: TextEdit) -> Bool
  /// The text changed by an edit; field, managers and controls are right by now.
  func textInputDidChange(_ input: TextInput)
  /// Whether the user may leave the field.
  func textInputShouldEndEditing(_ input: TextInput) -> Bool
  /// The user left the field, or it was excluded, which nobody can refuse.
  func textInputDidEndEditing(_ input: TextInput)
  /// Whether the text may be cleared.
  func textInputShouldClear(_ input: TextInput) -> Bool
  /// Whether the return key may move the focus, or submit.
  func textInputShouldReturn(_ input: TextInput) -> Bool
  /// Called when display, selection, secrecy or traits may have changed, for whatever reason.
  func textInputNeedsDisplay(_ input: TextInput)
}

extension TextInputDelegate {
  /// Yes.
  public func textInputShouldBeginEditing(_ input: TextInput) -> Bool { true }
  /// Does nothing.
  public func textInputDidBeginEditing(_ input: TextInput) {}
  /// Yes.
  public func textInput(_ input: TextInput, shouldMake edit: TextEdit) -> Bool { true }
  /// Does nothing.
  public func textInputDidChange(_ input: TextInput) {}
  /// Yes.
  public func textInputShouldEndEditing(_ input: TextInput) -> Bool { true }
  /// Does nothing.
  public func textInputDidEndEditing(_ input: TextInput) {}
  /// Yes.
  public func textInputShouldClear(_ input: TextInput) -> Bool { true }
  /// Yes.
  public func textInputShouldReturn(_ input: TextInput) -> Bool { true }
  /// Does nothing.
  public func textInputNeedsDisplay(_ input: TextInput) {}
}
