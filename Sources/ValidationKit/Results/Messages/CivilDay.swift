import Foundation

/// A day as messages name it.
struct CivilDay: Hashable {
  let year: Int
  /// From 1.
  let month: Int
  /// From 1.
  let day: Int

  /// Creates the day that is a number of days after 1 January 1970.
  init(daysSince1970 days: Int) { (year, month, day) = CivilCalendar.date(ofDay: days) }

  /// Returns the day and the time of day that a point in time is to be called by, or nil outside of
  /// the years 1 to 9999.
  ///
  /// Midnight stands for the day alone, in UTC as in the zone of the user. Any other time is in
  /// UTC, and says so.
  static func reading(
    _ date: Date, zone: TimeZone = .current
  ) -> (day: CivilDay, time: String?)? {
    guard let seconds = Int(exactly: date.timeIntervalSince1970.rounded(.down)),
      (-62_135_596_800..<253_402_300_800).contains(seconds)
    else { return nil }
    let (days, rest) = seconds.dividedFlooring(by: 86_400)
    if rest == 0 { return (CivilDay(daysSince1970: days), nil) }
    let local = (seconds + zone.secondsFromGMT(for: date)).dividedFlooring(by: 86_400)
    if local.remainder == 0 { return (CivilDay(daysSince1970: local.quotient), nil) }
    let parts = [rest / 3600, rest / 60 % 60] + (rest % 60 == 0 ? [] : [rest % 60])
    let clock = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return (CivilDay(daysSince1970: days), "\(clock) UTC")
  }
}

extension Int {
  fileprivate func dividedFlooring(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
