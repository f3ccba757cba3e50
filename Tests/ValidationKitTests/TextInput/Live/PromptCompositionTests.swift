import Testing
@testable import ValidationKit

@MainActor
@Suite("X2, A5: a prompt's button while text is being composed")
struct PromptCompositionTests {
  final class Outcome {
    var texts: [String]?
    var isCancelled = false
  }

  let outcome = Outcome()
  let field = Prompt.field(maxLength: 3, label: "Name")

  func prompt() -> Prompt {
    Prompt(
      "Register", message: "Enter a name", fields: [field],
      actions: [
        PromptAction("Cancel", role: .cancel) { [outcome] _ in outcome.isCancelled = true },
        PromptAction("Register") { [outcome] in outcome.texts = $0 },
      ])
  }

  @Test(
    "What was composed is taken, whether or not the field has the focus", arguments: [true, false])
  func committed(_ isFocused: Bool) {
    let (prompt, input) = (prompt(), TextInput(field))
    if isFocused { input.beginEditing() }
    input.insert("山")
    input.setMarkedText("田")
    #expect(prompt.press("Register") && outcome.texts == ["山田"])
    #expect(!input.isEditing && input.markedRange == nil)
  }

  @Test("What was composed counts before the button does")
  func judged() {
    let (prompt, input) = (prompt(), TextInput(field))
    input.setMarkedText("abcd")
    #expect(!prompt.press("Register") && !prompt.isEnded && outcome.texts == nil)
    #expect(field.value == "abcd")
    input.fill("")
    input.setMarkedText("abc")
    #expect(prompt.press("Register") && outcome.texts == ["abc"])
  }

  @Test("A field that cannot be left stops every button but the one that cancels")
  func refused() {
    let (prompt, input, guardian) = (prompt(), TextInput(field), Guard())
    input.delegate = guardian
    input.beginEditing()
    input.insert("abc")
    guardian.refused = ["end"]
    #expect(!prompt.press("Register") && outcome.texts == nil && !prompt.isEnded)
    #expect(prompt.press("Cancel") && outcome.isCancelled)
  }

  @Test("A button that is pressed while the field is left acts once")
  func nested() {
    let prompt = prompt()
    let input = TextInput(field)
    let presser = ExcludedTextTests.Excluder { prompt.press("Cancel") }
    input.delegate = presser
    input.beginEditing()
    input.insert("abc")
    #expect(!prompt.press("Register") && outcome.isCancelled && outcome.texts == nil)
  }
}
