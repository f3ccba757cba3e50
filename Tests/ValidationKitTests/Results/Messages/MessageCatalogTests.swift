import Testing
import ValidationKit

@Suite("Choosing and changing messages")
struct MessageCatalogTests {
  private let email = ValidationIssue(rule: "email")
  private let pattern = ValidationIssue(rule: "pattern")

  @Test("Six languages are there, English first")
  func available() {
    let codes = MessageCatalog.available.map(\.language)
    #expect(codes == ["en", "th", "zh-Hans", "ja", "vi", "ru"])
    for code in codes { #expect(MessageCatalog.serving(code)?.language == code) }
  }

  @Test(
    "A language is served by its varieties in the same script",
    arguments: [
      ("en-GB", "en"), ("EN", "en"), ("en_US", "en"), ("en-Latn-US", "en"), ("ru-RU", "ru"),
      ("ru_RU.UTF-8", "ru"), ("ru@euro", "ru"), ("th-TH-u-ca-buddhist", "th"), ("ja-JP", "ja"),
      ("vi-VN", "vi"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_cn", "zh-Hans"),
      ("zh-SG", "zh-Hans"), ("zh-Hans", "zh-Hans"), ("zh-Hans-HK", "zh-Hans"),
      ("zh-cmn-Hans-CN", "zh-Hans"), ("cmn", "zh-Hans"), ("zh-Hant", nil), ("zh-TW", nil),
      ("zh-HK", nil), ("zh-MO", nil), ("zh-Hant-CN", nil), ("yue", nil), ("zh-yue-HK", nil),
      ("fr", nil), ("xx", nil), ("", nil), ("-", nil), ("C", nil), ("*", nil), ("12", nil),
      ("e", nil), ("english", nil), ("и", nil), ("en\u{0}", nil),
    ] as [(String, String?)])
  func serving(_ code: String, _ expected: String?) {
    #expect(MessageCatalog.serving(code)?.language == expected)
  }

  @Test(
    "The first language that is there is taken, another script only if nothing else fits",
    arguments: [
      (["zh-Hant-TW", "th"], "th"), (["zh-Hant-TW"], "zh-Hans"), (["zh-TW", "fr"], "zh-Hans"),
      (["zh-HK", "en-HK"], "en"), (["zh-Hant", "zh-Hans"], "zh-Hans"), (["fr", "de", "ru"], "ru"),
      (["fr-CA"], "en"), ([], "en"), (["en-GB", "ru"], "en"), (["", "*", "ja-JP"], "ja"),
      (["th", "en"], "th"),
    ])
  func preferred(_ codes: [String], _ expected: String) {
    #expect(MessageCatalog.preferred(codes).language == expected)
  }

  @Test("Catalogs of one's own are chosen beside the library's")
  func ownAmongOthers() {
    func catalog(_ language: String) -> MessageCatalog {
      MessageCatalog(language: language) { _, _ in nil }
    }
    let catalogs = MessageCatalog.available + ["zh-Hant", "pt-BR", "pt-PT"].map(catalog)
    func chosen(_ codes: String...) -> String {
      MessageCatalog.preferred(codes, from: catalogs, fallback: .russian).language
    }
    #expect(chosen("zh-TW") == "zh-Hant")
    #expect(chosen("zh") == "zh-Hans")
    #expect(chosen("pt-PT") == "pt-PT")
    #expect(chosen("pt") == "pt-BR")
    #expect(chosen("pt-AO") == "pt-BR")
    #expect(chosen("de") == "ru")
    #expect(MessageCatalog.preferred(["en"], from: [], fallback: .thai).language == "th")
  }

  @Test(
    "Numbers of regions and of spellings are no languages and no scripts",
    arguments: [
      ("es-MX", ["pt", "es-419"], "es-419"), ("es-419", ["es", "es-419"], "es-419"),
      ("de-1996", ["ja", "de-Latn"], "de-Latn"), ("de", ["de-AT", "de-1996"], "de-1996"),
      // One without a region is nearer than one of another.
      ("pt-AO", ["pt-BR", "pt"], "pt"), ("pt-BR", ["pt", "pt-BR"], "pt-BR"),
    ])
  func subtags(_ code: String, _ codes: [String], _ expected: String) {
    let catalogs = codes.map { MessageCatalog(language: $0) { _, _ in nil } }
    #expect(
      MessageCatalog.preferred([code], from: catalogs, fallback: .russian).language == expected)
  }

  @Test("A reason that only one rule has says nothing of another's values")
  func foreignReason() {
    let text = MessageCatalog.english.text(for: email)
    for reason in ["unknownCountry", "wrongVersion"] {
      let issue = ValidationIssue(rule: "email", reason: .init(rawValue: reason))
      #expect(MessageCatalog.english.text(for: issue) == text)
    }
  }

  @Test("A single text is replaced, also among alternatives; the rest stays")
  func overriding() {
    let catalog = MessageCatalog.russian.overriding { issue, label in
      issue.rule == "email" ? "Почта\(label.map { " (\($0))" } ?? "")" : nil
    }
    #expect(catalog.language == "ru")
    #expect(catalog.text(for: email) == "Почта")
    #expect(catalog.text(for: email, label: "E") == "Почта (E)")
    #expect(catalog.text(for: pattern) == "Введите значение в нужном формате")
    let any = ValidationIssue(rule: "any", alternatives: [pattern, email])
    #expect(catalog.text(for: any) == "Введите значение в нужном формате или почта")
    let twice = catalog.overriding { issue, _ in issue.rule == "any" ? "Иначе" : nil }
    #expect(twice.text(for: any) == "Иначе")
    #expect(twice.text(for: email) == "Почта")
    #expect(MessageCatalog.russian.text(for: email) == "Введите корректный адрес электронной почты")
  }

  @Test("A language is added from code, with another one for what it does not have")
  func ownLanguage() {
    let german = MessageCatalog(language: "de", fallback: .russian) { issue, label in
      switch issue.rule {
      case "email": "E-Mail eingeben"
      case "phone": "Telefonnummer eingeben"
      case "required": label.map { "„\($0)“ ausfüllen" } ?? "Ausfüllen"
      default: nil
      }
    }
    #expect(german.text(for: email) == "E-Mail eingeben")
    #expect(german.text(for: pattern) == "Введите значение в нужном формате")
    let required = ValidationIssue(rule: "required", reason: .required)
    #expect(german.text(for: required, label: "Name") == "„Name“ ausfüllen")

    let phone = ValidationIssue(rule: "phone")
    let own = ValidationIssue(rule: "any", alternatives: [email, phone])
    #expect(german.text(for: own) == "E-Mail eingeben / Telefonnummer eingeben")
    // One that is not there would mix languages, so the other language says it all.
    let mixed = ValidationIssue(rule: "any", alternatives: [email, pattern])
    #expect(german.text(for: mixed) == MessageCatalog.russian.text(for: mixed))
    let deep = ValidationIssue(rule: "any", alternatives: [email, mixed])
    #expect(german.text(for: deep) == MessageCatalog.russian.text(for: deep))

    let joined = MessageCatalog(
      language: "de", joining: { $0.joined(separator: " oder ") },
      texts: { issue, label in german.text(for: issue, label: label) })
    #expect(joined.text(for: own) == "E-Mail eingeben / Telefonnummer eingeben")
    let oder = MessageCatalog(language: "de", joining: { $0.joined(separator: " oder ") }) {
      issue, _ in
      ["email": "Mail", "phone": "Telefon"][issue.rule]
    }
    #expect(oder.text(for: own) == "Mail oder Telefon")
    #expect(oder.text(for: pattern) == "Use the expected format")
  }

  @Test("An author's text for another region of the language goes before English")
  func authorsVarieties() {
    let message: IssueMessage = ["en": "English", "zh-CN": "简", "pt-BR": "BR"]
    #expect(message.text(for: email, language: MessageCatalog.simplifiedChinese.language) == "简")
    #expect(message.text(for: email, language: "zh-Hant") == "English")
    #expect(message.text(for: email, language: "pt-PT") == "BR")
    #expect(message.text(for: email, language: "EN-gb") == "English")
  }
}

@Suite("F6: The language of an open form")
@MainActor
struct LanguageSwitchTests {
  @Test("A visible message follows the language at once, and is told once")
  func visibleMessage() {
    let field = Field("", label: "Name", rules: [.length(min: 2), .email])
    field.value = "a"
    field.leave()
    #expect(field.visibleMessage == "Use 2 characters or more")
    var told: [String?] = []
    let token = field.onMessageChange { told.append($1) }
    field.presentation.messages = .russian
    #expect(field.visibleMessage == "Введите не менее 2 символов")
    field.presentation.messages = .thai
    #expect(field.visibleMessage == "ใช้อย่างน้อย 2 อักขระ")
    field.presentation.messages = .japanese
    field.value = "ab"
    #expect(field.visibleMessage == "有効なメールアドレスを入力してください")
    field.value = ""
    #expect(field.visibleMessage == "「Name」を入力してください")
    #expect(
      told == [
        "Введите не менее 2 символов", "ใช้อย่างน้อย 2 อักขระ", "2文字以上で入力してください",
        "有効なメールアドレスを入力してください", "「Name」を入力してください",
      ])
    _ = token
  }

  @Test("A form's messages follow; a hidden one stays hidden, an author's follows by its code")
  func wholeForm() {
    let email = Field("", rules: [.email])
    let other = Field("", rules: [.email.message(["en": "No", "vi": "Không"])])
    let hidden = Field("", rules: [.email])
    let form = ValidationManager(verifying: [email, other, hidden])
    for field in [email, other] {
      field.value = "x"
      field.leave()
    }
    form.useMessages(.vietnamese)
    #expect(email.visibleMessage == "Nhập địa chỉ email hợp lệ")
    #expect(other.visibleMessage == "Không")
    #expect(hidden.visibleMessage == nil)
    form.useMessages(.preferred(["zh-SG"]))
    #expect(email.visibleMessage == "请输入有效的电子邮件地址")
    #expect(other.visibleMessage == "No")
  }
}
