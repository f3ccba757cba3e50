extension UnsafeBufferPointer<UInt8> {
  /// Returns the text of some of the bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// Returns the scalar whose first byte is at an index; the bytes are those of a `String`.
  func scalar(at index: Int) -> Unicode.Scalar { decodedScalar(at: index).scalar }

  /// Returns the scalar whose first byte is at an index, and its width; the bytes are a `String`'s.
  func decodedScalar(at index: Int) -> (scalar: Unicode.Scalar, width: Int) {
    let first = self[index]
    let width = first.utf8Width
    guard width > 1, index + width <= count else {
      return (width == 1 ? Unicode.Scalar(first) : "\u{FFFD}", 1)
    }
    var value = UInt32(first) & (0x7F >> UInt32(width))
    for offset in 1..<width { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", width)
  }

  /// Whether small ASCII letters stand at an index, in either case.
  func hasPrefix(_ letters: StaticString, at index: Int) -> Bool {
    guard index + letters.utf8CodeUnitCount <= count else { return false }
    return letters.withUTF8Buffer { letters in
      letters.indices.allSatisfy { self[index + $0].lowercased == letters[$0] }
    }
  }
}

extension UInt8 {
  static let at = UInt8(ascii: "@")
  static let dot = UInt8(ascii: ".")
  static let hyphen = UInt8(ascii: "-")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let colon = UInt8(ascii: ":")
  static let slash = UInt8(ascii: "/")
  static let percent = UInt8(ascii: "%")
  static let plus = UInt8(ascii: "+")
  static let zero = UInt8(ascii: "0")

  /// The number of bytes of the scalar that begins with this byte.
  var utf8Width: Int { self < 0x80 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : 4 }

  /// Whether it stands within a scalar, and begins none.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// Whether it is an ASCII letter or digit.
  var isAlphanumeric: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// Whether it is an ASCII digit.
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// Whether it is a hexadecimal digit, in either case.
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

  /// The value of a hexadecimal digit.
  var hexValue: UInt8 { isDigit ? self &- 0x30 : (self | 0x20) &- 0x57 }

  /// The small letter of an ASCII capital; anything else as it is.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

extension RuleOutcome {
  /// Returns the verdict with this outcome, and with an issue, which is made only where needed.
  func verdict(_ issue: @autoclosure () -> ValidationIssue) -> RuleVerdict {
    switch self {
    case .valid: .valid
    case .incomplete: .incomplete(issue())
    case .wrong: .wrong(issue())
    case .couldNotBeChecked: .couldNotBeChecked(rule: issue().rule)
    }
  }
}
