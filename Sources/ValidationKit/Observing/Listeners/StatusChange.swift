/// One change of a member's status, as listeners are told of it.
@MainActor
public struct StatusChange {
  /// The member that changed.
  public let source: any Validatable
  /// The status of which the listener was told last, or which stood when it was registered.
  public let old: ValidationStatus
  /// The status that the change led to.
  public let new: ValidationStatus

  /// Whether the member has just become valid.
  public var becameValid: Bool { new == .valid }
}

/// Something that is told when the status of a member changes; a ``ValidationManager`` is the
/// ready one.
@MainActor
public protocol ValidationObserver: AnyObject, Sendable {
  /// Hears that the status of an observed member changed.
  func memberDidChange(_ change: StatusChange)
}
