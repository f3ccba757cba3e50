extension TextTraits {
  /// For the name of a person: each word with a capital.
  public static let name = TextTraits(capitalization: .words, contentType: "name")

  /// For an e-mail address: its keyboard, neither capitals nor corrections.
  public static let email = TextTraits(
    keyboard: .emailAddress, capitalization: .none, correction: .no, spellChecking: .no,
    contentType: "emailAddress")

  /// For a web address: its keyboard, neither capitals nor corrections.
  public static let url = TextTraits(
    keyboard: .url, capitalization: .none, correction: .no, spellChecking: .no, contentType: "URL")

  /// For a password: hidden, and typed as it is.
  public static let password = TextTraits(
    keyboard: .asciiCapable, capitalization: .none, correction: .no, spellChecking: .no,
    isSecure: true, contentType: "password")

  /// For a telephone number.
  public static let phone = TextTraits(
    keyboard: .phonePad, capitalization: .none, correction: .no, spellChecking: .no,
    contentType: "telephoneNumber")

  /// For a price.
  public static let price = TextTraits(
    keyboard: .decimalPad, capitalization: .none, correction: .no, spellChecking: .no)

  /// For a number to unlock something.
  public static let pin = TextTraits(
    keyboard: .numberPad, capitalization: .none, correction: .no, spellChecking: .no)
}
