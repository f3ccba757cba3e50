import Foundation
import Testing
import ValidationKit

@MainActor
@Suite("A text field of a toolkit that edits by itself")
struct InputFieldTests {
  let mask = TextMask("+{7} ([000]) [000]-[00]-[00]")

  /// Makes a view, its input and its field, focused.
  func open(_ editing: FieldEditing) -> InputField {
    let view = InputField(TextInput(Field(label: "Field", editing: editing)))
    view.becomeFirstResponder()
    return view
  }

  /// Expects view, text and value to agree.
  func expect(
    _ view: InputField, _ shown: String, value: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(view.text == shown, sourceLocation: location)
    #expect(view.input.display == shown, sourceLocation: location)
    #expect(view.input.field.value == value ?? shown, sourceLocation: location)
    #expect(!view.hasCrashed, sourceLocation: location)
  }

  @Test("The article shows this view, character by character")
  func article() throws {
    let here = URL(filePath: #filePath)
    let code = try String(
      contentsOf: here.deletingLastPathComponent().appending(path: "InputField.swift"),
      encoding: .utf8)
    let view = try #require(code.range(of: "/// A text field that shows"))
    var root = here
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let article = try String(
      contentsOf: root.appending(
        path: "Sources/ValidationKit/ValidationKit.docc/EditingText.md"), encoding: .utf8)
    #expect(article.contains("```swift\n\(code[view.lowerBound...])```\n"))
  }

  @Test("Keys, pastes and erasing go through the mask, and the caret stays where it belongs")
  func keys() {
    let view = open(.phone(mask))
    for key in "9991234567" { view.type(String(key)) }
    expect(view, "+7 (999) 123-45-67", value: "79991234567")
    view.touch(NSRange(location: 4, length: 3))
    view.type("111")
    expect(view, "+7 (111) 123-45-67", value: "71111234567")
    #expect(view.selectedTextRange?.range == view.input.selection)
    view.backspace()
    expect(view, "+7 (111) 234-56-7", value: "7111234567")
    view.touch(NSRange(location: 0, length: view.text!.utf16.count))
    view.backspace()
    expect(view, "")
  }

  @Test("A key that has no place leaves the view as it was")
  func refused() {
    let view = open(FieldEditing(filters: [.allowing(.digit), .maxLength(3)]))
    view.type("12")
    view.type("x")
    view.type("3")
    view.type("4")
    expect(view, "123")
    view.touch(NSRange(location: 1, length: 0))
    view.type("9")
    expect(view, "123")
    #expect(view.selectedTextRange?.range == NSRange(location: 1, length: 0))
  }

  @Test(
    "Suggestions above the keyboard arrive, whatever the toolkit asks before",
    arguments: [" ", ""], [UITextField.Asking.all, .trial])
  func suggestions(_ trial: String, _ asking: UITextField.Asking) {
    for isAddingBlank in [false, true] {
      let email = open(.email)
      email.tapSuggestion(
        "ann@example.org", trial: trial, asking: asking, addingBlank: isAddingBlank)
      expect(email, "ann@example.org")
      let phone = open(.phone(mask))
      phone.tapSuggestion(
        "+7 999 123-45-67", trial: trial, asking: asking, addingBlank: isAddingBlank)
      expect(phone, "+7 (999) 123-45-67", value: "79991234567")
      let code = open(.oneTimeCode)
      code.tapSuggestion("123 456", trial: trial, asking: asking, addingBlank: isAddingBlank)
      expect(code, "123456")
      let name = open(FieldEditing(traits: .name))
      name.type("An")
      name.tapSuggestion("Anna", trial: trial, asking: asking, addingBlank: isAddingBlank)
      expect(name, isAddingBlank ? "Anna " : "Anna")
    }
  }

  @Test("A blank of which nothing comes is gone when the next key comes, or the field is left")
  func trialBlank() {
    let view = open(.email)
    view.type(" ")
    #expect(view.input.field.value == "")
    view.type("a")
    expect(view, "a")
    view.backspace()
    view.type(" ")
    view.resignFirstResponder()
    expect(view, "")
  }

  @Test(
    "X2: input methods compose undisturbed, and what is chosen is filtered",
    arguments: [true, false])
  func composition(_ asking: Bool) {
    let view = open(FieldEditing(filters: [.allowing(.letter), .maxLength(3)]))
    view.type("山")
    view.compose("n", as: "n")
    view.compose("i", as: "ni")
    view.compose("h", as: "ni h")
    view.compose("a", as: "ni hao")
    #expect(view.text == "山ni hao" && view.input.field.value == "山")
    #expect(view.input.markedRange == NSRange(location: 1, length: 6))
    #expect(view.markedTextRange != nil)
    view.choose("你好", asking: asking)
    expect(view, "山你好")
    #expect(view.markedTextRange == nil && view.input.markedRange == nil)
    view.compose("n", as: "n")
    view.choose("你", asking: asking)
    expect(view, "山你好")
    view.touch(NSRange(location: 1, length: 1))
    view.compose("n", as: "n")
    #expect(view.text == "山n好")
    view.resignFirstResponder()
    expect(view, "山n好")
  }

  @Test("A value that is set by code, or exclusion, ends composition on the screen too")
  func endedComposition() {
    let view = open(FieldEditing())
    view.compose("n", as: "n")
    view.input.field.value = "x"
    expect(view, "x")
    #expect(view.markedTextRange == nil)
    view.compose("n", as: "n")
    view.input.field.exclude()
    expect(view, "x")
    #expect(!view.isFirstResponder && !view.type("y"))
    expect(view, "x")
  }

  @Test("Dictation is awaited, and what stands for it is never text")
  func dictation() {
    let view = open(FieldEditing(filters: [.maxLength(5)]))
    view.type("ab")
    view.touch(NSRange(location: 1, length: 0))
    view.beginDictation()
    #expect(view.text == "a\u{FFFC}b" && view.input.field.value == "ab")
    view.endDictation("hello")
    expect(view, "ahelb")
    view.touch(NSRange(location: 5, length: 0))
    view.beginDictation()
    view.endDictation(nil)
    view.resignFirstResponder()
    expect(view, "ahelb")
    view.input.field.value = ""
    view.becomeFirstResponder()
    view.type("x\u{FFFC}")
    view.resignFirstResponder()
    expect(view, "x")
  }

  @Test("Undo and redo are the input's, and never crash on texts that are no more")
  func undo() {
    let view = open(.phone(mask))
    view.type("999")
    view.type("1")
    view.shakeToUndo()
    expect(view, "+7 (999", value: "7999")
    view.shakeToRedo()
    expect(view, "+7 (999) 1", value: "79991")
    for _ in 0..<5 { view.shakeToUndo() }
    expect(view, "")
    view.type("5")
    view.input.field.value = ""
    for _ in 0..<5 { view.shakeToUndo() }
    expect(view, "")
    let plain = UITextField(frame: .zero)
    plain.addAction(
      UIAction { _ in plain.text = String((plain.text ?? "").prefix(2)) }, for: .editingChanged)
    for key in "abcd" { plain.type(String(key)) }
    for _ in 0..<3 { plain.shakeToUndo() }
    #expect(plain.hasCrashed, "The stand-in no longer does what the toolkit is known to do")
  }

  @Test("A secure field hides by itself, follows the secrecy, and is emptied when entered again")
  func secure() {
    let view = open(.newPassword)
    for key in ["p", "😀", "s", "s"] { view.type(key) }
    #expect(view.screen == "••••" && view.input.field.value == "p😀ss")
    view.backspace()
    view.backspace()
    view.backspace()
    expect(view, "p")
    view.type("w")
    view.input.isSecure = false
    #expect(view.screen == "pw")
    view.input.field.editing.traits.isSecure = false
    view.input.field.editing.traits.isSecure = true
    #expect(view.screen == "••")
    view.resignFirstResponder()
    view.becomeFirstResponder()
    view.type("x")
    expect(view, "x")
  }

  @Test("Focus goes along the chain, both ways between view and input")
  func focus() {
    let views = [open(.email), InputField(TextInput(Field("", label: "Next")))]
    var submissions = 0
    let chain = FocusChain(views.map(\.input)) { submissions += 1 }
    #expect(chain.focused === views[0].input && views[0].isFirstResponder)
    views[0].pressReturn()
    #expect(!views[0].isFirstResponder && views[1].isFirstResponder && views[1].input.isEditing)
    views[1].pressReturn()
    #expect(!views[1].isFirstResponder && submissions == 1)
    views[0].type("a")
    views[0].pressClear()
    expect(views[0], "")
  }

  @Test("Corrections of a word, and changes that nobody asked for, are taken over where they are")
  func corrections() {
    let view = open(FieldEditing(filters: [.maxLength(12)]))
    view.type("teh cat")
    view.correct(NSRange(location: 0, length: 3), to: "the")
    expect(view, "the cat")
    view.touch(NSRange(location: 3, length: 0))
    view.tapSuggestion("the dog", trial: "", asking: .nothing)
    expect(view, "the dog")
  }
}
