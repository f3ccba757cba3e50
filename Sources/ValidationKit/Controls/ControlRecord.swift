/// What is known of one managed control: how many managers forbid it, and who holds it.
///
/// A control stores nothing itself, so records are found by identity. They live while a manager
/// or a hold needs them; it is the managers that keep the control alive, not its record.
@MainActor
final class ControlRecord: ControlWriter {
  final class Hold: Sendable {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private static var records: [ObjectIdentifier: ControlRecord] = [:]

  var ticket = TellingTicket()
  private(set) var holds: [Hold] = []
  private weak var control: (any ManagedControl)?
  private let id: ObjectIdentifier
  private var managers = 0
  private var forbidding = 0
  /// What the control is while no manager and no hold decides.
  private var isEnabledUnmanaged: Bool
  /// What the control was when last looked at or written; reading it each time would count as
  /// watching it.
  private var written: Bool

  private init(_ control: any ManagedControl) {
    self.control = control
    id = ObjectIdentifier(control)
    written = control.isEnabled
    isEnabledUnmanaged = written
  }

  static func existing(for control: any ManagedControl) -> ControlRecord? {
    // A record of a control that is gone may stand under the address of a new one.
    guard let record = records[ObjectIdentifier(control)], record.control === control else {
      return nil
    }
    return record
  }

  static func record(for control: any ManagedControl) -> ControlRecord {
    if let record = existing(for: control) { return record }
    let record = ControlRecord(control)
    records[record.id] = record
    return record
  }

  /// The state that the control should have.
  private var isAllowed: Bool {
    holds.isEmpty && (managers == 0 ? isEnabledUnmanaged : forbidding == 0)
  }

  func write() {
    // Only now, when the control has its last state, may the record forget it.
    if managers == 0, holds.isEmpty, Self.records[id] === self { Self.records[id] = nil }
    let isEnabled = isAllowed
    guard isEnabled != written, let control else { return }
    written = isEnabled
    control.isEnabled = isEnabled
  }

  // MARK: - Managers

  /// Looks at the control, which the app may have written itself.
  func look() {
    if let control { written = control.isEnabled }
    Graph.shared.enqueue(self)
  }

  func join(forbidding isForbidding: Bool) {
    look()
    managers += 1
    if isForbidding { forbidding += 1 }
  }

  func change(forbidding isForbidding: Bool) {
    forbidding += isForbidding ? 1 : -1
    Graph.shared.enqueue(self)
  }

  /// Lets a manager go: the control follows the others, and without others stays as it is.
  func leave(forbidding wasForbidding: Bool) {
    if managers == 1 { isEnabledUnmanaged = forbidding == 0 }
    managers -= 1
    if wasForbidding { forbidding -= 1 }
    Graph.shared.enqueue(self)
  }

  // MARK: - Holds

  func begin(_ hold: Hold) {
    Graph.shared.perform {
      holds.append(hold)
      look()
    }
  }

  func end(_ hold: Hold) {
    guard holds.contains(where: { $0 === hold }) else { return }
    Graph.shared.perform {
      holds.removeAll { $0 === hold }
      Graph.shared.enqueue(self)
    }
  }
}
