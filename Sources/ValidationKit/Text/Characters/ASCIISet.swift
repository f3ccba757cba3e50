/// A set of characters of ASCII, a bit for each.
struct ASCIISet: Sendable {
  private var firstHalf: UInt64 = 0
  private var secondHalf: UInt64 = 0

  init() {}

  init(_ contains: (Unicode.Scalar) -> Bool) {
    for value in UInt8(0)..<64 {
      if contains(Unicode.Scalar(value)) { firstHalf |= 1 << UInt64(value) }
      if contains(Unicode.Scalar(value + 64)) { secondHalf |= 1 << UInt64(value) }
    }
  }

  /// The set of the bytes for which a condition holds.
  init(bytes contains: (UInt8) -> Bool) { self.init { contains(UInt8($0.value)) } }

  /// Whether a byte of ASCII is in the set.
  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? firstHalf : secondHalf) & (1 << UInt64(byte & 63)) != 0
  }

  /// Adds a byte of ASCII.
  mutating func insert(_ byte: UInt8) {
    if byte < 64 { firstHalf |= 1 << UInt64(byte) } else { secondHalf |= 1 << UInt64(byte & 63) }
  }

  mutating func formUnion(_ other: ASCIISet) {
    firstHalf |= other.firstHalf
    secondHalf |= other.secondHalf
  }

  func isDisjoint(with other: ASCIISet) -> Bool {
    firstHalf & other.firstHalf == 0 && secondHalf & other.secondHalf == 0
  }
}
