/// An event in a session, beside the changes that fields and buttons tell of.
enum SessionEvent {
  /// Another field has the focus now, or none.
  case focus(NamedField?)
  /// Several keys are pressed one by one from now on in a field, or no longer in any.
  case keys(NamedField?)
  /// A field did not take what was typed or pasted, for a reason.
  case refusal(NamedField, reason: String)
  /// A field is taken out of the form, or put back.
  case exclusion(NamedField, isExcluded: Bool)
  /// A button is pressed.
  case press(NamedControl)
  /// The form was submitted, or would have been if it were valid.
  case submission(isValid: Bool, firstInvalid: NamedField?)
}
