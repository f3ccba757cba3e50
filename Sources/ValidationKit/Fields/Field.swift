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

  /// The criteria by which the field judges its value; a change judges and tells at once.
  public var judging: FieldJudging<Value> {
    get { referee.judging }
    set {
      let old = referee.judging.requirementChanges
      referee = FieldJudge(newValue)
      lastAnswers = [:]
      if newValue.requirementChanges != old { isRequirementReplaced = false }
      if !replaceValue(by: storedValue) { judgeAgain(.afresh) }
    }
  }

  private var referee: FieldJudge<Value>

  /// The editing of the field's text, nil for a field without filters, mask and traits.
  private(set) var textEditing: FieldTextEditing<Value>?

  /// The dependencies on other fields; most fields have none, and no room for them.
  private var wiring: FieldWiring<Value>?
  /// The last answers of async rules that reuse them, by the place of the rule.
  private var lastAnswers: [Int: (value: Value, verdict: RuleVerdict)] = [:]
  private var valueListeners: ListenerList<Value>?

  /// Creates a field with a value and settings.
  public init(_ value: Value, settings: FieldSettings<Value>) {
    textEditing = settings.textEditing
    referee = FieldJudge(settings.judging)
    storedValue = referee.normalized(textEditing?.preparation?(value) ?? value)
    initialValue = storedValue
    super.init(presentation: settings.presentation)
    judgeAgain(.afresh)
  }

  /// The value; setting it judges, and tells managers and listeners if something changed.
  ///
  /// Texts are the same when their Unicode scalars are; setting the same value changes nothing.
  public var value: Value {
    get {
      noteRead(\.valueKey, .value)
      return storedValue
    }
    set {
      if editor == nil { return assign(newValue) }
      Graph.shared.perform {
        assign(newValue)
        editor?.fieldWasSet()
      }
    }
  }

  @_specialize(where Value == String)
  private func assign(_ newValue: Value) {
    guard let preparation = textEditing?.preparation else { return take(edited: newValue) }
    if !newValue.isIdentical(to: storedValue) { take(edited: preparation(newValue)) }
  }

  @_specialize(where Value == String)
  private func change(to value: Value) {
    storedValue = value
    judgeAgain(.edit) { $0.edit() }
  }

  /// Everything about the field but its value.
  public var settings: FieldSettings<Value> {
    get {
      var settings = FieldSettings(judging: judging, presentation: presentation)
      settings.textEditing = textEditing
      return settings
    }
    set {
      Validation.batch {
        presentation = newValue.presentation
        judging = newValue.judging
        replaceTextEditing(by: newValue.textEditing)
      }
    }
  }

  /// Takes over another way of editing; the value is prepared anew.
  func replaceTextEditing(by new: FieldTextEditing<Value>?) {
    Graph.shared.perform {
      let isChecked = textEditing?.check != nil || new?.check != nil
      textEditing = new
      // Another mask may take other values.
      if !replaceValue(by: new?.preparation?(storedValue) ?? storedValue), isChecked {
        judgeAgain(.afresh)
      }
      editor?.fieldSettingsDidChange()
    }
  }

  /// Takes another form of the value, which is no edit, and returns whether it is another.
  @discardableResult
  private func replaceValue(by newValue: Value) -> Bool {
    let value = referee.normalized(newValue)
    guard !value.isIdentical(to: storedValue) else { return false }
    storedValue = value
    judgeAgain(.afresh) { $0.replaceValue() }
    return true
  }

  /// Takes a value that needs no preparation, such as an editor's.
  @_specialize(where Value == String)
  func take(edited newValue: Value) { take(normalized: referee.normalized(newValue)) }

  /// Takes a value that is already as it is stored.
  @_specialize(where Value == String)
  func take(normalized value: Value) {
    // Whoever watches is being told for the last time what kept a circle going.
    guard !Graph.shared.isClosed else { return }
    if !value.isIdentical(to: storedValue) { change(to: value) }
  }

  /// Returns a value as it is stored and judged.
  @_specialize(where Value == String)
  func normalized(_ value: Value) -> Value { referee.normalized(value) }

  /// The rules; a change judges and tells at once.
  public var rules: [Rule<Value>] {
    get { judging.rules }
    set { judging.rules = newValue }
  }

  /// Whether the field must have a value; a change judges and tells at once.
  public var required: Bool {
    get { isRequired }
    set {
      wiring?.removeRequirements()
      isRequirementReplaced = false
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

  /// Whether conditions decide instead of ``FieldRequirement/always`` in the settings.
  private var isRequirementReplaced = false

  private var isRequired: Bool {
    let requirement = referee.requirement
    if case .always = requirement {
      if !isRequirementReplaced { return true }
    } else if requirement.isRequired {
      return true
    }
    return wiring?.requires ?? false
  }

  private var ensuredWiring: FieldWiring<Value> {
    if let wiring { return wiring }
    let new = FieldWiring<Value>()
    wiring = new
    return new
  }

  /// Asks for a value also while a condition holds, instead of always.
  func require(by source: AnyField, _ condition: @escaping @MainActor () -> Bool) {
    ensuredWiring.require(source, condition)
    follow(source)
    isRequirementReplaced = true
    judgeAgain(.afresh)
  }

  /// Judges the value again whenever a field changes that a comparison reads.
  func noteComparison(with source: AnyField) {
    ensuredWiring.noteComparison(with: source)
    follow(source)
  }

  override func reads(_ source: ObjectIdentifier) -> Bool { wiring?.reads(source) ?? false }

  /// Judges the value also by a comparison with other fields, once for each key.
  ///
  /// - Parameter key: What makes two comparisons the same; nil for one that is like no other.
  func compare(
    _ key: FieldWiring<Value>.Key?, _ comparison: @escaping @MainActor (Value) -> RuleVerdict
  ) {
    ensuredWiring.add(key, comparison)
    judgeAgain(.afresh)
  }

  @_specialize(where Value == String)
  override func judge() -> FieldJudgement {
    var judgement = FieldJudgement(isEmpty: referee.isEmpty(storedValue))
    if judgement.isEmpty {
      guard isRequired else { return judgement }
      (judgement.outcome, judgement.issues) = (
        RuleVerdict.required.outcome, RuleVerdict.required.issues
      )
      return judgement
    }
    if let verdict = textEditing?.check?(storedValue), !verdict.isValid {
      (judgement.outcome, judgement.issues) = (verdict.outcome, verdict.issues)
      return judgement
    }
    (judgement.outcome, judgement.issues) = referee.check(storedValue, before: state.slots.rules)
    if let wiring {
      for comparison in wiring.comparisons {
        let isRight = judgement.outcome.isValid && judgement.crossField.isValid
        if referee.stopsAtFirst, !isRight { break }
        judgement.crossField.add(comparison(storedValue))
      }
    }
    judgement.mayAsk =
      referee.hasAsyncRules && judgement.outcome.isValid && judgement.crossField.isValid
      && !node.isExcluded && !state.flags.isDisjoint(with: [.isEdited, .isSubmitted])
    return judgement
  }

  // MARK: - Async rules

  override var hasAsyncRules: Bool { referee.hasAsyncRules }

  override var knownAnswers: [RuleVerdict?] {
    referee.judging.asyncRules.enumerated().map { index, rule in
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

  override var reporting: IssueReporting { referee.stopsAtFirst ? .first : .all }

  override var isConditional: Bool {
    guard referee.isEmpty(storedValue) else { return false }
    if case .when = referee.requirement { return true }
    return wiring?.hasRequirements == true
  }

  override var differsFromInitial: Bool { !storedValue.isIdentical(to: restoredValue) }

  override var anyValue: any FieldValue { storedValue }

  /// The initial value in the form that a value has now, which need not be that of the start.
  private var restoredValue: Value {
    referee.normalized(textEditing?.preparation?(initialValue) ?? initialValue)
  }

  override func restoreValue() -> Bool {
    let value = restoredValue
    defer { storedValue = value }
    return !storedValue.isIdentical(to: value)
  }

  // MARK: - Telling

  override func tellValue() {
    valueListeners?.tell(storedValue) { $0.isIdentical(to: $1) }
  }

  override func skipValue() { valueListeners?.skip(storedValue) }
}
