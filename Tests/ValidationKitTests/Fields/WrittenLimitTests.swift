import Foundation
import Testing

@testable import ValidationKit

@Suite("Limits as fields write their values")
@MainActor
struct WrittenLimitTests {
  private static let german = TextFormat.decimal(Locale(identifier: "de_DE"))

  private func issue<Value>(
    _ format: TextFormat<Value>, _ rule: Rule<Value>, _ text: String
  ) -> ValidationIssue? {
    ParsedField(nil, as: format, rules: [rule]).edited(to: text)
  }

  @Test("A limit that is shown can be typed, wherever one is worded")
  func typed() throws {
    let limits = ["0.5", "9999.99", "-1234567.25"].compactMap { Decimal(string: $0) }
    for locale in [
      "de_DE", "en_US", "en_IN", "fr_FR", "fa_IR", "ar_EG", "ne_NP", "sv_SE", "ks_Arab",
    ] {
      let format = TextFormat.decimal(Locale(identifier: locale))
      for limit in limits {
        let rules: [(Rule<Decimal>, Decimal)] = [
          (.range(min: limit), limit - 1), (.range(max: limit), limit + 1),
          (.equal(limit), limit + 1), (.oneOf([limit]), limit + 1),
          (.all([.range(min: limit)]), limit - 1),
          (.when({ _ in true }, then: .range(min: limit)), limit - 1),
          (.ifPresent(.range(min: limit)), limit - 1),
        ]
        for (rule, wrong) in rules {
          let issue = try #require(self.issue(format, rule, format.text(of: wrong)))
          for catalog in MessageCatalog.available {
            let text = catalog.text(for: issue)
            #expect(text.contains(format.text(of: limit)), "\(locale) \(rule): \(text)")
          }
        }
        let field = ParsedField(nil, as: format, rules: [.range(min: limit, max: limit)])
        field.field.value = format.text(of: limit)
        #expect(field.field.isValid && field.value == limit, "\(locale) \(limit)")
      }
    }
  }

