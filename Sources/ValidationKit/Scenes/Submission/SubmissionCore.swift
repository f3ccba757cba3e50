import Foundation
import Observation

/// The part of a submission that does not depend on what its action comes to.
@MainActor
final class SubmissionCore: Observable {
  /// Counts changes of the state; listeners hear of each.
  private(set) var states = 0
  let listeners = ListenerList<Int>()
  var ticket = TellingTicket()
  private var gate = ObservationGate<Watched>()
  private var untold: Watched = []
  /// The messages that were chosen for the submission itself.
  var messages: MessageCatalog?
  /// Says what the last run failed of, in a language.
  var failure: ((MessageCatalog) -> String)?

  struct Watched: OptionSet, Sendable {
    let rawValue: UInt8
    static let state = Watched(rawValue: 1 << 0)
    static let run = Watched(rawValue: 1 << 1)
  }

  /// Stands for the state, which key paths rooted here cannot name.
  var stateKey: Void { () }

  /// Stands for whether a run is under way.
  var runKey: Void { () }

  func noteRead(_ keyPath: KeyPath<SubmissionCore, Void>, _ facet: Watched) {
    gate.read(keyPath, of: self, facet)
  }

  func changed(_ facet: Watched) {
    if facet.contains(.state) { states += 1 }
    untold.formUnion(facet)
    Graph.shared.perform { Graph.shared.enqueue(self) }
  }

  /// What is to be said of an error.
  func message(for error: any Error, _ messages: MessageCatalog) -> String {
    if let failure = error as? SubmissionFailure {
      return failure.message.text(in: messages.language)
    }
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

  var hasNewsForObservers: Bool { gate.isArmed(for: untold) }

  func tellListeners() { listeners.tell(states, isSame: ==) }

  func skipListeners() { listeners.skip(states) }

  func tellObservers() {
    let facets = untold
    untold = []
    if facets.contains(.state) {
      gate.disarm(.state)?.withMutation(of: self, keyPath: \.stateKey) {}
    }
    if facets.contains(.run) {
      gate.disarm(.run)?.withMutation(of: self, keyPath: \.runKey) {}
    }
  }
}
