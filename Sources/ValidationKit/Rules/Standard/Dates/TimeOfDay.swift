/// A time of the day as a clock shows it.
///
/// It is a limit of ``Rule/time(_:earliest:latest:file:line:)``.
public struct TimeOfDay: Sendable, Hashable, FieldValue {
  /// The hour, 0 to 23.
  public let hour: Int

  /// The minute, 0 to 59.
  public let minute: Int

  /// The second, 0 to 59.
  public let second: Int

  /// Creates a time, or nil where there is no such time.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

extension TimeOfDay: Comparable {
  /// Whether one time comes before another.
  public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool {
    (one.hour, one.minute, one.second) < (other.hour, other.minute, other.second)
  }
}

extension TimeOfDay: LosslessStringConvertible, ExpressibleByStringLiteral {
  /// Creates a time from a text as in `09:30` or `09:30:15`, or nil where it is none.
  public init?(_ text: String) {
    guard let candidates = DateTimeParser.candidates(of: text, as: .plainTime, from: .anyTime)
    else {
      return nil
    }
    self.init(
      hour: candidates.hours.trailingZeroBitCount, minute: candidates.minutes.low,
      second: candidates.seconds.low)
  }

  /// Creates a time from a literal as in `09:30`; stops the program where it is none.
  public init(stringLiteral text: String) {
    guard let time = TimeOfDay(text) else {
      misuse("“\(oneLine(text))” is no time of day, such as 09:30 or 09:30:15")
    }
    self = time
  }

  /// The time as in `09:30`, with the seconds where they are not zero.
  public var description: String {
    let minutes = "\(zeroPadded(hour, 2)):\(zeroPadded(minute, 2))"
    return second == 0 ? minutes : "\(minutes):\(zeroPadded(second, 2))"
  }
}
