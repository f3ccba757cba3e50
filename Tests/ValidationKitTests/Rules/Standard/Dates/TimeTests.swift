import Foundation
import Testing
@testable import ValidationKit

@Suite("Rule.time and Rule.dateTime")
struct TimeTests {
  static func clock(_ minutes: Int) -> String {
    "\(DateTests.padded(minutes / 60)):\(DateTests.padded(minutes % 60))"
  }

  @Test(
    "V9: exactly the times within limits are valid, and their beginnings incomplete",
    arguments: [("08:30", "18:05"), ("00:00", "23:59"), ("09:59", "10:00")])
  func limits(_ earliest: TimeOfDay, _ latest: TimeOfDay) {
    let all = (0..<1440).filter {
      let time = TimeOfDay(hour: $0 / 60, minute: $0 % 60)!
      return earliest <= time && time <= latest
    }
    let rule = Rule.time("HH:mm", earliest: earliest, latest: latest)
    expectLanguage(rule, Set(all.map(Self.clock)), alphabet: "0123456789:.Z")
    let growing = all.flatMap { minutes -> [String] in
      let text = Self.clock(minutes)
      return text.hasPrefix("0") ? [text, String(text.dropFirst())] : [text]
    }
    expectLanguage(
      .time("H:mm", earliest: earliest, latest: latest), Set(growing), alphabet: "0123456789:.Z")
  }

  @Test(
    "HTML's times may have seconds and up to three digits of a fraction",
    arguments: [
      ("09:30", RuleOutcome.valid), ("09:30:", .incomplete), ("09:30:1", .incomplete),
      ("09:30:15", .valid), ("09:30:15.", .incomplete), ("09:30:15.1", .valid),
      ("09:30:15.123", .valid), ("09:30:15.1234", .wrong), ("09:30:60", .wrong),
      ("09:30:6", .wrong),
      ("09:3", .incomplete), ("9", .wrong), ("24", .wrong), ("09:30Z", .wrong), ("09:30.5", .wrong),
    ])
  func html(_ text: String, _ outcome: RuleOutcome) {
    #expect(Rule.time(.html).check(text).outcome == outcome)
    let date = "2024-02-29"
    #expect(Rule.dateTime(.html).check("\(date)T\(text)").outcome == outcome)
    #expect(Rule.dateTime(.html).check("\(date) \(text)").outcome == outcome)
    #expect(Rule.dateTime(.html).check("\(date)t\(text)").outcome == .wrong)
  }

  @Test("V9: a time that is too early may go on to one that is not")
  func extending() throws {
    let rule = Rule.time(.html, earliest: "12:00:30", latest: "13:00")
    try rule.verify(
      accepts: ["12:00:30", "12:00:30.000", "12:01", "13:00", "13:00:00.000"],
      rejects: [
        "12:00": .incomplete("tooEarly"), "12:00:29.9": .wrong("tooEarly"),
        "12:00:29": .wrong("tooEarly"), "12:00:2": .wrong("tooEarly"), "11": .wrong("tooEarly"),
        "13:00:00.001": .wrong("tooLate"), "13:01": .wrong("tooLate"), "14": .wrong("tooLate"),
        "12": .incomplete("invalid"), "x": .wrong("invalid"),
      ])
    #expect(rule.check("11").issues.map(\.description) == ["time.tooEarly(min: 12:00:30)"])
    #expect(rule.check("14").issues.map(\.description) == ["time.tooLate(max: 13:00)"])
    let offset = Rule.time(earliest: "08:00", latest: "09:00")
    try offset.verify(
      accepts: ["08:00:00-23:00", "09:00:00+11:11"], rejects: ["07:59:59Z": .wrong("tooEarly")])
  }

  @Test("V9: a leap second stands in the minute that is 23:59 UTC, whatever the offset")
  func leapSeconds() {
    for start in ["15:59", "23:59", "00:00", "00:29"] {
      let local = Int(start.prefix(2))! * 60 + Int(start.suffix(2))!
      var language: Set<String> = local == 1439 ? ["\(start):60Z", "\(start):60z"] : []
      for offset in -1439...1439 where (local - offset + 1441) % 1440 == 0 {
        language.insert("\(start):60\(offset < 0 ? "-" : "+")\(Self.clock(abs(offset)))")
      }
      if local == 1439 { language.insert("\(start):60-00:00") }
      // A fraction may follow, so the dot is no letter here.
      expectLanguage(
        .time, language, alphabet: "0123456789:+-Zz ", from: "\(start):6")
    }
    #expect(Rule.time.isValid("23:59:60.5Z") && !Rule.time.isValid("23:59:61Z"))
  }

