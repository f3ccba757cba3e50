/// The dates and times that a text may still become, part by part.
struct DateTimeCandidates: Sendable, Hashable {
  /// Numbers from one to another.
  struct Span: Sendable, Hashable {
    var low: Int
    var high: Int

    init(_ low: Int, _ high: Int) {
      self.low = low
      self.high = high
    }
  }

  var years = Span(1970, 1970)
  /// A bit for each month, and so on.
  var months: UInt32 = 1 << 1
  var days: UInt32 = 1 << 1
  var hours: UInt32 = 1
  var minutes = Span(0, 0)
  /// 60 is a leap second.
  var seconds = Span(0, 0)
  var nanoseconds = Span(0, 0)
  /// Minutes by which the time is ahead of UTC.
  var offset = Span(0, 0)

  static let anyDate = DateTimeCandidates(
    years: Span(0, 9999), months: bits(1, 12), days: bits(1, 31))
  static let anyTime = DateTimeCandidates(
    hours: bits(0, 23), minutes: Span(0, 59), seconds: Span(0, 59),
    nanoseconds: Span(0, 999_999_999))

  static func bits(_ low: Int, _ high: Int) -> UInt32 {
    UInt32((UInt64(1) << UInt64(high + 1)) - (UInt64(1) << UInt64(low)))
  }

  /// Whether one of them is a date that exists, within limits.
  ///
  /// - Complexity: Constant: at most some thousand steps, few where most parts are known.
  func exist(within limits: DateTimeLimits) -> Bool {
    if limits == .none { return hasDate(from: nil, to: nil) }
    guard hasOffset(within: limits) else { return false }
    var rest = hours
    while rest != 0 {
      let hour = rest.trailingZeroBitCount
      rest &= rest - 1
      let first = nanoseconds(hour, minutes.low - offset.high, seconds.low, nanoseconds.low)
      let last = nanoseconds(hour, minutes.high - offset.low, seconds.high, nanoseconds.high)
      // The dates on which some time from the first to the last is within the limits.
      let low = limits.earliest.map { $0.day - ($0.nanosecond - last).dividedDown(by: -Int.day) }
      let high = limits.latest.map { $0.day + ($0.nanosecond - first).dividedDown(by: Int.day) }
      if hasDate(from: low, to: high) { return true }
    }
    return false
  }

  /// Whether an offset of whole minutes brings a known minute within limits.
  ///
  /// Offsets are no gapless range of time, as the rest is, where both limits are in one minute.
  private func hasOffset(within limits: DateTimeLimits) -> Bool {
    guard let earliest = limits.earliest, let latest = limits.latest, offset.low < offset.high,
      minutes.low == minutes.high,
      let date = CalendarDate(
        year: years.low, month: months.trailingZeroBitCount, day: days.trailingZeroBitCount)
    else { return true }
    let day = date.dayNumber
    let hour = hours.trailingZeroBitCount
    let first = nanoseconds(hour, minutes.low, seconds.low, nanoseconds.low)
    let last = nanoseconds(hour, minutes.high, seconds.high, nanoseconds.high)
    // Beyond two days no offset helps; this keeps the products small.
    guard earliest.day <= day + 2, latest.day >= day - 2 else { return false }
    let toEarliest = max(earliest.day - day, -3) * Int.day + earliest.nanosecond
    let toLatest = min(latest.day - day, 3) * Int.day + latest.nanosecond
    let least = -(toLatest - first).dividedDown(by: 60_000_000_000)
    let greatest = (last - toEarliest).dividedDown(by: 60_000_000_000)
    return max(least, offset.low) <= min(greatest, offset.high)
  }

  private func nanoseconds(_ hour: Int, _ minute: Int, _ second: Int, _ rest: Int) -> Int {
    ((hour * 60 + minute) * 60 + second) * 1_000_000_000 + rest
  }

  /// Whether the only date that there may be exists, from one day to another.
  private func isDate(from low: Int?, to high: Int?) -> Bool {
    let month = months.trailingZeroBitCount
    let day = days.trailingZeroBitCount
    guard day <= CivilCalendar.days(in: month, of: years.low) else { return false }
    if low == nil, high == nil { return true }
    let number = CivilCalendar.dayNumber(years.low, month, day)
    return number >= low ?? .min && number <= high ?? .max
  }

  /// Whether there is a date from one day to another, by their numbers.
  private func hasDate(from low: Int?, to high: Int?) -> Bool {
    if let low, let high, low > high { return false }
    if years.low == years.high, months.nonzeroBitCount == 1, days.nonzeroBitCount == 1 {
      return isDate(from: low, to: high)
    }
    let first = low.map { CalendarDate(dayNumber: $0) }
    let last = high.map { CalendarDate(dayNumber: $0) }
    var restOfMonths = months
    while restOfMonths != 0 {
      let month = restOfMonths.trailingZeroBitCount
      restOfMonths &= restOfMonths - 1
      // In a leap year.
      let longest = CivilCalendar.days(in: month, of: 2000)
      var restOfDays = days & Self.bits(1, longest)
      while restOfDays != 0 {
        let day = restOfDays.trailingZeroBitCount
        restOfDays &= restOfDays - 1
        var year = years.low
        var lastYear = years.high
        if let first {
          year = max(year, first.year + ((month, day) < (first.month, first.day) ? 1 : 0))
        }
        if let last {
          lastYear = min(lastYear, last.year - ((month, day) > (last.month, last.day) ? 1 : 0))
        }
        if month == 2, day == 29 {
          while year <= lastYear, !CivilCalendar.isLeap(year) { year += 1 }
        }
        if year <= lastYear { return true }
      }
    }
    return false
  }
}

/// The first and the last point in time that are right.
struct DateTimeLimits: Sendable, Hashable {
  /// A point in time, counted from the start of 1970.
  struct Moment: Sendable, Hashable {
    var day: Int
    /// The nanosecond of the day.
    var nanosecond: Int
  }

  var earliest: Moment?
  var latest: Moment?

  static let none = DateTimeLimits()
}

extension Int {
  /// The nanoseconds of a day.
  static let day = 86_400_000_000_000

  /// Returns the quotient, rounded down.
  func dividedDown(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder != 0 && (remainder < 0) != (divisor < 0) ? quotient - 1 : quotient
  }
}
