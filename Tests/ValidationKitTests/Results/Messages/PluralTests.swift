import Foundation
import Testing

@testable import ValidationKit

@Suite("Numbers and nouns in messages")
struct PluralTests {
  @Test("English has one form for 1 and another for the rest")
  func english() {
    for number in [1, -1] { #expect(PluralCategory.english(number) == .one) }
    for number in [0, 2, 5, 11, 21, 101, -2, .max, .min] {
      #expect(PluralCategory.english(number) == .other)
    }
  }

  @Test(
    "Russian follows the last digit, but for 11 to 14 (CLDR)",
    arguments: [
      (PluralCategory.one, [1, 21, 31, 41, 51, 61, 71, 81, 101, 121, 1001, -1, -21]),
      (.few, [2, 3, 4, 22, 23, 24, 32, 33, 34, 102, 122, 1002, 1004, -3]),
      (
        .many,
        [
          0, 5, 6, 9, 10, 11, 12, 13, 14, 15, 19, 20, 25, 30, 100, 105, 111, 112, 113, 114, 211,
          1000, 1011, 1_000_000, -11,
        ]
      ),
    ])
  func russian(_ category: PluralCategory, _ numbers: [Int]) {
    for number in numbers { #expect(PluralCategory.russian(number) == category, "\(number)") }
  }

  @Test("Extreme numbers have a form")
  func extremes() {
    // 9223372036854775807 and …808.
    #expect(PluralCategory.russian(.max) == .many)
    #expect(PluralCategory.russian(.min) == .many)
  }

  @Test(
    "V8: A length has the right form of its unit",
    arguments: [
      (1, "Введите не менее 1 символа", "Введите ровно 1 символ"),
      (2, "Введите не менее 2 символов", "Введите ровно 2 символа"),
      (4, "Введите не менее 4 символов", "Введите ровно 4 символа"),
      (5, "Введите не менее 5 символов", "Введите ровно 5 символов"),
      (11, "Введите не менее 11 символов", "Введите ровно 11 символов"),
      (12, "Введите не менее 12 символов", "Введите ровно 12 символов"),
      (21, "Введите не менее 21 символа", "Введите ровно 21 символ"),
      (22, "Введите не менее 22 символов", "Введите ровно 22 символа"),
      (111, "Введите не менее 111 символов", "Введите ровно 111 символов"),
    ])
  func russianLengths(_ number: Int, _ least: String, _ exact: String) {
    let short = Rule.length(min: number).check("").issues
    let other = Rule.length(exactly: number).check("").issues
    #expect(short.map { MessageCatalog.russian.text(for: $0) } == [least])
    #expect(other.map { MessageCatalog.russian.text(for: $0) } == [exact])
  }

  @Test(
    "V8: Every language names each unit",
    arguments: [
      ("th", "ใช้ไม่เกิน 21 อักขระ", "โค้ดพอยต์", "หน่วย UTF-16", "ไบต์"),
      ("zh-Hans", "请最多输入 21 个字符", "个码点", "个 UTF-16 码元", "个字节"),
      ("ja", "21文字以内で入力してください", "コードポイント", "UTF-16で21単位以内", "バイト"),
      ("vi", "Nhập tối đa 21 ký tự", "điểm mã", "đơn vị UTF-16", "byte"),
      ("ru", "Введите не более 21 символа", "кодовой точки", "единицы UTF-16", "байта"),
      ("en", "Use 21 characters at most", "code points", "UTF-16 units", "bytes"),
    ])
  func units(
    _ language: String, _ characters: String, _ scalars: String, _ utf16: String, _ utf8: String
  ) throws {
    let catalog = try #require(MessageCatalog.serving(language))
    func text(_ unit: LengthUnit) -> String {
      let long = String(repeating: "a", count: 22)
      return Rule.length(max: 21, unit: unit).check(long).issues.map { catalog.text(for: $0) }[0]
    }
    #expect(text(.characters) == characters)
    #expect(text(.unicodeScalars).contains(scalars))
    #expect(text(.utf16).contains(utf16))
    #expect(text(.utf8).contains(utf8))
  }

  @Test(
    "Nouns with adjectives have their forms too",
    arguments: [
      (1, "Используйте хотя бы 1 строчную букву"), (3, "Используйте не менее 3 строчных букв"),
      (5, "Используйте не менее 5 строчных букв"), (21, "Используйте не менее 21 строчной буквы"),
    ])
  func adjectives(_ number: Int, _ expected: String) {
    let issue = ValidationIssue(
      rule: "password", reason: "lowercaseMissing", arguments: [.init("min", .integer(number))])
    #expect(MessageCatalog.russian.text(for: issue) == expected)
  }

  @Test("A fraction has a form of its own, a whole decimal that of the integer")
  func fractions() {
    func text(_ number: String, _ catalog: MessageCatalog) -> String {
      let limit = ArgumentValue.decimal(Decimal(string: number)!)
      return catalog.text(
        for: ValidationIssue(
          rule: "length", reason: "tooLong",
          arguments: [.init("exact", limit), .init("unit", "utf8")]))
    }
    #expect(text("1.5", .russian) == "Введите ровно 1.5 байта")
    #expect(text("5", .russian) == "Введите ровно 5 байт")
    #expect(text("1.5", .english) == "Use exactly 1.5 bytes")
    #expect(text("1", .english) == "Use exactly 1 byte")
  }

  @Test("Numbers are written as they are typed")
  func plainNumbers() {
    func text(_ limit: ArgumentValue) -> String {
      MessageCatalog.russian.text(
        for: ValidationIssue(
          rule: "decimal", reason: "tooLarge", arguments: [.init("max", limit)]))
    }
    #expect(text(1_000_000) == "Введите число не больше 1000000")
    #expect(text(-5) == "Введите число не больше -5")
    #expect(text(.decimal(Decimal(string: "1234567.89")!)) == "Введите число не больше 1234567.89")
  }
}
