/// The look of a field: the policy's answer, not the verdict.
public enum FieldAppearance: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nothing is shown of the verdict.
  case neutral
  /// The field looks right.
  case valid
  /// The field looks wrong.
  case invalid
}
