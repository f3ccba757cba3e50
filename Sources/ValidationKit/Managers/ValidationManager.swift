public import Observation

/// Keeps the validity of its members together, and switches the controls that it manages.
///
///     let registration = ValidationManager(verifying: [email, phone], managing: [register])
///
/// Members are fields, other managers, and types of yours that conform to ``Validatable``. A
/// manager owns its members and controls; keep it for as long as the form is used. Everything is
/// right when the setter that changed something returns. A change of one member costs the same
/// whatever the number of members.
@MainActor
public final class ValidationManager {
  let node: ManagerNode
  private let end: ReleaseAction
  private var imposed: [ValidationIssue] = []

  /// Creates a manager, whose controls are right from the start.
  ///
  /// - Parameters:
  ///   - name: What diagnostics call the manager.
  ///   - members: What the manager verifies, in the order in which problems are reported.
  ///   - controls: What is enabled only while all members are valid.
  /// - Complexity: Linear in the number of members and controls.
  public init(
    _ name: String = "", verifying members: [any Validatable] = [],
    managing controls: [any ManagedControl] = []
  ) {
    let node = ManagerNode(name: name)
    self.node = node
    end = ReleaseAction { node.dissolve() }
    node.manager = self
    Validation.batch {
      for member in members { add(member) }
      for control in controls { manage(control) }
    }
  }

  /// The name of the manager in diagnostics.
  public var name: String { node.name }

  /// The messages in the language of the form; nil until ``useMessages(_:)`` chooses one.
  public internal(set) var messages: MessageCatalog?

  // MARK: - Members

  /// The members that the manager verifies, in the order given.
  ///
  /// - Complexity: Linear in the number of members.
  public var members: [any Validatable] {
    noteRead(\.members, .members)
    return node.members
  }

  /// Adds a member after the others; adding it twice is adding it once.
  ///
  /// A member that would make the manager a member of itself is refused, and the diagnostics
  /// handler told.
  ///
  /// - Complexity: Constant for a field; for a manager, at most linear in the number of managers.
  public func add(_ member: any Validatable) { insert(member, before: nil) }

  /// Adds a member before the one at a place, or after all others for a place past the end; one
  /// that is a member already stays where it is.
  ///
  /// - Complexity: Linear in the distance from the nearer end.
  public func insert(_ member: any Validatable, at place: Int) {
    insert(member, before: node.member(at: Swift.max(place, 0)))
  }

  /// Adds a member right before another one, or after all others where that is no member; one that
  /// is a member already stays where it is.
  ///
  /// - Complexity: Constant for a field; for a manager, at most linear in the number of managers.
  public func insert(_ member: any Validatable, before other: (any Validatable)?) {
    if let path = node.path(to: member.validation) {
      let names = (path + [node]).map(\.diagnosticName)
      let isThroughControls = path.contains { !($0 is ManagerNode) }
      return Transaction.shared.diagnose(
        isThroughControls ? .managesOwnMember(managers: names) : .cycle(managers: names))
    }
    Transaction.shared.perform {
      node.add(member, before: other)
      if let messages { adopt(messages, in: member) }
    }
  }

  /// Adds a member right after another one, or after all others where that is no member; one that
  /// is a member already stays where it is.
  ///
  /// - Complexity: Constant for a field; for a manager, at most linear in the number of managers.
  public func insert(_ member: any Validatable, after other: any Validatable) {
    insert(member, before: node.member(after: other))
  }

  /// Moves a member right before another one, or after all others where that is no member; nothing
  /// is judged or asked for it.
  ///
  /// - Complexity: Constant.
  public func move(_ member: any Validatable, before other: (any Validatable)?) {
    Transaction.shared.perform { node.move(member, before: other) }
  }

  /// Moves a member right after another one, which must be one; nothing is judged or asked for it.
  ///
  /// - Complexity: Constant.
  public func move(_ member: any Validatable, after other: any Validatable) {
    guard node.contains(other), member.validation !== other.validation else { return }
    let next = node.member(after: other)
    if next?.validation !== member.validation { move(member, before: next) }
  }

