/// A policy of when a field shows what is wrong with it; separate from whether something is.
///
/// A field that was neither edited since the start or the last reset, nor revealed by a submission
/// attempt, is neutral and shows no message under every policy. So is an excluded one, a pending
/// one, an empty field that is valid, and a required empty one that says `neutralWhenEmpty` and was
/// not revealed.
///
/// So is one that is *wrong by another*: a field that is not touched, and whose own verdict turned
/// from not invalid to invalid because another field changed, until it is edited, left, revealed or
/// reset, or is not invalid any more. And a field that is asked again with its value unchanged
/// (after a check that failed, at a submission) shows what it showed until the answer is there.
///
/// For the rest:
///
/// | policy        | looks valid or invalid | shows the message                        |
/// |---------------|------------------------|------------------------------------------|
/// | ``standard``  | at once                | from leaving it invalid until it is right |
/// | ``immediate`` | at once                | at once                                  |
/// | ``onLeave``   | from the first leave   | from the first leave                     |
/// | ``patient``   | at once, but what is merely incomplete only from leaving until the next edit | as it looks |
/// | ``onSubmit``  | from an attempt        | from an attempt                          |
/// | ``silent``    | never                  | never                                    |
///
/// A submission attempt counts as leaving. An issue that is imposed from outside is shown at once,
/// as if it had been found by an attempt. "Until it is right" means until there is no issue left,
/// at that very keystroke. A touched field that turns out wrong without an edit of its own, because
/// its rules or another field changed or because it is included again, shows its message at once.
public struct FeedbackPolicy: Sendable, Hashable, Codable {
  /// The times at which appearance and message follow the verdict.
  public enum Timing: String, Sendable, Hashable, Codable, CaseIterable {
    /// Appearance at once, the message from leaving an invalid field until it is right.
    case standard
    /// Appearance and message at once.
    case immediate
    /// Appearance and message from the first leave.
    case onLeave
    /// Like immediate, but nothing wrong while typing what is merely incomplete.
    case patient
    /// Appearance and message from a submission attempt.
    case onSubmit
    /// Never anything.
    case silent
  }

  /// The times at which appearance and message follow the verdict.
  public var timing: Timing

  /// Whether entering the field makes it neutral until the next judgement.
  public var clearsOnEntry: Bool

  /// Creates a policy.
  public init(_ timing: Timing, clearsOnEntry: Bool = false) {
    self.timing = timing
    self.clearsOnEntry = clearsOnEntry
  }

  /// Appearance at once, the message from leaving an invalid field until it is right.
  public static let standard = FeedbackPolicy(.standard)
  /// Appearance and message at once.
  public static let immediate = FeedbackPolicy(.immediate)
  /// Appearance and message from the first leave; after that, corrections show at once.
  public static let onLeave = FeedbackPolicy(.onLeave)
  /// Like immediate, but nothing wrong is shown while typing what is merely incomplete.
  public static let patient = FeedbackPolicy(.patient)
  /// Appearance and message from a submission attempt.
  public static let onSubmit = FeedbackPolicy(.onSubmit)
  /// Never anything; the field is judged all the same.
  public static let silent = FeedbackPolicy(.silent)

  /// Returns the policy with entering the field making it neutral until the next judgement.
  public func clearingOnEntry() -> FeedbackPolicy {
    FeedbackPolicy(timing, clearsOnEntry: true)
  }
}

extension FeedbackPolicy.Timing {
  /// Returns what is shown of a field in a state with a verdict.
  func feedback(
    for flags: FieldFlags, status: ValidationStatus, outcome: RuleOutcome, neutralWhenEmpty: Bool
  ) -> (appearance: FieldAppearance, showsMessage: Bool) {
    let nothing = (FieldAppearance.neutral, false)
    guard status != .pending,
      flags.isDisjoint(with: [.isExcluded, .isCleared, .isWrongByAnother]),
      !flags.isDisjoint(with: [.isEdited, .isRevealed])
    else { return nothing }
    if flags.contains(.isEmpty) {
      if status == .valid { return nothing }
      if neutralWhenEmpty, !flags.contains(.isRevealed) { return nothing }
    }
    let appearance: FieldAppearance = status == .valid ? .valid : .invalid
    switch self {
    case .standard:
      return (appearance, flags.contains(.isMessageDue))
    case .immediate:
      return (appearance, true)
    case .onLeave:
      return flags.contains(.isTouched) ? (appearance, true) : nothing
    case .patient:
      let isMerelyIncomplete = status == .invalid && outcome == .incomplete
      return flags.contains(.isTyping) && isMerelyIncomplete ? nothing : (appearance, true)
    case .onSubmit:
      return flags.contains(.isRevealed) ? (appearance, true) : nothing
    case .silent:
      return nothing
    }
  }
}
