/// The digits of a payment card's number once it is read.
struct CardNumber {
  static let mostDigits = 19
  static let longestPrefix = 8

  /// The number of digits, at most 19.
  private(set) var count = 0
  /// The first digits as a number, at most eight.
  private(set) var prefix = 0
  private(set) var checksum = LuhnChecksum()
  /// Whether a digit must follow: there is none yet, or the last sign is a space or a hyphen.
  private(set) var endsOpen = true

  /// Reads digits with single spaces or hyphens between; nil where no card number begins like that.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes {
      let digit = byte &- 0x30
      if digit < 10 {
        guard count < Self.mostDigits else { return nil }
        if count < Self.longestPrefix { prefix = prefix * 10 + Int(digit) }
        checksum.append(digit)
        count += 1
        endsOpen = false
      } else {
        guard byte == UInt8(ascii: " ") || byte == .hyphen, !endsOpen else { return nil }
        // No digit may follow the nineteenth.
        guard count < Self.mostDigits else { return nil }
        endsOpen = true
      }
    }
  }
}

/// A set of lengths of card numbers, none above 63.
struct CardLengths: Sendable, Hashable {
  private var bits: UInt64 = 0

  /// 12 to 19, as ISO/IEC 7812 has them.
  static let standard = CardLengths(Array(12...19))

  init() {}

  init(_ lengths: some Sequence<Int>) {
    for length in lengths { bits |= 1 << UInt64(length) }
  }

  var isEmpty: Bool { bits == 0 }

  func contains(_ length: Int) -> Bool { bits & (1 << UInt64(length)) != 0 }

  /// Whether there is a greater length.
  func hasMore(than length: Int) -> Bool { bits >> UInt64(length + 1) != 0 }

  mutating func formUnion(_ other: CardLengths) { bits |= other.bits }
}
