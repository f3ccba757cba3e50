import Foundation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("Numbers as locales write them")
struct NumberLocaleTests {
  private static func format(_ locale: String) -> TextFormat<Decimal> {
    .decimal(Locale(identifier: locale))
  }

  private static func formatter(_ locale: Locale) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 9
    return formatter
  }

  /// Numbers that a `Double` holds, since Foundation's formatter takes no other on every system.
  private static let numbers = [
    "0", "-0.5", "7", "999", "1000", "1234", "-12345.25", "123456", "1234567.5", "-9876543210",
    "12345678901234.5",
  ].compactMap { Decimal(string: $0) }

  private static func styled(_ number: Decimal, _ locale: Locale) -> String {
    number.formatted(.number.locale(locale).precision(.fractionLength(0...9)))
  }

  @Test("What Foundation writes in a locale is read, and what is written is read, in all locales")
  func allLocales() {
    for identifier in Effort.sample(Locale.availableIdentifiers, short: 250) {
      let locale = Locale(identifier: identifier)
      let format = TextFormat.decimal(locale)
      let formatter = Self.formatter(locale)
      for number in Self.numbers {
        let own = format.text(of: number)
        #expect(format.value(of: own) == number, "\(identifier) \(own)")
        guard let text = formatter.string(from: number as NSDecimalNumber) else { continue }
        #expect(format.value(of: text) == number, "\(identifier) \(text)")
      }
      formatter.usesGroupingSeparator = false
      for number in Self.numbers.suffix(3) {
        guard let text = formatter.string(from: number as NSDecimalNumber) else { continue }
        #expect(format.value(of: text) == number, "\(identifier) \(text)")
      }
    }
  }

  /// Some systems' formatters group all numbers in threes, where the locale and the styles do not,
  /// and have other signs than the styles for a locale or two.
  @Test("What is written is what both of Foundation's writers write, where they agree")
  func written() {
    var compared = 0
    for identifier in Effort.sample(Locale.availableIdentifiers.sorted(), short: 200) {
      let locale = Locale(identifier: identifier)
      let format = TextFormat.decimal(locale)
      let formatter = Self.formatter(locale)
      for number in Self.numbers {
        let text = formatter.string(from: number as NSDecimalNumber)
        let styled = Self.styled(number, locale)
        guard text == styled else {
          let hasSigns = locale.decimalSeparator == formatter.decimalSeparator
          let groups = hasSigns && locale.groupingSeparator == formatter.groupingSeparator
          #expect(!groups || format.value(of: styled) == number, "\(identifier) \(styled)")
          continue
        }
        compared += 1
        #expect(format.text(of: number) == text, "\(identifier) \(styled)")
      }
    }
    #expect(compared > 1_500)
  }

  @Test(
    "Groups are the locale's, or none",
    arguments: [
      ("en_IN", "5,00,000", "500000"), ("en_IN", "12,34,567.5", "1234567.5"),
      ("tok", "1\u{A0}23\u{A0}45,5", "12345.5"), ("ee_TG", "1,234", "1234"),
      ("en_IN", "500000", "500000"), ("hi_IN", "1,00,00,000", "10000000"),
      ("en_US", "500,000", "500000"), ("es_ES", "1.234", "1234"), ("pl_PL", "1 234", "1234"),
      ("de_CH", "1'234’567.5", "1234567.5"), ("en_CH", "1’234", "1234"),
      ("fr_FR", "1 234\u{A0}567\u{2009}890,5", "1234567890.5"), ("sv_SE", "1\u{2007}234", "1234"),
      ("ru_RU", "1\u{202F}234,5", "1234.5"),
    ])
  func groups(_ locale: String, _ text: String, _ number: String) {
    #expect(Self.format(locale).value(of: text) == Decimal(string: number))
  }

  @Test(
    "Whatever else has separators is refused, never guessed",
    arguments: [
      ("en_US", "5,00,000"), ("en_US", "1,2345"), ("en_US", "1234,567"), ("en_US", "12,34"),
      ("en_US", "0,125"), ("en_US", "000,125"), ("en_US", "1 234"), ("en_US", "1'234"),
      ("en_US", "1\u{66C}234"), ("en_US", "1\u{66B}5"), ("en_US", ",234"), ("en_US", "1,234,"),
      ("en_IN", "1,23,4567"), ("en_IN", "1,2,345"), ("en_IN", "123,45,678"), ("de_DE", "0.125"),
      ("de_DE", "1,234.5"), ("de_DE", "1.5"), ("fr_FR", "1  234"), ("fr_FR", "1\t234"),
      ("fr_FR", "1\n234"), ("fr_FR", "1.234"), ("fr_FR", " 1"), ("fr_FR", "1 "), ("de_CH", "1’23"),
      ("de_CH", "1,5"), ("ar_EG", "1,234"), ("ar_EG", "1.5"), ("en_US", "1,234.567,8"),
      ("en_US", "1.234.567"), ("en_US", "1.2,345"),
    ])
  func refused(_ locale: String, _ text: String) {
    #expect(Self.format(locale).value(of: text) == nil)
  }

  @Test(
    "Digits are those of ASCII or of the locale, and never mixed",
    arguments: [
      ("ar_EG", "١٬٢٣٤٫٥", "1234.5"), ("ar_EG", "1234٫5", "1234.5"), ("ar_EG", "١٬٢٣4٫٥", nil),
      ("ar", "١٢٫٥", "12.5"), ("ar", "1,234.5", "1234.5"), ("fa_IR", "۱٬۲۳۴٫۵", "1234.5"),
      ("fa_IR", "١٢", nil), ("ne_NP", "१२,३४,५६७.५", "1234567.5"), ("ne_NP", "१2", nil),
      ("my_MM", "၁,၂၃၄", "1234"), ("hi_IN", "५,००,०००", "500000"), ("th_TH", "๑,๒๓๔.๕", "1234.5"),
      ("en_US", "१२", nil), ("en_US", "１２", nil), ("th_TH", "१२", nil), ("ff_Adlm", "𞥑𞥒", "12"),
      ("sd", "١٢٫٥", "12.5"), ("zh_CN@numbers=hanidec", "一二", "12"), ("zh_CN", "一二", nil),
    ] as [(String, String, String?)])
  func digits(_ locale: String, _ text: String, _ number: String?) {
    #expect(Self.format(locale).value(of: text) == number.flatMap { Decimal(string: $0) })
  }

  @Test(
    "Signs have marks of direction round them, and a fraction needs no digit before it",
    arguments: [
      ("he_IL", "\u{200E}-5", "-5"), ("he_IL", "\u{200F}\u{200E}-\u{200E}5", "-5"),
      ("ar_EG", "\u{61C}-٥", "-5"), ("fa_IR", "\u{200E}\u{2212}۵", "-5"), ("fa_IR", "-5", "-5"),
      ("en_US", "\u{2212}5", "-5"), ("en_US", "\u{200E}5", "5"), ("en_US", "+\u{200F}5", "5"),
      ("sv_SE", "-5", "-5"), ("en_US", ".5", "0.5"), ("de_DE", "-,5", "-0.5"),
      ("ar_EG", "٫٥", "0.5"),
      ("en_US", "5.", nil), ("en_US", ".", nil), ("en_US", "--5", nil), ("en_US", "-", nil),
      ("en_US", "5-", nil), ("en_US", "\u{200E}", nil), ("en_US", "5\u{200E}", nil),
      ("en_US", "\u{202E}5", nil), ("en_US", "\u{2013}5", nil), ("en_US", "1\u{301}", nil),
    ] as [(String, String, String?)])
  func signs(_ locale: String, _ text: String, _ number: String?) {
    #expect(Self.format(locale).value(of: text) == number.flatMap { Decimal(string: $0) })
  }

  @Test(
    "Numbers are written with the locale's digits, signs and groups",
    arguments: [
      ("en_IN", "-1,23,45,678.5"), ("es_ES", "-12.345.678,5"),
      ("sv_SE", "\u{2212}12\u{A0}345\u{A0}678,5"),
      ("fa_IR", "\u{200E}\u{2212}۱۲٬۳۴۵٬۶۷۸٫۵"), ("ar_EG", "\u{61C}-١٢٬٣٤٥٬٦٧٨٫٥"),
      ("ne_NP", "-१,२३,४५,६७८.५"), ("he_IL", "\u{200E}-12,345,678.5"),
    ])
  func writing(_ locale: String, _ text: String) {
    #expect(Decimal(string: "-12345678.5").map(Self.format(locale).text) == text)
  }

  @Test("A least number of grouping digits is kept in writing alone")
  func leastGrouped() {
    let spanish = TextFormat.integer(Locale(identifier: "es_ES"))
    #expect(spanish.text(of: 1234) == "1234" && spanish.text(of: 12_345) == "12.345")
    #expect(spanish.value(of: "1.234") == 1234 && spanish.value(of: "12345") == 12_345)
  }

  @Test("1,000 bytes are read at most, and whatever is exact of them")
  func bounds() {
    let format = Self.format("en_US")
    let zeros = String(repeating: "0", count: 998)
    #expect(format.value(of: "0." + zeros) == 0)
    #expect(format.value(of: "0.0" + zeros) == nil)
    let tiny = "0." + String(repeating: "0", count: 127) + "7"
    #expect(format.value(of: tiny) == Decimal(sign: .plus, exponent: -128, significand: 7))
    #expect(format.value(of: "0.0" + tiny.dropFirst(2)) == nil)
    let huge = "7" + String(repeating: "0", count: 164)
    #expect(format.value(of: huge).map { "\($0)" } == huge)
    #expect(format.value(of: huge + "00") == nil)
    for nonsense in ["1,", "0", "1,234,", "\u{200E}", "-", "١"] {
      #expect(format.value(of: String(repeating: nonsense, count: 1_000_000)) == nil)
    }
  }

  @Test("A locale with customs of its own, or with digits that do not stand for themselves, reads")
  func strangeLocales() {
    for identifier in ["", "xx_YY", "en_US@numbers=roman", "he@numbers=hebr", "zh@numbers=hans"] {
      let format = Self.format(identifier)
      for number in Self.numbers {
        let text = format.text(of: number)
        #expect(format.value(of: text) == number, "\(identifier) \(text)")
      }
    }
  }

  @Test("Any number of 38 digits comes back from any locale, by seeded chance")
  func chance() {
    var random = SeededGenerator(seed: Effort.seed &+ 26)
    let identifiers = Locale.availableIdentifiers.sorted()
    for _ in 0..<Effort.runs(short: 60, long: 20_000) {
      let locale = identifiers.randomElement(using: &random) ?? ""
      let format = Self.format(locale)
      for _ in 0..<10 {
        let digits = (0..<Int.random(in: 1...38, using: &random)).map { _ in
          String(Int.random(in: 0...9, using: &random))
        }
        let exponent = Int.random(in: -60...60, using: &random)
        let plain = "\(digits.joined())e\(exponent)"
        guard let number = Decimal(string: plain) else { continue }
        let text = format.text(of: number)
        #expect(format.value(of: text) == number, "\(locale) \(plain) \(text)")
      }
    }
  }

  @Test(
    "A locale that Foundation does not know is that of its language, or the root's",
    arguments: [
      ("de-CH-u-nu-latn", "-1’234.5"), ("ar-EG-u-nu-latn", "\u{200E}-1,234.5"),
      ("th-TH-u-nu-thai", "-๑,๒๓๔.๕"), ("🦊", "-1,234.5"), ("é", "-1,234.5"),
      ("🦊_DE@numbers=thai", "-๑,๒๓๔.๕"), ("en_US@numbers=bogus", "-1,234.5"),
      ("de_DE@numbers=", "-1.234,5"), ("de_DE@numbers=LATN", "-1.234,5"),
      ("de_DE@NUMBERS=bogus", "-1.234,5"), ("de-AT-1901-u-nu-latn", "-1.234,5"),
      ("zh-Hant-TW-u-ca-roc-nu-latn", "-1,234.5"), ("", "-1,234.5"), ("@", "-1,234.5"),
      ("de_DE@foo=🦊", "-1.234,5"),
    ])
  func unknown(_ identifier: String, _ text: String) {
    let format = TextFormat.decimal(Locale(identifier: identifier))
    let value = Decimal(string: "-1234.5")!
    #expect(format.text(of: value) == text, "\(identifier)")
    #expect(format.value(of: text) == value, "\(identifier)")
  }

  @Test("Numerals that are no ten digits give way to the ordinary digits of the locale")
  func numerals() {
    let value = Decimal(string: "-1234.5")!
    for system in ["jpan", "hebr", "roman", "romanlow", "taml", "grek", "ethi", "cyrl", "hant"] {
      for (locale, text) in [("ja", "-1,234.5"), ("de_DE", "-1.234,5")] {
        let format = TextFormat.decimal(Locale(identifier: "\(locale)@numbers=\(system)"))
        #expect(format.text(of: value) == text, "\(locale) \(system)")
        #expect(format.value(of: text) == value, "\(locale) \(system)")
      }
    }
    for system in Locale.NumberingSystem.availableNumberingSystems {
      let format = TextFormat.decimal(Locale(identifier: "en@numbers=\(system.identifier)"))
      for number in [value, -value, 0] {
        #expect(format.value(of: format.text(of: number)) == number, "\(system.identifier)")
      }
      #expect(format.text(of: value) != format.text(of: -value), "\(system.identifier)")
    }
  }
}