  @Test("V9: with a date it stands at the end of June or December alone")
  func leapSecondsOfDates() {
    for date in DateTests.dates(2015...2016) {
      let day = DateTests.iso(date)
      let endsHalf = day.hasSuffix("-06-30") || day.hasSuffix("-12-31")
      let startsHalf = day.hasSuffix("-07-01") || day.hasSuffix("-01-01")
      for (text, isRight) in [
        ("T23:59:60Z", endsHalf), ("T23:59:60+00:00", endsHalf), ("T15:59:60-08:00", endsHalf),
        ("T00:59:60+01:00", startsHalf), ("T23:58:60Z", false), ("T23:59:60+01:00", false),
      ] {
        let rule = Rule.dateTime
        #expect(rule.isValid(day + text) == isRight, "\(day)\(text)")
        if isRight {
          for prefix in prefixes(day + text) { #expect(rule.check(prefix).outcome != .wrong) }
        }
      }
      let outcome = Rule.dateTime.check("\(day)T12:30:6").outcome
      #expect(outcome == (endsHalf || startsHalf ? .incomplete : .wrong))
      #expect(
        Rule.dateTime.check("\(day)T12:30:60+").outcome == (startsHalf ? .incomplete : .wrong))
      #expect(Rule.dateTime.check("\(day)T12:30:60-").outcome == (endsHalf ? .incomplete : .wrong))
      #expect(Rule.dateTime.check("\(day)T12:30:60Z").outcome == .wrong)
    }
  }

  @Test(
    "A point in time has any separator and offset that RFC 3339 has",
    arguments: [
      ("2024-02-29T09:30:15Z", RuleOutcome.valid), ("2024-02-29t09:30:15z", .valid),
      ("2024-02-29 09:30:15.123456789012345Z", .valid), ("2024-02-29T09:30:15-00:00", .valid),
      ("2024-02-29T09:30:15+23:59", .valid), ("2024-02-29T09:30:15+24", .wrong),
      ("2024-02-29T09:30:15+2", .incomplete), ("2024-02-29T09:30:15+3", .wrong),
      ("2024-02-29T09:30:15+01", .incomplete), ("2024-02-29T09:30:15+0100", .wrong),
      ("2024-02-29T09:30:15+01:6", .wrong), ("2024-02-29T09:30:15", .incomplete),
      ("2024-02-29T09:30Z", .wrong), ("2024-02-29_09:30:15Z", .wrong), ("2024-02-30T", .wrong),
      ("2024-02-29T09:30:15.Z", .wrong), ("2024-02-29T09:30:15,5Z", .wrong),
      ("2024-02-29T09:30:15.", .incomplete), ("2024-02-29T24:00:00Z", .wrong), ("", .incomplete),
    ])
  func dateTime(_ text: String, _ outcome: RuleOutcome) {
    #expect(Rule.dateTime.check(text).outcome == outcome)
  }

