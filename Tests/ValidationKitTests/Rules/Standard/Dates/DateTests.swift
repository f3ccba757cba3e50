import Foundation
import Testing
@testable import ValidationKit

@Suite("Rule.date")
struct DateTests {
  /// All dates from one year to another, as numbers.
  static func dates(_ years: ClosedRange<Int>) -> [(year: Int, month: Int, day: Int)] {
    years.flatMap { year in
      (1...12).flatMap { month -> [(year: Int, month: Int, day: Int)] in
        let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return (1...lengths[month - 1]).map { (year, month, $0) }
      }
    }
  }

  static func padded(_ number: Int, _ digits: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  static func iso(_ date: (year: Int, month: Int, day: Int)) -> String {
    "\(padded(date.year, 4))-\(padded(date.month))-\(padded(date.day))"
  }

  @Test(
    "V9: within limits exactly the dates are valid, and their beginnings incomplete",
    arguments: [
      ("2019-12-30", "2021-03-01"), ("1899-06-15", "1904-02-29"), ("0000-01-01", "0001-01-31"),
    ])
  func limits(_ earliest: CalendarDate, _ latest: CalendarDate) {
    let all = Self.dates(earliest.year...latest.year).filter {
      let date = CalendarDate(year: $0.year, month: $0.month, day: $0.day)!
      return earliest <= date && date <= latest
    }
    let alphabet = "0123456789-./"
    expectLanguage(
      .date(earliest: earliest, latest: latest), Set(all.map(Self.iso)), alphabet: alphabet)
    expectLanguage(
      .date("dd.MM.yyyy", earliest: earliest, latest: latest),
      Set(all.map { "\(Self.padded($0.day)).\(Self.padded($0.month)).\(Self.padded($0.year, 4))" }),
      alphabet: alphabet)
    expectLanguage(
      .date("MM/dd/yyyy", earliest: earliest, latest: latest),
      Set(all.map { "\(Self.padded($0.month))/\(Self.padded($0.day))/\(Self.padded($0.year, 4))" }),
      alphabet: alphabet)
    expectLanguage(
      .date("yyyyMMdd", earliest: earliest, latest: latest),
      Set(all.map { Self.iso($0).replacing("-", with: "") }), alphabet: alphabet)
    let growing = all.flatMap { date in
      let days = Set(["\(date.day)", Self.padded(date.day)])
      let months = Set(["\(date.month)", Self.padded(date.month)])
      return days.flatMap { day in months.map { "\(Self.padded(date.year, 4))-\($0)-\(day)" } }
    }
    // Two texts say the same date, `1` and `01`.
    expectLanguage(
      .date("yyyy-M-d", earliest: earliest, latest: latest), Set(growing), alphabet: alphabet)
  }

  @Test("V9: without limits a date is wrong as soon as it cannot exist")
  func existence() {
    for (text, outcome) in [
      ("", RuleOutcome.incomplete), ("2023-02-2", .incomplete), ("2023-02-3", .wrong),
      ("2023-02-29", .wrong), ("2024-02-29", .valid), ("2023-1", .incomplete), ("2023-13", .wrong),
      ("2023-00", .wrong), ("2023-04-3", .incomplete), ("2023-04-31", .wrong),
      ("2000-02-29", .valid),
      ("1900-02-29", .wrong), ("0000-02-29", .valid), ("2023-0a", .wrong), ("20231", .wrong),
    ] {
      #expect(Rule.date.check(text).outcome == outcome, "\(text)")
    }
    for (text, outcome) in [
      ("29.02.", RuleOutcome.incomplete), ("29.02.2023", .wrong), ("29.02.190", .incomplete),
      ("29.02.2100", .wrong), ("30.02", .wrong), ("31.0", .incomplete), ("31.04", .wrong),
      ("31.1", .incomplete),
      ("31.11", .wrong), ("32", .wrong), ("00", .wrong), ("29.02.2024", .valid),
    ] {
      #expect(Rule.date("dd.MM.yyyy").check(text).outcome == outcome, "\(text)")
    }
  }

  @Test(
    "HTML's years have four digits or more, and are not zero",
    arguments: [
      ("2024-02-29", RuleOutcome.valid), ("0000", .incomplete), ("0000-01-01", .wrong),
      ("0000-", .wrong), ("00001-01-01", .valid), ("12024-02-29", .valid), ("12023-02-29", .wrong),
      ("999-01-01", .wrong), ("999", .incomplete),
      ("100000000000000000000000000000400-02-29", .valid),
      ("100000000000000000000000000000401-02-29", .wrong), ("2024-02-29 ", .wrong),
    ])
  func html(_ text: String, _ outcome: RuleOutcome) {
    #expect(Rule.date(.html).check(text).outcome == outcome)
  }

  @Test("V9: HTML's years go on within limits")
  func htmlLimits() {
    let rule = Rule.date(.html, earliest: "2020-05-05", latest: "2021-06-06")
    for (text, outcome) in [
      ("2", RuleOutcome.incomplete), ("202", .incomplete), ("2020", .incomplete), ("2022", .wrong),
      ("203", .wrong),
      ("000", .incomplete), ("0002020-05-05", .valid), ("0002020-05-04", .wrong), ("3", .wrong),
      ("00000000003", .wrong), ("2021-07", .wrong), ("2021-06-06", .valid), ("20200", .wrong),
    ] {
      #expect(rule.check(text).outcome == outcome, "\(text)")
    }
  }

  @Test(
    "Issues say what is wrong, and the limit in the rule's own format",
    arguments: [
      ("31.12.1999", "date.tooEarly(min: 01.01.2000)"),
      ("01.01.2031", "date.tooLate(max: 31.12.2030)"),
      ("30.02.2020", "date.invalid(format: dd.MM.yyyy)"), ("x", "date.invalid(format: dd.MM.yyyy)"),
      ("0", "date.invalid(format: dd.MM.yyyy)"), ("01.01.19", "date.tooEarly(min: 01.01.2000)"),
      ("01.01.3", "date.tooLate(max: 31.12.2030)"),
    ])
  func issues(_ text: String, _ issue: String) {
    let rule = Rule.date("dd.MM.yyyy", earliest: "2000-01-01", latest: "2030-12-31")
    #expect(rule.check(text).issues.map(\.description) == [issue])
    #expect(Rule.date.check("x").issues.map(\.description) == ["date.invalid"])
  }

  @Test("Formats may have short years, months alone, words and characters of any script")
  func formats() throws {
    try Rule.date("MM/yy", earliest: "2024-05-01").verify(
      accepts: ["05/24", "12/99"],
      rejects: ["04/24": .wrong("tooEarly"), "13/24": .wrong, "00": .wrong])
    try Rule.date("yyyy年M月d日").verify(
      accepts: ["2024年2月29日", "2024年12月1日"], rejects: ["2024年2月30日": .wrong, "2024年13": .wrong])
    try Rule.date("'o''clock 1' d''M yyyy").verify(
      accepts: ["o'clock 1 3'4 2024"], rejects: ["o'clock 1 0'": .wrong])
    try Rule.date("d.M.").verify(accepts: ["29.2.", "1.12."], rejects: ["30.2.": .wrong])
    #expect(
      !Rule.date("dd.MM.yyyy").isValid("٠١.٠١.٢٠٢٤")
        && !Rule.date("yyyy-MM-dd").isValid("２０２４-０１-０１"))
    expectNoIntrusion(into: ["1.2.34"], by: .date("d.M.yy"))
  }

