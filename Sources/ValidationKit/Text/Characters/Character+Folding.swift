extension Character {
  /// The character of ASCII that this one stands for among digits, signs and blanks: the digit of
  /// the same value, the sign in another width or form, a blank for white space; else nil.
  ///
  /// Letters stand for themselves alone.
  var foldedASCII: UInt8? {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return nil }
    if scalars.count == 1 { return first.foldedASCII }
    if scalars.dropFirst().allSatisfy(\.dressesUp) { return first.foldedASCII }
    // A digit with marks is a digit, whatever clings to it: a number never loses one.
    let seen = scalars.filter { !$0.clings }
    guard seen.count == 1, seen.first?.properties.generalCategory == .decimalNumber else {
      return nil
    }
    return seen.first?.foldedASCII
  }

  /// The digit of ASCII for a decimal digit of any script, and any other character as it is.
  var foldedDigit: Character {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count == 1,
      first.properties.generalCategory == .decimalNumber, let digit = wholeNumberValue
    else { return self }
    return Character("\(digit)")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar changes only the looks of a digit or a sign: selectors of variants,
  /// joiners, and the frame of a key.
  fileprivate var dressesUp: Bool {
    switch value {
    case 0xFE00...0xFE0F, 0x200C, 0x200D, 0x034F, 0x20E3, 0x180B...0x180D, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Whether the scalar is a mark, a colour of skin, or nothing that is seen.
  fileprivate var clings: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .modifierSymbol: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  fileprivate var foldedASCII: UInt8? {
    switch value {
    case 0x30...0x39: UInt8(value)
    case 0x41...0x5A, 0x61...0x7A: nil
    case 0x20...0x7E: UInt8(value)
    // Forms of half and full width.
    case 0xFF01...0xFF5E:
      properties.generalCategory.isLetter ? nil : UInt8(value - 0xFEE0)
    // Dashes and signs of minus.
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: UInt8(ascii: "-")
    case 0x2044, 0x2215: UInt8(ascii: "/")
    case 0x066B, 0x2024, 0xFE52: UInt8(ascii: ".")
    case 0x066C, 0x060C, 0x3001, 0xFE50: UInt8(ascii: ",")
    case 0x2018, 0x2019, 0x02BC: UInt8(ascii: "'")
    case 0x2236, 0xFE55: UInt8(ascii: ":")
    case 0xFE62, 0xFB29: UInt8(ascii: "+")
    default:
      if isWhitespace {
        UInt8(ascii: " ")
      } else if properties.generalCategory == .decimalNumber,
        let digit = Character(self).wholeNumberValue
      {
        UInt8(0x30 + digit)
      } else {
        nil
      }
    }
  }
}

extension Unicode.GeneralCategory {
  /// Whether the category is one of letters.
  var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}
