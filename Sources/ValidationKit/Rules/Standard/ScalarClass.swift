/// What part a scalar beyond ASCII plays in a word.
enum ScalarClass {
  case letter
  /// Belongs to the letter before it.
  case mark
  /// A decimal digit.
  case digit
  /// Joins letters, or keeps them apart, without being seen.
  case joiner
  case other
}

extension Unicode.Scalar {
  var wordClass: ScalarClass {
    switch value {
    // These are letters by category, but attach to the one before as marks do (UAX #29).
    case 0xE33, 0xEB3, 0xFF9E, 0xFF9F: return .mark
    // A Han character that is a number by category.
    case 0x3007: return .letter
    case 0x200C, 0x200D: return .joiner
    // The selectors that choose the form of a letter; those that choose emoji are left out.
    case 0xFE00...0xFE0D, 0x180B...0x180D, 0x180F, 0xE0100...0xE01EF: return .mark
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      // Fillers are letters that nobody sees.
      return properties.isDefaultIgnorableCodePoint ? .other : .letter
    case .nonspacingMark, .spacingMark:
      return properties.isDefaultIgnorableCodePoint ? .other : .mark
    case .decimalNumber: return .digit
    default: return .other
    }
  }

  /// Whether a joiner may follow the scalar, which is a letter or a mark.
  ///
  /// As in identifiers (UAX #31) and domain names (RFC 5892): both after a virama, the non-joiner
  /// also between letters of the scripts that are written joined.
  func mayPrecede(joiner: Unicode.Scalar) -> Bool {
    if properties.canonicalCombiningClass == .virama { return true }
    guard joiner == "\u{200C}" else { return false }
    switch value {
    case 0x610...0x77F, 0x7CA...0x7FA, 0x840...0x85B, 0x860...0x8FF,
      0x1820...0x18AA, 0xFB50...0xFDFF, 0xFE70...0xFEFC:
      return true
    default: return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the scalar whose first byte is at an index, and its width; the bytes are a `String`'s.
  func decodedScalar(at index: Int) -> (scalar: Unicode.Scalar, width: Int) {
    let first = UInt32(self[index])
    let width = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard width > 1, index + width <= count else {
      return (width == 1 ? Unicode.Scalar(self[index]) : "\u{FFFD}", 1)
    }
    var value = first & (0x7F >> UInt32(width))
    for offset in 1..<width { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }
}