  /// Moves a member so that it stands at a place afterwards, or last for a place past the end;
  /// nothing is judged or asked for it.
  ///
  /// - Complexity: Linear in the distance from the nearer end.
  public func move(_ member: any Validatable, to place: Int) {
    guard node.contains(member) else { return }
    Transaction.shared.perform {
      node.move(member, before: nil)
      node.move(member, before: node.member(at: Swift.max(place, 0)))
    }
  }

  /// Removes a member; its changes no longer reach this manager.
  ///
  /// - Complexity: Constant, amortised over many removals.
  public func remove(_ member: any Validatable) {
    Transaction.shared.perform { node.remove(member) }
  }

  /// Whether something is a member of this manager itself.
  public func contains(_ member: any Validatable) -> Bool { node.contains(member) }

  // MARK: - Controls

  /// The controls that the manager switches, in the order given.
  public var controls: [any ManagedControl] { node.managed.all }

  /// Manages a control from now on; it is right when the call returns.
  ///
  /// A control of several managers is enabled only while all of them allow it. Managing it twice
  /// is managing it once, as said last. A member of the manager cannot be its control: it is
  /// refused, and the diagnostics handler told.
  public func manage(
    _ control: any ManagedControl, _ allowance: ControlAllowance = .whileValid
  ) {
    if let field = control as? any Validatable, let path = field.validation.path(to: node) {
      let names = ([node] + path).map(\.diagnosticName)
      return Transaction.shared.diagnose(.managesOwnMember(managers: names))
    }
    Transaction.shared.perform {
      node.manage(control, allowance)
      if let messages { (control as? Control)?.language = messages.language }
    }
  }

  /// Manages a control no longer: it follows its other managers, and without others stays as it
  /// is.
  public func release(_ control: any ManagedControl) {
    Transaction.shared.perform { node.release(control) }
  }

  // MARK: - Imposed issues

  /// Issues that were imposed on the form as a whole; shown, and never counted.
  public var formIssues: [ValidationIssue] {
    noteRead(\.formIssues, .issues)
    return imposed
  }

  /// Imposes issues on the form as a whole, such as a server's; they replace those imposed before,
  /// fall at the next submission attempt or at reset, and never count.
  public func impose(_ issues: [ValidationIssue]) {
    guard issues != imposed else { return }
    imposed = issues
    Transaction.shared.perform { node.noteChange(.issues) }
  }

  // MARK: - Observing

  /// Notes that somebody reads a side of the manager.
  func noteRead<Member>(
    _ keyPath: KeyPath<ValidationManager, Member>, _ property: ManagerProperties
  ) {
    node.gate.read(keyPath, of: self, property)
  }

  /// A stand-in for which members are invalid and in which order, which has no name of its own.
  var problemsKey: Void { () }
}

extension ValidationManager: Validatable {
  /// The node that stands for the manager among other managers.
  public var validation: ValidationNode { node }

  /// Whether every included member is valid.
  public var isValid: Bool { status.isValid }

  /// The status of the included members together; valid while the manager itself is excluded.
  public var status: ValidationStatus {
    noteRead(\.status, .status)
    return node.status
  }

  /// Whether the manager is excluded for at least one reason: it has no vote among managers and
  /// over controls, and cannot be submitted.
  public var isExcluded: Bool {
    noteRead(\.isExcluded, .isExcluded)
    return node.isExcluded
  }

  /// The reasons for which the manager is excluded.
  public var exclusions: Set<ExclusionReason> {
    noteRead(\.exclusions, .exclusions)
    return node.exclusions
  }
}

extension ValidationManager: ValidationObserver {
  /// Reads the member that changed again, if it is one of this manager's.
  public func memberDidChange(_ change: StatusChange) {
    guard contains(change.source) else { return }
    Transaction.shared.perform { change.source.validation.readStatus(of: change.source) }
  }
}

extension ValidationManager: Observable {}
