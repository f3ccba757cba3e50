public import Foundation

extension TextInput {
  /// The range of the text under composition (marked text) in the ``display``, nil while there is
  /// none.
  public var markedRange: NSRange? {
    let text = content.text
    return composition.map { presented(text).shown($0.range) }
  }

  /// Shows text under composition in place of what is selected or was under composition before.
  ///
  /// It is neither filtered, nor cut, masked or judged until it is committed; the field keeps its
  /// value. An empty text ends the composition.
  ///
  /// - Parameters:
  ///   - text: The text under composition.
  ///   - selection: What is selected within it; nil puts a caret at its end.
  /// - Returns: Whether the text is shown: false in an excluded field.
  @discardableResult
  public func setMarkedText(_ text: String, selection: NSRange? = nil) -> Bool {
    follow()
    return compose(text, selection: selection, over: composition?.base ?? storage)
  }

  /// Takes the text under composition over as one edit.
  ///
  /// - Returns: Whether there is nothing under composition left: false where it was refused, which
  ///   also ends it.
  @discardableResult
  public func commitComposition() -> Bool {
    follow()
    guard let composition else { return true }
    return perform(composition.edit(with: composition.marked))
  }

  /// Shows text under composition in place of what is selected in a text.
  func compose(_ text: String, selection: NSRange?, over base: EditableText) -> Bool {
    let isRefused = field.node.isExcluded
    if isRefused || text.isEmpty {
      endComposition()
    } else {
      composition = TextComposition(over: base, text, selection: selection)
      noteChange()
    }
    return !isRefused
  }

  /// Gives up what is under composition.
  func endComposition() {
    guard composition != nil else { return }
    composition = nil
    noteChange()
  }
}
