import Testing
import ValidationKit

@Suite("Messages of issues")
struct IssueMessageTests {
  private let issue = ValidationIssue(rule: "length", reason: "tooShort")

  @Test(
    "A language falls back to its shorter forms, then to English",
    arguments: [
      ("zh-Hans-CN", "简"), ("zh-Hans", "简"), ("zh-Hant", "中"), ("zh", "中"), ("en", "English"),
      ("en-GB", "English"), ("fr", "English"), ("", "English"), ("zh-", "中"),
    ])
  func fallback(_ language: String, _ expected: String) {
    let message: IssueMessage = ["en": "English", "zh": "中", "zh-Hans": "简"]
    #expect(message.text(for: issue, language: language) == expected)
  }

  @Test("Without English the alphabetically first language is taken, without any an empty text")
  func noEnglish() {
    let message: IssueMessage = ["ru": "русский", "de": "Deutsch"]
    #expect(message.text(for: issue, language: "fr") == "Deutsch")
    #expect(IssueMessage([:]).text(for: issue, language: "fr").isEmpty)
  }

  @Test("A text reads the same in every language, a function sees issue and language")
  func textAndFunction() {
    #expect(IssueMessage("No").text(for: issue, language: "ru") == "No")
    let message = IssueMessage { "\($1): \($0.rule).\($0.reason.rawValue)" }
    #expect(message.text(for: issue, language: "ru") == "ru: length.tooShort")
    let copy = message
    #expect(copy == message)
    #expect(message != IssueMessage { "\($1): \($0.rule).\($0.reason.rawValue)" })
  }

  @Test("An issue's own message goes before the library's, also an empty one")
  func ownMessage() {
    var issue = issue
    #expect(MessageCatalog.english.message(for: issue) != "")
    issue.message = ""
    #expect(MessageCatalog.english.message(for: issue) == "")
    issue.message = "Longer"
    #expect(MessageCatalog.english.message(for: issue) == "Longer")
  }

  @Test("A catalog's text goes before English, which fills what it does not have")
  func catalog() {
    let german = MessageCatalog(language: "de") { issue, _ in issue.rule == "email" ? "Mail" : nil }
    #expect(german.text(for: ValidationIssue(rule: "email")) == "Mail")
    let required = ValidationIssue(rule: "required", reason: .required)
    #expect(german.text(for: required, label: "Name") == "Fill in “Name”")
    let changed = german.overriding { issue, _ in issue.rule == "required" ? "Pflicht" : nil }
    #expect(changed.text(for: required) == "Pflicht")
    #expect(changed.text(for: ValidationIssue(rule: "email")) == "Mail")
  }

  @Test(
    "V8: the English message names the unit, one or many",
    arguments: [
      (Rule.length(min: 8), "Use 8 characters or more"),
      (.length(min: 1), "Use 1 character or more"),
      (.length(max: 1, unit: .utf8), "Use 1 byte at most"),
      (.length(max: 2, unit: .utf8), "Use 2 bytes at most"),
      (.length(max: 2, unit: .unicodeScalars), "Use 2 code points at most"),
      (.length(max: 2, unit: .utf16), "Use 2 UTF-16 units at most"),
      (.length(exactly: 4), "Use exactly 4 characters"),
      (.length(min: 4, max: 4), "Use exactly 4 characters"),
    ])
  func lengths(_ rule: Rule<String>, _ expected: String) {
    let wrong = [rule.check(""), rule.check("12345678901234567890")].filter { !$0.isValid }
    #expect(!wrong.isEmpty)
    for verdict in wrong {
      #expect(verdict.issues.map { MessageCatalog.english.text(for: $0) } == [expected])
    }
  }
}
