public import Foundation

extension TextInput {
  /// Makes an edit of what is shown.
  ///
  /// Its range is one of the ``display``; one that does not fit is clamped, and widened to whole
  /// characters. An edit that leaves text under composition as it is comes after it is committed;
  /// one that changes it commits what comes of it.
  ///
  /// - Returns: Whether the edit was made: false where the field is excluded, or where the
  ///   delegate, a filter or the mask refused it.
  @discardableResult
  public func make(_ edit: TextEdit) -> Bool {
    let range = presented(current.text).hidden(edit.range)
    return change(TextEdit(range: range, replacement: edit.replacement))
  }

  /// Replaces a range of the ``display`` by a text; a range that does not fit is clamped.
  @discardableResult
  public func replace(_ range: NSRange, with text: String) -> Bool {
    make(TextEdit(range: range, replacement: text))
  }

  /// Replaces a range of the ``display``, by indices of it, by a text.
  @discardableResult
  public func replace(_ range: Range<String.Index>, with text: String) -> Bool {
    make(TextEdit(range: range, in: presented(current.text).display, replacement: text))
  }

  /// Types or pastes a text over what is selected, or over what is under composition.
  @discardableResult
  public func insert(_ text: String) -> Bool {
    follow()
    return perform(composition?.edit(with: text) ?? .insert(text, into: storage))
  }

  /// Deletes what is selected, or the character before the caret.
  @discardableResult
  public func deleteBackward() -> Bool { change(.deleteBackward(in: current)) }

  /// Deletes what is selected, or the character after the caret.
  @discardableResult
  public func deleteForward() -> Bool { change(.deleteForward(in: current)) }

  /// Replaces the whole text, as autofill does; what is under composition is given up.
  @discardableResult
  public func fill(_ text: String) -> Bool {
    follow()
    return perform(.replaceAll(of: storage, with: text))
  }

  /// Clears the text, as a clear button does, unless the delegate refuses.
  @discardableResult
  public func clear() -> Bool {
    guard !field.node.isExcluded, delegate?.textInputShouldClear(self) != false else {
      return false
    }
    return fill("")
  }

  /// Selects a range of the ``display``; one that does not fit is clamped, and widened to whole
  /// characters.
  ///
  /// Text under composition is committed first.
  public func select(_ range: NSRange) {
    var range = presented(current.text).hidden(range)
    if let composition {
      commitComposition()
      range = composition.place(of: range, in: current.text)
    }
    selectInText(range)
  }

  /// Selects the whole text.
  public func selectAll() { select(NSRange(location: 0, length: .max)) }

  /// The selected text for the clipboard, nil where there is none, or where it is hidden.
  public func copy() -> String? {
    let text = content.selectedText
    return isSecure || text.isEmpty ? nil : text
  }

  /// Deletes the selected text and returns it for the clipboard, nil where it may not be copied.
  ///
  /// Text under composition is committed first; what was selected in it stays selected if it came
  /// in as it was.
  public func cut() -> String? {
    let before = current
    if composition != nil, commitComposition(), current.text.isIdentical(to: before.text) {
      selectInText(before.selection)
    }
    guard let text = copy(), deleteBackward() else { return nil }
    return text
  }

  private func selectInText(_ range: NSRange) {
    let selected = current.selecting(range)
    guard selected != storage else { return }
    storage = selected
    noteChange()
  }

  /// Makes an edit of the text, with what is under composition.
  private func change(_ edit: TextEdit) -> Bool {
    var edit = edit
    follow()
    if let composition {
      if let joint = composition.edit(joining: edit) { return perform(joint) }
      commitComposition()
      edit.range = composition.place(of: edit.range, in: current.text)
    }
    return perform(edit)
  }

  /// Makes an edit of the text that is not under composition; what is ends.
  func perform(_ edit: TextEdit) -> Bool {
    let wasComposing = composition != nil
    composition = nil
    let isMade = attempt(edit)
    if wasComposing, !isMade { noteChange() }
    return isMade
  }

  private func attempt(_ edit: TextEdit) -> Bool {
    let before = current
    guard !field.node.isExcluded, delegate?.textInput(self, shouldMake: edit) != false,
      // The delegate may have excluded the field, or changed the text itself.
      !field.node.isExcluded, before == current,
      let edited = attempted(edit, in: before)
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
  /// Whether there is an edit to undo; never in an excluded field.
  public var canUndo: Bool {
    _ = content
    return history.canUndo && !field.isExcluded
  }

  /// Whether there is an undone edit to make again; never in an excluded field.
  public var canRedo: Bool {
    _ = content
    return history.canRedo && !field.isExcluded
  }

  /// Undoes the last edit, as a whole; edits end to be undoable when a value is set by code.
  ///
  /// The last hundred can be undone. Text under composition is committed first, as an edit.
  @discardableResult
  public func undo() -> Bool { go { $0.undo(from: $1) } }

  /// Makes the edit again that was undone last.
  @discardableResult
  public func redo() -> Bool { go { $0.redo(from: $1) } }

  private func go(_ step: (inout TextHistory, EditableText) -> EditableText?) -> Bool {
    commitComposition()
    let current = current
    guard !field.node.isExcluded, let content = step(&history, current) else { return false }
    take(field.editing.reading(content))
    delegate?.textInputDidChange(self)
    return true
  }
}
