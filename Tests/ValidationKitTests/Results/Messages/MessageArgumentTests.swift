import Foundation
import Testing

@testable import ValidationKit

@Suite("Arguments in messages")
struct MessageArgumentTests {
  private func text(
    _ catalog: MessageCatalog, _ rule: String, _ name: String, _ value: ArgumentValue
  ) -> String {
    text(catalog, rule, .invalid, name, value)
  }

  private func text(
    _ catalog: MessageCatalog, _ rule: String, _ reason: ValidationIssue.Reason, _ name: String,
    _ value: ArgumentValue
  ) -> String {
    catalog.text(
      for: ValidationIssue(rule: rule, reason: reason, arguments: [.init(name, value)]))
  }

  @Test(
    "Lists of one, two, three values and of many",
    arguments: [
      (
        MessageCatalog.english,
        [
          "Choose “1”", "Choose “1” or “2”", "Choose “1”, “2” or “3”",
          "Choose “1”, “2”, “3”, “4”, “5”, “6” or “7”", "Choose “1”, “2”, “3”, “4”, “5”, “6”, …",
        ]
      ),
      (
        .thai,
        [
          "เลือก “1”", "เลือก “1” หรือ “2”", "เลือก “1”, “2” หรือ “3”",
          "เลือก “1”, “2”, “3”, “4”, “5”, “6” หรือ “7”",
          "เลือก “1”, “2”, “3”, “4”, “5”, “6”, …",
        ]
      ),
      (
        .simplifiedChinese,
        [
          "请选择“1”", "请选择“1”或“2”", "请选择“1”、“2”或“3”", "请选择“1”、“2”、“3”、“4”、“5”、“6”或“7”",
          "请选择“1”、“2”、“3”、“4”、“5”、“6”、…",
        ]
      ),
      (
        .japanese,
        [
          "「1」を選択してください", "「1」、「2」のいずれかを選択してください",
          "「1」、「2」、「3」のいずれかを選択してください",
          "「1」、「2」、「3」、「4」、「5」、「6」、「7」のいずれかを選択してください",
          "「1」、「2」、「3」、「4」、「5」、「6」、…のいずれかを選択してください",
        ]
      ),
      (
        .vietnamese,
        [
          "Chọn “1”", "Chọn “1” hoặc “2”", "Chọn “1”, “2” hoặc “3”",
          "Chọn “1”, “2”, “3”, “4”, “5”, “6” hoặc “7”", "Chọn “1”, “2”, “3”, “4”, “5”, “6”, …",
        ]
      ),
      (
        .russian,
        [
          "Выберите «1»", "Выберите «1» или «2»", "Выберите «1», «2» или «3»",
          "Выберите «1», «2», «3», «4», «5», «6» или «7»",
          "Выберите «1», «2», «3», «4», «5», «6», …",
        ]
      ),
    ])
  func lists(_ catalog: MessageCatalog, _ expected: [String]) {
    for (count, expected) in zip([1, 2, 3, 7, 8], expected) {
      let values = ArgumentValue.list((1...count).map(String.init))
      #expect(text(catalog, "oneOf", "values", values) == expected)
    }
  }

  @Test("Huge lists and texts are cut to what can be read", arguments: MessageCatalog.available)
  func huge(_ catalog: MessageCatalog) {
    let long = String(repeating: "ab ", count: hugeLength / 2)
    let accents = "e" + String(repeating: "\u{301}", count: hugeLength)
    let values = ArgumentValue.list((1...(hugeLength / 10)).map { "\($0)\(long.prefix(500))" })
    for rule in ["oneOf", "notOneOf"] {
      #expect(text(catalog, rule, "values", values).count < 500)
    }
    #expect(text(catalog, "contains", "text", .text(long)).count < 120)
    #expect(text(catalog, "equal", "value", .text(accents)).unicodeScalars.count < 300)
    #expect(text(catalog, "letters", "allowed", .text(long)).count < 300)
    #expect(
      text(catalog, "date", "format", .text(String(repeating: ":", count: 99_999))).count < 120)
  }

  @Test("A text stays on one line and does not turn the direction of the message")
  func oneLine() {
    let catalog = MessageCatalog.english
    #expect(text(catalog, "contains", "text", "a\r\nb\u{202E}c\u{2028}") == "Include “a b c”")
    #expect(text(catalog, "contains", "text", "👩‍👩‍👧 né") == "Include “👩‍👩‍👧 né”")
  }

  @Test(
    "Characters that are allowed stand apart; a blank is called by its name",
    arguments: [
      ("-' ", "Use only letters and these characters: “-”, “'”, space"),
      ("_", "Use only letters and these characters: “_”"),
    ])
  func characters(_ allowed: String, _ expected: String) {
    #expect(text(.english, "letters", "allowed", .text(allowed)) == expected)
  }

  @Test(
    "A format is shown by an example, unless it has letters of its own",
    arguments: [
      ("dd.MM.yyyy", "31.12.2026"), ("M/d/yy", "12/31/26"), ("yyyy年M月d日", "yyyy年M月d日"),
      ("RFC 3339", "RFC 3339"), ("dd MMM yyyy", "dd MMM yyyy"), ("YYYY-MM-DD", "YYYY-MM-DD"),
      ("yyyy-MM-dd HH:mm:ss", "2026-12-31 23:59:58"), ("H:m:s", "23:59:58"),
      ("yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd'T'HH:mm"),
    ])
  func formats(_ format: String, _ shown: String) {
    #expect(
      text(.english, "date", "format", .text(format)) == "Enter a date in the format \(shown)")
  }

  @Test("Schemes look as they are typed, brands as people know them")
  func schemesAndBrands() {
    let schemes = ArgumentValue.list(["http", "https", "mailto"])
    #expect(
      text(.english, "url", "schemeNotAllowed", "schemes", schemes)
        == "Enter an address that begins with “http://”, “https://” or “mailto:”")
    let brands = ArgumentValue.list(["visa", "americanExpress", "Fictitious"])
    #expect(
      text(.english, "creditCard", "brandNotAllowed", "brands", brands)
        == "Use a card from Visa, American Express or Fictitious")
  }

  @Test("Chinese sets what is not Chinese apart by blanks, and nothing else")
  func chineseBlanks() {
    let day = ArgumentValue.date(Date(timeIntervalSince1970: 0))
    #expect(
      text(.simplifiedChinese, "range", "tooSmall", "min", day) == "请输入不早于 1970年1月1日的日期")
    #expect(
      text(.simplifiedChinese, "date", "tooEarly", "min", "1970-01-01")
        == "请输入不早于 1970-01-01 的日期")
    #expect(
      text(.simplifiedChinese, "date", "format", "yyyy年M月d日") == "请按 yyyy年M月d日的格式输入日期")
  }

  @Test(
    "Dates are written out, the same on every machine",
    arguments: [
      ("en", "1 January 2027", "31 December 2026, 23:59 UTC"),
      ("th", "1 มกราคม ค.ศ. 2027", "31 ธันวาคม ค.ศ. 2026 เวลา 23:59 UTC"),
      ("zh-Hans", "2027年1月1日", "2026年12月31日 23:59 UTC"),
      ("ja", "2027年1月1日", "2026年12月31日 23:59 UTC"),
      ("vi", "01/01/2027", "23:59 UTC, 31/12/2026"),
      ("ru", "1 января 2027 года", "31 декабря 2026 года, 23:59 UTC"),
    ])
  func dates(_ language: String, _ day: String, _ moment: String) throws {
    let catalog = try #require(MessageCatalog.serving(language))
    for (seconds, expected) in [(1_798_761_600.0, day), (1_798_761_540, moment)] {
      let date = ArgumentValue.date(Date(timeIntervalSince1970: seconds))
      #expect(text(catalog, "date", "tooLate", "max", date).contains(expected))
      #expect(text(catalog, "range", "notBelow", "max", date).contains(expected))
    }
  }
}

