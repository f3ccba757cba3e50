extension TextTraits {
  /// For the name of a person: each word with a capital.
  public static let name = TextTraits(capitalization: .words, contentType: "name")

  /// For an e-mail address: its keyboard, neither capitals nor corrections; known addresses are
  /// still suggested.
  public static let email = verbatim(.emailAddress, contentType: "emailAddress")

  /// For a web address: its keyboard, neither capitals nor corrections.
  public static let url = verbatim(.url, contentType: "URL")

  /// For a password: hidden, and typed as it is.
  public static let password = verbatim(
    .asciiCapable, isSecure: true, contentType: "password")

  /// For a password that is chosen: hidden, typed as it is, and one that the system may suggest.
  public static let newPassword = verbatim(
    .asciiCapable, isSecure: true, contentType: "newPassword")

  /// For a code that is sent to the user: digits, and filled in from where it comes.
  public static let oneTimeCode = verbatim(.numberPad, contentType: "oneTimeCode")

  /// For a telephone number.
  public static let phone = verbatim(.phonePad, contentType: "telephoneNumber")

  /// For a price.
  public static let price = verbatim(.decimalPad)

  /// For a number to unlock something.
  public static let pin = verbatim(.numberPad)

  /// Returns traits for what is meant as it is typed.
  private static func verbatim(
    _ keyboard: KeyboardKind, isSecure: Bool = false, contentType: String? = nil
  ) -> TextTraits {
    TextTraits(
      keyboard: keyboard, capitalization: .none, correction: .no, spellChecking: .no,
      smartQuotes: .no, smartDashes: .no, isSecure: isSecure, contentType: contentType)
  }
}
