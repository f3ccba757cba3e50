/// A unit in which the length of a text is counted.
///
/// `"👩‍👩‍👧"` is one character, five Unicode scalars, eight UTF-16 code units and eighteen bytes.
public enum LengthUnit: String, Sendable, Hashable, Codable, CaseIterable {
  /// Grapheme clusters (UAX #29), which is what a reader takes for a character.
  case characters
  /// Unicode scalars, as many databases count.
  case unicodeScalars
  /// UTF-16 code units, as JavaScript, Java and `NSString` count.
  case utf16
  /// Bytes of UTF-8.
  case utf8
}
