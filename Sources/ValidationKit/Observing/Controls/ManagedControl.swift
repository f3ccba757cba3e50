/// Something that managers switch on and off: a button, a menu item, or a field.
///
/// A toolkit's control conforms in one line, since it has the property already.
@MainActor
public protocol ManagedControl: AnyObject, Sendable {
  /// Whether the control can be used; managers write it, and only when it is to change.
  var isEnabled: Bool { get set }
}

extension ManagedControl {
  /// Keeps the control disabled, whatever its managers say, until the hold ends.
  ///
  /// For an app's own reasons; writing ``isEnabled`` instead would be undone by the next change.
  ///
  /// - Parameter reason: Why, for whoever debugs it.
  public func hold(_ reason: String) -> ControlHold { ControlHold(of: self, reason: reason) }

  /// The reasons for which the control is held at the moment, in the order in which they came.
  public var holdReasons: [String] { ControlRecord.existing(for: self)?.holdReasons ?? [] }
}

/// The condition on which a manager allows a control that it manages to be used.
public enum ControlAllowance: String, Sendable, Hashable, Codable, CaseIterable {
  /// While the manager is valid and nothing is being submitted.
  case whileValid
  /// While nothing is being submitted; for a form that shows its errors on submission.
  case whileIdle
}
