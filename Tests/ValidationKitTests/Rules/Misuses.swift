import Foundation
import ValidationKit

/// A call that makes no sense, and what the program says as it stops.
struct Misuse: Sendable {
  let call: @Sendable () -> Void
  let message: String
  /// Whether the message names the line of the call, which a literal cannot know.
  let namesPlace: Bool
  let line: UInt

  init(
    _ call: @autoclosure @escaping @Sendable () -> Any, _ message: String,
    namesPlace: Bool = true, line: UInt = #line
  ) {
    self.call = { _ = call() }
    self.message = message
    self.namesPlace = namesPlace
    self.line = line
  }

  /// What is expected on standard error.
  var expected: String {
    namesPlace ? "\(Misuse.file):\(line): Fatal error: \(message)" : "Fatal error: \(message)"
  }

  private static let file = "\(#fileID)"
}

// Each call stands on the line of its `Misuse(`, since that line is expected.
extension Misuse {
  static let lengths: [Misuse] = [
    Misuse(Rule.length(min: -1), "a length is not negative: min -1, max 0"),
    Misuse(Rule.length(max: -1), "a length is not negative: min 0, max -1"),
    Misuse(Rule.length(exactly: -1), "a length is not negative: min -1, max -1"),
    Misuse(Rule.length(-2...3), "a length is not negative: min -2, max 3"),
    Misuse(Rule.length(min: 5, max: 3), "no text has at least 5 and at most 3 characters"),
    Misuse(Rule<[Int]>.count(exactly: -1), "a count is not negative: min -1, max -1"),
    Misuse(Rule<[Int]>.count(-3...1), "a count is not negative: min -3, max 1"),
    Misuse(Rule<[Int]>.count(min: 5, max: 3), "nothing has at least 5 and at most 3 elements"),
    Misuse(Rule.username(min: -1), "a length is not negative: min -1"),
    Misuse(Rule.username(max: 0), "no username has at least 8 and at most 0 characters"),
    Misuse(TextFilter.maxLength(-1), "a length is not negative: -1"),
    Misuse(FieldEditing.oneTimeCode(length: 0), "a code has one digit or more, not 0"),
    Misuse(PatternLimits(inputLength: -1), "a limit is not negative: inputLength -1"),
    Misuse(Rule.pattern("a", limits: .negative), "a limit is not negative: progressReports -1"),
    Misuse(Rule.json(maxDepth: -1), "a depth is not negative: -1"),
  ]

  static let numbers: [Misuse] = [
    Misuse(Rule<Int>.range(min: 5, max: 3), "no value lies between 5 and 3"),
    Misuse(Rule<Int>.range(3..<3), "no value lies between 3 and 3"),
    Misuse(Rule<String>.range(min: "b", max: "a"), "no value lies between b and a"),
    Misuse(Rule<Double>.range(min: .nan), "a limit is a number, not nan"),
    Misuse(Rule<Double>.range(min: 1, above: .nan), "a limit is a number, not nan"),
    Misuse(Rule.integer(min: 5, max: 3), "no number lies between 5 and 3"),
    Misuse(Rule.integer(step: 0), "a step is positive and has at most 18 digits, unlike 0"),
    Misuse(Rule.decimal(above: 3, max: 3), "no number lies between 3 and 3"),
    Misuse(Rule.decimal(min: 3, below: 3), "no number lies between 3 and 3"),
    Misuse(Rule.decimal(step: .long), "a step is positive and has at most 18 digits, unlike 1.00"),
    Misuse(Rule.decimal(maxFractionDigits: -1), "no number has 0 to -1 digits after the decimal"),
    Misuse(Rule.decimal(maxFractionDigits: 0, notation: .pointed), "no number has 1 to 0 digits"),
    Misuse(Rule.decimal(minFractionDigits: -1), "a number of digits is not negative: minFraction"),
    Misuse(Rule.decimal(maxDigits: 0), "a number has one digit or more, not at most 0"),
    Misuse(DecimalNumber(Decimal.nan), "a limit is a number, not NaN"),
    Misuse(
      Rule.decimal(min: .beyond), "a literal of a decimal number is within those of the type",
      namesPlace: false),
  ]

