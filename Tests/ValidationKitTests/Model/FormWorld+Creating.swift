import TestSupport

@testable import ValidationKit

extension FormWorld {
  /// Creates six fields, of which two ask elsewhere and one repeats another; two that others depend
  /// on; two members of foreign make; three managers, three controls, three submissions.
  convenience init(isReady: Bool) {
    self.init()
    for id in 0..<6 { addField(id) }
    for _ in 0..<2 { addSource() }
    for id in [FormModel.firstProbe, FormModel.firstProbe + 1] {
      probes[id] = Probe()
      model.probes[id] = .valid
    }
    for number in 0..<3 {
      let id = FormModel.firstButton + number
      buttons[id] = number == 2 ? Button() : Control("b\(number)")
      model.isOn[id] = true
    }
    for _ in 0..<3 { addManager() }
    let (home, other) = (FormModel.firstManager, FormModel.firstManager + 1)
    for id in 0..<6 {
      managers[home]?.add(fields[id]!)
      model.managers[home]?.members.append(id)
    }
    for manager in [home, home, other] { addSubmission(of: manager) }
    for id in [3, 4] { setQuestions(id, Self.questions[id - 3]) }
    addComparison(.same(1), to: 2)
    check()
  }

  static let questions: [[QuestionSpec]] = [
    [QuestionSpec(name: "one")],
    [QuestionSpec(name: "one", pause: 100), QuestionSpec(name: "two", timeout: 500)],
    [QuestionSpec(name: "one", pause: 300, timeout: 200), QuestionSpec(name: "two", reuses: true)],
    [QuestionSpec(name: "one", reuses: true)],
  ]

  static let rules: [[RuleSpec]] = [
    [RuleSpec(name: "two", outcome: .incomplete) { $0.utf8.count >= 2 }],
    [
      RuleSpec(name: "two", outcome: .incomplete, message: "Two") { $0.utf8.count >= 2 },
      RuleSpec(name: "three", outcome: .wrong) { $0.utf8.count <= 3 },
    ],
    [RuleSpec(name: "three", outcome: .wrong, message: "") { $0.utf8.count <= 3 }],
    [
      RuleSpec(name: "plain", outcome: .incomplete, isWarning: true) { !$0.contains("b") },
      RuleSpec(name: "two", outcome: .incomplete) { $0.utf8.count >= 2 },
    ],
    [RuleSpec(name: "unknown", outcome: .couldNotBeChecked) { $0.utf8.count < 4 }],
    [],
  ]

  private func addField(_ id: Int) {
    let initial = ["abc", "abc", "abc", "abc", "ab", "ab", "a", ""][id % 8]
    let field = Field(initial, settings: FieldSettings())
    field.criteria.clock = clock
    field.presentation.messages = Self.catalog("aa")
    field.rules = Self.rules[id % 2].map(\.rule)
    fields[id] = field
    var state = FieldModel(initial: initial, value: initial)
    state.rules = Self.rules[id % 2]
    model.fields[id] = state
    model.isOn[id] = true
  }

  /// A field on which others may depend, and which may go.
  func addSource() {
    let id = nextSource
    nextSource += 1
    addField(id)
    note("create f\(id)")
  }

  func addManager() {
    let id = nextManager
    nextManager += 1
    let manager = ValidationManager("m\(id)")
    managers[id] = manager
    weakManagers[id] = WeakReference(manager)
    model.managers[id] = ManagerModel()
    note("create m\(id)")
  }

  private func addSubmission(of manager: Int) {
    let index = submissions.count
    let (actions, form) = (actions, managers[manager]!)
    let submission = Submission<Int>(of: form) { [weak self] values in
      self?.compare(values, of: index)
      return try await actions.act(index)
    }
    submissions.append(submission)
    model.submissions.append(SubmissionModel(manager: manager))
  }

  func setQuestions(_ id: Int, _ specs: [QuestionSpec]) {
    model.judge(id) {
      $0.asked = specs
      $0.forgetAnswers()
      $0.remembered = [:]
    }
    let desk = desk
    fields[id]?.criteria.asyncRules = specs.map { spec in
      AsyncRule(
        spec.name, debounce: .milliseconds(spec.pause),
        timeout: spec.timeout.map { .milliseconds($0) }, reusesAnswers: spec.reuses
      ) { try await desk.ask(ModelDesk.Key(field: id, rule: spec.name, value: $0)) }
    }
  }

  static func catalog(_ language: String) -> MessageCatalog {
    MessageCatalog(language: language) { issue, _ in
      FormModel.libraryText(issue.rule, issue.reason.rawValue, language)
    }
  }
}

/// The real rule of a description.
private struct SpecifiedRule: RuleDefinition, Hashable {
  let spec: RuleSpec

  var name: String { spec.name }

  func check(_ value: String) -> RuleVerdict {
    if spec.accepts(value) { return .valid }
    return RuleVerdict(outcome: spec.outcome, issues: [ValidationIssue(rule: name)])
  }

  static func == (one: Self, other: Self) -> Bool { one.spec.name == other.spec.name }

  func hash(into hasher: inout Hasher) { hasher.combine(spec.name) }
}

extension RuleSpec {
  var rule: Rule<String> {
    let plain = Rule(SpecifiedRule(spec: self))
    let spoken = message.map { plain.message($0) } ?? plain
    return isWarning ? spoken.asWarning() : spoken
  }
}
