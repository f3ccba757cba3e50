import TestSupport

@testable import ValidationKit

/// A real form beside its model: every operation is done to both, and both are compared.
@MainActor
final class FormWorld {
  struct Mismatch: Error { let text: String }

  var model = FormModel()
  /// What else may be true, while it is left open which of several runs went on first.
  var others: [FormModel] = []
  var fields: [Int: Field<String>] = [:]
  var probes: [Int: Probe] = [:]
  /// The managers that the app holds, and all.
  var managers: [Int: ValidationManager] = [:]
  var weakManagers: [Int: WeakReference<ValidationManager>] = [:]
  var buttons: [Int: any ManagedControl] = [:]
  var submissions: [Submission<Int>] = []
  var holds: [(control: Int, hold: ControlHold)] = []
  var listeners: [ModelListener] = []
  var watchers: [ModelWatcher] = []
  let clock = TestClock()
  let desk = ModelDesk()
  let actions = ActionDesk()
  var results: [Int: Int] = [:]

  /// What listeners that are told now may do.
  var reactions: [ModelOperation] = []
  var isReacting = false
  /// Whether what happens now came in by itself, and was not done by a call.
  var isInFlight = false
  var batchDepth = 0
  /// How much of what happens is known to the model at the moment at which listeners are told.
  var phase = Phase.exact
  var diagnostics: [ValidationDiagnostic] = []
  var expectedDiagnostics = 0
  /// Counts members and questions that the world made, for names.
  var nextSource = 6
  var nextManager = FormModel.firstManager

  /// Where is being compared.
  var place = ""
  private(set) var log: [String] = []
  var mismatch: Mismatch?
  /// How long something that must come may take before it counts as missing.
  var patience: Duration = .seconds(Backstop.seconds)
  /// Which kinds of operations did something, so that a world in which little happens shows.
  private(set) var done: [ModelOperation.Kind: Int] = [:]

  enum Phase {
    /// One event, which the model knows of: listeners see what it says, and may write.
    case exact
    /// Several at once: listeners wait with looking until all are over.
    case loose
  }

  // MARK: - Running

  func run(_ operations: [ModelOperation]) async throws {
    for operation in operations {
      reactions = operation.reactions
      note("— \(operation.kind)")
      await performOutermost(operation)
      await settle()
      check()
      if let mismatch { throw mismatch }
    }
  }

  func count(_ kind: ModelOperation.Kind) { done[kind, default: 0] += 1 }

  // MARK: - Lookup

  func member(_ id: Int) -> (any Validatable)? {
    fields[id] ?? probes[id] ?? weakManagers[id]?.object
  }

  func control(_ id: Int) -> (any ManagedControl)? { fields[id] ?? buttons[id] }

  func pick<Choice>(_ choices: [Choice], _ number: Int) -> Choice? {
    choices.isEmpty ? nil : choices[number % choices.count]
  }

  /// Runs something with a manager that cannot end meanwhile.
  func with(manager id: Int, _ body: (ValidationManager) -> Void) {
    guard let manager = weakManagers[id]?.object else { return }
    model.managers[id]?.pins += 1
    withExtendedLifetime(manager) {
      body(manager)
      model.managers[id]?.pins -= 1
      model.endTheUnkept()
    }
  }

  // MARK: - Noting

  func note(_ line: @autoclosure () -> String) {
    log.append((isReacting ? "    " : "") + line())
    if log.count > 400 { log.removeFirst(200) }
  }

  func expect(_ condition: Bool, _ text: @autoclosure () -> String) {
    guard !condition, mismatch == nil else { return }
    mismatch = Mismatch(
      text: "\(place): \(text())" + "\n  " + log.suffix(60).joined(separator: "\n  "))
  }

  /// Records where the model says another thing than the library.
  func expectSame<Part: Equatable>(_ name: @autoclosure () -> String, _ found: Part, _ right: Part)
  {
    expect(found == right, "\(name()) is \(found), expected \(right)")
  }
}
