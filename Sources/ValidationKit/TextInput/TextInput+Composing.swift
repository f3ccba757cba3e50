public import Foundation

extension TextInput {
  /// Where text is under composition (marked text), nil while there is none.
  public var markedRange: NSRange? {
    _ = content
    return composition?.range
  }

  /// Shows text under composition in place of what is selected or was under composition before.
  ///
  /// It is neither filtered, nor cut, masked or judged until it is committed; the field keeps its
  /// value. An empty text ends the composition.
  ///
  /// - Parameters:
  ///   - text: The text under composition.
  ///   - selection: What is selected within it; nil puts a caret at its end.
  public func setMarkedText(_ text: String, selection: NSRange? = nil) {
    let base = composition?.base ?? current
    if text.isEmpty {
      composition = nil
    } else if !field.isExcluded {
      composition = TextComposition(over: base, text, selection: selection)
    }
    noteChange()
  }

  /// Takes the text under composition over as one edit.
  ///
  /// - Returns: Whether there is nothing under composition left: false where it was refused, which
  ///   also ends it.
  @discardableResult
  public func commitComposition() -> Bool {
    guard let composition else { return true }
    self.composition = nil
    noteChange()
    return perform(composition.edit(with: composition.marked))
  }
}
