/// The record of one managed control: the votes of its managers, and its holds.
///
/// A control stores nothing itself, so records are found by identity. They live while a manager
/// or a hold needs them; it is the managers that keep the control alive, not its record.
@MainActor
final class ControlRecord {
  private static var records: [ObjectIdentifier: ControlRecord] = [:]

  var isQueued = false
  var turns = TurnCounter()
  private var holds = OrderedSlots<String>()
  private weak var control: (any ManagedControl)?
  private let id: ObjectIdentifier
  private var managers = 0
  private var allowing = 0
  private var forbidding = 0
  /// The state of the control while no manager and no hold decides.
  private var isEnabledUnmanaged: Bool
  /// The state that was written last, nil where that is not known to stand: what a control says of
  /// itself may have reasons of its own, beside which it would forget this one.
  private var written: Bool?

  private init(_ control: any ManagedControl) {
    self.control = control
    id = ObjectIdentifier(control)
    isEnabledUnmanaged = control.isEnabled
    if let node = (control as? any Validatable)?.validation {
      isEnabledUnmanaged = !node.exclusions.contains(.managed)
    }
    written = isEnabledUnmanaged ? true : nil
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

  var holdReasons: [String] { Array(holds) }

  /// The state that the control should have.
  private var isAllowed: Bool { holds.isEmpty && isAllowedByManagers }

  /// Whether a manager allows it and none forbids it; what it was, where there are no managers.
  private var isAllowedByManagers: Bool {
    managers == 0 ? isEnabledUnmanaged : forbidding == 0 && allowing > 0
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
    if let control, control.isEnabled != written { written = nil }
    Transaction.shared.enqueue(self)
  }

  func join(_ ballot: ControlBallot) {
    managers += 1
    count(ballot, by: 1)
  }

  func change(from old: ControlBallot, to new: ControlBallot) {
    count(old, by: -1)
    count(new, by: 1)
    Transaction.shared.enqueue(self)
  }

  /// Lets a manager go: the control follows the others, and without others stays as it is.
  func leave(_ ballot: ControlBallot) {
    if managers == 1 { isEnabledUnmanaged = isAllowedByManagers }
    managers -= 1
    count(ballot, by: -1)
    Transaction.shared.enqueue(self)
  }

  private func count(_ ballot: ControlBallot, by number: Int) {
    switch ballot {
    case .allows: allowing += number
    case .forbids: forbidding += number
    case .none: break
    }
  }

  // MARK: - Holds

  /// Begins to hold the control, and returns the hold's slot.
  func begin(_ reason: String) -> Int {
    Transaction.shared.perform {
      look()
      return holds.append(reason)
    }
  }

  func end(_ slot: Int) {
    Transaction.shared.perform {
      holds.remove(slot)
      Transaction.shared.enqueue(self)
    }
  }
}
