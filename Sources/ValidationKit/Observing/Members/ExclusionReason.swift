/// A reason why a member counts for nothing: reasons add up, and apps may add their own.
public struct ExclusionReason: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The reason's name.
  public let rawValue: String

  /// Creates a reason with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a reason with a name.
  public init(stringLiteral value: String) { rawValue = value }

  /// The member does not take input at the moment.
  public static let disabled: ExclusionReason = "disabled"
  /// A manager that switches the member as a control does not allow it.
  public static let managed: ExclusionReason = "managed"
  /// The member is not shown.
  public static let hidden: ExclusionReason = "hidden"
  /// The member's value can be read, not changed.
  public static let readOnly: ExclusionReason = "readOnly"
}