@Suite("Lengths of time in messages")
struct DurationUnitsTests {
  @Test(
    "What is 0 is left out, but not all of it, and fractions are said to the end",
    arguments: [
      (Duration.zero, "0 s"), (.seconds(3600), "1 h"), (.seconds(3660), "1 h 1 min"),
      (.seconds(3601), "1 h 1 s"), (.milliseconds(60_500), "1 min 0.5 s"),
      (.milliseconds(-500), "-0.5 s"), (.seconds(-90), "-1 min 30 s"),
      (.nanoseconds(1_000_000_001), "1.000000001 s"), (.seconds(90_000), "25 h"),
    ])
  func texts(_ duration: Duration, _ expected: String) {
    #expect(DurationUnits(" h", " min", " s").text(of: duration) == expected)
  }
}

@Suite("Days of the calendar")
struct CivilDayTests {
  @Test("Days are those of Foundation's calendar, from the year 1 to 9999")
  func sameAsFoundation() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // From 1582 on; Foundation's calendar is Julian before.
    for days in stride(from: -140_000, to: 2_900_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(days) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let day = CivilDay(daysSince1970: days)
      #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
    }
    #expect(CivilDay.reading(Date(timeIntervalSince1970: -62_135_596_800))?.day.year == 1)
    #expect(CivilDay.reading(Date(timeIntervalSince1970: -62_135_596_801)) == nil)
    #expect(CivilDay.reading(Date(timeIntervalSince1970: 253_402_300_799))?.day.year == 9999)
    #expect(CivilDay.reading(Date(timeIntervalSince1970: 253_402_300_800)) == nil)
    for seconds in [Double.infinity, -.infinity, .nan, 1e300] {
      #expect(CivilDay.reading(Date(timeIntervalSince1970: seconds)) == nil)
    }
  }

  @Test(
    "Leap days end four years, and four hundred, but not a hundred",
    arguments: [
      (11_016, [2000, 2, 29]), (11_017, [2000, 3, 1]), (47_540, [2100, 2, 28]),
      (47_541, [2100, 3, 1]), (12_477, [2004, 2, 29]), (-719_162, [1, 1, 1]),
      (157_113, [2400, 2, 29]), (157_114, [2400, 3, 1]),
    ])
  func leapDays(_ days: Int, _ expected: [Int]) {
    let day = CivilDay(daysSince1970: days)
    #expect([day.year, day.month, day.day] == expected)
  }

  @Test(
    "Midnight is a day, in UTC as where the user is; else the time in UTC is said",
    arguments: [
      (0, 0, "1970-1-1"), (0, 7, "1970-1-1"), (0, -5, "1970-1-1"), (-25_200, 7, "1970-1-1"),
      (-25_200, 0, "1969-12-31 17:00 UTC"), (18_000, -5, "1970-1-1"),
      (18_007, -5, "1970-1-1 05:00:07 UTC"), (-0.5, 0, "1969-12-31 23:59:59 UTC"),
    ] as [(Double, Int, String)])
  func midnight(_ seconds: Double, _ hours: Int, _ expected: String) throws {
    let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
    let (day, time) = try #require(
      CivilDay.reading(Date(timeIntervalSince1970: seconds), zone: zone))
    #expect("\(day.year)-\(day.month)-\(day.day)" + (time.map { " \($0)" } ?? "") == expected)
  }
}
