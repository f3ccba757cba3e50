/// The vote of a manager on its controls at one moment.
struct ManagerVote {
  /// Whether the manager has a vote: an excluded one has none.
  let isCounted: Bool
  let isValid: Bool
  let isWorking: Bool

  /// Returns the ballot for a control.
  func ballot(for allowance: ControlAllowance) -> ControlBallot {
    guard isCounted else { return .none }
    return !isWorking && (isValid || allowance == .whileIdle) ? .allows : .forbids
  }
}

/// The controls of one manager, in the order given, and what it says of each.
///
/// Adding and removing are constant, amortised.
@MainActor
struct ManagedControls {
  struct Link {
    let control: any ManagedControl
    let record: ControlRecord
    /// The node of a member that is switched as a control.
    let node: ValidationNode?
    var allowance: ControlAllowance
    var ballot: ControlBallot
  }

  private var links = OrderedSlots<Link>()
  private var index = IdentityIndex()
  private var nodes = 0

  nonisolated init() {}

  var all: [any ManagedControl] { links.map(\.control) }

  /// Adds a control, or says anew when it is allowed.
  mutating func add(
    _ control: any ManagedControl, _ record: ControlRecord, node: ValidationNode?,
    _ allowance: ControlAllowance, _ vote: ManagerVote
  ) {
    if let slot = slot(of: control) {
      links[slot].allowance = allowance
      return update(vote)
    }
    let ballot = vote.ballot(for: allowance)
    let slot = links.append(
      Link(control: control, record: record, node: node, allowance: allowance, ballot: ballot))
    index.added(control, at: slot, in: links) { $0.control }
    if node != nil { nodes += 1 }
    record.join(ballot)
  }

  /// Removes a control, and returns what is to be let go of once nothing of this is accessed.
  mutating func remove(_ control: any ManagedControl) -> Link? {
    guard let slot = slot(of: control) else { return nil }
    let link = links.remove(slot)
    index.removed(ObjectIdentifier(control), from: slot)
    if link.node != nil { nodes -= 1 }
    return link
  }

  /// Removes all controls, and returns the votes that are to be taken back once nothing of this is
  /// accessed.
  mutating func removeAll() -> [EndingQueue.Vote] {
    defer { self = ManagedControls() }
    return links.map { EndingQueue.Vote(control: $0.control, record: $0.record, ballot: $0.ballot) }
  }

  /// Says of each control what the manager says now.
  mutating func update(_ vote: ManagerVote) {
    var next = links.firstSlot
    while let slot = next {
      next = links.slot(after: slot)
      let ballot = vote.ballot(for: links[slot].allowance)
      guard ballot != links[slot].ballot else { continue }
      let before = links[slot].ballot
      links[slot].ballot = ballot
      links[slot].record.change(from: before, to: ballot)
    }
  }

  /// Visits the nodes of members that are switched as controls.
  func forEachNode(_ visit: (ValidationNode) -> Void) {
    guard nodes > 0 else { return }
    for link in links { if let node = link.node { visit(node) } }
  }

  private func slot(of control: any ManagedControl) -> Int? {
    index.slot(of: control, in: links) { $0.control }
  }
}
