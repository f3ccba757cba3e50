/// A value that judges itself, tells the managers that verify it, and knows what to show.
///
///     let email = Field("", rules: [.email], message: "Enter an e-mail address")
///     email.value = "ann@"         // invalid; managers and their controls are right by now
///
/// Setting the value, by code or by typing, judges it at once. Required is the default.
@MainActor
public final class Field<Value: FieldValue>: AnyField {
  /// The value, for reading that is not to be observed.
  private(set) var storedValue: Value

  /// The value at the start, to which ``AnyField/reset()`` returns.
  public let initialValue: Value

  /// How the field judges its value; a change judges and tells at once.
  public var judging: FieldJudging<Value> {
    get { referee.judging }
    set {
      referee = FieldJudge(newValue)
      lastAnswers = [:]
      let value = referee.normalized(storedValue)
      if value.isIdentical(to: storedValue) { judgeAgain() } else { change(to: value) }
    }
  }

  private var referee: FieldJudge<Value>

  /// What rooms below added to the settings.
  private(set) var parts: FieldParts<Value>

  /// What is asked of the value in comparison with other fields.
  private var comparisons: [@MainActor (Value) -> RuleVerdict] = []
  /// The last answers of async rules that reuse them, by the place of the rule.
  private var lastAnswers: [Int: (value: Value, verdict: RuleVerdict)] = [:]
  private var valueListeners: ListenerList<Value>?

  /// Creates a field with a value and settings.
  public init(_ value: Value, settings: FieldSettings<Value>) {
    parts = settings.parts
    referee = FieldJudge(settings.judging)
    storedValue = referee.normalized(parts.preparation?(value) ?? value)
    initialValue = storedValue
    super.init(presentation: settings.presentation)
    judgeAgain()
  }

  /// The value; setting it judges, and tells managers and listeners if something changed.
  ///
  /// Texts are the same when their Unicode scalars are; setting the same value changes nothing.
  public var value: Value {
    get {
      noteRead(\.valueKey, .value)
      return storedValue
    }
    set { assign(newValue) }
  }

  @_specialize(where Value == String)
  private func assign(_ newValue: Value) {
    guard let preparation = parts.preparation else { return take(edited: newValue) }
    if !newValue.isIdentical(to: storedValue) { take(edited: preparation(newValue)) }
  }

  @_specialize(where Value == String)
  private func change(to value: Value) {
    storedValue = value
    judgeAgain { $0.edit() }
  }

  /// Everything about the field but its value.
  public var settings: FieldSettings<Value> {
    get {
      var settings = FieldSettings(judging: judging, presentation: presentation)
      settings.parts = parts
      return settings
    }
    set {
      Validation.batch {
        presentation = newValue.presentation
        judging = newValue.judging
        replaceParts(newValue.parts)
      }
    }
  }

  /// Takes over what rooms below add to the settings; the value is prepared anew.
  func replaceParts(_ new: FieldParts<Value>) {
    let asks = parts.check != nil || new.check != nil
    parts = new
    let value = referee.normalized(new.preparation?(storedValue) ?? storedValue)
    if !value.isIdentical(to: storedValue) { return change(to: value) }
    // What the parts ask of a value may be something else than before.
    if asks { judgeAgain() }
  }

  /// Takes a value that needs no preparation, such as an editor's.
  @_specialize(where Value == String)
  func take(edited newValue: Value) {
    let value = referee.normalized(newValue)
    if !value.isIdentical(to: storedValue) { change(to: value) }
  }

  /// The rules; a change judges and tells at once.
  public var rules: [Rule<Value>] {
    get { judging.rules }
    set { judging.rules = newValue }
  }

  /// Whether the field must have a value; a change judges and tells at once.
  public var required: Bool {
    get { isRequired }
    set {
      requirementByOther = nil
      judging.requirement = newValue ? .always : .never
    }
  }

