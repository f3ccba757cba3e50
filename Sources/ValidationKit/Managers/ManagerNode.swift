/// The inside of a manager: its members, the counters over them, and the controls that follow.
///
/// Members point to this node, not to the manager, so that a manager is free to go; when it does,
/// it takes the node apart.
@MainActor
final class ManagerNode: ValidationNode, MemberParent, Watched {
  let name: String
  private var counters = MemberCounters()
  /// The members in the order given.
  private var slots = OrderedSlots<any Validatable>()
  private(set) var managed = ManagedControls()
  /// The companions of the form, which follow its resets and its language.
  var companions = FormCompanions()
  weak var manager: ValidationManager?
  /// The watched properties of the manager.
  @exclusivity(unchecked) var gate = ObservationGate<ValidationManager, ManagerProperties>()

  init(name: String) { self.name = name }

  override var diagnosticName: String { name.isEmpty ? "an unnamed manager" : name }

  var members: [any Validatable] { Array(slots) }

  // MARK: - Kinds of members

  /// The counters are always right, so there is nothing to read.
  override func readStatus(of member: any Validatable) {}

  override func forEachDependent(_ visit: (ValidationNode) -> Void) {
    super.forEachDependent(visit)
    managed.forEachNode(visit)
  }

  override func statusDidChange() {
    managed.update(vote)
    noteChange(.status)
  }

  override func exclusionsDidChange(_ member: any Validatable, isExclusionNew: Bool) {
    noteChange(isExclusionNew ? [.exclusions, .isExcluded] : .exclusions)
    guard isExclusionNew else { return }
    report(ownStatus)
    managed.update(vote)
    // Who verifies a member decides whether it goes on asking.
    let members = members
    for member in members { member.validation.verifierCount += isExcluded ? -1 : 1 }
    for member in members { member.validation.managersDidChange(member) }
  }

  func memberChanged(_ change: StatusTransition) -> StatusTransition? {
    counters.apply(change)
    noteChange(.problems)
    return settle(counters.status)
  }

  // MARK: - Members

  /// Adds a member before another one, or after all others.
  func add(_ member: any Validatable, before other: (any Validatable)? = nil) {
    let child = member.validation
    guard child.parents.slot(in: self) == nil else { return }
    child.readStatus(of: member)
    let place = other.flatMap { $0.validation.parents.slot(in: self) }
    let slot = place.map { slots.insert(member, before: $0) } ?? slots.append(member)
    child.parents.append(ParentLink(self, slot: slot))
    if !isExcluded { child.verifierCount += 1 }
    raise(above: child.height)
    counters.add(child.status)
    noteChange([.members, .problems])
    report(counters.status)
    child.managersDidChange(member)
  }

  func remove(_ member: any Validatable) {
    let child = member.validation
    guard let slot = child.parents.slot(in: self) else { return }
    child.parents.remove(self)
    if !isExcluded { child.verifierCount -= 1 }
    let removed = slots.remove(slot)
    counters.remove(child.status)
    noteChange([.members, .problems])
    report(counters.status)
    child.managersDidChange(removed)
  }

  /// Moves a member before another one, or after all others; nothing else changes.
  func move(_ member: any Validatable, before other: (any Validatable)?) {
    guard let slot = member.validation.parents.slot(in: self) else { return }
    slots.move(slot, before: other.flatMap { $0.validation.parents.slot(in: self) })
    noteChange([.members, .problems])
  }

  func contains(_ member: any Validatable) -> Bool {
    member.validation.parents.slot(in: self) != nil
  }

  /// The member at a place, nil past the end.
  func member(at place: Int) -> (any Validatable)? { slots.slot(at: place).map { slots[$0] } }

  /// The member after another one, nil after the last.
  func member(after other: any Validatable) -> (any Validatable)? {
    guard let slot = other.validation.parents.slot(in: self) else { return nil }
    return slots.slot(after: slot).map { slots[$0] }
  }

  // MARK: - Controls

  /// The manager's vote on its controls.
  private var vote: ManagerVote {
    ManagerVote(isCounted: !isExcluded, isValid: status == .valid, isWorking: isWorking)
  }

  func manage(_ control: any ManagedControl, _ allowance: ControlAllowance) {
    let node = (control as? any Validatable)?.validation
    let record = ControlRecord.record(for: control)
    record.look()
    managed.add(control, record, node: node, allowance, vote)
    node?.raise(above: height)
  }

  func release(_ control: any ManagedControl) {
    guard let link = managed.remove(control) else { return }
    link.record.leave(link.ballot)
  }

  // MARK: - Work

  /// The number of works in progress, such as a submission; each disables every managed control.
  private var work = 0

  /// Whether something goes on that disables every managed control.
  var isWorking: Bool { work > 0 }

  /// Disables the managed controls until the token ends.
  func beginWork() -> ObserverToken {
    changeWork(by: 1)
    let isWorking = Once()
    return ObserverToken { [weak self] in
      guard isWorking.isFirst, let self else { return }
      changeWork(by: -1)
    }
  }

  private func changeWork(by number: Int) {
    Transaction.shared.perform {
      work += number
      managed.update(vote)
    }
  }

  // MARK: - Watching

  /// Notes that a side of the manager changed, for those who watch it.
  func noteChange(_ properties: ManagerProperties) {
    if gate.noteChange(properties) { Transaction.shared.enqueue(self) }
  }

  var subject: ValidationManager? { manager }

  override var hasNewsForWatchers: Bool { gate.hasChanges }

  override func notifyWatchers() { notifyWatchersOfChanges() }

  // MARK: - The end

  /// Takes the node apart: members and controls are let go at once.
  func dissolve() {
    Transaction.shared.perform {
      for member in members {
        member.validation.parents.remove(self)
        if !isExcluded { member.validation.verifierCount -= 1 }
        member.validation.managersDidChange(member)
      }
      leave()
      // Only now, when nothing here keeps them: what ends within another's end would overflow the
      // stack where many are nested.
      Transaction.shared.letGoOfEnding()
    }
  }

  /// Hands members and votes over to the transaction.
  private func leave() {
    Transaction.shared.addEnding(members, managed.removeAll())
    slots = OrderedSlots()
    counters = MemberCounters()
  }
}

/// The sides of a manager that are told separately.
struct ManagerProperties: OptionSet, Sendable {
  let rawValue: UInt8
  static let status = ManagerProperties(rawValue: 1 << 0)
  static let issues = ManagerProperties(rawValue: 1 << 1)
  static let isExcluded = ManagerProperties(rawValue: 1 << 2)
  static let exclusions = ManagerProperties(rawValue: 1 << 3)
  static let members = ManagerProperties(rawValue: 1 << 4)
  /// Which members are invalid, and their order.
  static let problems = ManagerProperties(rawValue: 1 << 5)
}
