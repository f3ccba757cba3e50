import Foundation
import Testing
import ValidationKit

@Suite("Texts for people, by language")
struct LocalizedTextTests {
  @Test(
    "A language falls back to shorter forms, to what serves it, to English",
    arguments: [
      ("zh-Hans-CN", "简"), ("zh-Hans", "简"), ("zh_CN.UTF-8", "简"), ("ZH-hans", "简"),
      ("zh-SG", "简"), ("zh", "中"), ("zh-TW", "繁"), ("zh-Hant-HK", "繁"), ("zh-Latn", "中"),
      ("ja-JP", "日"), ("ja", "日"), ("pt-PT", "BR"), ("pt-BR", "BR"), ("en-GB", "English"),
      ("fr", "English"), ("", "English"), ("-", "English"), ("x", "English"), ("yue", "English"),
    ])
  func fallback(_ language: String, _ expected: String) {
    let text: LocalizedText = [
      "en": "English", "zh": "中", "zh-Hans": "简", "zh-Hant": "繁", "ja": "日", "pt-BR": "BR",
    ]
    #expect(text.text(in: language) == expected)
  }

  @Test("A variety of English stands for English, another script for none, else the first")
  func withoutEnglish() {
    let british: LocalizedText = ["de": "Farbe", "en-GB": "Colour"]
    #expect(british.text(in: "fr") == "Colour")
    let simplified: LocalizedText = ["de": "Farbe", "zh-Hans": "颜色"]
    #expect(simplified.text(in: "zh-TW") == "颜色")
    #expect(simplified.text(in: "fr") == "Farbe")
    #expect(LocalizedText([:]).text(in: "en").isEmpty)
    #expect(LocalizedText([:]).isEmpty && LocalizedText("").isEmpty && !british.isEmpty)
  }

  @Test("The spelling of the author's codes does not matter")
  func spelling() {
    let text: LocalizedText = ["EN": "English", "zh_hans": "简", "pt_BR": "BR"]
    #expect(text.text(in: "zh-Hans-CN") == "简")
    #expect(text.text(in: "pt-BR") == "BR")
    #expect(text.text(in: "en-US") == "English")
  }

  @Test("A text is read and written as a text, or as an object by language")
  func coding() throws {
    let json = #"["Phone",{"en":"Phone","ja":"電話"},{}]"#
    let texts = try JSONDecoder().decode([LocalizedText].self, from: Data(json.utf8))
    #expect(texts == ["Phone", ["en": "Phone", "ja": "電話"], LocalizedText([:])])
    #expect(texts.map(\.languages) == [[], ["en", "ja"], []])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(texts), as: UTF8.self) == json)
    for wrong in ["[1]", "[null]", "[[\"a\"]]", #"[{"en":1}]"#] {
      #expect(throws: DecodingError.self, "\(wrong)") {
        try JSONDecoder().decode([LocalizedText].self, from: Data(wrong.utf8))
      }
    }
  }

  @Test("An argument that differs by language reaches texts, also a catalog's own, in theirs")
  func arguments() {
    let label: LocalizedText = ["en": "Start", "de": "Anfang", "ja": "開始"]
    let issue = ValidationIssue(
      rule: "differentFrom", arguments: [.init("field", .localized(label))])
    let either = ValidationIssue(
      rule: "any", alternatives: [issue, ValidationIssue(rule: "email")])
    #expect(MessageCatalog.japanese.text(for: issue) == "「開始」の値と異なる値を入力してください")
    #expect(MessageCatalog.japanese.text(for: either).contains("「開始」"))
    #expect(MessageCatalog.russian.text(for: issue).contains("«Start»"))
    let german = MessageCatalog(language: "de") { issue, _ in
      issue.rule == "email" ? issue.argument("field")?.text : nil
    }
    #expect(german.text(for: issue) == "Enter a value other than the one in “Anfang”")
    let own = ValidationIssue(rule: "email", arguments: issue.arguments)
    #expect(german.text(for: own) == "Anfang")
    let message = IssueMessage { issue, _ in issue.argument("field")?.text ?? "" }
    #expect(message.text(for: issue, language: "ja") == "開始")
    #expect(issue.description == "differentFrom.invalid(field: Start)")
  }
}
