import Foundation
import Observation

/// The part of a submission that does not depend on what its action comes to.
@MainActor
final class SubmissionCore: Observable {
  /// Counts changes; listeners hear of each.
  private var changes = 0
  let listeners = ListenerList<Int>()
  var ticket = TellingTicket()
  private var gate = ObservationGate<Watched>()
  var messages = MessageCatalog.english

  struct Watched: OptionSet, Sendable {
    let rawValue: UInt8
    static let state = Watched(rawValue: 1)
  }

  /// Stands for everything that views watch.
  var stateKey: Void { () }

  func noteRead() { gate.read(\SubmissionCore.stateKey, of: self, .state) }

  func changed() {
    changes += 1
    Graph.shared.perform { Graph.shared.enqueue(self) }
  }

  /// What is to be said of an error.
  func message(for error: any Error) -> String {
    if let failure = error as? SubmissionFailure { return failure.message }
    return (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }

  /// Lets the issues of a failure land, but not on fields that changed meanwhile.
  func impose(
    _ failure: SubmissionFailure, on manager: ValidationManager,
    where isCurrent: (AnyField) -> Bool
  ) {
    for (field, _) in failure.fieldIssues where isCurrent(field) {
      field.impose(failure.fieldIssues.filter { $0.field === field }.map(\.issue))
    }
    if !failure.formIssues.isEmpty { manager.impose(failure.formIssues) }
  }
}

extension SubmissionCore: Teller {
  /// Told last: a submission depends on managers of any height.
  var height: Int { .max }

  var diagnosticName: String { "a submission" }

  func tell() {
    gate.disarm(.state)?.withMutation(of: self, keyPath: \.stateKey) {}
    listeners.tell(changes, isSame: ==)
  }

  func skip() { listeners.skip(changes) }
}
