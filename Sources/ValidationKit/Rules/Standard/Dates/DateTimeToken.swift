/// One part of a date's or a time's format.
enum DateTimeToken: Sendable, Hashable {
  /// A byte of a text that stands as it is.
  case literal(UInt8)
  /// `T`, or a space; RFC 3339 also has `t`.
  case separator(takesSmall: Bool)
  /// Four digits, or also more of them.
  case year(grows: Bool)
  /// Two digits, for the years 2000 to 2099.
  case shortYear
  /// Two digits, or also one.
  case month(grows: Bool)
  case day(grows: Bool)
  case hour(grows: Bool)
  case minute
  /// Two digits; a leap second is 60.
  case second(LeapSeconds)
  /// A dot and digits, or nothing.
  case fraction(atMost: Int)
  /// A colon, seconds and a fraction, or nothing.
  case optionalSeconds(fractionAtMost: Int)
  /// Exactly so many digits of a second's fraction.
  case fractionDigits(Int)
  /// `Z`, or a sign, hours, a colon and minutes.
  case offset
}

/// The minutes that may have a second 60.
enum LeapSeconds: Sendable, Hashable {
  case never
  /// In the last minute of a day of UTC.
  case daily
  /// In the last minute of June or December of UTC.
  case halfYearly
}

extension [DateTimeToken] {
  private static let colon = DateTimeToken.literal(UInt8(ascii: ":"))
  private static let hyphen = DateTimeToken.literal(UInt8(ascii: "-"))
  private static let minutes = [.hour(grows: false), colon, .minute]

  static let rfc3339Date = [
    .year(grows: false), hyphen, .month(grows: false), hyphen, .day(grows: false),
  ]
  static let rfc3339Time =
    minutes + [colon, .second(.daily), .fraction(atMost: .max), .offset]
  static let rfc3339DateTime =
    rfc3339Date + [.separator(takesSmall: true)] + minutes
    + [colon, .second(.halfYearly), .fraction(atMost: .max), .offset]

  static let htmlDate = [
    .year(grows: true), hyphen, .month(grows: false), hyphen, .day(grows: false),
  ]
  static let htmlTime = minutes + [.optionalSeconds(fractionAtMost: 3)]
  static let htmlDateTime = htmlDate + [.separator(takesSmall: false)] + htmlTime

  static let plainTime = minutes + [.optionalSeconds(fractionAtMost: 0)]

  var hasDate: Bool {
    contains {
      switch $0 {
      case .year, .shortYear, .month, .day: true
      default: false
      }
    }
  }

  var hasTime: Bool {
    contains {
      switch $0 {
      case .hour, .minute, .second, .fraction, .optionalSeconds, .fractionDigits: true
      default: false
      }
    }
  }

  /// The candidates of a text in this format before anything of it is known.
  var candidates: DateTimeCandidates {
    var candidates = DateTimeCandidates()
    // What the format does not say stays open, however much of the text is known.
    if hasDate {
      let date = DateTimeCandidates.anyDate
      candidates.years = date.years
      candidates.months = date.months
      candidates.days = date.days
    }
    if hasTime {
      let time = DateTimeCandidates.anyTime
      candidates.hours = time.hours
      candidates.minutes = time.minutes
      candidates.seconds = time.seconds
      candidates.nanoseconds = time.nanoseconds
    }
    for token in self {
      switch token {
      case .year(let grows): candidates.years = .init(grows ? 1 : 0, grows ? .max : 9999)
      case .shortYear: candidates.years = .init(2000, 2099)
      case .offset: candidates.offset = .init(-1439, 1439)
      default: break
      }
    }
    return candidates
  }
}
