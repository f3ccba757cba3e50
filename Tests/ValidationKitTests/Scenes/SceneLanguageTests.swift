import Testing
import ValidationKit

@Suite("F6: Scenes in several languages")
@MainActor
struct SceneLanguageTests {
  @Test("A prompt speaks one language throughout, and is pressed by what it shows")
  func prompt() {
    var pressed: [[String]] = []
    let prompt = Prompt(
      ["en": "Register", "ja": "登録"], message: ["en": "Enter a name", "ja": "名前を入力してください"],
      fields: [
        Prompt.field(maxLength: 2, message: ["en": "Too long", "ja": "長すぎます"]),
        Prompt.field(label: ["en": "Town", "ja": "町"]),
      ],
      actions: [
        PromptAction(["en": "Cancel", "ja": "キャンセル"], role: .cancel),
        PromptAction(["en": "Save", "ja": "保存"]) { pressed.append($0) },
      ])
    var lines: [[String]] = []
    let token = prompt.onLinesChange { lines.append($0.map(\.text)) }
    prompt.fields[0].value = "abc"
    prompt.messages = .japanese
    #expect(lines == [["Enter a name", "Too long"], ["名前を入力してください", "長すぎます"]])
    #expect(prompt.title == "登録" && prompt.message == "名前を入力してください")
    #expect(prompt.buttons.map(\.control.title) == ["キャンセル", "保存"])
    #expect(prompt.fields[1].label == "町")
    prompt.fields[0].value = "ab"
    prompt.fields[1].value = "x"
    #expect(prompt.press("保存"))
    #expect(pressed == [["ab", "x"]])
    _ = token
  }

  @Test("A prompt is pressed by the title of its action in any language")
  func pressedByAction() {
    let prompt = Prompt(
      "T", message: "M", fields: [], actions: [PromptAction(["en": "Save", "ja": "保存"])])
    prompt.messages = .japanese
    #expect(prompt.press("Save") && prompt.isEnded)
  }

  @Test("The ready rows have names in six languages, those that come later too")
  func rows() {
    let rows = ReusableRows<StandardReusableRowKind>([.username])
    rows.manager.useMessages(.japanese)
    rows.append(.none)
    #expect(rows[0].field.label == "ユーザー名")
    #expect(rows[1].field.label == "なし")
    rows[1].field.value = "x"
    #expect(rows[1].field.visibleMessage == "この行には入力できません")
    for kind in StandardReusableRowKind.allCases {
      #expect(kind.label.languages.sorted() == ["en", "ja", "ru", "th", "vi", "zh-Hans"])
      #expect(kind.label.text(in: "en") == kind.title)
    }
  }

  @Test("A failure is told in the language of the form, and follows the submission's")
  func failure() async {
    let field = Field("x")
    let form = ValidationManager(verifying: [field])
    form.useMessages(.japanese)
    let submission = Submission<Int>(of: form) { _ in
      throw SubmissionFailure(["en": "Taken", "ja": "使用済み", "ru": "Занято"], on: field)
    }
    await submission.submit()
    #expect(submission.state == .error("使用済み"))
    #expect(field.visibleMessage == "使用済み")
    var states: [LoadState<Int>?] = []
    let token = submission.onStateChange { states.append($0) }
    form.useMessages(.russian)
    submission.messages = .russian
    #expect(submission.state == .error("Занято") && states == [.error("Занято")])
    #expect(field.visibleMessage == "Занято")
    submission.messages = .russian
    #expect(states.count == 1)
    _ = token
  }
}
