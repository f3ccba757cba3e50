/// Which letters and digits count as such.
public enum CharacterScript: String, Sendable, Hashable, Codable, CaseIterable {
  /// The letters and digits of every script, with the marks that are written with them.
  case any
  /// The letters and digits of ASCII alone: `a`–`z`, `A`–`Z`, `0`–`9`.
  case ascii
}
