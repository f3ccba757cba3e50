/// The Gregorian calendar, carried on without a gap into the past and the future (proleptic).
///
/// Worked out without Foundation's calendars, whose results depend on the machine's settings. Days
/// are counted from 1 January 1970, which is day 0.
enum CivilCalendar {
  /// Whether a year has a 29 February.
  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// Returns the number of days of a month, which is 1 to 12.
  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the number of a day; the day of the month may be beyond its end.
  ///
  /// The arithmetic is that of Howard Hinnant's `days_from_civil`: years begin in March, so that
  /// the day that leap years add is the last.
  static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Returns the date of a day; the inverse of ``dayNumber(_:_:_:)`` (`civil_from_days`).
  static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }
}
