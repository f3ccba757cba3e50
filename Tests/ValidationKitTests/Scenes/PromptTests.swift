import Testing

@testable import ValidationKit

@Suite("A prompt")
@MainActor
struct PromptTests {
  let recorder = Recorder()

  private func prompt(limit: Int = 5) -> Prompt {
    let recorder = recorder
    return Prompt(
      "登録ダイアログ", message: "入力してください",
      fields: [Prompt.field(maxLength: limit, message: "\(limit)文字以内で入力してください")],
      actions: [
        PromptAction("キャンセル", role: .cancel) { _ in recorder.note("cancel") },
        PromptAction("登録") { recorder.note("register \($0)") },
      ])
  }

  @Test("Scene 3: registering waits for a text that is not too long; the standing message stays")
  func validity() {
    let prompt = prompt()
    let field = prompt.fields[0]
    let standing = PromptLine("入力してください")
    #expect(prompt.buttons.map(\.control.isEnabled) == [true, false])
    #expect(prompt.lines == [standing])
    field.value = "12345"
    #expect(prompt.buttons[1].control.isEnabled && prompt.lines == [standing])
    field.value = "123456"
    #expect(!prompt.buttons[1].control.isEnabled)
    #expect(prompt.lines == [standing, PromptLine("5文字以内で入力してください", style: .error)])
    field.value = ""
    #expect(!prompt.buttons[1].control.isEnabled && prompt.lines == [standing])
  }

  @Test(
    "Scene 3: five of these are five characters, and six too many",
    arguments: ["👨‍👩‍👧‍👦", "🇯🇵", "e\u{301}", "한", "a"])
  func characters(character: String) {
    let prompt = prompt()
    prompt.fields[0].value = String(repeating: character, count: 5)
    #expect(prompt.buttons[1].control.isEnabled)
    prompt.fields[0].value = String(repeating: character, count: 6)
    #expect(!prompt.buttons[1].control.isEnabled && prompt.lines.count == 2)
  }

  @Test("Scene 3: the limit is a parameter, and the error's number follows it")
  func limit() {
    let prompt = prompt(limit: 3)
    prompt.fields[0].value = "1234"
    #expect(prompt.lines.last?.text == "3文字以内で入力してください")
  }

  @Test("Scene 3: it ends once, with one action, which receives the text")
  func ending() {
    let prompt = prompt()
    #expect(!prompt.press("登録") && !prompt.press("nothing"))
    prompt.fields[0].value = "abc"
    #expect(prompt.press("登録"))
    #expect(!prompt.press("登録") && !prompt.press("キャンセル"))
    #expect(recorder.take() == ["register [\"abc\"]"])
    #expect(prompt.isEnded && prompt.fields.isEmpty && prompt.buttons.isEmpty)
  }

  @Test("Scene 3: a button that cannot be pressed does not end the editing")
  func disabledButton() {
    let prompt = prompt()
    let input = TextInput(prompt.fields[0])
    input.beginEditing()
    #expect(!prompt.press("登録") && input.isEditing)
    input.insert("abc")
    #expect(prompt.press("登録") && !input.isEditing)
  }

  @Test("Scene 3: after the end, a change of the text reaches nobody, and nothing is left behind")
  func nothingIsLeft() {
    let prompt = prompt()
    let token = prompt.onLinesChange { [recorder] in recorder.note("\($0.count) lines") }
    var field: Field<String>? = prompt.fields[0]
    weak let weakField = field
    weak let weakControl = prompt.buttons[1].control
    field?.value = "123456"
    #expect(recorder.take() == ["2 lines"])
    prompt.press("キャンセル")
    field?.value = "1"
    field?.value = "123456"
    #expect(recorder.take() == ["cancel"])
    field = nil
    #expect(weakField == nil && weakControl == nil)
    token.cancel()
  }

  @Test("Scene 3: a prompt that is dropped takes everything along")
  func dropping() {
    var dropped: Prompt? = prompt()
    weak let weakPrompt = dropped
    weak let weakField = dropped?.fields[0]
    dropped = nil
    #expect(weakPrompt == nil && weakField == nil)
  }

  @Test("Scene 3: an action may present the next prompt")
  func chaining() {
    var next: Prompt?
    let first = Prompt(
      "1", message: "", fields: [Prompt.field("x")],
      actions: [
        PromptAction("OK") { texts in
          next = Prompt(
            texts[0], message: "", fields: [], actions: [PromptAction("OK") { _ in next = nil }])
        }
      ])
    #expect(first.press("OK") && first.isEnded)
    #expect(next?.title == "x")
    let second = next
    #expect(second?.press("OK") == true && next == nil)
  }

  @Test("Scene 3: its lines follow its language, also without a field that shows a message")
  func languageOfLines() {
    let prompt = Prompt(
      "Ask", message: ["en": "Enter", "ja": "入力してください"], fields: [], actions: [])
    #expect(prompt.lines == [PromptLine("Enter")])
    prompt.messages = .japanese
    #expect(prompt.lines == [PromptLine("入力してください")])
  }

  @Test("Scene 3: a button does nothing where the end of the editing makes the text wrong")
  func trimmed() {
    var texts: [String] = []
    let field = Field("", rules: [.length(min: 3)])
    field.editing.filters = [.trimmingAtEnd]
    let input = TextInput(field)
    let prompt = Prompt(
      "Ask", message: "Enter", fields: [field], actions: [PromptAction("OK") { texts = $0 }])
    input.beginEditing()
    input.insert("ab ")
    #expect(prompt.buttons[0].control.isEnabled && !prompt.press("OK"))
    #expect(texts.isEmpty && !prompt.isEnded && field.value == "ab")
  }
}
