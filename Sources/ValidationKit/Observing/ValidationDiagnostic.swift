/// Something that the library noticed and refused; a mistake in the wiring, not in the input.
public enum ValidationDiagnostic: Sendable, Hashable {
  /// A manager would have become a member of itself: the names on the way round, first and last
  /// the same.
  case cycle(managers: [String])
  /// A manager would have managed a member whose validity it depends on: the names on the way
  /// round.
  case managesOwnMember(managers: [String])
  /// Listeners kept changing what others listen to; the remaining notifications were dropped.
  case unsettled(source: String, limit: Int)
  /// The setter of a control kept changing what it depends on; it was left as it was.
  case unsettledControl(limit: Int)
}

extension ValidationDiagnostic: CustomStringConvertible {
  /// What was noticed, and what came of it.
  public var description: String {
    switch self {
    case .cycle(let managers):
      "a manager cannot verify itself: \(managers.joined(separator: " → ")); nothing was added"
    case .managesOwnMember(let managers):
      "a manager cannot manage what it verifies: \(managers.joined(separator: " → ")); "
        + "nothing was added"
    case .unsettled(let source, let limit):
      "listeners keep changing each other's fields, \(source) among them; "
        + "stopped telling after \(limit) rounds"
    case .unsettledControl(let limit):
      "a control keeps changing what it depends on; stopped writing it after \(limit) rounds"
    }
  }
}