  static let dates: [Misuse] = [
    Misuse(Rule.date("QQ"), "The date format “QQ” has “QQ”, which stands for nothing"),
    Misuse(Rule.time(""), "The date format “” has no part of a date or a time"),
    Misuse(Rule.dateTime("'a"), "The date format “'a” has a quote that does not end"),
    Misuse(Rule.date("HH:mm"), "\"HH:mm\" is no format of a date"),
    Misuse(Rule.time("yyyy"), "\"yyyy\" is no format of a time"),
    Misuse(Rule.dateTime("yyyy"), "\"yyyy\" is no format of a date and time"),
    Misuse(Rule.date(earliest: .late, latest: .early), "nothing is from 2024-02-02 to 2024-01-01"),
    Misuse(Rule.time(earliest: "10:30", latest: "10:20"), "nothing is from 10:30 to 10:20"),
    Misuse(Rule.dateTime(earliest: .at(5), latest: .at(3)), "nothing is from 1970-01-01"),
    Misuse(Rule.dateTime(.html, earliest: .at(5), latest: .at(3)), "nothing is from 1970-01-01"),
    Misuse(Rule.dateTime(earliest: .at(.nan)), "an instant is a finite number, not nan"),
    Misuse(Rule.dateTime(latest: .at(.infinity)), "an instant is a finite number, not inf"),
    Misuse(CalendarDate(.at(.nan)), "an instant is a number, not nan"),
    Misuse(Rule.date("dd.MM.yy", latest: .past), CalendarDate.outOfReach),
    Misuse(
      Rule.date(earliest: "2023-02-29"), "“2023-02-29” is no date of RFC 3339, such as 2024-02-29",
      namesPlace: false),
    Misuse(
      Rule.time(earliest: "25:00"), "“25:00” is no time of day, such as 09:30 or 09:30:15",
      namesPlace: false),
  ]

  static let others: [Misuse] = [
    Misuse(Rule.password([.minLength(9), .maxLength(8)]), "no password has all of [minLength(9)"),
    Misuse(Rule.password([.minLength(-1)]), "a count is not negative: minLength(-1)"),
    Misuse(PasswordPolicy([.symbols(1), .noSymbols]), "no password has all of [symbols(1), noS"),
    Misuse(Rule.creditCard([]), "no card has none of the brands"),
    Misuse(CardBrand.Prefixes(0, lengths: [16]), "prefixes have one to eight digits"),
    Misuse(CardBrand.Prefixes(9...10, lengths: [16]), "prefixes have one to eight digits"),
    Misuse(CardBrand.Prefixes(4, lengths: [20]), "a number has more digits than its prefix, and"),
    Misuse(CardBrand(id: "x", name: "X", prefixes: []), "the brand “x” has no prefixes, so no"),
    Misuse(Rule.uuid(version: 9), "there is no version 9 of UUIDs; use 1 to 8, 0 for nil or 15"),
    Misuse(Rule.url(schemes: []), "no scheme is allowed; nil allows any"),
    Misuse(Rule.url(schemes: ["1http:"]), "“1http:” is no scheme: write it without"),
    Misuse(Rule.pattern("("), "the pattern \"(\" is not valid: \"(\" at position 0"),
    Misuse(TextMask("[0"), "the mask \"[0\" is not valid"),
    Misuse(TextMask("abc", placeholder: "X"), "the mask \"abc\" is not valid"),
    Misuse(TextMask.bestFit([]), "there is no mask to choose from"),
  ]

  static let all = lengths + numbers + dates + others
}

extension CalendarDate {
  fileprivate static let late: CalendarDate = "2024-02-02"
  fileprivate static let early: CalendarDate = "2024-01-01"
  fileprivate static let past: CalendarDate = "1999-11-03"

  fileprivate static let outOfReach =
    "no date in the format \"dd.MM.yy\" is as early as \"1999-11-03\", for the years of yy are "
    + "2000 to 2099"
}

extension Date {
  fileprivate static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }
}

extension DecimalNumber {
  fileprivate static let long = DecimalNumber("1.0000000000000000001")!
  fileprivate static var beyond: DecimalNumber { DecimalNumber(floatLiteral: .infinity) }
}

extension NumberNotation {
  fileprivate static let pointed: NumberNotation = [.fraction, .requiredFraction]
}

extension PatternLimits {
  fileprivate static var negative: PatternLimits {
    var limits = PatternLimits.standard
    limits.progressReports = -1
    return limits
  }
}
