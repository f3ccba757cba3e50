public import Observation

/// A field whatever the type of its value: what is shown of it, and what happens to it.
///
/// Every field is a ``Field``; this is what fields of different types have in common.
@MainActor
public class AnyField {
  /// What rules said, what happened, and what is shown; changed through ``update(_:)`` alone.
  ///
  /// Nothing of the user's runs while it is accessed, so that accesses need no check.
  @exclusivity(unchecked) final private(set) var state = FieldState()
  final let node = FieldNode()
  final var ticket = TellingTicket()
  /// What depends on this field's value; nothing of it is kept alive.
  final private(set) var followers = Followers()
  /// Whether the field waits to be judged because one that it follows changed.
  final var isBehind = false
  /// What the user edits the field with, if there is something such.
  final weak var editor: (any FieldEditor)?
  final private var gate = ObservationGate<FieldFacets>()
  final private var listeners: FieldListeners?
  /// The sides that somebody watches or listens to; never fewer.
  @exclusivity(unchecked) final private var audience: FieldFacets = []
  /// What async rules were asked at the latest judgement.
  final private(set) var questions: OpenQuestions?
  /// What changed since the listeners were told last.
  final private var untold: FieldFacets = []

  /// What the field shows of itself, and when; a change is told at once.
  public final var presentation: FieldPresentation {
    get { presenter.presentation }
    set {
      let isLabelNew = newValue.shownLabel != presentation.shownLabel
      presenter = FieldPresenter(newValue)
      node.label = newValue.label?.description
      update { $0.presentationChanged(isLabelNew: isLabelNew) }
    }
  }

  final private var presenter: FieldPresenter

  init(presentation: FieldPresentation) {
    presenter = FieldPresenter(presentation)
    node.label = presentation.label?.description
  }

  // MARK: - What kinds of fields do differently

  /// Judges the value; rules may read anything, also this field.
  func judge() -> FieldJudgement { FieldJudgement(isEmpty: false) }

  /// Asks the async rules whose answers are not known.
  func ask(_ questions: OpenQuestions, _ answers: [RuleVerdict?]) {}

  /// Keeps the answer of an async rule to the present value, if the rule uses answers again.
  func remember(_ verdict: RuleVerdict, of index: Int) {}

  /// Whether there are async rules that ought to be asked before a submission.
  var hasUnaskedRules: Bool { false }

  /// Whether the issues of all rules are reported or the first.
  var reporting: IssueReporting { .all }

  /// Whether the verdict hangs on a condition, which may change without saying so.
  var isConditional: Bool { false }

  /// Whether the value is another than the initial one.
  var differsFromInitial: Bool { false }

  /// The value, whatever its type.
  var anyValue: any FieldValue { "" }

  /// Puts the initial value back, and returns whether that changed it.
  func restoreValue() -> Bool { false }

  /// Tells what concerns the value.
  func tellValue() {}

  /// Lets the value be taken for known, without telling.
  func skipValue() {}

  // MARK: - Changing

  /// Runs an event: state, managers and controls follow, and listeners are told.
  final func update(_ event: (inout FieldState) -> Void) {
    Graph.shared.begin()
    event(&state)
    let presenter = presenter
    state.refresh(presenter.timing, neutralWhenEmpty: presenter.neutralWhenEmpty)
    // Not inside the state: the author's messages may read the field.
    if state.isMessageStale { state.show(state.shownIssue.flatMap(presenter.text)) }
    let changed = state.takeChanges()
    if !changed.isEmpty { publish(changed) }
    Graph.shared.end()
  }

  private func publish(_ changed: FieldFacets) {
    if changed.contains(.status) { node.report(state.status) }
    if !audience.isDisjoint(with: changed) {
      untold.formUnion(changed)
      Graph.shared.enqueue(self)
    }
    // Last, so that this field is told before those that follow it.
    if changed.contains(.value), !followers.isEmpty { followers.catchUp() }
  }

  /// Judges the field afresh; what was asked before is outdated from here on.
  final func judgeAgain() {
    questions = nil
    let judgement = judge()
    questions = nil
    guard !judgement.answers.isEmpty else {
      return update { $0.take(judgement) }
    }
    let open = OpenQuestions(generation: state.generation &+ 1, answered: judgement.answers)
    questions = open
    update { state in
      state.take(judgement, open.verdict(reporting), awaited: open.count)
      ask(open, judgement.answers)
    }
  }

  /// Lets go of what was asked, which cancels it.
  final func endQuestions() { questions = nil }

  /// Judges the field afresh after an event, so that conditions see what it did to the field.
  final func judgeAgain(after event: (inout FieldState) -> Void) {
    event(&state)
    judgeAgain()
  }

  /// Judges this field whenever another one's value changes.
  final func follow(_ source: AnyField) { source.followers.add(self) }

  /// Includes a member only while a condition on this field's value holds.
  final func addCondition(_ condition: Followers.Condition) { followers.add(condition) }

  // MARK: - Observing

  /// Notes that somebody reads a side of the field.
  final func noteRead<Member>(_ keyPath: KeyPath<AnyField, Member>, _ facet: FieldFacets) {
    audience.formUnion(facet)
    gate.read(keyPath, of: self, facet)
  }

  /// Notes that somebody listens to a side of the field.
  final func noteListener(_ facet: FieldFacets) { audience.formUnion(facet) }

  final var ensuredListeners: FieldListeners {
    if let listeners { return listeners }
    let new = FieldListeners()
    listeners = new
    noteListener([.issues, .appearance, .message])
    return new
  }

  /// Stands for the typed value, which key paths rooted here cannot name.
  final var valueKey: Void { () }

  private func tellObservers() {
    let facets = untold
    untold = []
    func tell<Member>(_ keyPath: KeyPath<AnyField, Member>, _ facet: FieldFacets) {
      guard facets.contains(facet) else { return }
      gate.disarm(facet)?.withMutation(of: self, keyPath: keyPath) {}
    }
    tell(\.valueKey, .value)
    tell(\.status, .status)
    tell(\.issues, .issues)
    tell(\.appearance, .appearance)
    tell(\.visibleMessage, .message)
    tell(\.isExcluded, .isExcluded)
    tell(\.isEnabled, .exclusions)
    tell(\.isEdited, .isEdited)
    tell(\.isTouched, .isTouched)
    tell(\.isFocused, .isFocused)
    tell(\.label, .label)
  }
}

extension AnyField: Teller {
  var height: Int { node.height }

  var diagnosticName: String { node.diagnosticName }

  func tell() {
    tellObservers()
    tellValue()
    listeners?.tell(state)
  }

  func skip() {
    tellObservers()
    skipValue()
    listeners?.skip(state)
  }
}

extension AnyField: Observable {}
