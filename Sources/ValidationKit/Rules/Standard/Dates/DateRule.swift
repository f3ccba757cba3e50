extension Rule where Value == String {
  /// The rule for dates of RFC 3339, such as `2024-02-29`.
  public static var date: Rule { .date(.rfc3339) }

  /// Returns the rule for texts that say a date, in one format and within limits.
  ///
  ///     Rule.date("dd.MM.yyyy", earliest: "1900-01-01", latest: CalendarDate(.now))
  ///
  /// The date must exist: leap years are those of the Gregorian calendar. What no date can begin
  /// with is wrong, as `2023-02-3` is. The reasons are `invalid`, with `format` for a pattern,
  /// `tooEarly` with `min` and `tooLate` with `max`, both as texts in the format. Limits are cut to
  /// what the format says: a month and a year are right where one of their days is.
  ///
  /// - Parameters:
  ///   - format: How the date is written: RFC 3339, a date of HTML forms, or a pattern.
  ///   - earliest: The first date that is right.
  ///   - latest: The last date that is right; not before the first.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: The check is linear in the length of the text.
  public static func date(
    _ format: DateTimeFormat = .rfc3339, earliest: CalendarDate? = nil,
    latest: CalendarDate? = nil, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    func limit(_ date: CalendarDate) -> DateTimeText.Limit {
      let moment = DateTimeLimits.Moment(day: date.dayNumber, nanosecond: 0)
      return DateTimeText.Limit(
        kind: .date, argument: .text(format.text(of: moment, as: .date)),
        source: "\"\(date)\"", moment: moment)
    }
    DateTimeText.demandOrder(earliest, latest, file: file, line: line)
    return Rule(
      DateTimeText(
        .date, format, earliest: earliest.map(limit), latest: latest.map(limit), file: file,
        line: line))
  }
}
