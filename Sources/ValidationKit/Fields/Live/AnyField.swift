public import Observation

/// A field whatever the type of its value: what is shown of it, and what happens to it.
///
/// Every field is a ``Field``; this is what fields of different types have in common.
@MainActor
public class AnyField {
  /// The verdicts, the history and the look; changed through ``update(_:)`` alone.
  ///
  /// Nothing of the user's runs while it is accessed, so that accesses need no check.
  @exclusivity(unchecked) final private(set) var state = FieldState()
  final let node = FieldNode()
  final var queueRecord: NotifierRecord?
  /// The dependents of this field's value; none of them is kept alive.
  final private var dependents: Dependents?
  /// Whether the field waits to be judged because one that it follows changed.
  final var isStale = false
  /// Whether the value is being judged, by rules that may do anything.
  final private var isJudging = false
  /// The cause of another judgement that was asked for while one was under way.
  final private var nextCause: RevalidationCause?
  /// The issues imposed on this field and perhaps others, which fall with the next change of one.
  final var imposition: Imposition?
  /// The time of the value's last change, counted in changes of all values; 0 for never.
  final private(set) var lastEdit: UInt64 = 0
  /// The number of changes of values so far, of all fields.
  static private(set) var editCount: UInt64 = 0
  /// The editor with which the user edits the field, if there is one.
  final weak var editor: (any FieldEditor)?
  @exclusivity(unchecked) final var gate = ObservationGate<AnyField, FieldProperties>()
  final private var listeners: FieldListeners?
  /// The sides that somebody listens to, or did; never fewer.
  @exclusivity(unchecked) final private var listened: FieldProperties = []
  /// The questions to async rules since the latest judgement.
  final private(set) var questions: OpenQuestions?

  /// The presentation: what the field shows of itself, and when; a change is told at once.
  public final var presentation: FieldPresentation {
    get { compiledPresentation.presentation }
    set {
      let isLabelNew = newValue.shownLabel != presentation.shownLabel
      compiledPresentation = CompiledPresentation(newValue)
      node.label = newValue.label?.description
      update { $0.presentationChanged(isLabelNew: isLabelNew) }
    }
  }

  final private var compiledPresentation: CompiledPresentation

  init(presentation: FieldPresentation) {
    compiledPresentation = CompiledPresentation(presentation)
    node.field = self
    node.label = presentation.label?.description
  }

  // MARK: - What kinds of fields do differently

  /// Judges the value; rules may read anything, also this field.
  func judge() -> FieldVerdict { FieldVerdict(isEmpty: false) }

  /// Whether there are async rules.
  var hasAsyncRules: Bool { false }

  /// The known answers of the async rules to the present value, nil for those that are to be asked.
  var knownAnswers: [RuleVerdict?] { [] }

  /// Asks the async rules whose answers are not known.
  func ask(_ questions: OpenQuestions, _ answers: [RuleVerdict?]) {}

  /// Keeps the answer of an async rule to the present value, if the rule uses answers again.
  func remember(_ verdict: RuleVerdict, of index: Int) {}

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

  /// Whether the verdict depends on another field.
  func reads(_ source: ObjectIdentifier) -> Bool { false }

  /// Tells what concerns the value.
  func tellValue() {}

  /// Lets the value be taken for known, without telling.
  func skipValue() {}

  // MARK: - Changing

  /// Runs an event: state, managers and controls follow, and listeners are told.
  final func update(_ event: (inout FieldState) -> Void) {
    Transaction.shared.begin()
    event(&state)
    let compiledPresentation = compiledPresentation
    state.refresh(
      compiledPresentation.timing, neutralWhenEmpty: compiledPresentation.neutralWhenEmpty,
      isExcluded: node.isExcluded)
    if state.isMessageStale { showMessage() }
    let changed = state.takeChanges()
    if !changed.isEmpty { publish(changed) }
    Transaction.shared.end()
  }

  /// Makes the visible text anew; not inside the state, since the author's messages may read the
  /// field, or even write it.
  private func showMessage() {
    var rounds = 0
    while state.isMessageStale, rounds < Validation.settlingLimit {
      rounds += 1
      let issue = state.shownIssue
      let text = issue.flatMap(compiledPresentation.text)
      // What the message did may have shown another one meanwhile.
      if state.isMessageStale, state.shownIssue == issue { state.show(text) }
    }
  }

  private func publish(_ changed: FieldProperties) {
    if changed.contains(.status) { node.report(state.status) }
    if gate.noteChange(changed) || !listened.isDisjoint(with: changed) {
      Transaction.shared.enqueue(self)
    }
    if changed.contains(.value) { noteEdit() }
    // Last, so that this field is told before those that follow it.
    if let dependents, !changed.isDisjoint(with: [.value, .isExcluded]) { dependents.follow() }
  }

