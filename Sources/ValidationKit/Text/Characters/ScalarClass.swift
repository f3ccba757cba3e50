/// The part that a scalar beyond ASCII plays in a word: the one meaning of a letter.
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
  /// Whether the scalar is a letter of ASCII, which has no part of its own in ``wordClass``.
  var isASCIILetter: Bool { (value | 0x20) &- 0x61 < 26 }

  /// The part that the scalar plays in a word; quick for the letters that most people write with.
  var wordClass: ScalarClass {
    switch value {
    // Latin, Greek and Coptic, Cyrillic, Hebrew, Arabic, Devanagari, Thai, Hangul, Kana, Han.
    case 0xD8...0xF6, 0xF8...0x24F, 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x3F5, 0x400...0x481,
      0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939, 0xE01...0xE30, 0xE40...0xE46, 0x1E00...0x1EFF,
      0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return .letter
    case 0x300...0x34E, 0x350...0x36F, 0x64B...0x65F, 0x93E...0x94F, 0xE34...0xE3A, 0xE47...0xE4E:
      return .mark
    default: return rareWordClass
    }
  }

  /// The same, by the standard library's tables.
  var rareWordClass: ScalarClass {
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
}
