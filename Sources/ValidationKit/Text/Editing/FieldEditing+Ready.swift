extension FieldEditing {
  /// For an e-mail address: blanks round and inside are dropped, as are marks that nobody sees and
  /// address books copy; nothing is corrected, and known addresses are still suggested.
  public static let email = FieldEditing(filters: [.noBlanks], traits: .email)

  /// For a code of digits that is sent to the user: blanks and signs between are dropped, and
  /// digits of any script become those of ASCII.
  public static let oneTimeCode = FieldEditing(
    filters: [.foldingDigits, .allowing(CharacterKind(anyOf: "0123456789"))],
    traits: .oneTimeCode)

  /// For a code of a known number of digits; what would be longer is refused, not cut.
  ///
  /// - Parameters:
  ///   - length: The number of digits; one or more.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func oneTimeCode(
    length: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> FieldEditing {
    demand(length > 0, "a code has one digit or more, not \(length)", file: file, line: line)
    var editing = oneTimeCode
    editing.filters.append(.maxLength(length).refusingEdits())
    return editing
  }

  /// For a password that is chosen: hidden, taken as it is, and one that the system may suggest.
  public static let newPassword = FieldEditing(traits: .newPassword)

  /// For a telephone number in the form of a mask, which reads digits of any script.
  public static func phone(_ mask: TextMask) -> FieldEditing {
    FieldEditing(mask: mask, traits: .phone)
  }
}

extension TextFilter {
  /// Lets in neither white space nor marks without width that come along when texts are copied.
  static let noBlanks = TextFilter.refusing(
    CharacterKind.whitespace.or(
      CharacterKind { $0.unicodeScalars.allSatisfy(\.isInvisibleMark) }))
}

extension Unicode.Scalar {
  /// Whether the scalar is a blank without width, or a mark of direction.
  fileprivate var isInvisibleMark: Bool {
    switch value {
    case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
