/// The numbers of a manager's included members that are not valid; all that its own validity needs.
///
/// A change of one member is a correction of these numbers, whatever the size of the form.
struct MemberCounters: Sendable, Hashable {
  private(set) var invalid = 0
  private(set) var pending = 0

  /// The status that follows from the counts; see the table of ``ValidationStatus``.
  var status: ValidationStatus {
    if invalid > 0 { return .invalid }
    return pending > 0 ? .pending : .valid
  }

  /// Counts a member in; valid ones, and so excluded ones, count for nothing.
  mutating func add(_ status: ValidationStatus) { count(status, by: 1) }

  /// Counts a member out.
  mutating func remove(_ status: ValidationStatus) { count(status, by: -1) }

  /// Corrects the counts for a member whose status changed.
  mutating func apply(_ change: StatusTransition) {
    remove(change.old)
    add(change.new)
  }

  private mutating func count(_ status: ValidationStatus, by number: Int) {
    switch status {
    case .valid: break
    case .invalid: invalid += number
    case .pending: pending += number
    }
  }
}
