import Testing
import ValidationKit

@Suite("The wording of messages")
struct MessageWordingTests {
  private static let comparisons = [
    "lessThan", "atMost", "atLeast", "greaterThan", "differentFrom",
  ]

  /// What says, in each language, that a name in quotation marks is that of a field.
  private static let places = [
    "en": "the one in “Start”", "th": "ในช่อง “Start”", "zh-Hans": "“Start”一栏",
    "ja": "「Start」の", "vi": "ở mục “Start”", "ru": "в поле «Start»",
  ]

  @Test("A quoted label never reads like a value", arguments: MessageCatalog.available)
  func quotedLabels(_ catalog: MessageCatalog) throws {
    let place = try #require(Self.places[catalog.language])
    for rule in Self.comparisons + ["sameAs"] {
      let issue = ValidationIssue(rule: rule, arguments: [.init("field", "Start")])
      let text = catalog.text(for: issue)
      #expect(text.contains(place), "\(rule): \(text)")
    }
    let value = ValidationIssue(rule: "notEqual", arguments: [.init("value", "Start")])
    #expect(!catalog.text(for: value).contains(place))
  }

  @Test(
    "Each text is as its speakers write it",
    arguments: [
      ("en", "lowercase", .invalid, [], "Use lowercase letters only"),
      ("en", "uppercase", .invalid, [], "Use uppercase letters only"),
      ("th", "length", "tooShort", [.init("exact", 4)], "กรอกให้ครบ 4 อักขระพอดี"),
      ("th", "count", "wrongCount", [.init("exact", 3)], "เลือก 3 รายการพอดี"),
      ("th", "iban", "wrongLength", [.init("exact", 22)], "กรอก IBAN ให้ครบ 22 อักขระพอดี"),
      ("zh-Hans", "length", "tooLong", [.init("exact", 4)], "请输入 4 个字符"),
      ("zh-Hans", "count", "wrongCount", [.init("exact", 3)], "请选择 3 项"),
      ("zh-Hans", "iban", "wrongLength", [.init("exact", 22)], "请输入 22 个字符的 IBAN"),
      ("zh-Hans", "uuid", "wrongVersion", [.init("version", 4)], "请输入版本 4 的 UUID"),
      (
        "ja", "length", "tooShort", [.init("min", 8), .init("unit", "utf16")],
        "UTF-16で8単位以上で入力してください"
      ),
      (
        "ja", "length", "tooShort", [.init("exact", 8), .init("unit", "utf16")],
        "UTF-16でちょうど8単位で入力してください"
      ),
      ("ja", "length", "tooShort", [.init("exact", 8)], "ちょうど8文字で入力してください"),
      ("ja", "equal", .invalid, [.init("value", "true")], "この項目にチェックを入れてください"),
      ("ja", "equal", .invalid, [.init("value", "false")], "この項目のチェックを外してください"),
      (
        "vi", "notOneOf", .invalid, [.init("values", .list(["A", "B"]))],
        "Nhập giá trị khác với “A” và “B”"
      ),
      ("vi", "notEqual", .invalid, [.init("value", "A")], "Nhập giá trị khác với “A”"),
      (
        "ru", "password", "tooFewDistinct", [.init("min", 5)],
        "Используйте не менее 5 уникальных символов"
      ),
      ("ru", "password", "digitMissing", [.init("min", 5)], "Используйте не менее 5 цифр"),
      ("ru", "password", "letterMissing", [.init("min", 2)], "Используйте не менее 2 букв"),
      (
        "ru", "password", "symbolMissing", [.init("min", 3)],
        "Используйте не менее 3 специальных символов"
      ),
      ("ru", "password", "digitMissing", [], "Используйте хотя бы 1 цифру"),
      (
        "ru", "iban", "wrongLength", [.init("exact", 22)],
        "IBAN должен содержать ровно 22 символа"
      ),
    ] as [(String, String, ValidationIssue.Reason, [ValidationIssue.Argument], String)])
  func texts(
    _ language: String, _ rule: String, _ reason: ValidationIssue.Reason,
    _ arguments: [ValidationIssue.Argument], _ expected: String
  ) throws {
    let catalog = try #require(MessageCatalog.serving(language))
    let issue = ValidationIssue(rule: rule, reason: reason, arguments: arguments)
    #expect(catalog.text(for: issue) == expected)
  }

  @Test(
    "The box of a label is ticked, and unticked",
    arguments: [
      ("en", "Confirm “利用規約”", "Leave “利用規約” off"),
      ("ja", "「利用規約」にチェックを入れてください", "「利用規約」のチェックを外してください"),
      ("vi", "Xác nhận mục “利用規約”", "Bỏ chọn mục “利用規約”"),
    ])
  func boxes(_ language: String, _ ticked: String, _ unticked: String) throws {
    let catalog = try #require(MessageCatalog.serving(language))
    for (value, expected) in [("true", ticked), ("false", unticked)] {
      let issue = ValidationIssue(rule: "equal", arguments: [.init("value", .text(value))])
      #expect(catalog.text(for: issue, label: "利用規約") == expected)
    }
  }

  @Test("One language addresses people in one way throughout")
  func address() {
    for issue in libraryIssues {
      for label in [nil, "№ 1"] {
        let vietnamese = MessageCatalog.vietnamese.text(for: issue, label: label)
        #expect(!vietnamese.lowercased().contains("hãy"), "\(vietnamese)")
        let thai = MessageCatalog.thai.text(for: issue, label: label)
        #expect(!thai.contains("โปรด"), "\(thai)")
        let chinese = MessageCatalog.simplifiedChinese.text(for: issue, label: label)
        #expect(!chinese.contains("正好") && !chinese.contains("仅"), "\(chinese)")
      }
    }
  }
}
