import Foundation

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
  /// A press on an excluded form does nothing.
  case excludedFormsAreNotSubmitted
  /// A check that failed is asked again also beside another one that found something wrong.
  case asksFailedBesideWrong
  /// What some rules answered before a check was given up stays until it is asked again.
  case keepsPartialAnswers
  /// What was given up is not asked because another field changed.
  case staysGivenUp
  /// Leaving a field asks at once, also what was given up.
  case leavingAsksAtOnce
  /// What is revealed, but not submitted, is not asked about.
  case revealAsksNothing

  /// What the library does not do yet.
  static let missing: Set<Laws> = Set<Laws>([
    .asksFailedBesideWrong, .keepsPartialAnswers,
    .staysGivenUp, .leavingAsksAtOnce,
    .revealAsksNothing,
  ]).union(fromEnvironment)

  /// More of them, by name: `VALIDATIONKIT_WITHOUT=revealsAgain,oneRunOfForm`.
  private static let fromEnvironment: [Laws] = {
    let names = ProcessInfo.processInfo.environment["VALIDATIONKIT_WITHOUT"] ?? ""
    return allCases.filter { names.split(separator: ",").contains(Substring("\($0)")) }
  }()

  static func hold(_ law: Laws) -> Bool { !missing.contains(law) }
}
