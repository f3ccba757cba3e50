import Testing
import ValidationKit

@Suite("Messages of alternatives and of elements")
struct AlternativesTests {
  private let email = ValidationIssue(rule: "email")
  private let phone = ValidationIssue(rule: "phone")
  private let color = ValidationIssue(rule: "hexColor")

  private func any(_ alternatives: ValidationIssue...) -> ValidationIssue {
    ValidationIssue(rule: "any", alternatives: alternatives)
  }

  @Test(
    "Two are joined by the language's own “or”",
    arguments: [
      ("en", "Enter a valid e-mail address, or enter a valid phone number"),
      ("th", "กรอกอีเมลที่ถูกต้อง หรือกรอกหมายเลขโทรศัพท์ที่ถูกต้อง"),
      ("zh-Hans", "请输入有效的电子邮件地址，或输入有效的电话号码"),
      ("ja", "有効なメールアドレスを入力してください。または、有効な電話番号を入力してください"),
      ("vi", "Nhập địa chỉ email hợp lệ hoặc nhập số điện thoại hợp lệ"),
      ("ru", "Введите корректный адрес электронной почты или введите корректный номер телефона"),
    ])
  func two(_ language: String, _ expected: String) throws {
    let catalog = try #require(MessageCatalog.serving(language))
    #expect(catalog.text(for: any(email, phone)) == expected)
  }

  @Test(
    "Three are joined, and a comma keeps examples apart",
    arguments: [
      (
        "en",
        "Enter a valid e-mail address, enter a valid color code, such as #3366CC, "
          + "or enter a valid phone number"
      ),
      (
        "ru",
        "Введите корректный адрес электронной почты, введите корректный код цвета, "
          + "например #3366CC, или введите корректный номер телефона"
      ),
      (
        "vi",
        "Nhập địa chỉ email hợp lệ, nhập mã màu hợp lệ, ví dụ #3366CC, "
          + "hoặc nhập số điện thoại hợp lệ"
      ),
      ("zh-Hans", "请输入有效的电子邮件地址，输入有效的颜色代码，例如 #3366CC，或输入有效的电话号码"),
    ])
  func three(_ language: String, _ expected: String) throws {
    let catalog = try #require(MessageCatalog.serving(language))
    #expect(catalog.text(for: any(email, color, phone)) == expected)
  }

  @Test("Alternatives of alternatives are alternatives; each text is said once")
  func nested() {
    let english = MessageCatalog.english
    let flat = english.text(for: any(email, color, phone))
    #expect(english.text(for: any(email, any(color, any(phone)), email)) == flat)
    #expect(english.text(for: any(email)) == "Enter a valid e-mail address")
    #expect(english.text(for: any(any(email))) == "Enter a valid e-mail address")
    #expect(english.text(for: any()) == "Enter a valid value")
    let rule = Rule.any([.email, .any([.length(min: 30), .pattern("[0-9]{4}")])])
    let texts = rule.check("ann").issues.map { MessageCatalog.japanese.text(for: $0) }
    #expect(
      texts == [
        "有効なメールアドレスを入力してください。または、30文字以上で入力してください。または、"
          + "指定された形式で入力してください"
      ])
  }

  @Test("The author's own texts stay as they are, in the language of the catalog")
  func ownMessages() {
    var phone = phone
    phone.message = ["en": "Call Ann", "ru": "Позвоните"]
    #expect(
      MessageCatalog.english.text(for: any(email, phone))
        == "Enter a valid e-mail address, or Call Ann")
    #expect(
      MessageCatalog.russian.text(for: any(email, phone))
        == "Введите корректный адрес электронной почты или Позвоните")
    #expect(
      MessageCatalog.english.text(for: any(phone, email))
        == "Call Ann, or enter a valid e-mail address")
    phone.message = ""
    #expect(MessageCatalog.english.text(for: any(email, phone)) == "Enter a valid e-mail address")
    #expect(MessageCatalog.english.text(for: any(phone)) == "")
    var nested = any(email, color)
    nested.message = "Something else"
    #expect(
      MessageCatalog.english.text(for: any(self.phone, nested))
        == "Enter a valid phone number, or Something else")
  }

  @Test("Many are shortened")
  func many() {
    let lengths = (1...1000).map { number in
      ValidationIssue(
        rule: "length", reason: "tooShort", arguments: [.init("min", .integer(number))])
    }
    let text = MessageCatalog.english.text(for: ValidationIssue(rule: "any", alternatives: lengths))
    #expect(text.hasPrefix("Use 1 character or more, use 2 characters or more, "))
    #expect(text.hasSuffix("use 5 characters or more, or …"))
  }

  @Test("Six are said in full")
  func six() {
    let rules = ["email", "phone", "hexColor", "url", "uuid", "creditCard", "iban"]
    let issues = rules.map { ValidationIssue(rule: $0) }
    for (count, isShortened) in [(6, false), (7, true)] {
      let issue = ValidationIssue(rule: "any", alternatives: Array(issues.prefix(count)))
      #expect(MessageCatalog.english.text(for: issue).hasSuffix("or …") == isShortened)
    }
  }

  @Test("A word of one letter is small in the middle, an abbreviation stays")
  func oneLetter() {
    let catalog = MessageCatalog.english.overriding { issue, _ in
      ["phone": "A phone number", "hexColor": "RGB color"][issue.rule]
    }
    #expect(
      catalog.text(for: any(email, phone)) == "Enter a valid e-mail address, or a phone number")
    #expect(catalog.text(for: any(email, color)) == "Enter a valid e-mail address, or RGB color")
  }

  @Test(
    "A check that was cut short says so, also of alternatives", arguments: MessageCatalog.available)
  func notChecked(_ catalog: MessageCatalog) {
    let issue = ValidationIssue(rule: "any", reason: .couldNotBeChecked, alternatives: [email])
    let plain = ValidationIssue(rule: "pattern", reason: .couldNotBeChecked)
    #expect(catalog.text(for: issue) == catalog.text(for: plain))
  }

  @Test(
    "An element is named by its number from 1",
    arguments: [
      ("en", "Item 2: enter a valid e-mail address"), ("th", "รายการที่ 2: กรอกอีเมลที่ถูกต้อง"),
      ("zh-Hans", "第 2 项：请输入有效的电子邮件地址"),
      ("ja", "2番目の項目：有効なメールアドレスを入力してください"),
      ("vi", "Mục 2: nhập địa chỉ email hợp lệ"),
      ("ru", "Элемент 2: введите корректный адрес электронной почты"),
    ])
  func elements(_ language: String, _ expected: String) throws {
    let catalog = try #require(MessageCatalog.serving(language))
    var issue = email
    issue.indices = [1]
    #expect(catalog.text(for: issue) == expected)
    var choice = any(email, email)
    choice.indices = [1]
    #expect(catalog.text(for: choice) == expected)
    issue.indices = [0, 4, .max]
    #expect(catalog.text(for: issue).contains("1.5."))
    issue.message = "Mine"
    #expect(catalog.message(for: issue) == "Mine")
  }
}
