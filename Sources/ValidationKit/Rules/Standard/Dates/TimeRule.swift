extension Rule where Value == String {
  /// The rule for times of RFC 3339, such as `09:30:15Z` and `09:30:15.5+02:00`.
  public static var time: Rule { .time(.rfc3339) }

  /// Returns the rule for texts that say a time of the day, in one format and within limits.
  ///
  ///     Rule.time(.html, earliest: "08:00", latest: "18:30")
  ///
  /// The second 60 is taken by RFC 3339 alone, in the minute that is 23:59 UTC. Limits are compared
  /// with what the clock shows, whatever the offset. The reasons are `invalid`, with `format` for a
  /// pattern, `tooEarly` with `min` and `tooLate` with `max`, both as texts in the format, without
  /// an offset. Limits are cut to what the format says: 18:30 is no later than 18:30:30 where
  /// seconds are not written.
  ///
  /// - Parameters:
  ///   - format: How the time is written: RFC 3339, a time of HTML forms, or a pattern.
  ///   - earliest: The first time that is right.
  ///   - latest: The last time that is right; not before the first.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: The check is linear in the length of the text.
  public static func time(
    _ format: DateTimeFormat = .rfc3339, earliest: TimeOfDay? = nil, latest: TimeOfDay? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    func limit(_ time: TimeOfDay) -> DateTimeText.Limit {
      let moment = DateTimeLimits.Moment(
        day: 0, nanosecond: ((time.hour * 60 + time.minute) * 60 + time.second) * 1_000_000_000)
      return DateTimeText.Limit(
        kind: .time, argument: .text(format.text(of: moment, as: .time)),
        source: "\"\(time)\"", moment: moment)
    }
    DateTimeText.demandOrder(earliest, latest, file: file, line: line)
    return Rule(
      DateTimeText(
        .time, format, earliest: earliest.map(limit), latest: latest.map(limit), file: file,
        line: line))
  }
}
