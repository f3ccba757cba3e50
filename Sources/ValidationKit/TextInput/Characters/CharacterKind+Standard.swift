extension CharacterKind {
  /// Decimal digits, of any script; a mask turns them into `0` to `9`.
  public static let digit = CharacterKind(foldsDigits: true) { character in
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return false }
    return first.properties.generalCategory == .decimalNumber
  }

  /// Letters of any script, with their combining marks.
  public static let letter = CharacterKind { $0.isLetterWithMarks }

  /// Letters and decimal digits of any script; a mask turns digits into `0` to `9`.
  public static let alphanumeric = CharacterKind(foldsDigits: true) { character in
    character.isLetterWithMarks
      || character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
        && character.unicodeScalars.dropFirst().allSatisfy(\.continuesLetter)
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
  /// Whether the character is a letter, and whatever it consists of besides belongs to it.
  fileprivate var isLetterWithMarks: Bool {
    guard let first = unicodeScalars.first, first.isLetter else { return false }
    return unicodeScalars.dropFirst().allSatisfy(\.continuesLetter)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has the property White_Space, which is stable, without looking it up.
  fileprivate var isWhitespace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  /// Whether the scalar goes on with a letter: a mark, a part of a syllable, or a joiner.
  fileprivate var continuesLetter: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: isLetter || value == 0x200C || value == 0x200D
    }
  }
}
