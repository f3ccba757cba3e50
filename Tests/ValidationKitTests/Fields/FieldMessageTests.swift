import Testing

@testable import ValidationKit

@Suite("The visible message")
@MainActor
struct FieldMessageTests {
  private let german = MessageCatalog(language: "de") { issue, label in
    issue.reason == .required ? "\(label ?? "Feld") fehlt" : nil
  }

  private func revealed(
    _ value: String, rules: [Rule<String>] = [], message: IssueMessage? = nil
  ) -> Field<String> {
    let field = Field(value, label: "Name", rules: rules)
    field.presentation.message = message
    field.reveal()
    return field
  }

  @Test("F4: the rule's own message goes before the field's, and that before the library's")
  func precedence() {
    let own = Rule.email.message("Rule")
    #expect(revealed("a", rules: [own], message: "Field").visibleMessage == "Rule")
    #expect(revealed("a", rules: [.email], message: "Field").visibleMessage == "Field")
    #expect(revealed("a", rules: [.email]).visibleMessage == "Enter a valid e-mail address")
    #expect(revealed("", message: "Field").visibleMessage == "Field")
    #expect(revealed("").visibleMessage == "Fill in “Name”")
  }

  @Test("F4: an explicitly empty message shows nothing, for the required issue too")
  func explicitlyEmpty() {
    for field in [
      revealed("", message: ""), revealed("a", rules: [.email], message: ""),
      revealed("a", rules: [Rule.email.message("")], message: "Field"),
      revealed("a", rules: [.email], message: ["en": "", "de": "Falsch"]),
    ] {
      #expect(field.visibleMessage == nil)
      #expect(field.appearance == .invalid)
      #expect(field.status == .invalid)
    }
  }

  @Test("F4: an empty message of the rule and one of the field meet in the same field")
  func mixed() {
    let field = revealed("", rules: [Rule.minimum(3).message("")], message: "Field")
    #expect(field.visibleMessage == "Field")
    field.value = "a"
    #expect(field.visibleMessage == nil)
    #expect(field.appearance == .invalid)
  }

  @Test("F4: a message that is made from the issue follows the issue")
  func computed() {
    let field = revealed(
      "a", rules: [.length(3...5)], message: IssueMessage { issue, _ in issue.reason.rawValue })
    #expect(field.visibleMessage == "tooShort")
    field.value = "abcdef"
    #expect(field.visibleMessage == "tooLong")
    field.value = ""
    #expect(field.visibleMessage == "required")
  }

  @Test("F4: changing message or label while shown tells the message, and nothing else")
  func changed() {
    let field = revealed("")
    let log = Recorder()
    let tokens = [
      field.onMessageChange { log.note("\($0 ?? "-") → \($1 ?? "-")") },
      field.onAppearanceChange { log.note("\($0) → \($1)") },
    ]
    field.label = "Login"
    field.message = "Who?"
    field.message = ""
    field.message = nil
    #expect(
      log.take() == [
        "Fill in “Name” → Fill in “Login”", "Fill in “Login” → Who?", "Who? → -",
        "- → Fill in “Login”",
      ])
    tokens.forEach { $0.cancel() }
  }

  @Test("F6: switching one field's catalog changes its visible message")
  func catalog() {
    let field = revealed("")
    let log = Recorder()
    let token = field.onMessageChange { log.note("\($0 ?? "-") → \($1 ?? "-")") }
    field.presentation.messages = german
    #expect(log.take() == ["Fill in “Name” → Name fehlt"])
    field.value = "x"
    #expect(log.take() == ["Name fehlt → -"])
    token.cancel()
  }

  @Test("F6: a manager switches the language of every field, through managers below, at once")
  func useMessages() {
    let own = revealed("", message: ["en": "Who?", "de": "Wer?", "pt-BR": "Quem?"])
    let byRule = revealed("a", rules: [Rule.email.message(["en": "No", "de": "Nein"])])
    let excluded = revealed("")
    excluded.exclude()
    let inner = ValidationManager(verifying: [byRule, excluded])
    let form = ValidationManager(verifying: [own, inner])
    form.useMessages(german)
    #expect(own.visibleMessage == "Wer?")
    #expect(byRule.visibleMessage == "Nein")
    excluded.include()
    #expect(excluded.issues.map(\.rule) == ["required"])
    #expect(excluded.visibleMessage == "Name fehlt")
    form.useMessages(MessageCatalog(language: "pt-BR") { _, _ in nil })
    #expect(own.visibleMessage == "Quem?")
    #expect(byRule.visibleMessage == "No")
  }

  @Test("F6: the language changes no verdict, and no message that is not shown")
  func nothingElse() {
    let field = Field("", rules: [.minimum(3)])
    field.presentation.messages = german
    #expect(field.shown == "n")
    #expect(field.issues.map(\.rule) == ["required"])
    field.message = "Who?"
    #expect(field.message == "Who?")
    #expect(field.visibleMessage == nil)
  }
}
