/// A keyboard that a field can ask for.
public enum KeyboardKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// The user's own.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// For web addresses.
  case url = "URL"
  /// Digits of the user's script.
  case numberPad
  /// For telephone numbers.
  case phonePad
  /// For names and telephone numbers.
  case namePhonePad
  /// For e-mail addresses.
  case emailAddress
  /// Digits and a decimal separator.
  case decimalPad
  /// With `@` and `#` at hand.
  case twitter
  /// For searching the web.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}
