public import Foundation

/// For views of toolkits that edit by themselves, and ask before or tell afterwards, as they like.
///
/// A toolkit that is always told not to make an edit itself loses what begins with one: text under
/// composition, dictation, and suggestions above the keyboard. So the view lets it, and has the
/// input take over what came of it.
extension TextInput {
  /// Returns whether a toolkit may make an edit of what it shows, and remembers the edit.
  ///
  /// What becomes of it is said by ``viewDidChange(to:selection:markedRange:)``.
  ///
  /// - Parameters:
  ///   - range: What is replaced, in UTF-16 code units of what the view shows.
  ///   - text: What comes in its place.
  public func viewShouldReplace(_ range: NSRange, with text: String) -> Bool {
    pendingEdit = nil
    if field.isExcluded { return false }
    pendingEdit = TextEdit(range: range, replacement: text)
    return true
  }

  /// Takes over what a toolkit's own editing made of what the view shows, whether it asked or not.
  ///
  /// While text is under composition, or dictation is awaited (U+FFFC stands for it), it is shown
  /// and nothing else; where the ``display`` hides the text, it is taken over at once. A blank in
  /// an empty field that takes none is a toolkit's trial before it inserts a suggestion, and is
  /// left alone.
  ///
  /// - Parameters:
  ///   - shown: What the view shows now.
  ///   - selection: What is selected in it, in UTF-16 code units.
  ///   - markedRange: What is under composition in it, nil for nothing.
  /// - Returns: Whether the view is to show something else: the ``display`` and the ``selection``.
  /// - Complexity: Linear in the lengths of the texts.
  public func viewDidChange(
    to shown: String, selection: NSRange, markedRange: NSRange? = nil
  ) -> Bool {
    follow()
    let pending = pendingEdit
    pendingEdit = nil
    let base = composition?.base ?? storage
    let before = presented(base.text)
    // A secret that the view is to hide is not composed, as toolkits do not either.
    let marked = isConcealed ? nil : markedRange
    if let marked = marked ?? shown.rangeOfObjectReplacements {
      let change = TextDifference(from: before.display, to: shown, around: marked)
      let caret = NSRange(
        location: selection.location - change.range.location, length: selection.length)
      return !compose(
        change.replacement, selection: caret, over: base.selecting(before.hidden(change.range)))
    }
    let caret = NSRange(location: selection.location, length: 0)
    let change =
      pending.flatMap { $0.difference(from: before.display, to: shown, composition) }
      ?? TextDifference(from: before.display, to: shown, around: caret)
    let edit = TextEdit(
      range: before.hidden(change.range), replacement: change.replacement)
    if before.text.isEmpty, shown.allSatisfy(CharacterKind.whitespace.contains),
      field.editing.applying(edit, to: base)?.content.text.isIdentical(to: shown) != true
    {
      endComposition()
      return false
    }
    if change.isEmpty { endComposition() } else { _ = perform(edit) }
    guard presented(current.text).display.isIdentical(to: shown) else { return true }
    select(selection)
    return false
  }
}

extension TextEdit {
  /// Returns the edit as the difference of two texts, or nil where it is not what happened.
  fileprivate func difference(
    from old: String, to new: String, _ composition: TextComposition?
  ) -> TextDifference? {
    guard composition == nil, range.location >= 0, range.length >= 0,
      range.location <= old.utf16.count, range.length <= old.utf16.count - range.location,
      let replaced = Range(range, in: old),
      old.replacingCharacters(in: replaced, with: replacement).isIdentical(to: new)
    else { return nil }
    return TextDifference(range: range, replacement: replacement)
  }
}

extension String {
  /// The range from the first to the last scalar that stands for what is no text.
  fileprivate var rangeOfObjectReplacements: NSRange? {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(of: .objectReplacement),
      let last = scalars.lastIndex(of: .objectReplacement)
    else { return nil }
    return offsets(of: first..<scalars.index(after: last))
  }
}