  @Test("A German field says its limits with commas")
  func german() {
    func text(_ rule: Rule<Decimal>, _ typed: String) -> String? {
      issue(Self.german, rule, typed).map { MessageCatalog.english.text(for: $0) }
    }
    let most = Decimal(string: "9999.99")!
    let half = Decimal(string: "0.5")!
    #expect(text(.range(min: half), "0") == "Enter a number that is 0,5 or more")
    #expect(text(.range(max: most), "10.000") == "Enter a number that is 9.999,99 or less")
    #expect(text(.range(above: half), "0,5") == "Enter a number greater than 0,5")
    #expect(text(.range(below: most), "9999,99") == "Enter a number less than 9.999,99")
    #expect(text(.equal(half), "1") == "Enter “0,5”")
    #expect(text(.notEqual(half), "0,5") == "Enter a value other than “0,5”")
    #expect(text(.oneOf([half, most]), "1") == "Choose “0,5” or “9.999,99”")
    #expect(text(.notOneOf([half, most]), "0,5") == "Enter a value other than “0,5” or “9.999,99”")
    #expect(
      text(.any([.range(min: most), .equal(half)]), "1")
        == "Enter a number that is 9.999,99 or more, or enter “0,5”")
  }

  @Test("What a rule of one's own names is written as well, and arguments keep their types")
  func own() throws {
    struct Least: RuleDefinition {
      var name: String { "least" }
      func check(_ value: Decimal) -> RuleVerdict {
        .incomplete(
          ValidationIssue(
            rule: name, reason: "tooSmall",
            arguments: [.init("min", .decimal(Decimal(string: "0.5")!))]))
      }
    }
    let issue = try #require(self.issue(Self.german, Rule(Least()), "0"))
    #expect(issue.argument("min") == .decimal(Decimal(string: "0.5")!))
    #expect(issue.shownArgument("min") == .text("0,5"))
    #expect(issue.description == "least.tooSmall(min: 0.5)")
    #expect(MessageCatalog.russian.text(for: issue) == "Введите число не меньше 0,5")
  }

  @Test("Rules for values and for texts that are not parsed say limits as before")
  func unwritten() {
    let half = Decimal(string: "0.5")!
    let text = MessageCatalog.english
    #expect(
      Rule<Decimal>.range(min: half).check(0).issues.map { text.text(for: $0) }
        == ["Enter a number that is 0.5 or more"])
    #expect(
      Rule<String>.decimal(min: 0.5).check("-1").issues.map { text.text(for: $0) }
        == ["Enter a number that is 0.5 or more"])
  }

  @Test("A limit finer than the format of a parsed date is cut to it, on both sides")
  func dates() {
    // 2026-11-30T15:00:00Z
    let limit = Date(timeIntervalSince1970: 1_796_050_800)
    func outcome(_ rule: Rule<Date>, _ typed: String) -> String {
      issue(.isoDate, rule, typed).map { MessageCatalog.english.text(for: $0) } ?? "valid"
    }
    #expect(outcome(.range(min: limit), "2026-11-30") == "valid")
    #expect(
      outcome(.range(min: limit), "2026-11-29") == "Enter a date no earlier than 2026-11-30")
    #expect(outcome(.range(max: limit), "2026-11-30") == "valid")
    #expect(outcome(.range(max: limit), "2026-12-01") == "Enter a date no later than 2026-11-30")
    #expect(outcome(.range(min: limit, max: limit), "2026-11-30") == "valid")
    #expect(outcome(.equal(limit), "2026-11-30") == "valid")
    #expect(outcome(.oneOf([limit]), "2026-11-30") == "valid")
    // Some of the day is after the limit and some before, so that a limit excluded is in it too.
    #expect(outcome(.range(above: limit), "2026-11-30") == "valid")
    #expect(
      outcome(.range(above: limit), "2026-11-29") == "Enter a date no earlier than 2026-11-30")
    #expect(outcome(.range(..<limit), "2026-11-30") == "valid")
    #expect(outcome(.range(..<limit), "2026-12-01") == "Enter a date no later than 2026-11-30")
  }

  @Test("A limit that the format says exactly is excluded where the rule excludes it")
  func exactDates() {
    // 2026-11-30T00:00:00Z
    let limit = Date(timeIntervalSince1970: 1_795_996_800)
    func isValid(_ rule: Rule<Date>, _ typed: String) -> Bool {
      issue(.isoDate, rule, typed) == nil
    }
    #expect(!isValid(.range(..<limit), "2026-11-30") && isValid(.range(..<limit), "2026-11-29"))
    #expect(!isValid(.range(above: limit), "2026-11-30"))
    #expect(isValid(.range(above: limit), "2026-12-01"))
    #expect(!isValid(.not(.range(min: limit)), "2026-11-30"))
    #expect(isValid(.not(.range(min: limit)), "2026-11-29"))
    #expect(!isValid(.notEqual(limit), "2026-11-30") && isValid(.notEqual(limit), "2026-11-29"))
    #expect(!isValid(.notOneOf([limit]), "2026-11-30"))
    #expect(!isValid(.not(.equal(limit)), "2026-11-30"))
  }

  @Test("A day is refused for a moment of it only where the whole day is")
  func opposites() {
    // 2026-11-30T15:00:00Z
    let limit = Date(timeIntervalSince1970: 1_796_050_800)
    func isValid(_ rule: Rule<Date>, _ typed: String) -> Bool {
      issue(.isoDate, rule, typed) == nil
    }
    let midnight = Date(timeIntervalSince1970: 1_795_996_800)
    let day = "2026-11-30"
    for rule: Rule<Date> in [
      .notEqual(limit), .notOneOf([limit]), .not(.equal(limit)), .not(.oneOf([limit])),
      .not(.range(min: limit)), .not(.range(max: limit)), .not(.range(above: limit)),
      .not(.range(below: limit)), .not(.not(.range(below: limit))),
      .not(.any([.range(min: limit), .equal(limit)])), .not(.all([.range(min: limit)])),
      .all([.notEqual(limit), .not(.range(below: limit))]),
      .when({ _ in true }, then: .not(.range(min: limit))), .ifPresent(.notEqual(limit)),
    ] {
      #expect(isValid(rule, day), "\(rule)")
    }
    #expect(!isValid(.not(.range(min: limit)), "2026-12-01"))
    #expect(!isValid(.not(.range(max: limit)), "2026-11-29"))
    #expect(isValid(.not(.range(min: limit)), "2026-11-29"))
    #expect(!isValid(.not(.not(.range(min: limit))), "2026-11-29"))
    let several = issue(.isoDate, .notOneOf([limit, midnight]), day)
    #expect(several?.shownArgument("values") == .list([day]))
  }

  @Test("Parsed rules are equal when one is a copy of the other, and keep messages and severity")
  func copies() {
    let rule = Rule.parsed(as: Self.german, [.range(min: 1).message("More").asWarning()])
    let copy = rule
    #expect(rule == copy && rule != .parsed(as: Self.german, []))
    let verdict = rule.check("0")
    #expect(verdict.isValid && verdict.issues.map(\.severity) == [.warning])
    #expect(verdict.issues.first?.message == IssueMessage("More"))
  }
}

