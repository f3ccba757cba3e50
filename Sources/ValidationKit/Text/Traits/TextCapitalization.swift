/// Which letters are capitalized by themselves.
public enum TextCapitalization: String, Sendable, Hashable, Codable, CaseIterable {
  /// None.
  case none
  /// The first of each word.
  case words
  /// The first of each sentence.
  case sentences
  /// All.
  case allCharacters
}
