import Foundation
import Testing
@testable import ValidationKit

@Suite("Limits finer than the format")
struct DateLimitTests {
  private static let limit: CalendarDate = "2026-11-30"

  @Test(
    "A limit is cut to what the format of dates says, on both sides",
    arguments: [
      ("MM/yy", "11/26", "10/26", "12/26"), ("yyyy", "2026", "2025", "2027"),
      ("M.yyyy", "11.2026", "10.2026", "12.2026"),
      ("yyyy-MM-dd", "2026-11-30", "2026-11-29", "2026-12-01"),
      ("dd.MM.yy", "30.11.26", "29.11.26", "01.12.26"),
    ] as [(DateTimeFormat, String, String, String)])
  func dates(_ format: DateTimeFormat, _ same: String, _ before: String, _ after: String) {
    let earliest = Rule.date(format, earliest: Self.limit)
    let latest = Rule.date(format, latest: Self.limit)
    let both = Rule.date(format, earliest: Self.limit, latest: Self.limit)
    #expect(earliest.isValid(same) && latest.isValid(same) && both.isValid(same))
    #expect(earliest.isValid(after) && latest.isValid(before))
    for rule in [earliest, both] {
      #expect(rule.check(before).issues.map(\.description) == ["date.tooEarly(min: \(same))"])
    }
    for rule in [latest, both] {
      #expect(rule.check(after).issues.map(\.description) == ["date.tooLate(max: \(same))"])
    }
    for prefix in prefixes(same) { #expect(both.check(prefix).outcome != .wrong, "\(prefix)") }
  }

  @Test("A format that lacks the year takes the days that are within limits in some year")
  func yearless() {
    let winter = Rule.date("dd.MM.", earliest: "2026-11-30", latest: "2027-02-15")
    for text in ["30.11.", "31.12.", "01.01.", "15.02."] {
      #expect(winter.isValid(text), "\(text)")
    }
    for text in ["29.11.", "16.02.", "29.02.", "15.06."] {
      #expect(
        winter.check(text).issues.map(\.description) == ["date.tooLate(max: 15.02.)"], "\(text)")
    }
    #expect(winter.check("2").outcome == .incomplete && winter.check("15.06").outcome == .wrong)
    let long = Rule.date("dd.MM.", earliest: "2026-11-30")
    #expect(long.isValid("01.01.") && long.isValid("29.02."))
    #expect(Rule.date("dd.MM.", earliest: "2024-02-28", latest: "2024-03-01").isValid("29.02."))
    #expect(!Rule.date("dd.MM.", earliest: "2026-02-28", latest: "2026-03-01").isValid("29.02."))
  }

  @Test(
    "A limit is cut to what the format of times says",
    arguments: [
      ("HH:mm", "18:30", "18:29", "18:31"), ("HH", "18", "17", "19"),
      ("H:mm", "18:30", "18:29", "18:31"), ("HH:mm:ss", "18:30:15", "18:30:14", "18:30:16"),
    ] as [(DateTimeFormat, String, String, String)])
  func times(_ format: DateTimeFormat, _ same: String, _ before: String, _ after: String) {
    let rule = Rule.time(format, earliest: "18:30:15", latest: "18:30:15")
    #expect(rule.isValid(same))
    #expect(rule.check(before).issues.map(\.description) == ["time.tooEarly(min: \(same))"])
    #expect(rule.check(after).issues.map(\.description) == ["time.tooLate(max: \(same))"])
  }

  @Test("Limits of times are written in the format")
  func writtenTimes() {
    func issue(_ format: DateTimeFormat, _ text: String) -> String? {
      Rule.time(format, earliest: "08:05").check(text).issues.first?.description
    }
    #expect(issue("H:mm", "7:00") == "time.tooEarly(min: 8:05)")
    #expect(issue("HH'h'mm", "07h00") == "time.tooEarly(min: 08h05)")
    #expect(issue("HH:mm:ss.SSS", "07:00:00.000") == "time.tooEarly(min: 08:05:00.000)")
    // The clock is compared, not the instant, so that no offset is written.
    #expect(issue(.rfc3339, "07:00:00-05:00") == "time.tooEarly(min: 08:05:00)")
    #expect(issue(.rfc3339, "09:00:00+05:00") == nil)
  }

  // 2026-11-30T18:30:15.123456Z
  private static let instant = Date(timeIntervalSince1970: 1_796_063_415.123456)

