import TestSupport

@testable import ValidationKit

/// The real graph beside its model: every operation is done to both, and both are compared.
@MainActor
final class GraphWorld {
  struct Mismatch: Error { let text: String }

  var random: SeededGenerator
  var model: GraphModel
  let fields: [Field<String>]
  let probes: [Probe]
  var managers: [Int: ValidationManager] = [:]
  var weakManagers: [Int: WeakReference<ValidationManager>] = [:]
  var buttons: [Int: Button] = [:]
  var weakButtons: [Int: WeakReference<Button>] = [:]
  var holds: [(control: Int, hold: ControlHold)] = []
  /// What keeps managers busy.
  var work: [Int: ObserverToken] = [:]
  var listeners: [ChainRecorder] = []
  var nextManager: Int
  var nextButton: Int
  var log: [String] = []
  var mismatch: Mismatch?
  /// How many operations listeners may still do within the current outermost one.
  var nestedBudget = 0
  var isNested = false
  var batchDepth = 0
  private(set) var diagnostics: [ValidationDiagnostic] = []
  var expectedDiagnostics = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    fields = (0..<6).map { _ in Field("", rules: [.minimum(2)]) }
    fields[5].requireSame(as: fields[4])
    probes = [Probe(), Probe()]
    let buttonCount = 200
    model = GraphModel(
      fields: Array(repeating: GraphModel.Field(), count: 6), probes: [.valid, .valid],
      buttons: buttonCount)
    model.fields[5].sameAs = 4
    nextManager = model.firstManager
    nextButton = 0
    for index in 0..<6 { model.isEnabled[model.controlOfField(index)] = true }
    for _ in 0..<3 { addButton() }
    for _ in 0..<3 { addManager() }
  }

  func run(steps: Int) throws {
    let handler = Validation.onDiagnostic
    Validation.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    defer { Validation.onDiagnostic = handler }
    for _ in 0..<steps {
      nestedBudget = 4
      operate()
      // Listeners hear by the next change of what was released.
      Validation.batch {}
      settle()
      try check()
      if let mismatch { throw mismatch }
    }
  }

  // MARK: - Lookup

  func member(_ id: Int) -> (any Validatable)? {
    if id < fields.count { return fields[id] }
    if id < model.firstManager { return probes[id - fields.count] }
    return weakManagers[id]?.object
  }

  func control(_ id: Int) -> (any ManagedControl)? {
    id >= model.buttons ? fields[id - model.buttons] : weakButtons[id]?.object
  }

  func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element? {
    choices.randomElement(using: &random)
  }

  func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  var liveManagers: [Int] { model.managers.keys.sorted() }

  func addManager() {
    let id = nextManager
    nextManager += 1
    let manager = ValidationManager("m\(id)")
    managers[id] = manager
    weakManagers[id] = WeakReference(manager)
    model.managers[id] = GraphModel.Manager()
    log.append("create m\(id)")
  }

  func addButton() {
    let id = nextButton
    nextButton += 1
    let button = Button()
    buttons[id] = button
    weakButtons[id] = WeakReference(button)
    model.isEnabled[id] = true
    log.append("create b\(id)")
  }

  // MARK: - Comparing

  /// Lets the model follow what has really ended, and gives its controls what they should have.
  func settle() {
    noticeTheGone()
    if batchDepth == 0 { model.writeControls() }
  }

  func noticeTheGone() {
    model.remove(managers: liveManagers.filter { weakManagers[$0]?.object == nil })
    for id in model.isEnabled.keys where id < model.buttons && weakButtons[id]?.object == nil {
      model.isEnabled[id] = nil
      model.unmanaged[id] = nil
    }
  }

  /// Compares everything, as a listener or a caller would see it.
  func compare(_ place: String) {
    for id in 0..<nextManager {
      guard let member = member(id) else { continue }
      expect(member.status == model.status(id), "\(place): status of \(id) is \(member.status)")
      expect(member.isExcluded == model.isExcluded(id), "\(place): exclusion of \(id)")
    }
    for (id, isEnabled) in model.isEnabled {
      let real = control(id)?.isEnabled
      expect(real == isEnabled, "\(place): control \(id) is \(String(describing: real))")
    }
  }

  private func check() throws {
    compare("after")
    // Told after all listeners, so counted here only.
    expect(diagnostics.count == expectedDiagnostics, "\(diagnostics)")
    for id in liveManagers { expect(isReachable(manager: id), "m\(id) is kept alive") }
    for (id, button) in weakButtons where button.object != nil {
      let isManaged = !model.managersOf(control: id).isEmpty
      expect(buttons[id] != nil || isManaged, "b\(id) is kept alive")
    }
    for listener in listeners {
      if let problem = listener.problem() { expect(false, problem) }
    }
  }

  private func isReachable(manager id: Int) -> Bool {
    managers[id] != nil
      || model.managers.contains { $0.value.members.contains(id) && isReachable(manager: $0.key) }
  }

  func expect(_ condition: Bool, _ text: @autoclosure () -> String) {
    guard !condition, mismatch == nil else { return }
    mismatch = Mismatch(text: text() + "\n" + log.suffix(40).joined(separator: "\n"))
  }
}

/// What one listener heard: must be a gapless chain of real changes up to the current state.
@MainActor
final class ChainRecorder {
  let name: String
  var token: ObserverToken?
  var isOver = false
  private var events: [String] = []
  private var fault: String?
  private let current: () -> String?

  init(_ name: String, current: @escaping () -> String?) {
    self.name = name
    self.current = current
    events = [current() ?? ""]
  }

  func hear(_ old: String, _ new: String) {
    if isOver { fault = "\(name) heard after its end" }
    if old == new { fault = "\(name) heard no change: \(old)" }
    if old != events.last { fault = "\(name) heard \(old) → \(new) after \(events.last ?? "")" }
    events.append(new)
  }

  func problem() -> String? {
    if let fault { return fault }
    guard !isOver, let current = current(), current != events.last else { return nil }
    return "\(name) did not hear of \(current)"
  }
}
