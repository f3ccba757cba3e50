import Foundation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("Values as texts")
struct TextFormatTests {
  private static func decimals(_ locale: String) -> TextFormat<Decimal> {
    .decimal(Locale(identifier: locale))
  }

  @Test(
    "A locale's separators are read and written",
    arguments: [
      ("en_US", "1,234,567.891"), ("de_DE", "1.234.567,891"),
      ("fr_FR", "1\u{202F}234\u{202F}567,891"), ("ru_RU", "1\u{A0}234\u{A0}567,891"),
      ("de_CH", "1\u{2019}234\u{2019}567.891"),
    ])
  func locales(locale: String, text: String) {
    let format = Self.decimals(locale)
    let number = Decimal(string: "1234567.891")
    #expect(format.value(of: text) == number)
    #expect(number.map(format.text) == text)
    let point = locale == "en_US" || locale == "de_CH" ? "." : ","
    #expect(format.value(of: "1234567\(point)891") == number)
    #expect(format.value(of: "-0\(point)5") == Decimal(string: "-0.5"))
    #expect(format.value(of: "\u{2212}0\(point)5") == Decimal(string: "-0.5"))
    #expect(format.value(of: "+7") == 7)
  }

  @Test(
    "What people type for a separator that keyboards do not have is read",
    arguments: [
      ("fr_FR", "1 234,5"), ("fr_FR", "1\u{A0}234,5"), ("ru_RU", "1 234,5"),
      ("ru_RU", "1\u{202F}234,5"), ("de_CH", "1'234.5"),
    ])
  func typedSeparators(locale: String, text: String) {
    #expect(Self.decimals(locale).value(of: text) == Decimal(string: "1234.5"))
  }

  @Test(
    "What is not a number in the locale is not read",
    arguments: [
      ("de_DE", "1.23"), ("de_DE", "1.2345"), ("de_DE", "1234.567"), ("de_DE", "1,2,3"),
      ("en_US", "1,23"), ("en_US", "1,,234"), ("en_US", ",123"), ("en_US", "1,234,"),
      ("en_US", "1.234,567"), ("en_US", "."), ("en_US", "5."), ("en_US", "-"),
      ("en_US", "+-1"), ("en_US", "1-"), ("en_US", " 1"), ("en_US", "1 "), ("en_US", "1e5"),
      ("en_US", "0x1F"), ("en_US", "NaN"), ("en_US", "Infinity"), ("en_US", "١٢"),
      ("en_US", "1\u{301}"), ("fr_FR", "1\n234"), ("fr_FR", "1  234"), ("de_CH", "1'23"),
      ("en_US", ""),
    ])
  func malformed(locale: String, text: String) {
    #expect(Self.decimals(locale).value(of: text) == nil)
    #expect(TextFormat.integer(Locale(identifier: locale)).value(of: text) == nil)
  }

  @Test("Numbers are exact up to 38 digits; longer ones are not read")
  func digits() {
    let format = Self.decimals("en_US")
    let nines = String(repeating: "9", count: 38)
    for text in [nines, "0." + nines, "-" + nines.dropLast() + ".9", "0." + nines.dropLast() + "1"]
    {
      let read = format.value(of: text)
      #expect(read.map { "\($0)" } == text)
      #expect(read.map(format.text)?.filter { $0 != "," } == text)
    }
    #expect(format.value(of: nines + "9") == nil)
    #expect(format.value(of: nines + ".9") == nil)
    #expect(format.value(of: String(repeating: "7", count: hugeLength)) == nil)
    #expect(format.value(of: "1." + String(repeating: "7", count: hugeLength)) == nil)
    // Zeros that say nothing do not count.
    #expect(format.value(of: String(repeating: "0", count: 60) + "7") == 7)
    #expect(format.value(of: "7." + String(repeating: "0", count: 60)) == 7)
  }

  @Test("Whole numbers are read to the last one that fits")
  func integers() {
    let format = TextFormat.integer(Locale(identifier: "de_DE"))
    for number in [0, 7, -7, 999, 1000, -1_234_567, Int.max, Int.min] {
      #expect(format.value(of: format.text(of: number)) == number)
    }
    #expect(format.text(of: -1_234_567) == "-1.234.567")
    #expect(format.value(of: "9223372036854775808") == nil)
    #expect(format.value(of: "1,0") == nil)
    #expect(format.value(of: String(repeating: "9", count: 100_000)) == nil)
  }

  @Test(
    "What a format writes it reads",
    arguments: ["de_DE", "en_US", "fr_FR", "ru_RU", "de_CH", "hi_IN"])
  func roundTrips(locale: String) {
    let format = Self.decimals(locale)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let significand = Decimal(Int.random(in: 0...Int.max, using: &random))
      let number = Decimal(
        sign: Bool.random(using: &random) ? .plus : .minus,
        exponent: .random(in: -19...19, using: &random), significand: significand)
      #expect(format.value(of: format.text(of: number)) == number)
    }
    for huge in [Decimal(sign: .plus, exponent: 100, significand: 123), .greatestFiniteMagnitude] {
      let text = format.text(of: huge)
      #expect(format.value(of: text).map { $0 == huge } ?? true, "\(text)")
    }
    let round = Decimal(sign: .minus, exponent: 100, significand: 123)
    #expect(format.value(of: format.text(of: round)) == round)
  }

  @Test("Days are read as RFC 3339 writes them, and nothing else is")
  func days() {
    let format = TextFormat.isoDate
    for text in [
      "1970-01-01", "2026-11-30", "2024-02-29", "1900-02-28", "0001-01-01", "9999-12-31",
    ] {
      let date = format.value(of: text)
      #expect(date.map(format.text) == text)
    }
    #expect(format.value(of: "1970-01-02") == Date(timeIntervalSince1970: 86_400))
    for text in [
      "", "2026", "2026-11", "2026-11-31", "2025-02-29", "2026-13-01", "2026-00-10", "2026-1-1",
      "2026-11-30T00:00:00Z", "2026-11-30 ", " 2026-11-30", "20261130", "30.11.2026", "２０２６-11-30",
      "-2026-11-30", String(repeating: "9", count: 100_000) + "-01-01",
    ] {
      #expect(format.value(of: text) == nil, "\(text.prefix(30))")
    }
  }
}
