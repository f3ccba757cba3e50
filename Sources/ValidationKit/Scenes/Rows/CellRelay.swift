/// The delegate of the text input of the row that a cell shows: passes everything on to the cell's
/// own, and notes when the user leaves.
@MainActor
final class CellRelay: TextInputDelegate {
  weak var delegate: (any TextInputDelegate)?
  /// Whether the cell goes to another row, which nobody can refuse.
  var isLettingGo = false
  var willLeave: @MainActor () -> Void = {}
  var didLeave: @MainActor (TextInput) -> Void = { _ in }

  func textInputShouldBeginEditing(_ input: TextInput) -> Bool {
    delegate?.textInputShouldBeginEditing(input) ?? true
  }

  func textInputDidBeginEditing(_ input: TextInput) { delegate?.textInputDidBeginEditing(input) }

  func textInput(_ input: TextInput, shouldMake edit: TextEdit) -> Bool {
    delegate?.textInput(input, shouldMake: edit) ?? true
  }

  func textInputDidChange(_ input: TextInput) { delegate?.textInputDidChange(input) }

  func textInputShouldEndEditing(_ input: TextInput) -> Bool {
    willLeave()
    return isLettingGo || delegate?.textInputShouldEndEditing(input) ?? true
  }

  func textInputDidEndEditing(_ input: TextInput) {
    didLeave(input)
    delegate?.textInputDidEndEditing(input)
  }

  func textInputShouldClear(_ input: TextInput) -> Bool {
    delegate?.textInputShouldClear(input) ?? true
  }

  func textInputShouldReturn(_ input: TextInput) -> Bool {
    delegate?.textInputShouldReturn(input) ?? true
  }

  func textInputNeedsDisplay(_ input: TextInput) { delegate?.textInputNeedsDisplay(input) }
}
