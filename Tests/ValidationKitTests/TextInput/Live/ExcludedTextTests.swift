import Foundation
import Testing
@testable import ValidationKit

@MainActor
@Suite("V4: the text of an excluded field")
struct ExcludedTextTests {
  let fields = ["A", "B", "C"].map { Field("", label: $0) }
  let guardian = Guard()

  func inputs() -> [TextInput] {
    let inputs = fields.map { TextInput($0) }
    for input in inputs { input.delegate = guardian }
    return inputs
  }

  @Test("It takes no edit, undo, redo or marked text")
  func edits() {
    let input = inputs()[0]
    input.insert("a")
    input.insert("b")
    input.undo()
    #expect(input.canUndo && input.canRedo)
    fields[0].exclude()
    #expect(!input.canUndo && !input.canRedo && !input.undo() && !input.redo())
    #expect(!input.insert("x") && !input.fill("x") && !input.clear() && !input.deleteBackward())
    #expect(!input.setMarkedText("x") && input.markedRange == nil)
    #expect(!input.replace(NSRange(), with: "x") && !input.pressReturn())
    #expect(input.text == "a" && fields[0].value == "a")
    fields[0].include()
    #expect(input.redo() && input.text == "ab" && input.setMarkedText("x"))
  }

  @Test("It loses the focus and what is under composition, whatever the delegate says")
  func focus() {
    let input = inputs()[0]
    fields[0].editing.filters = [.trimmingAtEnd]
    let chain = FocusChain([input])
    input.beginEditing()
    input.insert("a ")
    input.setMarkedText("x")
    guardian.refused = ["end", "change"]
    guardian.lines = []
    Validation.batch {
      fields[0].exclude()
      #expect(!input.isEditing && input.text == "a " && chain.focused == nil)
      #expect(guardian.lines.isEmpty)
    }
    #expect(guardian.lines == ["A ended"] && fields[0].value == "a ")
    fields[0].exclude(.readOnly)
    fields[0].include()
    fields[0].include(.readOnly)
    #expect(guardian.lines == ["A ended"] && !input.isEditing)
    #expect(input.beginEditing())
  }

  @Test("One that is entered again in the same batch hears of leaving before it hears of entering")
  func sameBatch() {
    let input = inputs()[0]
    input.beginEditing()
    guardian.lines = []
    Validation.batch {
      fields[0].exclude()
      fields[0].include()
      input.beginEditing()
    }
    #expect(guardian.lines == ["A begin?", "A ended", "A begun"] && input.isEditing)
  }

  @Test("Nobody comes into an excluded field, and one without a text input is left too")
  func plainFields() {
    fields[0].enter()
    fields[0].exclude()
    #expect(!fields[0].isFocused)
    fields[0].enter()
    #expect(!fields[0].isFocused)
  }

  /// Excludes a field when another is left.
  @MainActor
  final class Excluder: TextInputDelegate {
    let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    func textInputDidEndEditing(_ input: TextInput) { action() }
  }

  @Test("Return into a field that the leaving excluded goes to the next, from there submits")
  func returnKey() {
    let inputs = fields.map { TextInput($0) }
    var submissions = 0
    let chain = FocusChain(inputs) { submissions += 1 }
    let excluder = Excluder { [fields] in fields[1].exclude() }
    inputs[0].delegate = excluder
    inputs[0].beginEditing()
    #expect(inputs[0].pressReturn() && chain.focused === inputs[2] && !fields[1].isFocused)
    inputs[0].beginEditing()
    fields[1].include()
    #expect(chain.goForward() && chain.focused === inputs[2])
    let both = Excluder { [fields] in for field in fields[1...] { field.exclude() } }
    inputs[0].delegate = both
    for field in fields { field.include() }
    inputs[0].beginEditing()
    #expect(inputs[0].pressReturn() && chain.focused == nil && submissions == 1)
  }

  @Test("Return in a field that its own composition excludes goes on")
  func ownExclusion() {
    let inputs = fields.map { TextInput($0) }
    let chain = FocusChain(inputs)
    let token = fields[0].onValueChange { [fields] _, _ in fields[0].exclude() }
    inputs[0].beginEditing()
    inputs[0].setMarkedText("x")
    #expect(inputs[0].pressReturn() && chain.focused === inputs[1] && fields[0].value == "x")
    token.cancel()
  }

  @Test("Whoever takes the focus while another is left keeps it, and nobody shares it")
  func takenFocus() {
    let inputs = fields.map { TextInput($0) }
    let chain = FocusChain(inputs)
    let excluder = Excluder { inputs[2].beginEditing() }
    inputs[0].delegate = excluder
    inputs[0].beginEditing()
    #expect(!inputs[1].beginEditing() && chain.focused === inputs[2])
    #expect(inputs.filter(\.isEditing).count == 1)
  }
}
