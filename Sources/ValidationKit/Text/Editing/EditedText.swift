/// The result of an edit: the text with its selection, and the value for the model.
///
/// Neither is ever printed, for they may be secrets.
public struct EditedText: Sendable, Hashable, Undisclosed {
  /// The text as it is shown, with the caret.
  public let content: EditableText

  /// The value: what the mask makes of the text, or the text itself.
  public let value: String

  init(_ masked: MaskedText) {
    content = masked.content
    value = masked.value
  }

  /// - Parameter content: A text that was there before.
  init(_ content: EditableText, value: String) {
    self.content = content
    self.value = value
  }

  /// - Parameter content: A text that no mask formats, which is its own value.
  init(unmasked content: EditableText) {
    self.content = content
    value = content.text
  }
}
