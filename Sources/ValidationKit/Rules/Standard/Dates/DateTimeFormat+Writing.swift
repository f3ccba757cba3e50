extension DateTimeFormat {
  /// Returns a date, a time or both in the format, without what the format does not say.
  ///
  /// - Parameter moment: What clocks show, in UTC where the format says an offset. A time alone is
  /// that
  ///   of any clock, and has no offset.
  func text(of moment: DateTimeLimits.Moment, as kind: Kind) -> String {
    let date = CalendarDate(dayNumber: moment.day)
    let second = moment.nanosecond / 1_000_000_000
    let fraction = zeroPadded(moment.nanosecond % 1_000_000_000, 9)
    var bytes: [UInt8] = []
    for token in tokens(of: kind) {
      switch token {
      case .literal(let byte): bytes.append(byte)
      case .separator: bytes.append(UInt8(ascii: "T"))
      case .year: bytes += zeroPadded(date.year, 4).utf8
      case .shortYear: bytes += zeroPadded(date.year % 100, 2).utf8
      case .month(let grows): bytes += zeroPadded(date.month, grows ? 1 : 2).utf8
      case .day(let grows): bytes += zeroPadded(date.day, grows ? 1 : 2).utf8
      case .hour(let grows): bytes += zeroPadded(second / 3600, grows ? 1 : 2).utf8
      case .minute: bytes += zeroPadded(second / 60 % 60, 2).utf8
      case .second: bytes += zeroPadded(second % 60, 2).utf8
      case .fraction(let most): bytes += Self.fraction(fraction, atMost: most).utf8
      case .optionalSeconds(let most):
        let fraction = Self.fraction(fraction, atMost: most)
        if second % 60 != 0 || !fraction.isEmpty {
          bytes += ":\(zeroPadded(second % 60, 2))\(fraction)".utf8
        }
      case .fractionDigits(let count): bytes += fraction.prefix(count).utf8
      case .offset: if kind == .dateTime { bytes.append(UInt8(ascii: "Z")) }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a dot and digits without zeros at the end, or nothing.
  private static func fraction(_ digits: String, atMost most: Int) -> String {
    var digits = digits.prefix(most)
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "" : ".\(digits)"
  }
}