  @Test(
    "A limit is cut to what the format of dates and times says, and written in it",
    arguments: [
      ("dd.MM.yyyy HH:mm", "30.11.2026 18:30", "30.11.2026 18:29", "30.11.2026 18:31"),
      ("dd.MM.yyyy HH", "30.11.2026 18", "30.11.2026 17", "30.11.2026 19"),
      ("MM/yy HH:mm", "11/26 18:30", "10/26 23:59", "12/26 00:00"),
      ("yyyy-MM-dd HH:mm:ss", "2026-11-30 18:30:15", "2026-11-30 18:30:14", "2026-11-30 18:30:16"),
      (
        "yyyy-MM-dd HH:mm:ss.SSS", "2026-11-30 18:30:15.123", "2026-11-30 18:30:15.122",
        "2026-11-30 18:30:15.124"
      ),
      (
        .html, "2026-11-30T18:30:15.123", "2026-11-30T18:30:15.122", "2026-11-30T18:30:15.124"
      ),
      (
        .rfc3339, "2026-11-30T18:30:15.123456Z", "2026-11-30T18:30:15.123455Z",
        "2026-11-30T18:30:15.123457Z"
      ),
    ] as [(DateTimeFormat, String, String, String)])
  func dateTimes(_ format: DateTimeFormat, _ same: String, _ before: String, _ after: String) {
    let rule = Rule.dateTime(format, earliest: Self.instant, latest: Self.instant)
    #expect(rule.isValid(same))
    func text(_ value: String) -> [String] {
      rule.check(value).issues.map { MessageCatalog.english.text(for: $0) }
    }
    #expect(text(before) == ["Enter a date and time no earlier than \(same)"])
    #expect(text(after) == ["Enter a date and time no later than \(same)"])
    #expect(rule.check(before).issues.first?.argument("min") == .date(Self.instant))
    #expect(rule.check(before).issues.first?.shownArgument("min") == .text(same))
  }

  @Test("One moment has one verdict, however many digits of its fraction are written")
  func oneMoment() {
    let moment = Self.instant.addingTimeInterval(-0.123456)
    for (offset, isEarly) in [(0.00025, false), (0.00075, false), (0.001, true), (0.25, true)] {
      let limit = moment.addingTimeInterval(offset)
      let earliest = Rule.dateTime(.html, earliest: limit)
      let latest = Rule.dateTime(.html, latest: limit)
      for fraction in ["", ".0", ".00", ".000"] {
        let text = "2026-11-30T18:30:15" + fraction
        #expect(earliest.isValid(text) == !isEarly, "\(text) \(offset)")
        #expect(latest.isValid(text), "\(text) \(offset)")
      }
    }
    #expect(Rule.dateTime(.html, earliest: moment).isValid("2026-11-30T18:30:15"))
    #expect(!Rule.dateTime(.html, earliest: moment).isValid("2026-11-30T18:30:14.999"))
  }

  @Test("Limits of dates and times are written where the clock stands")
  func zones() {
    let rule = Rule.dateTime(
      "dd.MM. HH:mm", earliest: Self.instant, latest: Self.instant,
      timeZone: TimeZone(secondsFromGMT: 6 * 3600)!)
    #expect(rule.isValid("01.12. 00:30"))
    #expect(rule.check("01.12. 00:29").issues.first?.shownArgument("max") == .text("01.12. 00:30"))
  }

  @Test("What is written of a limit is right, in any format, by seeded chance")
  func chance() {
    var seconds = 946_684_800.0
    let formats: [DateTimeFormat] = [
      "dd.MM.yyyy HH:mm", "MM/yy HH", "d.M. H:mm:ss", "yyyy HH:mm:ss.SSS", .html, .rfc3339,
    ]
    for step in 0..<300 {
      seconds += 7_654_321.0123 / Double(step + 1) + 86_399
      let limit = Date(timeIntervalSince1970: seconds)
      for format in formats {
        let first = Rule.dateTime(format, earliest: limit, latest: limit.addingTimeInterval(0.5))
        let last = Rule.dateTime(format, earliest: limit.addingTimeInterval(-0.5), latest: limit)
        let moment = format.text(of: .init(limit, offset: 0), as: .dateTime)
        #expect(first.isValid(moment) && last.isValid(moment), "\(format) \(moment) \(seconds)")
      }
    }
  }
}
