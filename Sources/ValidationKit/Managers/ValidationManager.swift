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
  private var gate = ObservationGate<Watched>()
  var ticket = TellingTicket()

  private var imposed: [ValidationIssue] = []
  private var untold: Watched = []

  struct Watched: OptionSet, Sendable {
    let rawValue: UInt8
    static let status = Watched(rawValue: 1 << 0)
    static let issues = Watched(rawValue: 1 << 1)
  }

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

  /// What diagnostics call the manager.
  public var name: String { node.name }

  // MARK: - Members

  /// What the manager verifies, in the order given.
  ///
  /// - Complexity: Linear in the number of members.
  public var members: [any Validatable] { node.members }

  /// Adds a member after the others; adding it twice is adding it once.
  ///
  /// A member that would make the manager a member of itself is refused, and the diagnostics
  /// handler told.
  ///
  /// - Complexity: Constant for a field; for a manager, at most linear in the number of managers.
  public func add(_ member: any Validatable) {
    if let path = node.path(to: member.validation) {
      let names = (path + [node]).map(\.diagnosticName)
      let isThroughControls = path.contains { !($0 is ManagerNode) }
      return Graph.shared.diagnose(
        isThroughControls ? .managesOwnMember(managers: names) : .cycle(managers: names))
    }
    Graph.shared.perform { node.add(member) }
  }

  /// Removes a member; its changes no longer reach this manager.
  ///
  /// - Complexity: Constant, amortised over many removals.
  public func remove(_ member: any Validatable) {
    Graph.shared.perform { node.remove(member) }
  }

  /// Whether something is a member of this manager itself.
  public func contains(_ member: any Validatable) -> Bool { node.contains(member) }

  // MARK: - Controls

  /// The controls that the manager switches, in the order given.
  public var controls: [any ManagedControl] { node.controls.map(\.control) }

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
      return Graph.shared.diagnose(.managesOwnMember(managers: names))
    }
    Graph.shared.perform { node.manage(control, allowance) }
  }

  /// Manages a control no longer: it follows its other managers, and without others stays as it
  /// is.
  public func release(_ control: any ManagedControl) {
    Graph.shared.perform { node.release(control) }
  }

  // MARK: - Imposed issues

  /// Issues that were imposed on the form as a whole; shown, and never counted.
  public var issues: [ValidationIssue] {
    gate.read(\ValidationManager.issues, of: self, .issues)
    return imposed
  }

  /// Imposes issues on the form as a whole, such as a server's; they replace those imposed before,
  /// fall at the next submission attempt or at reset, and never count.
  public func impose(_ issues: [ValidationIssue]) {
    guard issues != imposed else { return }
    imposed = issues
    Graph.shared.perform { noteChange(.issues) }
  }

  /// Has those who watch a property told.
  func noteChange(_ property: Watched) {
    guard !gate.armed.isDisjoint(with: property) else { return }
    untold.formUnion(property)
    Graph.shared.enqueue(self)
  }
}

extension ValidationManager: Validatable {
  /// The node that stands for the manager among other managers.
  public var validation: ValidationNode { node }

  /// Whether every included member is valid.
  public var isValid: Bool { status.isValid }

  /// What the included members come to; valid while the manager itself is excluded.
  public var status: ValidationStatus {
    gate.read(\ValidationManager.status, of: self, .status)
    node.isWatched = true
    return node.status
  }
}

extension ValidationManager: ValidationObserver {
  /// Reads the member that changed again, if it is one of this manager's.
  public func memberDidChange(_ change: StatusChange) {
    guard contains(change.source) else { return }
    Graph.shared.perform { change.source.validation.readStatus(of: change.source) }
  }
}

extension ValidationManager: Observable {}

extension ValidationManager: Teller {
  var height: Int { node.height }

  var diagnosticName: String { node.diagnosticName }

  func tell() {
    let properties = untold
    untold = []
    if properties.contains(.status) {
      node.isWatched = false
      gate.disarm(.status)?.withMutation(of: self, keyPath: \.status) {}
    }
    if properties.contains(.issues) {
      gate.disarm(.issues)?.withMutation(of: self, keyPath: \.issues) {}
    }
  }

  func skip() { tell() }
}