  @Test("V9: limits are instants, whatever the offset and however little of it is typed")
  func instants() throws {
    let earliest = Date(timeIntervalSince1970: 1_709_199_015.25)  // 2024-02-29T09:30:15.25Z
    let latest = Date(timeIntervalSince1970: 1_709_199_015.75)
    let rule = Rule.dateTime(earliest: earliest, latest: latest)
    try rule.verify(
      accepts: [
        "2024-02-29T09:30:15.25Z", "2024-02-29T09:30:15.75Z", "2024-02-29T10:30:15.5+01:00",
        "2024-02-28T09:31:15.5-23:59", "2024-03-01T09:29:15.5+23:59",
      ],
      rejects: [
        "2024-02-29T09:30:15.24Z": .wrong("tooEarly"), "2024-02-29T09:30:15Z": .wrong("tooEarly"),
        "2024-02-29T09:30:15.76Z": .wrong("tooLate"),
        "2024-02-29T09:30:16+00:00": .wrong("tooLate"),
        "2024-02-29T09:30:15": .incomplete, "2024-02-29T09:30:15.2": .incomplete,
        "2024-02-29T09:30:15.1": .wrong("invalid"), "2024-02-29T09:30:15.8": .wrong("invalid"),
        "2024-02-29T08": .incomplete, "2024-02-28T09:31": .incomplete,
        "2024-02-28T09:30": .wrong("tooEarly"),
        "2024-03-01T09:29:15": .incomplete, "2024-03-01T09:30": .wrong("tooLate"),
        "2024-02-29T09:30:15.5+": .incomplete, "2024-02-29T09:30:15.5+0": .incomplete,
        "2024-02-29T09:30:15.5+1": .wrong("tooEarly"), "2024-02-29T10:30:15.5+01:0": .incomplete,
        "2024-02-29T10:30:15.5-": .wrong("tooLate"), "2023": .wrong("tooEarly"),
        "2025": .wrong("tooLate"),
      ])
    #expect(
      rule.description
        == "dateTime(earliest: 2024-02-29T09:30:15.250Z, latest: 2024-02-29T09:30:15.750Z)")
    #expect(rule.check("2023").issues.first?.argument("min") == .date(earliest))
    #expect(rule.check("2025").issues.first?.argument("max") == .date(latest))
  }

  @Test("V9: an instant within limits agrees with a search through all texts, by seeded chance")
  func chance() {
    var seconds = 1_709_199_015.0
    for step in 0..<400 {
      seconds += 86_461 * 7
      let rule = Rule.dateTime(
        earliest: Date(timeIntervalSince1970: seconds),
        latest: Date(timeIntervalSince1970: seconds + Double(step)))
      let offset = (step * 37) % 1439 * (step.isMultiple(of: 2) ? 1 : -1)
      let local = Date(timeIntervalSince1970: seconds + Double(offset * 60))
      let text =
        local.formatted(.iso8601).dropLast() + (offset < 0 ? "-" : "+") + Self.clock(abs(offset))
      for prefix in prefixes(String(text)).dropLast() {
        #expect(rule.check(prefix).outcome == .incomplete, "\(text) \(prefix)")
      }
      #expect(rule.isValid(String(text)), "\(text)")
    }
  }

  @Test("Local times are compared where the clock stands")
  func timeZones() throws {
    let noon = Date(timeIntervalSince1970: 1_709_208_000)  // 2024-02-29T12:00:00Z
    let east = Rule.dateTime(.html, earliest: noon, timeZone: TimeZone(secondsFromGMT: 7_200)!)
    try east.verify(
      accepts: ["2024-02-29T14:00"], rejects: ["2024-02-29T13:59:59": .wrong("tooEarly")])
    try Rule.dateTime(.html, earliest: noon).verify(
      accepts: ["2024-02-29T12:00"], rejects: ["2024-02-29T11:59:59.999": .wrong("tooEarly")])
    try Rule.dateTime("dd.MM.yyyy HH:mm", earliest: noon).verify(
      accepts: ["29.02.2024 12:00"], rejects: ["29.02.2024 11": .wrong("tooEarly")])
    try Rule.dateTime("yyyy-MM-dd HH:mm:ss.SSS").verify(
      accepts: ["2024-02-29 12:00:00.123"],
      rejects: ["2024-02-29 12:00:00.12": .incomplete, "2024-02-29 12:00:00.1234": .wrong])
  }

  @Test("Rules print as in Swift source, and are equal when they ask the same")
  func equality() {
    #expect(Rule.time.description == "time" && Rule.dateTime.description == "dateTime")
    #expect(
      Rule.time(.html, earliest: "08:00").description == #"time(.html, earliest: "08:00")"#)
    let noon = Date(timeIntervalSince1970: 1_709_208_000)
    #expect(
      Rule.dateTime(latest: noon).description == "dateTime(latest: 2024-02-29T12:00:00Z)")
    #expect(Rule.dateTime(latest: noon) == .dateTime(.rfc3339, latest: noon, timeZone: .current))
    #expect(Rule.time == .time(.rfc3339) && Rule.time != .dateTime)
    #expect(Rule.time.check("x").issues.map(\.description) == ["time.invalid"])
    #expect(
      Rule.dateTime("HH 'h' dd.MM.yyyy").check("x").issues.map(\.description)
        == ["dateTime.invalid(format: HH 'h' dd.MM.yyyy)"])
  }

  @Test("A time of day is made from parts or a text")
  func timesOfDay() {
    #expect(
      TimeOfDay(hour: 24, minute: 0) == nil && TimeOfDay(hour: 0, minute: 0, second: 60) == nil)
    #expect(TimeOfDay("9:30" as String) == nil && TimeOfDay("09:30:15.5" as String) == nil)
    #expect(TimeOfDay("09:30:15").description == "09:30:15" && TimeOfDay("09:30:00") == "09:30")
    #expect(TimeOfDay("09:30") < "09:30:01")
  }

  @Test("Limits and formats that make no sense stop the program")
  func nonsense() async {
    await #expect(processExitsWith: .failure) { _ = Rule.time(earliest: "18:00", latest: "08:00") }
    await #expect(processExitsWith: .failure) { _ = Rule.time("dd.MM.yyyy") }
    await #expect(processExitsWith: .failure) { _ = Rule.dateTime("dd.MM.yyyy") }
  }

  @Test("Very long texts are read in one pass")
  func hugeTexts() {
    let digits = String(repeating: "1", count: hugeLength)
    let isQuick = takesLess(than: hugeMilliseconds) {
      #expect(Rule.time.isValid("09:30:15.\(digits)Z"))
      #expect(Rule.date.check(digits).outcome == .wrong)
      #expect(Rule.date(.html).check(digits).outcome == .incomplete)
      #expect(Rule.date(.html, latest: "2024-01-01").check(digits).outcome == .wrong)
    }
    #expect(isQuick)
  }
}
