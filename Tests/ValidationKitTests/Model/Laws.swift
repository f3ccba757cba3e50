/// Laws of the documents that the model can be told not to expect, and operations that it can leave
/// out; all are expected, save those listed here.
enum Laws: CaseIterable {
  /// The state is loading from the press on, where something is awaited.
  case loadingFromPress
  /// What became wrong while a run waited is revealed before the run ends.
  case revealsAgain
  /// A reset brings a submission back to before its first run.
  case resetForgetsState
  /// The second of two submissions of one form is told that one is running.
  case oneRunOfForm
  /// A condition whose source is gone is removed, and what it excluded or required falls.
  case conditionsOfTheGone
  /// A manager that is let go in the middle of telling is gone at once, watched or not.
  case goneAtOnce
  /// An excluded manager has no vote, and with only excluded managers a control is off.
  case excludedManagersHaveNoVote
  /// The first invalid member, exclusions and a manager's exclusion can be observed.
  case moreCanBeObserved

  /// What was answered is not asked again because another field changed.
  case keepsAnswers
  /// Leaving, entering and submitting ask a failed check again.
  case asksFailedAgain
  /// A field that is wrong by another is neutral until its user comes to it.
  case wrongByAnotherIsNeutral
  /// A field that is asked again with its value unchanged keeps its look.
  case keepsLook
  /// A touched field whose rules change, or that is included again, says at once what is wrong.
  case saysAtOnce
  /// A condition whose source is excluded fails.
  case excludedSourcesFail
  /// Of several conditions on which a value is required, one suffices.
  case requirementsAddUp
  /// What a control is to be is remembered, not read off it.
  case remembersControls

  /// What the library does not do yet.
  static let missing: Set<Laws> = [
    .loadingFromPress, .revealsAgain, .resetForgetsState, .oneRunOfForm, .conditionsOfTheGone,
    .goneAtOnce, .excludedManagersHaveNoVote, .moreCanBeObserved, .keepsAnswers, .asksFailedAgain,
    .wrongByAnotherIsNeutral, .keepsLook, .saysAtOnce, .excludedSourcesFail, .requirementsAddUp,
    .remembersControls,
  ]

  static func hold(_ law: Laws) -> Bool { !missing.contains(law) }
}
