extension TextInput {
  /// The reason why a filter or the mask refused the last edit; nil after one that was made.
  ///
  /// A view may show the message, or that a key does nothing.
  public var lastRefusal: EditRefusal? {
    noteRead()
    return refusal
  }

  /// Returns what an edit leads to, nil where it is refused; notes why.
  func attempted(_ edit: TextEdit, in content: EditableText) -> EditedText? {
    let result = field.editing.result(of: edit, in: content)
    let reason: EditRefusal? = if case .failure(let failure) = result { failure } else { nil }
    if reason != refusal {
      refusal = reason
      noteChange()
    }
    return try? result.get()
  }
}
