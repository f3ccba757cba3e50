/// Reads a date or a time once, and keeps what it may still become.
struct DateTimeParser {
  typealias Span = DateTimeCandidates.Span

  /// The end of the reading of a part.
  enum Step { case done, textEnded, failed }

  /// The start of a year of four or more digits.
  struct YearStart {
    var value: Int
    var digits: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var index = 0

  /// The candidates of the text, as far as it was read.
  var candidates: DateTimeCandidates
  /// The candidates if its last part went on, where that part may end or go on.
  var extended: DateTimeCandidates?
  /// The start of a year of any number of digits, where the text ends in it.
  var yearStart: YearStart?
  /// Whether the text may end where it does.
  private(set) var isComplete = false
  /// The offsets, in minutes, that a leap second can have.
  var leapOffsets: (ahead: Int?, behind: Int?)?

  init(_ bytes: UnsafeBufferPointer<UInt8>, from candidates: DateTimeCandidates) {
    self.bytes = bytes
    self.candidates = candidates
  }

  /// Reads the text; false where nothing that begins with it has the format.
  mutating func read(_ tokens: [DateTimeToken]) -> Bool {
    isComplete = true
    for token in tokens {
      switch read(token) {
      case .failed: return false
      case .textEnded: isComplete = false
      case .done: break
      }
    }
    return index == bytes.count
  }

  private mutating func read(_ token: DateTimeToken) -> Step {
    switch token {
    case .literal(let byte): return readByte { $0 == byte }
    case .separator(let takesSmall):
      return readByte { $0 == 0x54 || $0 == 0x20 || ($0 == 0x74 && takesSmall) }
    case .year(let grows): return grows ? readGrowingYear() : readYear()
    case .shortYear:
      let (step, span) = readTwo(Span(0, 99))
      candidates.years = Span(2000 + span.low, 2000 + span.high)
      return step
    case .month(let grows):
      let (step, bits) = readBits(1, 12, grows: grows) { $0.months = $1 }
      candidates.months = bits
      return step
    case .day(let grows):
      let (step, bits) = readBits(1, 31, grows: grows) { $0.days = $1 }
      candidates.days = bits
      return step
    case .hour(let grows):
      let (step, bits) = readBits(0, 23, grows: grows) { $0.hours = $1 }
      candidates.hours = bits
      return step
    case .minute:
      let (step, span) = readTwo(Span(0, 59))
      candidates.minutes = span
      return step
    case .second(let leap): return readSecond(leap)
    case .fraction(let limit): return readFraction(atMost: limit)
    case .fractionDigits(let count): return readFractionDigits(atLeast: count, atMost: count)
    case .optionalSeconds(let limit): return readOptionalSeconds(fractionAtMost: limit)
    case .offset: return readOffset()
    }
  }

  mutating func readByte(_ isRight: (UInt8) -> Bool) -> Step {
    guard index < bytes.count else { return .textEnded }
    guard isRight(bytes[index]) else { return .failed }
    index += 1
    return .done
  }

  /// The digit at an index, nil where there is none.
  func digit(at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    let value = bytes[index] &- 0x30
    return value < 10 ? Int(value) : nil
  }

  /// Reads two digits of a number within a span, and narrows the span to what is right.
  mutating func readTwo(_ span: Span) -> (Step, Span) {
    guard index < bytes.count else { return (.textEnded, span) }
    guard let tens = digit(at: index) else { return (.failed, span) }
    let isCut = index + 1 == bytes.count
    guard let ones = isCut ? 0 : digit(at: index + 1) else { return (.failed, span) }
    let number = tens * 10 + ones
    let narrow = Span(max(span.low, number), min(span.high, isCut ? number + 9 : number))
    index += isCut ? 1 : 2
    return (narrow.low > narrow.high ? .failed : isCut ? .textEnded : .done, narrow)
  }

  /// Reads a number of two digits, or also of one, into a set of bits.
  private mutating func readBits(
    _ low: Int, _ high: Int, grows: Bool,
    extending: (inout DateTimeCandidates, UInt32) -> Void
  ) -> (Step, UInt32) {
    guard grows, let number = digit(at: index), digit(at: index + 1) == nil else {
      let (step, span) = readTwo(Span(low, high))
      return (step, step == .failed ? 0 : DateTimeCandidates.bits(span.low, span.high))
    }
    index += 1
    let single: UInt32 = number >= low ? 1 << UInt32(number) : 0
    guard index == bytes.count else { return (single == 0 ? .failed : .done, single) }
    let (least, greatest) = (max(low, number * 10), min(high, number * 10 + 9))
    let longer = least <= greatest ? DateTimeCandidates.bits(least, greatest) : 0
    if single == 0 { return (longer == 0 ? .failed : .textEnded, longer) }
    var extended = candidates
    extending(&extended, single | longer)
    self.extended = extended
    return (.done, single)
  }

  private mutating func readYear() -> Step {
    var value = 0
    var rest = 10_000
    while rest > 1, let digit = digit(at: index) {
      value = value * 10 + digit
      rest /= 10
      index += 1
    }
    candidates.years = Span(value * rest, value * rest + rest - 1)
    return rest == 1 ? .done : index == bytes.count ? .textEnded : .failed
  }

  private mutating func readGrowingYear() -> Step {
    let start = index
    var value = 0
    while let digit = digit(at: index) {
      value = value * 10 + digit
      // Past this nothing but leap years depends on the number, and they recur after 400.
      if value >= 1_000_000_000_000_000 { value = 1_000_000_000_000_000 + value % 400 }
      index += 1
    }
    if index == bytes.count {
      yearStart = YearStart(value: value, digits: index - start)
      return .textEnded
    }
    candidates.years = Span(value, value)
    return value > 0 && index - start >= 4 ? .done : .failed
  }
}
