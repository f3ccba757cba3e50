/// The times at which a button that clears the text is shown; never while there is no text.
public enum ClearButtonMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Never.
  case never
  /// While the field is edited.
  case whileEditing
  /// While the field is not edited.
  case unlessEditing
  /// Always.
  case always
}
