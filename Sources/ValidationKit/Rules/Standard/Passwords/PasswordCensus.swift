/// The numbers of characters of each kind in a password.
struct PasswordCensus {
  private(set) var length = 0
  private(set) var lowercase = 0
  private(set) var uppercase = 0
  private(set) var letters = 0
  private(set) var digits = 0
  private(set) var symbols = 0
  private(set) var spaces = 0
  /// The number of characters that differ by their first scalars.
  private(set) var distinct = 0
  /// The number of different ASCII digits.
  private(set) var distinctDigits = 0
  private(set) var hasNonDigit = false
  /// Whether there is a character that no password has.
  private(set) var hasForbidden = false
  /// Whether a character has more scalars than any that people write.
  private(set) var isOverlong = false
  /// Whether a joiner is last, with nothing to join to.
  private(set) var endsWithJoiner = false

  init(_ text: String) {
    if text.withBytes({ count(ascii: $0) }) { return }
    self = PasswordCensus()
    countCharacters(of: text)
  }

  private init() {}

  /// Counts a text of ASCII; false where it is none.
  private mutating func count(ascii bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in bytes {
      guard byte < 0x80 else { return false }
      count(ascii: byte)
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
    }
    length = bytes.count
    distinct = low.nonzeroBitCount + high.nonzeroBitCount
    distinctDigits = (low >> 48 & 0x3FF).nonzeroBitCount
    return true
  }

  private mutating func count(ascii byte: UInt8) {
    switch byte {
    case 0x61...0x7A:
      lowercase += 1
      letters += 1
      hasNonDigit = true
    case 0x41...0x5A:
      uppercase += 1
      letters += 1
      hasNonDigit = true
    case 0x30...0x39: digits += 1
    case 0x20:
      spaces += 1
      hasNonDigit = true
    case ..<0x20, 0x7F:
      hasForbidden = true
      hasNonDigit = true
    default:
      symbols += 1
      hasNonDigit = true
    }
  }

  private mutating func countCharacters(of text: String) {
    var seen: Set<Unicode.Scalar> = []
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      length += 1
      if character.isOverlong { isOverlong = true }
      if seen.insert(scalar).inserted {
        distinct += 1
        if (0x30...0x39).contains(scalar.value) { distinctDigits += 1 }
      }
      if scalar.isASCII { count(ascii: UInt8(scalar.value)) } else { count(scalar) }
    }
    endsWithJoiner = text.unicodeScalars.last?.isJoiner ?? false
  }

  private mutating func count(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    let category = properties.generalCategory
    if category != .decimalNumber { hasNonDigit = true }
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint {
      hasForbidden = true
      return
    }
    switch category {
    case .lowercaseLetter:
      lowercase += 1
      letters += 1
    case .uppercaseLetter, .titlecaseLetter:
      uppercase += 1
      letters += 1
    case .modifierLetter, .otherLetter, .letterNumber: letters += 1
    case .decimalNumber: break
    case .spaceSeparator: spaces += 1
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .nonspacingMark,
      .spacingMark, .enclosingMark:
      // A mark is the first scalar of a character only where there is nothing before it.
      hasForbidden = true
    default: symbols += 1
    }
  }
}
