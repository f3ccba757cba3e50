import Foundation
import Testing
@testable import ValidationKit

@MainActor
@Suite("A secure text")
struct SecureTextTests {
  let field = Field(
    label: "Password", editing: FieldEditing(filters: [.maxLength(32)], traits: .password),
    rules: [.length(min: 8, max: 16)], feedback: .immediate)

  @Test("It is hidden, not copied, and stays as it is when it is shown")
  func toggling() {
    let input = TextInput(field)
    #expect(input.isSecure && input.traits.isSecure)
    input.insert("né👩‍👩‍👧secret")
    input.selection = NSRange(location: 1, length: 2)
    let (selection, status) = (input.selection, field.status)
    #expect(input.display == "•••••••••" && input.copy() == nil && input.cut() == nil)
    var told: [String] = []
    let token = input.onDisplayChange { _, new in told.append(new) }
    input.isSecure = false
    #expect(input.display == "né👩‍👩‍👧secret" && told == ["né👩‍👩‍👧secret"])
    // The same characters, whose offsets are those of what is shown now.
    #expect(selection == NSRange(location: 1, length: 2))
    #expect(input.selection == NSRange(location: 1, length: 9))
    #expect(field.status == status && field.value == input.text)
    #expect(input.copy() == "é👩‍👩‍👧")
    input.isSecure = true
    #expect(input.display == "•••••••••")
    token.cancel()
  }

  @Test("An over-long paste is refused whole")
  func pasting() {
    let input = TextInput(field)
    #expect(!input.insert(String(repeating: "x", count: 33)) && field.value == "")
    #expect(input.insert(String(repeating: "x", count: 32)))
  }

  @Test("It leaks through no description, mirror, dump or issue")
  func leaks() {
    let input = TextInput(field)
    let form = ValidationManager(verifying: [field])
    let chain = FocusChain([input])
    input.insert("hunter2-hunter2-hunter2")
    input.setMarkedText("hunter2")
    input.commitComposition()
    input.undo()
    input.isSecure = false
    func written(_ subject: Any) -> String {
      var text = "\(subject) \(String(reflecting: subject)) \(String(describing: subject))"
      dump(subject, to: &text)
      var mirror: Mirror? = Mirror(reflecting: subject)
      while let current = mirror {
        for child in current.children { text += "\(child)" }
        mirror = current.superclassMirror
      }
      return text
    }
    let subjects: [Any] = [
      field, input, form, chain, field as AnyField, field.settings, field.editing, field.issues,
      [field], ["input": input] as [String: Any], field.visibleMessage as Any,
      field.state,
    ]
    for subject in subjects {
      let text = written(subject)
      #expect(!text.contains("hunter"), "\(type(of: subject))")
    }
  }
}