  private func noteEdit() {
    Self.editCount += 1
    lastEdit = Self.editCount
    imposition?.end()
  }

  /// Judges the field, after an event that led to it, so that conditions see what that did.
  ///
  /// What was asked before is outdated from here on, unless only another field changed.
  final func revalidate(
    _ cause: RevalidationCause, after event: (inout FieldState) -> Void = { _ in }
  ) {
    event(&state)
    if isJudging {
      nextCause = max(cause, nextCause ?? cause)
      return
    }
    let wasAsking = state.flags.contains(.isAsking)
    let (judgement, cause) = settledVerdict(cause)
    guard judgement.mayAsk, hasAsyncRules else {
      if cause != .anotherField { questions = nil }
      return update { $0.take(judgement, cause) }
    }
    // What was given up while another rule failed is asked again where somebody needs it by now.
    if !wasAsking, questions?.isGivenUp == true, node.verifierCount > 0 { questions = nil }
    if questions == nil {
      let answers = knownAnswers
      let open = OpenQuestions(generation: state.generation &+ 1, answered: answers)
      update { state in
        state.take(judgement, cause, open.verdict(reporting), awaited: open.count)
        questions = open
        if node.isVerified { ask(open, answers) } else { open.giveUp() }
      }
    } else if let questions {
      update { $0.take(judgement, cause, questions.verdict(reporting), awaited: questions.count) }
    }
  }

  /// Judges the value until the judgement is of the value that stands: a rule may write the field.
  private func settledVerdict(
    _ cause: RevalidationCause
  ) -> (FieldVerdict, RevalidationCause) {
    var cause = cause
    isJudging = true
    defer { isJudging = false }
    var round = 0
    while true {
      round += 1
      nextCause = nil
      if cause != .anotherField { questions = nil }
      let judgement = judge()
      guard let next = nextCause else { return (judgement, cause) }
      cause = max(cause, next)
      if round == Validation.settlingLimit {
        nextCause = nil
        Transaction.shared.diagnose(
          .unsettledField(source: node.diagnosticName, limit: Validation.settlingLimit))
        return (judgement, cause)
      }
    }
  }

  /// Gives up what was asked, which cancels it; the answers are awaited all the same.
  final func abandonQuestions() { questions?.giveUp() }

  /// Follows a change of the reasons to exclude the field; judged also while it is excluded, since
  /// what another field does to it then counts afterwards.
  final func exclusionsChanged(isExclusionNew: Bool) {
    guard isExclusionNew else { return update { $0.exclusionsChanged() } }
    revalidate(.afresh) { $0.exclusionChanged() }
  }

  /// The issues that count; none while the field is excluded.
  final var countedIssues: [ValidationIssue] { node.isExcluded ? [] : state.slots.all }

  final private var ensuredDependents: Dependents {
    if let dependents { return dependents }
    let new = Dependents(of: self)
    dependents = new
    return new
  }

  /// Judges this field whenever another one's value or exclusion changes, as long as it reads it.
  final func follow(_ source: AnyField) { source.ensuredDependents.add(self) }

  /// Includes a member only while a condition on this field holds.
  final func addCondition(_ condition: InclusionCondition) { ensuredDependents.add(condition) }

  // MARK: - Observing

  /// Notes that somebody reads a side of the field.
  final func noteRead<Member>(_ keyPath: KeyPath<AnyField, Member>, _ property: FieldProperties) {
    gate.read(keyPath, of: self, property)
  }

  /// Notes that somebody listens to a side of the field.
  final func noteListener(_ property: FieldProperties) { listened.formUnion(property) }

  final var ensuredListeners: FieldListeners {
    if let listeners { return listeners }
    let new = FieldListeners()
    listeners = new
    noteListener([.issues, .appearance, .message])
    return new
  }

  /// A stand-in for the typed value, which key paths rooted here cannot name.
  final var valueKey: Void { () }
}

extension AnyField: Watched {
  final var subject: AnyField? { self }

  final var height: Int { node.height }

  var diagnosticName: String { node.diagnosticName }

  func notifyListeners() {
    tellValue()
    listeners?.tell(state, countedIssues)
  }

  func skipListeners() {
    skipValue()
    listeners?.skip(state, countedIssues)
  }
}

extension AnyField: StaleMember {
  func revalidateStale() { revalidate(.anotherField) }
}

extension AnyField: Observable {}

// Here, with the class: a linker may drop a conformance that stands in an object file of its own.
extension AnyField: CustomReflectable {
  /// A mirror that shows nothing: a field may hold a secret, and mirrors end up in logs.
  public nonisolated final var customMirror: Mirror {
    Mirror(self, children: [:], displayStyle: .class, ancestorRepresentation: .suppressed)
  }
}
