import ValidationKit

/// Measures adding and ending 100,000 of each kind, each one over one of 1,000.
@MainActor func measureGrowth() {
  compare("a listener of one field, added and ended") { count in
    let field = Field("")
    let tokens = (0..<count).map { _ in field.onValueChange { _, _ in } }
    for token in tokens { token.cancel() }
  }
  compare("a field that compares with one source") { count in
    let source = Field("x")
    let fields = (0..<count).map { _ in Field("x") }
    for field in fields { field.requireSame(as: source) }
  }
  compare("a condition on one source") { count in
    let source = Field(true)
    let fields = (0..<count).map { _ in Field("x") }
    for field in fields { field.include(when: source) { $0 } }
  }
  compare("a control of one manager, managed and released") { count in
    let manager = ValidationManager()
    let controls = (0..<count).map { _ in Control("Go") }
    for control in controls { manager.manage(control) }
    for control in controls { manager.release(control) }
  }
  compare("a manager of one field, made and dropped") { count in
    let field = Field("")
    let managers = (0..<count).map { _ in ValidationManager(verifying: [field]) }
    for manager in managers { manager.remove(field) }
  }
  compare("a member, inserted in the middle, moved and removed") { count in
    let manager = ValidationManager()
    let last = Field("")
    manager.add(last)
    let fields = (0..<count).map { _ in Field("") }
    for field in fields { manager.insert(field, before: last) }
    for field in fields { manager.move(field, before: nil) }
    for field in fields { manager.remove(field) }
  }
  compare("a hold of one control") { count in
    let control = Control("Go")
    let holds = (0..<count).map { _ in control.hold("busy") }
    for hold in holds { hold.end() }
  }
}

@MainActor private func compare(_ what: String, _ work: (_ count: Int) -> Void) {
  let few = (0..<5).map { _ in seconds { work(1_000) } / 1_000 }.min() ?? 0
  let many = seconds { work(100_000) } / 100_000
  report("\(what): 100,000 over 1,000", many / few, "×", wanted: "≤ 3")
}
