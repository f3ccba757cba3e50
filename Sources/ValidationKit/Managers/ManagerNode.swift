/// The inside of a manager: its members, the counters over them, and the controls that follow.
///
/// Members point to this node, not to the manager, so that a manager is free to go; when it does,
/// it takes the node apart.
@MainActor
final class ManagerNode: ValidationNode, MemberParent {
  struct ControlLink {
    let control: any ManagedControl
    let record: ControlRecord
    var allowance: ControlAllowance
    var isForbidding: Bool

    @MainActor func leave() { record.leave(forbidding: isForbidding) }
  }

  let name: String
  private(set) var counters = MemberCounters()
  /// The members in the order given; a removed one leaves a gap until gaps prevail.
  private var slots: [(any Validatable)?] = []
  private var gaps = 0
  private(set) var controls: [ControlLink] = []
  /// Fields that this manager switches as controls; their state follows from this node.
  private var controlledNodes: [ValidationNode] = []
  /// The work that goes on, such as a submission; each disables every managed control.
  private var work: [Work] = []
  /// Whether somebody may be watching the status through the manager.
  var isWatched = false
  weak var manager: ValidationManager?

  init(name: String) { self.name = name }

  override var diagnosticName: String { name.isEmpty ? "an unnamed manager" : name }

  var members: [any Validatable] { slots.compactMap { $0 } }

  // MARK: - Kinds of members

  /// The counters are always right, so there is nothing to read.
  override func readStatus(of member: any Validatable) {}

  override func forEachDependent(_ visit: (ValidationNode) -> Void) {
    super.forEachDependent(visit)
    controlledNodes.forEach(visit)
  }

  override func statusDidChange() {
    updateControls()
    if isWatched { manager?.noteChange(.status) }
  }

  func memberChanged(_ change: StatusTransition) -> StatusTransition? {
    counters.apply(change)
    return settle(counters.status)
  }

  // MARK: - Members

  func add(_ member: any Validatable) {
    let child = member.validation
    guard link(to: child) == nil else { return }
    child.readStatus(of: member)
    child.parents.append(ParentLink(parent: self, slot: slots.count))
    slots.append(member)
    raise(above: child.height)
    counters.add(child.status)
    report(counters.status)
    child.wasAdded(member)
  }

  func remove(_ member: any Validatable) {
    let child = member.validation
    guard let index = link(to: child) else { return }
    let slot = child.parents.remove(at: index).slot
    slots[slot] = nil
    gaps += 1
    if gaps > 16, gaps * 2 > slots.count { closeGaps() }
    counters.remove(child.status)
    report(counters.status)
    child.wasRemoved(member)
  }

  func contains(_ member: any Validatable) -> Bool { link(to: member.validation) != nil }

  private func link(to child: ValidationNode) -> Int? {
    child.parents.firstIndex { $0.parent === self }
  }

  private func closeGaps() {
    slots.removeAll { $0 == nil }
    gaps = 0
    for (slot, member) in slots.enumerated() {
      guard let child = member?.validation, let index = link(to: child) else { continue }
      child.parents[index].slot = slot
    }
  }

  // MARK: - Controls

  func manage(_ control: any ManagedControl, _ allowance: ControlAllowance) {
    if let index = controls.firstIndex(where: { $0.control === control }) {
      controls[index].allowance = allowance
      controls[index].record.look()
      return updateControls()
    }
    if let node = (control as? any Validatable)?.validation {
      controlledNodes.append(node)
      node.raise(above: height)
    }
    let record = ControlRecord.record(for: control)
    let isForbidding = forbids(allowance)
    controls.append(
      ControlLink(
        control: control, record: record, allowance: allowance, isForbidding: isForbidding))
    record.join(forbidding: isForbidding)
  }

  func release(_ control: any ManagedControl) {
    guard let index = controls.firstIndex(where: { $0.control === control }) else { return }
    let link = controls.remove(at: index)
    if let node = (control as? any Validatable)?.validation {
      controlledNodes.removeAll { $0 === node }
    }
    link.leave()
  }

  private func forbids(_ allowance: ControlAllowance) -> Bool {
    !work.isEmpty || (allowance == .whileValid && status != .valid)
  }

  private func updateControls() {
    for index in controls.indices {
      let isForbidding = forbids(controls[index].allowance)
      guard isForbidding != controls[index].isForbidding else { continue }
      controls[index].isForbidding = isForbidding
      controls[index].record.change(forbidding: isForbidding)
    }
  }

  // MARK: - Work

  /// Something that goes on until it is done, and ends early when the form is reset.
  final class Work: Sendable {
    let end: @MainActor @Sendable () -> Void
    init(end: @escaping @MainActor @Sendable () -> Void) { self.end = end }
  }

  /// Disables the managed controls until the token ends.
  ///
  /// - Parameter end: Ends the work early.
  func beginWork(end: @escaping @MainActor @Sendable () -> Void) -> ObserverToken {
    let entry = Work(end: end)
    Graph.shared.perform {
      work.append(entry)
      updateControls()
    }
    return ObserverToken { [weak self] in
      guard let self, work.contains(where: { $0 === entry }) else { return }
      Graph.shared.perform {
        work.removeAll { $0 === entry }
        updateControls()
      }
    }
  }

  /// Ends all work early.
  func endWork() { for entry in work { entry.end() } }

  // MARK: - The end

  /// Takes the node apart: members and controls are let go at once.
  ///
  /// Managers that only this one kept alive go before its own controls, so that a control of
  /// several managers that go together keeps its state.
  func dissolve() {
    Graph.shared.perform {
      releaseMembers()
      let links = controls
      controls = []
      controlledNodes = []
      for link in links { link.leave() }
    }
  }

  private func releaseMembers() {
    // They end only after the list is written: their end may come back here.
    let ending = slots
    slots = []
    gaps = 0
    counters = MemberCounters()
    for case let member? in ending {
      let child = member.validation
      if let index = link(to: child) { child.parents.remove(at: index) }
      child.wasRemoved(member)
    }
  }
}
