extension CharacterKind {
  /// Decimal digits, of any script; a mask turns them into `0` to `9`.
  public static let digit = CharacterKind(foldsDigits: true) { $0.isDecimalDigit }

  /// Letters of any script, with their combining marks; those of ``Rule/letters``.
  public static let letter = CharacterKind { $0.isWordLetter }

  /// Letters and decimal digits of any script; a mask turns digits into `0` to `9`.
  public static let alphanumeric = CharacterKind(foldsDigits: true) { character in
    character.isWordLetter || character.isDecimalDigit
  }

  /// Characters with white space in them, as Unicode has it: blanks of any width, tabs, breaks.
  public static let whitespace = CharacterKind { character in
    character.unicodeScalars.contains(where: \.isWhitespace)
  }

  /// Every character of ASCII.
  public static let ascii = CharacterKind { $0.isASCII }

  /// Every character.
  public static let any = CharacterKind { _ in true }
}

extension Character {
  /// Whether the character is one decimal digit, without marks.
  fileprivate var isDecimalDigit: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return false }
    return first.properties.generalCategory == .decimalNumber
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has the property White_Space, which is stable, without looking it up.
  var isWhitespace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
