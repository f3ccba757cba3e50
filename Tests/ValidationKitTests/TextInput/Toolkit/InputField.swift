// The view of the article "Editing text", which this file holds to; `UITextField` and what belongs
// to it stand in for UIKit's. From here to the end it is the article's, character by character.
import Foundation
import ValidationKit

/// A text field that shows what a text input says, and leaves the editing to the toolkit.
final class InputField: UITextField, UITextFieldDelegate, TextInputDelegate {
  let input: TextInput
  private let inputUndo: InputUndoManager
  private var isShowing = false
  private var isAsked = false

  init(_ input: TextInput) {
    self.input = input
    inputUndo = InputUndoManager(input)
    super.init(frame: .zero)
    input.viewHidesSecrets = true
    input.delegate = self
    delegate = self
    addAction(UIAction { [weak self] _ in self?.viewChanged() }, for: .editingChanged)
    show()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  /// Shows what the input says, unless the toolkit is composing, which setting a text would end.
  func show() {
    isShowing = true
    if isSecureTextEntry != input.isSecure { isSecureTextEntry = input.isSecure }
    if input.markedRange == nil {
      let content = input.displayContent
      // Not `!=`: a letter and its accent may stand there as one scalar or as two.
      if !(text ?? "").utf16.elementsEqual(content.text.utf16) { text = content.text }
      selectedTextRange = textRange(of: content.selection)
    }
    isShowing = false
  }

  /// Takes over what the toolkit did: a key, a suggestion, dictation, marked text.
  private func viewChanged() {
    let isToShow = input.viewDidChange(
      to: text ?? "", selection: offsets(of: selectedTextRange) ?? NSRange(),
      markedRange: offsets(of: markedTextRange))
    if isToShow { show() }
  }

  // The toolkit edits by itself: what it is refused, it takes for the end of composition, of
  // dictation, or of a suggestion.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    input.viewShouldReplace(range, with: string)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    guard !isShowing, input.markedRange == nil, text == input.display,
      let selection = offsets(of: selectedTextRange)
    else { return }
    input.select(selection)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    asked { input.beginEditing() }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    asked { input.endEditing() }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    input.pressReturn()
    return false
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    input.clear()
    return false
  }

  func textInputDidBeginEditing(_ input: TextInput) {
    if !isAsked { becomeFirstResponder() }
  }

  func textInputDidEndEditing(_ input: TextInput) {
    if !isAsked { resignFirstResponder() }
    show()
  }

  func textInputNeedsDisplay(_ input: TextInput) { show() }

  // The toolkit's own steps are about texts that are no more: to undo them would crash.
  override var undoManager: UndoManager? { inputUndo }

  private func asked(_ question: () -> Bool) -> Bool {
    isAsked = true
    defer { isAsked = false }
    return question()
  }

  private func offsets(of range: UITextRange?) -> NSRange? {
    guard let range else { return nil }
    let location = offset(from: beginningOfDocument, to: range.start)
    return NSRange(location: location, length: offset(from: range.start, to: range.end))
  }

  private func textRange(of range: NSRange) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return nil }
    return textRange(from: start, to: end)
  }
}

/// Undoes what the input did.
final class InputUndoManager: UndoManager {
  private let input: TextInput

  init(_ input: TextInput) {
    self.input = input
    super.init()
    levelsOfUndo = 1
  }

  override var canUndo: Bool { input.canUndo }
  override var canRedo: Bool { input.canRedo }
  override func undo() { input.undo() }
  override func redo() { input.redo() }
}
