import Foundation
import Observation

/// The part of a submission that does not depend on what its action comes to.
@MainActor
final class SubmissionCore {
  /// The number of the state: 0 for none, 1 for loading, and a number of its own for each other.
  private(set) var mark = 0
  private var lastMark = 1
  let listeners = ListenerList<Int>()
  var observers = Observers<SubmissionCore, Properties>()
  /// The messages that were chosen for the submission itself.
  var messages: MessageCatalog?
  var describing: @MainActor (any Error) -> String? = { _ in nil }

  struct Properties: OptionSet, Sendable {
    let rawValue: UInt8
    static let state = Properties(rawValue: 1 << 0)
    static let run = Properties(rawValue: 1 << 1)
  }

  /// A stand-in for the state, which key paths rooted here cannot name.
  var stateKey: Void { () }

  /// A stand-in for whether a run is under way.
  var runKey: Void { () }

  /// A number for a state that was not there before.
  func newMark() -> Int {
    lastMark += 1
    return lastMark
  }

  func stateChanged(to mark: Int) {
    guard mark != self.mark else { return }
    self.mark = mark
    noteChange(.state)
  }

  /// Returns the message for an error.
  ///
  /// That is what it says itself if it is a ``SubmissionFailure``, else what the author says of it,
  /// else what it says to people, else what the library says. Empty texts say nothing.
  func message(for error: any Error, _ messages: MessageCatalog) -> String {
    let failure = error as? SubmissionFailure
    return given(failure?.message?.text(in: messages.language)) ?? given(describing(error))
      ?? failure.flatMap { firstText(of: $0, messages) }
      ?? given((error as? any LocalizedError)?.errorDescription)
      ?? messages.text(
        for: ValidationIssue(
          rule: "submission", reason: error is SubmissionTimeout ? .timedOut : .invalid))
  }

  private func firstText(of failure: SubmissionFailure, _ messages: MessageCatalog) -> String? {
    for issue in failure.fieldIssues.map(\.issue) + failure.formIssues {
      if let text = given(messages.message(for: issue)) { return text }
    }
    return nil
  }

  private func given(_ text: String?) -> String? {
    text.flatMap { $0.isBlankValue ? nil : $0 }
  }

  // MARK: - What lands on fields

  /// The issues that the last failure imposed on fields, of the form or not.
  private var impositions: [Imposition] = []

  /// Lets the issues of a failure land, but not on fields that changed meanwhile, nor on those that
  /// stand and fall with them.
  func impose(
    _ failure: SubmissionFailure, on manager: ValidationManager,
    where isCurrent: (AnyField) -> Bool
  ) {
    let together = Set(failure.together.map(ObjectIdentifier.init))
    let areCurrent = failure.together.allSatisfy(isCurrent)
    var seen: Set<ObjectIdentifier> = []
    var group: [(field: AnyField, issues: [ValidationIssue])] = []
    for field in failure.fieldIssues.map(\.field) + failure.together
    where isCurrent(field) && seen.insert(ObjectIdentifier(field)).inserted {
      let issues = failure.fieldIssues.filter { $0.field === field }.map(\.issue)
      if together.contains(ObjectIdentifier(field)) {
        if areCurrent { group.append((field, issues)) }
      } else {
        impositions.append(Imposition([(field, issues)]))
      }
    }
    if !group.isEmpty { impositions.append(Imposition(group)) }
    if !failure.formIssues.isEmpty { manager.impose(failure.formIssues) }
  }

  /// Ends what the last failure imposed, also on fields that are not of the form.
  func endImpositions() {
    let ended = impositions
    impositions = []
    for imposition in ended { imposition.end() }
  }
}

extension SubmissionCore: Listenable {
  var news: Int { mark }

  /// Told last: a submission depends on managers of any height.
  var height: Int { .max }

  var diagnosticName: String { "a submission" }
}