  @Test(
    "A pattern that can be read in two ways, or in none, is refused",
    arguments: [
      ("", "no part"), ("'a'", "no part"), ("dMyyyy", "no sign"), ("d1", "no sign"),
      ("dd'", "quote"),
      ("yyyy-yyyy", "twice"), ("yyyyy", "stands for nothing"), ("DD.MM", "stands for nothing"),
      ("mm:HH", "order"), ("HH:ss", "order"), ("T", "stands for nothing"),
    ])
  func patterns(_ pattern: String, _ reason: String) {
    let error = #expect(throws: DateTimeFormatError.self) { try DateTimeFormat(parsing: pattern) }
    #expect(error?.description.contains(reason) == true)
  }

  @Test("Limits and formats that make no sense stop the program")
  func nonsense() async {
    await #expect(processExitsWith: .failure) {
      _ = Rule.date(earliest: "2024-01-02", latest: "2024-01-01")
    }
    await #expect(processExitsWith: .failure) { _ = Rule.date("HH:mm") }
    await #expect(processExitsWith: .failure) { _ = Rule.date("q") }
  }

  @Test("Rules print as in Swift source, and are equal when they ask the same")
  func equality() {
    #expect(Rule.date == .date(.rfc3339) && Rule.date != .date(.html))
    #expect(Rule.date.description == "date" && Rule.date(.html).description == "date(.html)")
    let rule = Rule.date("dd.MM.yyyy", earliest: "2000-01-01", latest: "2030-12-31")
    #expect(
      rule.description
        == #"date("dd.MM.yyyy", earliest: "2000-01-01", latest: "2030-12-31")"#)
    #expect(rule == .date("dd.MM.yyyy", earliest: "2000-01-01", latest: "2030-12-31"))
    #expect(rule != .date("dd.MM.yyyy", earliest: "2000-01-01"))
  }

  @Test("Days are counted from 1970, both ways")
  func calendar() {
    var number = CalendarDate("0000-01-01").dayNumber
    #expect(number == -719_528)
    for (year, month, day) in Self.dates(0...801) {
      guard let date = CalendarDate(year: year, month: month, day: day),
        date.dayNumber == number, CalendarDate(dayNumber: number) == date
      else {
        Issue.record("\(year)-\(month)-\(day)")
        break
      }
      number += 1
    }
    #expect(CalendarDate("1970-01-01").dayNumber == 0)
    #expect(CalendarDate(dayNumber: 0).description == "1970-01-01")
  }

  @Test("A calendar date is made from parts, a text, or an instant in a time zone")
  func calendarDates() {
    #expect(CalendarDate(year: 2023, month: 2, day: 29) == nil)
    #expect(CalendarDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(CalendarDate("2023-2-1" as String) == nil && CalendarDate("" as String) == nil)
    #expect(CalendarDate("0007-03-09").description == "0007-03-09")
    let instant = Date(timeIntervalSince1970: 1_709_247_600)  // 2024-02-29T23:00:00Z
    #expect(CalendarDate(instant, in: .gmt) == "2024-02-29")
    #expect(CalendarDate(instant, in: TimeZone(secondsFromGMT: 3_600)!) == "2024-03-01")
    #expect(CalendarDate(.distantFuture, in: .gmt) == "4001-01-01")
    #expect(CalendarDate(Date(timeIntervalSince1970: 1e15), in: .gmt) == "9999-12-31")
  }
}
