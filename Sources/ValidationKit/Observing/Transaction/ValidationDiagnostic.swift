/// Something that the library noticed and refused; a mistake in the wiring, not in the input.
public enum ValidationDiagnostic: Sendable, Hashable {
  /// A manager would have become a member of itself: the names on the way round, first and last
  /// the same.
  case cycle(managers: [String])
  /// A manager would have managed a member whose validity it depends on: the names on the way
  /// round.
  case managesOwnMember(managers: [String])
  /// Listeners kept changing what others listen to, each the cause of the next; those that came up
  /// more often than the limit were told no more. Where they watch through Observation, what they
  /// wrote when told for the last time was refused.
  case unsettled(source: String, limit: Int)
  /// The setter of a control kept changing what it depends on; it was left as it was.
  case unsettledControl(limit: Int)
  /// Conditions kept including and excluding each other's sources; one was left as it was.
  case unsettledConditions(limit: Int)
  /// A rule or a condition kept writing the field that was being judged; the last judgement stands.
  case unsettledField(source: String, limit: Int)
}

extension ValidationDiagnostic: CustomStringConvertible {
  /// The fault that was noticed, and its consequence, in a sentence.
  public var description: String {
    switch self {
    case .cycle(let managers):
      "a manager cannot verify itself: \(managers.joined(separator: " → ")); nothing was added"
    case .managesOwnMember(let managers):
      "a manager cannot manage what it verifies: \(managers.joined(separator: " → ")); "
        + "nothing was added"
    case .unsettled(let source, let limit):
      "listeners keep changing each other's fields, \(source) among them; "
        + "stopped telling them after \(limit) rounds"
    case .unsettledControl(let limit):
      "a control keeps changing what it depends on; stopped writing it after \(limit) rounds"
    case .unsettledConditions(let limit):
      "conditions keep including and excluding each other's fields; "
        + "stopped applying them after \(limit) rounds"
    case .unsettledField(let source, let limit):
      "what judges \(source) keeps writing it; stopped judging after \(limit) rounds"
    }
  }
}
