/// The outcome of a rule for a value; everything but ``valid`` invalidates.
///
/// The distinction between ``incomplete`` and ``wrong`` is that of an editor: an incomplete text
/// may become right by typing on (`ann@` for an e-mail address), a wrong one cannot. A rule that
/// cannot tell says ``incomplete``, never ``wrong``.
public enum RuleOutcome: String, Sendable, Hashable, Codable, CaseIterable {
  /// The value is right.
  case valid
  /// The value is not right, but typing on could still make it so.
  case incomplete
  /// The value is not right, and no text that begins with it is.
  case wrong
  /// The check was cut short by a bound, so nothing is known; never taken for a match.
  case couldNotBeChecked

  /// Whether the outcome is exactly ``valid``.
  public var isValid: Bool { self == .valid }

  /// The outcome of the opposite rule.
  ///
  /// What is valid may become invalid for the opposite by typing on, so it is ``incomplete``;
  /// what could not be checked stays so.
  public var negated: RuleOutcome {
    switch self {
    case .valid: .incomplete
    case .incomplete, .wrong: .valid
    case .couldNotBeChecked: .couldNotBeChecked
    }
  }

  /// The outcome of two rules that must both hold: the first that occurs of wrong,
  /// couldNotBeChecked, incomplete, valid.
  public func and(_ other: RuleOutcome) -> RuleOutcome {
    severityInAll >= other.severityInAll ? self : other
  }

  /// The outcome of two rules of which one must hold: the first that occurs of valid,
  /// couldNotBeChecked, incomplete, wrong.
  public func or(_ other: RuleOutcome) -> RuleOutcome {
    distanceInAny <= other.distanceInAny ? self : other
  }

  private var severityInAll: Int {
    switch self {
    case .valid: 0
    case .incomplete: 1
    case .couldNotBeChecked: 2
    case .wrong: 3
    }
  }

  private var distanceInAny: Int {
    switch self {
    case .valid: 0
    case .couldNotBeChecked: 1
    case .incomplete: 2
    case .wrong: 3
    }
  }
}
