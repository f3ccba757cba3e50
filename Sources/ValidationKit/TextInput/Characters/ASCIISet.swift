/// A set of characters of ASCII, a bit for each.
struct ASCIISet: Sendable {
  private var firstHalf: UInt64 = 0
  private var secondHalf: UInt64 = 0

  init(_ contains: (Unicode.Scalar) -> Bool) {
    for value in UInt8(0)..<64 {
      if contains(Unicode.Scalar(value)) { firstHalf |= 1 << UInt64(value) }
      if contains(Unicode.Scalar(value + 64)) { secondHalf |= 1 << UInt64(value) }
    }
  }

  /// Whether a byte of ASCII is in the set.
  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? firstHalf : secondHalf) & (1 << UInt64(byte & 63)) != 0
  }
}
