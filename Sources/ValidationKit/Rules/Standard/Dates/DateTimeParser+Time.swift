extension DateTimeParser {
  mutating func readSecond(_ leap: LeapSeconds) -> Step {
    let (step, span) = readTwo(Span(0, leap == .never || index == bytes.count ? 59 : 60))
    candidates.seconds = span
    guard step != .failed, span.low == 60 else { return step }
    let offsets = possibleLeapOffsets(leap)
    leapOffsets = offsets
    return offsets.ahead == nil && offsets.behind == nil ? .failed : step
  }

  /// Returns the offsets with which the minute that was read is one that may have a leap second.
  private func possibleLeapOffsets(_ leap: LeapSeconds) -> (ahead: Int?, behind: Int?) {
    let minute = candidates.hours.trailingZeroBitCount * 60 + candidates.minutes.low
    let ahead = (minute + 1) % 1440
    let behind = 1439 - minute
    guard leap == .halfYearly else { return (ahead, behind) }
    let month = candidates.months.trailingZeroBitCount
    let day = candidates.days.trailingZeroBitCount
    let endsHalf = (month, day) == (6, 30) || (month, day) == (12, 31)
    let startsHalf = (month, day) == (7, 1) || (month, day) == (1, 1)
    // Where clocks are ahead of UTC, it is still the day before there.
    return (ahead == 0 ? (endsHalf ? 0 : nil) : startsHalf ? ahead : nil, endsHalf ? behind : nil)
  }

  /// Reads a dot and digits, or nothing.
  mutating func readFraction(atMost limit: Int) -> Step {
    let isEnd = index == bytes.count
    if !isEnd, limit > 0, bytes[index] == UInt8(ascii: ".") {
      index += 1
      return readFractionDigits(atLeast: 1, atMost: limit)
    }
    if isEnd, limit > 0 { extended = candidates }
    candidates.nanoseconds = Span(0, 0)
    return .done
  }

  /// Reads digits of a fraction; those after the ninth are skipped.
  mutating func readFractionDigits(atLeast least: Int, atMost limit: Int) -> Step {
    let start = index
    var value = 0
    var scale = 1_000_000_000
    while index - start < limit, let digit = digit(at: index) {
      if scale > 1 {
        scale /= 10
        value += digit * scale
      }
      index += 1
    }
    let count = index - start
    candidates.nanoseconds = Span(value, value + scale - 1)
    if count < least { return index == bytes.count ? .textEnded : .failed }
    // No digit can follow the last that the format has, so the rest is not said.
    if count == limit { return .done }
    if index == bytes.count { extended = candidates }
    candidates.nanoseconds = Span(value, value)
    return .done
  }

  /// Reads a colon, seconds and a fraction, or nothing.
  mutating func readOptionalSeconds(fractionAtMost limit: Int) -> Step {
    guard index < bytes.count else {
      extended = candidates
      candidates.seconds = Span(0, 0)
      candidates.nanoseconds = Span(0, 0)
      return .done
    }
    guard bytes[index] == UInt8(ascii: ":") else { return .failed }
    index += 1
    let (step, span) = readTwo(Span(0, 59))
    candidates.seconds = span
    return step == .done ? readFraction(atMost: limit) : step
  }

  /// Reads `Z`, or a sign, hours, a colon and minutes.
  mutating func readOffset() -> Step {
    guard index < bytes.count else { return .textEnded }
    let byte = bytes[index]
    index += 1
    if byte | 0x20 == UInt8(ascii: "z") {
      candidates.offset = Span(0, 0)
      return leapOffsets.map { $0.ahead == 0 } ?? true ? .done : .failed
    }
    guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else { return .failed }
    let isAhead = byte == UInt8(ascii: "+")
    let (hourStep, hours) = readTwo(Span(0, 23))
    if hourStep == .failed { return .failed }
    var step = hourStep
    var minutes = Span(0, 59)
    if step == .done { step = readByte { $0 == UInt8(ascii: ":") } }
    if step == .done { (step, minutes) = readTwo(minutes) }
    if step == .failed { return .failed }
    let offset = Span(hours.low * 60 + minutes.low, hours.high * 60 + minutes.high)
    if let leapOffsets {
      guard let only = isAhead ? leapOffsets.ahead : leapOffsets.behind,
        offset.low <= only, only <= offset.high
      else { return .failed }
    }
    candidates.offset = isAhead ? offset : Span(-offset.high, -offset.low)
    return step
  }
}
