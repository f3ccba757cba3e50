import Foundation
import Testing
@testable import ValidationKit

/// Writes down what a text input asks and tells, and refuses what it is told to.
@MainActor
final class Guard: TextInputDelegate {
  var lines: [String] = []
  var refused: Set<String> = []

  private func ask(_ what: String, _ input: TextInput) -> Bool {
    lines.append("\(input.field.label ?? "") \(what)?")
    return !refused.contains(what)
  }

  func textInputShouldBeginEditing(_ input: TextInput) -> Bool { ask("begin", input) }
  func textInputDidBeginEditing(_ input: TextInput) { lines.append("\(input.field.label!) begun") }
  func textInput(_ input: TextInput, shouldMake edit: TextEdit) -> Bool {
    ask("change", input)
  }
  func textInputDidChange(_ input: TextInput) { lines.append("\(input.field.label!) changed") }
  func textInputShouldEndEditing(_ input: TextInput) -> Bool { ask("end", input) }
  func textInputDidEndEditing(_ input: TextInput) { lines.append("\(input.field.label!) ended") }
  func textInputShouldClear(_ input: TextInput) -> Bool { ask("clear", input) }
  func textInputShouldReturn(_ input: TextInput) -> Bool { ask("return", input) }
}

/// A delegate that leaves everything to the defaults.
@MainActor
final class Bystander: TextInputDelegate {}

@MainActor
@Suite("Focus")
struct FocusTests {
  let fields = ["A", "B", "C"].map { Field("", label: $0) }
  var inputs: [TextInput] = []

  init() { inputs = fields.map { TextInput($0) } }

  @Test("Return goes to the next included field, and from the last one submits after leaving it")
  func returnKey() {
    var submitted: [Bool] = []
    let chain = FocusChain(inputs) { [inputs] in submitted.append(inputs[2].isEditing) }
    #expect(chain.goForward() && chain.focused === inputs[0])
    inputs[0].insert("x")
    inputs[0].deleteBackward()
    #expect(inputs[0].pressReturn() && chain.focused === inputs[1])
    #expect(fields[0].isTouched && fields[0].visibleMessage != nil)
    #expect(inputs.map(\.returnKey) == [.next, .next, .done])
    #expect(inputs[1].pressReturn() && chain.focused === inputs[2] && submitted.isEmpty)
    #expect(inputs[2].pressReturn() && chain.focused == nil && submitted == [false])
  }

  @Test("Excluded fields are passed over, forward and back, and the last included one is done")
  func excluded() {
    var submissions = 0
    let chain = FocusChain(inputs) { submissions += 1 }
    fields[1].exclude()
    #expect(inputs[0].beginEditing() && chain.goForward() && chain.focused === inputs[2])
    #expect(chain.goBack() && chain.focused === inputs[0] && !chain.goBack())
    fields[2].exclude()
    #expect(inputs[0].returnKey == .done && inputs[0].pressReturn() && submissions == 1)
    fields[1].include()
    #expect(chain.focus(on: fields[1]) && !chain.focus(on: fields[2]) && !chain.focus(on: nil))
    #expect(chain.focused === inputs[1] && inputs.filter(\.isEditing).count == 1)
  }

  @Test("The delegate is asked and told in order, and can refuse each step")
  func delegate() {
    let chain = FocusChain(Array(inputs[0...1]))
    let guardian = Guard()
    for input in inputs { input.delegate = guardian }
    let input = inputs[0]
    input.beginEditing()
    input.insert("x")
    input.clear()
    input.pressReturn()
    #expect(
      guardian.lines == [
        "A begin?", "A begun", "A change?", "A changed", "A clear?", "A change?", "A changed",
        "A return?", "B begin?", "A end?", "A ended", "B begun",
      ])
    guardian.refused = ["change", "clear", "return", "end"]
    #expect(!inputs[1].insert("y") && !inputs[1].clear() && !inputs[1].pressReturn())
    #expect(!inputs[1].endEditing() && chain.focused === inputs[1])
    #expect(!input.beginEditing() && !chain.submit() && chain.focused === inputs[1])
    guardian.refused = ["begin"]
    #expect(!input.beginEditing() && chain.focused === inputs[1])
    let bystander = Bystander()
    input.delegate = bystander
    #expect(input.beginEditing() && input.insert("z") && input.clear() && input.endEditing())
  }

  @Test("A5: a submission attempt first ends the editing; a refused end stops it")
  func submission() {
    let form = ValidationManager(verifying: fields)
    let outer = ValidationManager(verifying: [form])
    let guardian = Guard()
    inputs[1].delegate = guardian
    inputs[1].beginEditing()
    inputs[1].setMarkedText("かな")
    guardian.refused = ["end"]
    #expect(!outer.attemptSubmission() && fields[0].visibleMessage == nil)
    guardian.refused = []
    #expect(!outer.attemptSubmission() && fields[1].value == "かな" && !inputs[1].isEditing)
    #expect(fields[0].visibleMessage != nil && outer.endEditing())
  }

  @Test("F5: entering may make the field neutral; leaving judges it again")
  func feedback() {
    let field = Field(
      "", label: "Code", rules: [.length(exactly: 4)], message: "Four digits",
      feedback: .standard.clearingOnEntry())
    let input = TextInput(field)
    input.beginEditing()
    input.insert("12")
    input.endEditing()
    #expect(field.visibleMessage == "Four digits")
    input.beginEditing()
    #expect(field.appearance == .neutral && field.visibleMessage == nil)
    input.endEditing()
    #expect(field.visibleMessage == "Four digits")
  }

  @Test("Traits follow the text and the focus")
  func traits() {
    let input = inputs[0]
    input.traits = TextTraits(
      placeholder: "Name", clearButton: .whileEditing, returnKeyNeedsText: true)
    #expect(input.visiblePlaceholder == "Name" && !input.isReturnKeyEnabled)
    #expect(!input.pressReturn() && !input.showsClearButton)
    input.insert("x")
    #expect(input.visiblePlaceholder == nil && input.isReturnKeyEnabled && !input.showsClearButton)
    input.beginEditing()
    #expect(input.showsClearButton)
    input.traits.clearButton = .unlessEditing
    #expect(!input.showsClearButton && fields[0].editing.traits.clearButton == .unlessEditing)
    input.traits.isSecure = true
    #expect(input.display == "•")
    input.traits.returnKey = .send
    #expect(input.returnKey == .send)
  }

  @Test("Trimming takes place when the field is left")
  func trimming() {
    fields[0].editing.filters = [.trimmingAtEnd]
    inputs[0].beginEditing()
    inputs[0].insert(" ann ")
    #expect(fields[0].value == " ann ")
    inputs[0].endEditing()
    #expect(fields[0].value == "ann" && inputs[0].text == "ann")
  }
}
