/// Whether something is checked or corrected while typing.
public enum TextChecking: String, Sendable, Hashable, Codable, CaseIterable {
  /// As the system has it.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
