/// The three-valued verdict of a field or of a manager.
///
/// A manager's status follows from its included members alone:
///
/// | invalid members | pending members | status     |
/// |-----------------|-----------------|------------|
/// | one or more     | any number      | ``invalid`` |
/// | none            | one or more     | ``pending`` |
/// | none            | none            | ``valid``   |
///
/// Excluded members count for nothing, so a manager without members, or with excluded ones only,
/// is valid.
public enum ValidationStatus: String, Sendable, Hashable, Codable, CaseIterable {
  /// Everything that is asked of the value holds.
  case valid
  /// Something that is asked of the value does not hold, or could not be checked.
  case invalid
  /// Nothing is known to be wrong, but an answer is still awaited.
  case pending

  /// Whether the status is exactly ``valid``; a pending one is not.
  public var isValid: Bool { self == .valid }
}
