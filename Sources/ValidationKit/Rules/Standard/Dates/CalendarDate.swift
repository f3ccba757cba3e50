public import Foundation

/// A day of the Gregorian calendar, in no time zone.
///
/// It is a limit of ``Rule/date(_:earliest:latest:file:line:)``. The calendar is carried on into
/// the past without a gap (proleptic), as RFC 3339 and HTML do.
public struct CalendarDate: Sendable, Hashable, FieldValue {
  /// The year, 0 to 9999.
  public let year: Int

  /// The month, 1 to 12.
  public let month: Int

  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date, or nil where there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...CivilCalendar.days(in: month, of: year)).contains(day)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the date on which an instant falls in a time zone, such as today's.
  ///
  /// An instant beyond the years 0 to 9999 gives the first or the last date; stops the program
  /// where it is not a number.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - timeZone: Where the day is counted.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public init(
    _ instant: Date, in timeZone: TimeZone = .current, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let interval = instant.timeIntervalSince1970
    demand(!interval.isNaN, "an instant is a number, not \(interval)", file: file, line: line)
    let clamped = Date(timeIntervalSince1970: min(max(interval, -1e12), 1e12))
    let seconds = clamped.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: clamped))
    let first = CalendarDate(unchecked: 0, 1, 1)
    let last = CalendarDate(unchecked: 9999, 12, 31)
    let number = (seconds / 86_400).rounded(.down)
    self.init(dayNumber: Int(min(max(number, Double(first.dayNumber)), Double(last.dayNumber))))
  }

  /// Creates the date that is a number of days after 1970-01-01.
  init(dayNumber: Int) {
    let (year, month, day) = CivilCalendar.date(ofDay: dayNumber)
    self.init(unchecked: year, month, day)
  }

  /// The number of days since 1970-01-01.
  var dayNumber: Int { CivilCalendar.dayNumber(year, month, day) }
}

extension CalendarDate: Comparable {
  /// Whether one day comes before another.
  public static func < (one: CalendarDate, other: CalendarDate) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }
}

extension CalendarDate: LosslessStringConvertible, ExpressibleByStringLiteral {
  /// Creates a date from a text as in `2024-02-29` (RFC 3339), or nil where it is none.
  public init?(_ text: String) {
    guard
      let candidates = DateTimeParser.candidates(of: text, as: .rfc3339Date, from: .anyDate)
    else { return nil }
    self.init(
      unchecked: candidates.years.low, candidates.months.trailingZeroBitCount,
      candidates.days.trailingZeroBitCount)
  }

  /// Creates a date from a literal as in `2024-02-29`; stops the program where it is none.
  public init(stringLiteral text: String) {
    guard let date = CalendarDate(text) else {
      misuse("“\(oneLine(text))” is no date of RFC 3339, such as 2024-02-29")
    }
    self = date
  }

  /// The date as in `2024-02-29`.
  public var description: String {
    "\(zeroPadded(year, 4))-\(zeroPadded(month, 2))-\(zeroPadded(day, 2))"
  }
}

/// Returns a number with zeros before it up to a number of digits.
func zeroPadded(_ number: Int, _ digits: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
}
