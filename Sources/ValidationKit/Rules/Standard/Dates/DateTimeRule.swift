public import Foundation

extension Rule where Value == String {
  /// The rule for points in time of RFC 3339, such as `2024-02-29T09:30:15Z`.
  public static var dateTime: Rule { .dateTime(.rfc3339) }

  /// Returns the rule for texts that say a date and a time, in one format and within limits.
  ///
  ///     Rule.dateTime(.html, earliest: .now, timeZone: .current)
  ///
  /// RFC 3339 takes `T`, `t` or a space between the two, any offset to ±23:59, and the second 60 in
  /// the minute that is 23:59 UTC on the last of June or December (its section 5.7), the only days
  /// on which there have been any. HTML takes a local date and time. The reasons are `invalid`,
  /// with `format` for a pattern, `tooEarly` with `min` and `tooLate` with `max`, both as dates
  /// that messages write in the format. Limits are cut to what the format says, those of HTML to
  /// the millisecond.
  ///
  /// - Parameters:
  ///   - format: How the two are written: RFC 3339, HTML, or a pattern.
  ///   - earliest: The first instant that is right, to the microsecond.
  ///   - latest: The last instant that is right; not before the first.
  ///   - timeZone: Where the clock stands, for formats that do not say it.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: The check is linear in the length of the text.
  public static func dateTime(
    _ format: DateTimeFormat = .rfc3339, earliest: Date? = nil, latest: Date? = nil,
    timeZone: TimeZone = .gmt, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    let isLocal = format != .rfc3339
    for interval in [earliest, latest].compactMap({ $0?.timeIntervalSince1970 }) {
      demand(
        interval.isFinite, "an instant is a finite number, not \(interval)", file: file, line: line)
    }
    DateTimeText.demandOrder(earliest, latest, file: file, line: line)
    let resolution = format.resolution(of: .dateTime)
    func limit(_ instant: Date) -> DateTimeText.Limit {
      var moment = DateTimeLimits.Moment(
        instant, offset: isLocal ? timeZone.secondsFromGMT(for: instant) : 0)
      // However many digits of its fraction are written, a moment is the same.
      moment.nanosecond -= moment.nanosecond % resolution
      return DateTimeText.Limit(
        kind: .date, argument: .date(instant), written: format.text(of: moment, as: .dateTime),
        source: instant.sourceText, moment: moment)
    }
    return Rule(
      DateTimeText(
        .dateTime, format, earliest: earliest.map(limit), latest: latest.map(limit), file: file,
        line: line))
  }
}

extension Date {
  /// The instant as a rule prints it, with milliseconds where they are not zero.
  fileprivate var sourceText: String {
    let isWhole = timeIntervalSince1970.rounded() == timeIntervalSince1970
    return formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole))
  }
}

extension DateTimeLimits.Moment {
  /// Creates the moment that clocks show at an instant, where they are so many seconds ahead.
  init(_ instant: Date, offset: Int) {
    // A date is exact to less than a microsecond in our times, not to a nanosecond.
    let seconds = min(max(instant.timeIntervalSince1970, -1e12), 1e12)
    let whole = seconds.rounded(.down)
    let micros = Int(((seconds - whole) * 1_000_000).rounded())
    let clock = Int(whole) + offset
    self.init(day: clock.dividedDown(by: 86_400), nanosecond: 0)
    nanosecond = (clock - day * 86_400) * 1_000_000_000 + micros * 1_000
  }
}
