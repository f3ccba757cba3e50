/// Something with a validity that managers can verify: a field, a manager, or a type of yours.
///
/// A type of your own becomes a member with ``isValid``, one stored property, and a call that says
/// that its validity may have changed:
///
///     @MainActor final class Signature: Validatable {
///       let validation = ValidationNode()
///       var strokes = 0 { didSet { validityChanged() } }
///       var isValid: Bool { strokes > 0 }
///     }
@MainActor
public protocol Validatable: AnyObject, Sendable {
  /// Whether everything that is asked of the member holds.
  var isValid: Bool { get }

  /// The member's place among managers and observers; store one, and leave the rest to it.
  var validation: ValidationNode { get }

  /// The three-valued verdict; follows from ``isValid`` where the type does not know of pending.
  var status: ValidationStatus { get }

  /// Whether the member is excluded for at least one reason; follows from ``validation``.
  var isExcluded: Bool { get }

  /// The reasons for which the member is excluded; follow from ``validation``.
  var exclusions: Set<ExclusionReason> { get }
}

extension Validatable {
  /// Valid or invalid, as ``isValid`` says; valid while the member is excluded.
  public var status: ValidationStatus {
    validation.isExcluded || isValid ? .valid : .invalid
  }

  /// Says that the member's validity may have changed: it is judged again, and managers and their
  /// controls are right when the call returns.
  public func validityChanged() {
    Transaction.shared.perform { validation.revalidate(self) }
  }
}

extension Validatable {
  /// Whether the member is excluded for at least one reason, and so counts for nothing.
  public var isExcluded: Bool { validation.isExcluded }

  /// The reasons for which the member is excluded.
  public var exclusions: Set<ExclusionReason> { validation.exclusions }

  /// Excludes the member, for every manager that verifies it, for one more reason.
  ///
  /// While it is excluded, its status reads valid and its appearance neutral; its value stays.
  public func exclude(_ reason: ExclusionReason = .disabled) {
    validation.exclude(for: reason, member: self)
  }

  /// Ends one reason for which the member is excluded; with the last, it is judged afresh.
  public func include(_ reason: ExclusionReason = .disabled) {
    validation.include(despite: reason, member: self)
  }
}

extension Validatable {
  /// Calls a closure with each later change of the status, until the token ends.
  ///
  /// The closure runs before the setter that caused the change returns, when fields, managers and
  /// controls are all right. It may do anything, also end its own registration.
  public func onStatusChange(
    _ action: @escaping @MainActor (StatusChange) -> Void
  ) -> ObserverToken {
    Transaction.shared.perform { validation.readStatus(of: self) }
    return validation.listen { [weak self] old, new in
      guard let self else { return }
      action(StatusChange(source: self, old: old, new: new))
    }
  }

  /// Tells an observer of each later change of the status, while it lives or until it is removed.
  ///
  /// Adding an observer twice is adding it once; it is not kept alive.
  public func addObserver(_ observer: some ValidationObserver) {
    Transaction.shared.perform { validation.readStatus(of: self) }
    validation.add(observer) { [weak self, weak observer] old, new in
      guard let self else { return }
      observer?.memberDidChange(StatusChange(source: self, old: old, new: new))
    }
  }

  /// Stops telling an observer.
  public func removeObserver(_ observer: some ValidationObserver) {
    validation.remove(observer)
  }
}
