import Foundation
import Observation
import Testing
@testable import ValidationKit

@MainActor
@Suite("Text inputs")
struct TextInputTests {
  static let mask = TextMask("+{7} ([000]) [000]-[00]-[00]")

  let phone = Field(
    label: "Phone", editing: FieldEditing(mask: mask), rules: [.pattern("7[0-9]{10}")])

  @Test("X4, T1: the field holds the mask's value, and is judged when an edit returns")
  func values() {
    let input = TextInput(phone)
    let go = Control("Go")
    let form = ValidationManager(verifying: [phone], managing: [go])
    for key in "+79991234567" { input.insert(String(key)) }
    #expect(input.text == "+7 (999) 123-45-67" && phone.value == "79991234567")
    #expect(form.isValid && go.isEnabled)
    input.deleteBackward()
    #expect(input.text == "+7 (999) 123-45-6" && phone.value == "7999123456" && !go.isEnabled)
    #expect(input.replace(NSRange(location: 4, length: 3), with: "111"))
    #expect(phone.value == "7111123456" && input.selection == NSRange(location: 7, length: 0))
  }

  @Test(
    "A value that is set by code is formatted, whatever it looks like",
    arguments: ["79991234567", "+7 999 123-45-67", "9991234567", "+7 (999) 123-45-67"])
  func programmatic(_ value: String) {
    let input = TextInput(phone)
    var told: [String] = []
    let token = input.onDisplayChange { _, new in told.append(new) }
    phone.value = value
    #expect(input.text == "+7 (999) 123-45-67" && phone.value == "79991234567" && phone.isValid)
    #expect(told == ["+7 (999) 123-45-67"])
    phone.value = phone.value
    phone.value = "7"
    #expect(input.text == "+7" && told.count == 2)
    token.cancel()
    let filled = TextInput(Field(like: phone))
    #expect(filled.text == "")
    #expect(filled.fill(value) && filled.field.value == "79991234567")
  }

  @Test("A field's filters, mask and traits belong to its settings")
  func settings() {
    phone.editing.traits.keyboard = .phonePad
    let copy = Field(like: phone)
    #expect(copy.editing.mask?.format == phone.editing.mask?.format)
    #expect(copy.editing.traits.keyboard == .phonePad)
    let input = TextInput(copy)
    copy.value = "79991234567"
    copy.editing.mask = TextMask("[0] [000] [000] [00] [00]")
    #expect(input.text == "7 999 123 45 67" && copy.value == "79991234567")
    copy.editing.mask = nil
    #expect(input.text == "79991234567")
    copy.value = "+7 999"
    #expect(copy.value == "+7 999" && input.text == "+7 999")
  }

  @Test("Whole edits are undone and made again, until a value is set by code")
  func undo() {
    let input = TextInput(phone)
    input.insert("999")
    input.insert("1")
    input.selection = NSRange(location: 4, length: 3)
    input.insert("5")
    #expect(input.text == "+7 (51" && input.canUndo && !input.canRedo)
    #expect(input.undo() && input.text == "+7 (999) 1")
    #expect(input.selection == NSRange(location: 4, length: 3))
    #expect(input.undo() && input.text == "+7 (999" && phone.value == "7999")
    #expect(input.redo() && input.redo() && !input.redo())
    #expect(input.text == "+7 (51" && phone.value == "751")
    #expect(input.undo())
    input.insert("2")
    #expect(!input.canRedo)
    phone.value = "79"
    #expect(!input.canUndo && !input.undo() && input.text == "+7 (9")
  }

  @Test("X2: what is under composition is neither cut, filtered, masked nor judged")
  func composition() {
    let name = Field(
      label: "Name", editing: FieldEditing(filters: [.maxLength(2), .allowing(.letter)]))
    let input = TextInput(name)
    input.insert("山")
    input.setMarkedText("tian x")
    #expect(input.text == "山tian x" && name.value == "山" && !input.canRedo)
    #expect(input.markedRange == NSRange(location: 1, length: 6))
    #expect(input.selection == NSRange(location: 7, length: 0))
    input.setMarkedText("tian", selection: NSRange(location: 0, length: 4))
    #expect(input.selection == NSRange(location: 1, length: 4))
    input.insert("田")
    #expect(input.text == "山田" && name.value == "山田" && input.markedRange == nil)
    input.setMarkedText("x")
    input.setMarkedText("")
    #expect(input.text == "山田")
    input.setMarkedText("x")
    #expect(!input.commitComposition() && input.text == "山田" && input.markedRange == nil)
    #expect(input.undo() && input.text == "山")
  }

  @Test("X2: leaving commits what is under composition; a value that is set by code ends it")
  func committing() {
    let name = Field(label: "Name", editing: FieldEditing(filters: [.maxLength(3)]))
    let input = TextInput(name)
    input.beginEditing()
    input.setMarkedText("abcde")
    #expect(name.value == "" && !name.isEdited)
    #expect(input.endEditing() && name.value == "abc" && name.isTouched)
    input.setMarkedText("xy")
    name.value = "z"
    #expect(input.text == "z" && input.markedRange == nil)
    input.setMarkedText("xy")
    name.reset()
    #expect(input.text == "" && input.markedRange == nil)
  }

  @Test("F3: a reset also takes back what was typed and is no value")
  func reset() {
    let input = TextInput(phone)
    input.insert("+")
    #expect(input.text == "+" && phone.value == "")
    phone.reset()
    #expect(input.text == "" && !input.canUndo)
  }

  @Test("Observation tells of text, selection, security and values set by code")
  func observation() {
    let input = TextInput(phone)
    var changes = 0
    func watch(_ change: () -> Void) -> Int {
      changes = 0
      withObservationTracking {
        _ = (input.text, input.isSecure)
      } onChange: {
        MainActor.assumeIsolated { changes += 1 }
      }
      change()
      return changes
    }
    #expect(watch { input.insert("9") } == 1)
    #expect(watch { input.select(NSRange(location: 0, length: 0)) } == 1)
    #expect(watch { input.isSecure = true } == 1)
    #expect(watch { phone.value = "71" } == 1)
    #expect(watch { phone.value = "71" } == 0)
  }

  @Test("An excluded field takes no edit")
  func excluded() {
    let input = TextInput(phone)
    input.insert("9")
    phone.exclude()
    #expect(!input.insert("1") && !input.beginEditing() && input.text == "+7 (9")
    phone.include()
    #expect(input.insert("1"))
  }

  @Test("A text input keeps nothing alive, and is kept alive by nothing")
  func lifetime() {
    weak var field: Field<String>?
    weak var input: TextInput?
    do {
      let strong = Field(label: "A", editing: FieldEditing(mask: Self.mask))
      let editor = TextInput(strong)
      editor.insert("1")
      (field, input) = (strong, editor)
    }
    #expect(field == nil && input == nil)
  }
}
