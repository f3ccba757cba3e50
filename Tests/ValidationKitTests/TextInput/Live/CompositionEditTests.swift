import Foundation
import Testing
@testable import ValidationKit

@MainActor
@Suite("Edits while text is under composition")
struct CompositionEditTests {
  let field = Field(label: "Name", editing: FieldEditing(filters: [.allowing(.letter)]))

  func composing(_ marked: String, selection: NSRange? = nil) -> TextInput {
    let input = TextInput(field)
    input.insert("ab")
    input.select(NSRange(location: 1, length: 0))
    input.setMarkedText(marked, selection: selection)
    return input
  }

  @Test("Cutting commits first, and cuts what was selected if it came in as it was")
  func cut() {
    let input = composing("xyz", selection: NSRange(location: 1, length: 2))
    #expect(input.copy() == "yz" && input.cut() == "yz")
    #expect(input.text == "axb" && field.value == "axb" && input.markedRange == nil)
    input.setMarkedText("x1", selection: NSRange(location: 0, length: 2))
    #expect(input.cut() == nil && input.text == "axxb")
    input.setMarkedText("1", selection: NSRange(location: 0, length: 1))
    #expect(input.cut() == nil && input.text == "axxb" && input.markedRange == nil)
  }

  @Test(
    "An edit of what is marked is one edit; one beside it comes after the commit",
    arguments: [
      (1, 2, "山", "a山b", 1), (2, 1, "q", "axqb", 1), (0, 2, "q", "qyb", 1),
      (2, 2, "", "ax", 1), (0, 4, "q", "q", 1), (2, 0, "q", "axqyb", 1),
      (0, 0, "q", "qaxyb", 2), (4, 0, "q", "axybq", 2), (3, 0, "q", "axyqb", 2),
      (3, 1, "", "axy", 2), (0, 1, "", "xyb", 2),
    ])
  func replacing(_ location: Int, _ length: Int, _ text: String, _ end: String, _ steps: Int) {
    let input = composing("xy")
    #expect(input.replace(NSRange(location: location, length: length), with: text))
    #expect(input.text == end && field.value == end && input.markedRange == nil)
    for _ in 0..<steps { #expect(input.text != "ab" && input.undo()) }
    #expect(input.text == "ab")
  }

  @Test("Where the commit changes what is before it, a place stays where it was from the end")
  func places() {
    let input = composing("x12")
    input.replace(NSRange(location: 4, length: 0), with: "q")
    #expect(input.text == "axqb")
    input.select(NSRange(location: 1, length: 0))
    input.setMarkedText("12")
    input.replace(NSRange(location: 5, length: 1), with: "")
    #expect(input.text == "axq")
  }

  @Test("Leaving, submitting and pressing a button commit, also where nobody came in")
  func committing() {
    let input = composing("x")
    #expect(ValidationManager(verifying: [field]).endEditing() && field.value == "axb")
    input.setMarkedText("y")
    input.beginEditing()
    #expect(input.endEditing() && field.value == "axyb" || field.value == "ayxb")
  }

  @Test("Exactly a hundred edits can be undone")
  func depth() {
    let field = Field("", label: "Name")
    let input = TextInput(field)
    for _ in 0..<100 { input.insert("x") }
    for left in (0..<100).reversed() {
      #expect(input.canUndo && input.undo() && field.value.count == left)
    }
    #expect(!input.canUndo && !input.undo())
    for _ in 0..<100 { #expect(input.redo()) }
    input.insert("x")
    for _ in 0..<100 { #expect(input.undo()) }
    #expect(!input.undo() && field.value == "x")
  }
}
