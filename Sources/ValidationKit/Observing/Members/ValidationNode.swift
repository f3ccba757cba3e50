/// A member's place in the graph: the managers above it, its exclusions and its listeners.
///
/// Everything that verifies or observes a member goes through its node; a type of your own stores
/// one and never calls it.
@MainActor
public class ValidationNode {
  /// The verdict of the member itself, whether excluded or not.
  final private(set) var ownStatus: ValidationStatus = .valid
  /// The status that counts: the member's own, or valid while it is excluded.
  final private(set) var status: ValidationStatus = .valid
  /// The reasons to exclude the member.
  final private(set) var exclusions: Set<ExclusionReason> = [] {
    didSet { isExcluded = !exclusions.isEmpty }
  }
  /// The managers above, in the order in which the member was added to them; they are not kept
  /// alive, only their nodes are, until they go.
  final var parents = ParentList()
  /// Greater than the height of everything this node depends on.
  final private(set) var height = 0
  final var queueRecord: NotifierRecord?
  private var listeners: ListenerList<ValidationStatus>?

  /// Creates the node of a member that no manager verifies yet.
  public nonisolated init() {}

  /// Whether there is a reason to exclude the member; kept ready, since each change asks for it.
  @exclusivity(unchecked) final private(set) var isExcluded = false

  // MARK: - What kinds of members do differently

  /// Takes over the status of a member that does not report each change itself.
  func readStatus(of member: any Validatable) { report(member.status) }

  /// Has the member judged afresh.
  func revalidate(_ member: any Validatable) { readStatus(of: member) }

  /// Hears that other managers than before verify the member, or that one of them was excluded or
  /// included.
  func managersDidChange(_ member: any Validatable) {}

  /// Visits the nodes whose state follows from this one.
  func forEachDependent(_ visit: (ValidationNode) -> Void) {
    for parent in parents { visit(parent) }
  }

  /// Follows a change of the status that counts, before anything is told.
  func statusDidChange() {}

  /// The name of the node in diagnostics.
  var diagnosticName: String { "a member" }

  /// Whether those who watch have not been told of something yet.
  var hasNewsForWatchers: Bool { false }

  /// Tells those who watch.
  func notifyWatchers() {}

  // MARK: - Status

  /// Sets the member's own status; what counts, managers and controls follow.
  final func report(_ own: ValidationStatus) {
    ownStatus = own
    if let change = settle() { Transaction.shared.propagate(change, from: self) }
  }

  /// Sets the member's own status and returns the change of what counts, without telling parents.
  final func settle(_ own: ValidationStatus) -> StatusTransition? {
    ownStatus = own
    return settle()
  }

  private func settle() -> StatusTransition? {
    let old = status
    let new = isExcluded ? .valid : ownStatus
    guard old != new else { return nil }
    status = new
    statusDidChange()
    if listeners?.isEmpty == false { Transaction.shared.enqueue(self) }
    return StatusTransition(old: old, new: new)
  }

  // MARK: - Exclusion

  /// Follows a change of the reasons to exclude the member, by which it became excluded or
  /// included, or stays what it was.
  func exclusionsDidChange(_ member: any Validatable, isExclusionNew: Bool) {
    if isExclusionNew { revalidate(member) }
  }

  final func exclude(for reason: ExclusionReason, member: any Validatable) {
    guard exclusions.insert(reason).inserted else { return }
    Transaction.shared.perform {
      exclusionsDidChange(member, isExclusionNew: exclusions.count == 1)
    }
  }

  final func include(despite reason: ExclusionReason, member: any Validatable) {
    guard exclusions.remove(reason) != nil else { return }
    Transaction.shared.perform { exclusionsDidChange(member, isExclusionNew: exclusions.isEmpty) }
  }

  // MARK: - Managers

  /// The number of managers above that are not excluded.
  final var verifierCount = 0

  /// Whether some manager that is not excluded verifies the member, or none at all does.
  final var isVerified: Bool { verifierCount > 0 || parents.isEmpty }

  // MARK: - Order

  /// Raises the node, and with it what depends on it, above a height.
  final func raise(above height: Int) {
    var below = [(self, height)]
    while let (node, height) = below.popLast() {
      guard node.height <= height else { continue }
      node.height = height + 1
      node.forEachDependent { below.append(($0, node.height)) }
    }
  }

  /// Returns the nodes from this one to one that depends on it, or nil where that does not.
  ///
  /// - Complexity: Linear in the number of nodes above this one that are below the other, and
  ///   constant where the other is not higher.
  final func path(to other: ValidationNode) -> [ValidationNode]? {
    if self === other { return [self] }
    var cameFrom: [ObjectIdentifier: ValidationNode] = [:]
    var next = [self]
    while let node = next.popLast() {
      node.forEachDependent { dependent in
        guard dependent === other || dependent.height < other.height,
          cameFrom[ObjectIdentifier(dependent)] == nil
        else { return }
        cameFrom[ObjectIdentifier(dependent)] = node
        next.append(dependent)
      }
      guard cameFrom[ObjectIdentifier(other)] != nil else { continue }
      var path = [other]
      while let last = path.last, last !== self, let before = cameFrom[ObjectIdentifier(last)] {
        path.append(before)
      }
      return path.reversed()
    }
    return nil
  }

  // MARK: - Listening

  private var ensuredListeners: ListenerList<ValidationStatus> {
    if let listeners { return listeners }
    let new = ListenerList<ValidationStatus>()
    listeners = new
    return new
  }

  final func listen(
    _ action: @escaping @MainActor (ValidationStatus, ValidationStatus) -> Void
  ) -> ObserverToken {
    ensuredListeners.listen(known: status, action)
  }

  final func add(
    _ observer: AnyObject,
    _ action: @escaping @MainActor (ValidationStatus, ValidationStatus) -> Void
  ) {
    ensuredListeners.add(observer, known: status, action)
  }

  final func stream() -> AsyncStream<ValidationStatus> { ensuredListeners.stream(of: status) }

  final func remove(_ observer: AnyObject) { listeners?.remove(observer) }
}

extension ValidationNode: Notifier {
  func notifyListeners() { listeners?.tell(status, isSame: ==) }

  func skipListeners() { listeners?.skip(status) }
}

/// A node that keeps the validity of members together.
@MainActor
protocol MemberParent: ValidationNode {
  /// Corrects the counters for one member, and returns how the node's own status changed.
  func memberChanged(_ change: StatusTransition) -> StatusTransition?
}

/// A change of a status.
struct StatusTransition: Sendable, Hashable {
  let old: ValidationStatus
  let new: ValidationStatus
}
