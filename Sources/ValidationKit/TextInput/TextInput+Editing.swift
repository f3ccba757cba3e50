public import Foundation

extension TextInput {
  /// Makes an edit, as a toolkit asks whether it should.
  ///
  /// A view sets its text and selection from ``content`` afterwards, and tells its toolkit not to
  /// make the edit itself. Text under composition is committed first.
  ///
  /// - Returns: Whether the edit was made: false where the delegate, a filter or the mask refused
  ///   it.
  @discardableResult
  public func make(_ edit: TextEdit) -> Bool {
    if composition != nil { commitComposition() }
    return perform(edit)
  }

  /// Replaces a range by a text; a range that does not fit the text is clamped.
  @discardableResult
  public func replace(_ range: NSRange, with text: String) -> Bool {
    make(TextEdit(range: range, replacement: text))
  }

  /// Replaces a range of the text by another text.
  @discardableResult
  public func replace(_ range: Range<String.Index>, with text: String) -> Bool {
    make(TextEdit(range: range, in: current.text, replacement: text))
  }

  /// Types or pastes a text over what is selected, or over what is under composition.
  @discardableResult
  public func insert(_ text: String) -> Bool {
    guard let composition else { return perform(.insert(text, into: current)) }
    self.composition = nil
    return perform(composition.edit(with: text))
  }

  /// Deletes what is selected, or the character before the caret.
  @discardableResult
  public func deleteBackward() -> Bool {
    if composition != nil { commitComposition() }
    return perform(.deleteBackward(in: current))
  }

  /// Deletes what is selected, or the character after the caret.
  @discardableResult
  public func deleteForward() -> Bool {
    if composition != nil { commitComposition() }
    return perform(.deleteForward(in: current))
  }

  /// Replaces the whole text, as autofill does.
  @discardableResult
  public func fill(_ text: String) -> Bool {
    composition = nil
    return perform(.replaceAll(of: current, with: text))
  }

  /// Clears the text, as a clear button does, unless the delegate refuses.
  @discardableResult
  public func clear() -> Bool {
    guard delegate?.textInputShouldClear(self) != false else { return false }
    return fill("")
  }

  /// Selects a range; one that does not fit the text is clamped, and widened to whole characters.
  public func select(_ range: NSRange) {
    if composition != nil { commitComposition() }
    let selected = current.selecting(range)
    guard selected != storage else { return }
    storage = selected
    noteChange()
  }

  /// Selects the whole text.
  public func selectAll() { select(NSRange(location: 0, length: .max)) }

  /// The selected text for the clipboard, nil where there is none, or where it is hidden.
  public func copy() -> String? {
    let text = content.selectedText
    return isSecure || text.isEmpty ? nil : text
  }

  /// Deletes the selected text and returns it for the clipboard, nil where it may not be copied.
  public func cut() -> String? {
    guard let text = copy(), deleteBackward() else { return nil }
    return text
  }

  /// Makes an edit of the text that is not under composition.
  func perform(_ edit: TextEdit) -> Bool {
    let before = current
    guard !field.isExcluded, delegate?.textInput(self, shouldMake: edit) != false,
      // The delegate may have changed the text itself.
      before == current, let edited = field.editing.applying(edit, to: before)
    else { return false }
    if edited.content.text.isIdentical(to: before.text) {
      storage = edited.content
      noteChange()
      return true
    }
    history.note(before)
    take(edited)
    delegate?.textInputDidChange(self)
    return true
  }
}

extension TextInput {
  /// Whether there is an edit to undo.
  public var canUndo: Bool {
    _ = content
    return history.canUndo
  }

  /// Whether there is an undone edit to make again.
  public var canRedo: Bool {
    _ = content
    return history.canRedo
  }

  /// Undoes the last edit, as a whole; edits end to be undoable when a value is set by code.
  @discardableResult
  public func undo() -> Bool {
    if composition != nil { commitComposition() }
    return go(to: history.undo(from: current))
  }

  /// Makes the edit again that was undone last.
  @discardableResult
  public func redo() -> Bool {
    if composition != nil { commitComposition() }
    return go(to: history.redo(from: current))
  }

  private func go(to content: EditableText?) -> Bool {
    guard let content else { return false }
    let value = field.editing.mask?.format(content.text).value ?? content.text
    take(EditedText(content, value: value))
    delegate?.textInputDidChange(self)
    return true
  }
}