@Suite("Words for limits by what they are")
struct LimitKindTests {
  private func texts<Value: Comparable & Hashable & Sendable>(
    _ low: Value, _ high: Value, in catalog: MessageCatalog = .english
  ) -> [String] {
    let rules: [(Rule<Value>, Value)] = [
      (.range(min: high), low), (.range(max: low), high), (.range(above: high), high),
      (.range(below: low), low),
    ]
    return rules.flatMap { $0.0.check($0.1).issues.map { catalog.text(for: $0) } }
  }

  @Test("Numbers, dates, times, lengths of time and other values have words of their own")
  func kinds() {
    #expect(
      texts(1, 2) == [
        "Enter a number that is 2 or more", "Enter a number that is 1 or less",
        "Enter a number greater than 2", "Enter a number less than 1",
      ])
    #expect(texts(1.0, 1e300)[1] == "Enter a number that is 1 or less")
    #expect(texts(1.0, .infinity)[2] == "Enter a number greater than inf")
    let days: (CalendarDate, CalendarDate) = ("2008-11-29", "2008-11-30")
    #expect(
      texts(days.0, days.1) == [
        "Enter a date no earlier than 2008-11-30", "Enter a date no later than 2008-11-29",
        "Enter a date after 2008-11-30", "Enter a date before 2008-11-29",
      ])
    let times: (TimeOfDay, TimeOfDay) = ("09:30", "18:00")
    #expect(
      texts(times.0, times.1) == [
        "Enter a time no earlier than 18:00", "Enter a time no later than 09:30",
        "Enter a time after 18:00", "Enter a time before 09:30",
      ])
    #expect(
      texts(Duration.seconds(90), .seconds(5400)) == [
        "Enter a length of time of 1 h 30 min or more",
        "Enter a length of time of 1 min 30 s or less",
        "Enter a length of time longer than 1 h 30 min",
        "Enter a length of time shorter than 1 min 30 s",
      ])
    #expect(
      texts("2008-11-29", "2008-11-30") == [
        "Enter a value no less than 2008-11-30", "Enter a value no greater than 2008-11-29",
        "Enter a value greater than 2008-11-30", "Enter a value less than 2008-11-29",
      ])
  }

  @Test("In every language no two kinds share a text", arguments: MessageCatalog.available)
  func languages(_ catalog: MessageCatalog) {
    let texts =
      texts(1, 2, in: catalog)
      + texts("2008-11-29" as CalendarDate, "2008-11-30", in: catalog)
      + texts("09:30" as TimeOfDay, "18:00", in: catalog)
      + texts(Duration.seconds(90), .seconds(5400), in: catalog) + texts("1", "2", in: catalog)
    #expect(Set(texts).count == 20, "\(texts)")
  }

  @Test(
    "A length of time is written in the units of the language",
    arguments: [
      ("en", "1 h 30 min"), ("ru", "1 ч 30 мин"), ("ja", "1時間30分"), ("zh-Hans", "1 小时 30 分钟"),
      ("th", "1 ชั่วโมง 30 นาที"), ("vi", "1 giờ 30 phút"),
    ])
  func durations(_ language: String, _ text: String) {
    let catalog = MessageCatalog.available.first { $0.language == language }
    #expect(
      texts(Duration.zero, .seconds(5400), in: catalog ?? .english)[0].contains(text))
  }

  @Test(
    "Parts of a length of time that are 0 are left out",
    arguments: [
      (Duration.zero, "0 s"), (.seconds(3600), "1 h"), (.seconds(86_400), "24 h"),
      (.milliseconds(1_500), "1.5 s"), (.seconds(-61), "-1 min 1 s"),
      (.nanoseconds(1), "0.000000001 s"),
      (.seconds(3601), "1 h 1 s"), (.milliseconds(-500), "-0.5 s"),
    ])
  func parts(_ duration: Duration, _ text: String) {
    #expect(EnglishMessages.durationUnits.text(of: duration) == text)
  }
}

extension ParsedField {
  /// Returns what is wrong once a text is typed.
  fileprivate func edited(to typed: String) -> ValidationIssue? {
    field.value = typed
    return field.issues.first
  }
}