  /// Calls a closure with each later change of the value, until the token ends.
  public func onValueChange(
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> ObserverToken {
    ensuredValueListeners.listen(known: storedValue, action)
  }

  var ensuredValueListeners: ListenerList<Value> {
    if let valueListeners { return valueListeners }
    let new = ListenerList<Value>()
    valueListeners = new
    noteListener(.value)
    return new
  }

  // MARK: - Judging

  /// Whether a value is required while another field's value says so; wiring, and no setting.
  private var requirementByOther: (@MainActor () -> Bool)?

  private var isRequired: Bool { requirementByOther?() ?? referee.requirement.isRequired }

  /// Asks for a value only while a condition holds, instead of what the settings say.
  func requireByOther(_ condition: @escaping @MainActor () -> Bool) {
    requirementByOther = condition
    judgeAgain()
  }

  @_specialize(where Value == String)
  override func judge() -> FieldJudgement {
    var judgement = FieldJudgement(isEmpty: referee.isEmpty(storedValue))
    if node.isExcluded {
      judgement.isExcluded = true
    } else if judgement.isEmpty {
      guard isRequired else { return judgement }
      (judgement.outcome, judgement.issues) = (
        RuleVerdict.required.outcome, RuleVerdict.required.issues
      )
    } else if let verdict = parts.check?(storedValue), !verdict.isValid {
      (judgement.outcome, judgement.issues) = (verdict.outcome, verdict.issues)
    } else {
      (judgement.outcome, judgement.issues) = referee.check(
        storedValue, before: state.slots.rules)
      for comparison in comparisons {
        let isRight = judgement.outcome.isValid && judgement.crossField.isValid
        if referee.stopsAtFirst, !isRight { break }
        judgement.crossField.add(comparison(storedValue))
      }
    }
    if referee.hasAsyncRules { judgement.answers = knownAnswers(after: judgement) }
    return judgement
  }

  // MARK: - Async rules

  override var hasUnaskedRules: Bool { referee.hasAsyncRules }

  /// What async rules are known to say, nil for those to be asked; none while they are not to be
  /// asked: when other rules fail, and for initial and reset values until edited or submitted.
  private func knownAnswers(after judgement: FieldJudgement) -> [RuleVerdict?] {
    guard judgement.outcome.isValid, judgement.crossField.isValid, !judgement.isEmpty,
      !judgement.isExcluded, !state.flags.isDisjoint(with: [.isEdited, .isRevealed])
    else { return [] }
    return referee.judging.asyncRules.enumerated().map { index, rule in
      guard rule.reusesAnswers, let last = lastAnswers[index],
        last.value.isIdentical(to: storedValue)
      else { return nil }
      return last.verdict
    }
  }

  override func ask(_ questions: OpenQuestions, _ answers: [RuleVerdict?]) {
    let (value, clock, generation) = (storedValue, referee.judging.clock, questions.generation)
    for (index, rule) in referee.judging.asyncRules.enumerated() where answers[index] == nil {
      questions.ask(after: rule.debounce, clock: clock) { [weak self] in
        let verdict = await rule.validate(value, clock: clock)
        self?.receive(verdict, for: index, generation: generation)
      }
    }
  }

  override func remember(_ verdict: RuleVerdict, of index: Int) {
    guard verdict.outcome != .couldNotBeChecked, referee.judging.asyncRules[index].reusesAnswers
    else { return }
    lastAnswers[index] = (storedValue, verdict)
  }

  /// Judges the value also by a comparison with other fields.
  func compare(_ comparison: @escaping @MainActor (Value) -> RuleVerdict) {
    comparisons.append(comparison)
    judgeAgain()
  }

  override var reporting: IssueReporting { referee.stopsAtFirst ? .first : .all }

  override var isConditional: Bool {
    guard referee.isEmpty(storedValue) else { return false }
    if case .when = referee.requirement { return true }
    return requirementByOther != nil
  }

  override var differsFromInitial: Bool {
    !storedValue.isIdentical(to: referee.normalized(initialValue))
  }

  override var anyValue: any FieldValue { storedValue }

  override func restoreValue() -> Bool {
    // Normalised as things are now, which need not be as they were at the start.
    let value = referee.normalized(initialValue)
    defer { storedValue = value }
    return !storedValue.isIdentical(to: value)
  }

  // MARK: - Telling

  override func tellValue() {
    valueListeners?.tell(storedValue) { $0.isIdentical(to: $1) }
  }

  override func skipValue() { valueListeners?.skip(storedValue) }
}
