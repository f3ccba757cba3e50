import Foundation

// What a text field of UIKit has that the view of the article uses, and what it is known to do:
//
// - A text that is set tells nobody, ends composition and dictation, and puts the caret at the end.
// - What the toolkit changes is told as `editingChanged`, after the delegate was asked, where it is.
// - A tapped suggestion first asks to insert a blank, or nothing, at {0, 0} of an empty field, and is
//   given up where that is refused (PhoneNumberKit, issues 221 and 426). Of what comes then, some
//   ask, some do not, and some add a blank at the end (Open Radar 33634848).
// - The first key of an input method asks like any other; refused, there is no composition. A tapped
//   candidate may come without asking.
// - While dictation is awaited, U+FFFC stands in the text, unasked; a text that is set loses what
//   was said. It may be left over (react-native, pull request 37188).
// - A secure field that is entered again is emptied by the first key.
// - Each edit is registered to be undone by its range; where the text was set since, that range may
//   be none, which is a crash (Open Radar 16570390). What is undone, the field's undo manager says.

@MainActor
final class UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

@MainActor
final class UITextRange {
  let start: UITextPosition
  let end: UITextPosition
  init(_ start: Int, _ end: Int) {
    (self.start, self.end) = (UITextPosition(start), UITextPosition(end))
  }
  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

@MainActor
protocol UITextFieldDelegate: AnyObject {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

@MainActor
class UndoManager {
  var levelsOfUndo = 0
  /// The toolkit's own steps; undone, they put a text back in a range.
  var steps: [(field: UITextField, range: NSRange, text: String)] = []
  init() {}
  var canUndo: Bool { !steps.isEmpty }
  var canRedo: Bool { false }
  func undo() {
    guard let step = steps.popLast() else { return }
    step.field.putBack(step.text, in: step.range)
  }
  func redo() {}
}

@MainActor
struct UIAction {
  let handler: (UIAction) -> Void
  init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

struct Event: OptionSet {
  let rawValue: Int
  static let editingChanged = Event(rawValue: 1)
}

@MainActor
class UITextField {
  weak var delegate: (any UITextFieldDelegate)?
  var isSecureTextEntry = false
  private(set) var isFirstResponder = false
  private(set) var hasCrashed = false
  private var content = ""
  private var selected = NSRange()
  private var marked: NSRange?
  private var actions: [UIAction] = []
  private let ownUndo = UndoManager()
  private var isFresh = false

  init(frame: CGRect) {}

  func addAction(_ action: UIAction, for event: Event) { actions.append(action) }

  var undoManager: UndoManager? { ownUndo }

  var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      marked = nil
      select(NSRange(location: content.utf16.count, length: 0))
    }
  }

  var selectedTextRange: UITextRange? {
    get { UITextRange(selected.location, selected.upperBound) }
    set { if let newValue { select(newValue.range) } }
  }

  var markedTextRange: UITextRange? { marked.map { UITextRange($0.location, $0.upperBound) } }
  var beginningOfDocument: UITextPosition { UITextPosition(0) }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.offset - start.offset
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...content.utf16.count).contains(place) ? UITextPosition(place) : nil
  }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    UITextRange(start.offset, end.offset)
  }

  @discardableResult
  func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) != false else { return false }
    isFirstResponder = true
    isFresh = isSecureTextEntry
    return true
  }

  @discardableResult
  func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) != false else { return false }
    isFirstResponder = false
    marked = nil
    return true
  }

  // MARK: - What the user does

  /// What the screen shows.
  var screen: String {
    isSecureTextEntry ? String(repeating: "•", count: content.count) : content
  }

  /// Puts the caret somewhere, or selects.
  func touch(_ range: NSRange) { select(range) }

  /// Types a key, or pastes a text, over what is selected.
  @discardableResult
  func type(_ text: String) -> Bool { ask(marked ?? selected, text) }

  func backspace() {
    var range = selected
    if range.length == 0 {
      guard let index = Range(range, in: content)?.lowerBound, index > content.startIndex else {
        return
      }
      range = NSRange(content.index(before: index)..<index, in: content)
    }
    _ = ask(range, "")
  }

  enum Asking { case all, trial, nothing }

  /// Taps a suggestion above the keyboard.
  func tapSuggestion(
    _ text: String, trial: String, asking: Asking = .all, addingBlank: Bool = false
  ) {
    if content.isEmpty {
      guard
        delegate?.textField(
          self, shouldChangeCharactersIn: NSRange(), replacementString: trial) != false
      else { return }
      if !trial.isEmpty { change(NSRange(), trial) }
    }
    let word = NSRange(location: 0, length: content.utf16.count)
    if asking == .all { _ = ask(word, text) } else { change(word, text) }
    if addingBlank { _ = ask(NSRange(location: content.utf16.count, length: 0), " ") }
  }

  /// Types a key of an input method: what is under composition becomes another text.
  func compose(_ key: String, as text: String) {
    let range = marked ?? selected
    let caret = marked.map { NSRange(location: $0.upperBound, length: 0) } ?? selected
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: caret, replacementString: key) != false
    else { return }
    // A text that was set meanwhile has ended it: the letters begin anew.
    replace(range, text)
    marked = NSRange(location: range.location, length: text.utf16.count)
    sendChange()
  }

  /// Takes a candidate, asking for it or not.
  func choose(_ candidate: String, asking: Bool) {
    guard let range = marked else { return }
    if asking,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: candidate)
        == false
    {
      return
    }
    marked = nil
    replace(range, candidate)
    sendChange()
  }

  func beginDictation() { change(selected, "\u{FFFC}") }

  /// Puts in what was said, in place of what stood for it; lost where that is gone.
  func endDictation(_ said: String?) {
    guard let index = content.firstIndex(of: "\u{FFFC}") else { return }
    let range = NSRange(index..<content.index(after: index), in: content)
    if let said { change(range, said) }
  }

  /// Corrects a word by itself: asked, and in place of what stands there.
  func correct(_ range: NSRange, to word: String) { _ = ask(range, word) }

  func shakeToUndo() { if undoManager?.canUndo == true { undoManager?.undo() } }
  func shakeToRedo() { if undoManager?.canRedo == true { undoManager?.redo() } }
  func pressReturn() { _ = delegate?.textFieldShouldReturn(self) }
  func pressClear() {
    if delegate?.textFieldShouldClear(self) != false {
      change(NSRange(location: 0, length: content.utf16.count), "")
    }
  }

  // MARK: - What the toolkit does

  private func ask(_ range: NSRange, _ text: String) -> Bool {
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: range, replacementString: text) != false
    else { return false }
    if isFresh, isSecureTextEntry {
      isFresh = false
      change(NSRange(location: 0, length: content.utf16.count), text)
    } else {
      change(range, text)
    }
    return true
  }

  private func change(_ range: NSRange, _ text: String) {
    marked = nil
    replace(range, text)
    sendChange()
  }

  private func replace(_ range: NSRange, _ text: String) {
    guard let place = Range(range, in: content) else { return hasCrashed = true }
    let old = String(content[place])
    content.replaceSubrange(place, with: text)
    let new = NSRange(location: range.location, length: text.utf16.count)
    undoManager?.steps.append((self, new, old))
    select(NSRange(location: new.upperBound, length: 0))
  }

  /// Undoes a step of the toolkit's own.
  func putBack(_ text: String, in range: NSRange) {
    replace(range, text)
    _ = undoManager?.steps.popLast()
    sendChange()
  }

  private func select(_ range: NSRange) {
    selected = range
    delegate?.textFieldDidChangeSelection(self)
  }

  private func sendChange() { for action in actions { action.handler(action) } }
}
