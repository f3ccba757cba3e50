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
  public var criteria: FieldCriteria<Value> {
    get { compiled.criteria }
    set {
      let old = compiled.criteria.requirementChanges
      compiled = CompiledCriteria(newValue)
      lastAnswers = [:]
      if newValue.requirementChanges != old { isRequirementReplaced = false }
      if !replaceValue(by: storedValue) { revalidate(.afresh) }
    }
  }

  private var compiled: CompiledCriteria<Value>

  /// The editing of the field's text, nil for a field without filters, mask and traits.
  private(set) var textEditing: FieldTextEditing<Value>?

  /// The dependencies on other fields; most fields have none, and no room for them.
  private var wiring: FieldDependencies<Value>?
  /// The last answers of async rules that reuse them, by the place of the rule.
  private var lastAnswers: [Int: (value: Value, verdict: RuleVerdict)] = [:]
  private var valueListeners: ListenerList<Value>?

  /// Creates a field with a value and settings.
  public init(_ value: Value, settings: FieldSettings<Value>) {
    textEditing = settings.textEditing
    compiled = CompiledCriteria(settings.criteria)
    storedValue = compiled.normalized(textEditing?.preparation?(value) ?? value)
    initialValue = storedValue
    super.init(presentation: settings.presentation)
    revalidate(.afresh)
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
      Transaction.shared.perform {
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
    revalidate(.edit) { $0.edit() }
  }

  /// Everything about the field but its value.
  public var settings: FieldSettings<Value> {
    get {
      var settings = FieldSettings(criteria: criteria, presentation: presentation)
      settings.textEditing = textEditing
      return settings
    }
    set {
      Validation.batch {
        presentation = newValue.presentation
        criteria = newValue.criteria
        replaceTextEditing(by: newValue.textEditing)
      }
    }
  }

  /// Takes over another way of editing; the value is prepared anew.
  func replaceTextEditing(by new: FieldTextEditing<Value>?) {
    Transaction.shared.perform {
      let isChecked = textEditing?.check != nil || new?.check != nil
      textEditing = new
      // Another mask may take other values.
      if !replaceValue(by: new?.preparation?(storedValue) ?? storedValue), isChecked {
        revalidate(.afresh)
      }
      editor?.fieldSettingsDidChange()
    }
  }

  /// Takes another form of the value, which is no edit, and returns whether it is another.
  @discardableResult
  private func replaceValue(by newValue: Value) -> Bool {
    let value = compiled.normalized(newValue)
    guard !value.isIdentical(to: storedValue) else { return false }
    storedValue = value
    revalidate(.afresh) { $0.replaceValue() }
    return true
  }

  /// Takes a value that needs no preparation, such as an editor's.
  @_specialize(where Value == String)
  func take(edited newValue: Value) { take(normalized: compiled.normalized(newValue)) }

  /// Takes a value that is already as it is stored.
  @_specialize(where Value == String)
  func take(normalized value: Value) {
    // Whoever watches is being told for the last time what kept a circle going.
    guard !Transaction.shared.isClosed else { return }
    if !value.isIdentical(to: storedValue) { change(to: value) }
  }

  /// Returns a value as it is stored and judged.
  @_specialize(where Value == String)
  func normalized(_ value: Value) -> Value { compiled.normalized(value) }

  /// The rules; a change judges and tells at once.
  public var rules: [Rule<Value>] {
    get { criteria.rules }
    set { criteria.rules = newValue }
  }

  /// Whether the field must have a value; a change judges and tells at once.
  public var isRequired: Bool {
    get { asksForValue }
    set {
      wiring?.removeRequirements()
      isRequirementReplaced = false
      criteria.requirement = newValue ? .always : .never
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

  private var asksForValue: Bool {
    let requirement = compiled.requirement
    if case .always = requirement {
      if !isRequirementReplaced { return true }
    } else if requirement.isRequired {
      return true
    }
    return wiring?.requires ?? false
  }

  private var ensuredDependencies: FieldDependencies<Value> {
    if let wiring { return wiring }
    let new = FieldDependencies<Value>()
    wiring = new
    return new
  }

  /// Asks for a value also while a condition holds, instead of always.
  func require(by source: AnyField, _ condition: @escaping @MainActor () -> Bool) {
    ensuredDependencies.require(source, condition)
    follow(source)
    isRequirementReplaced = true
    revalidate(.afresh)
  }

  /// Judges the value again whenever a field changes that a comparison reads.
  func noteComparison(with source: AnyField) {
    ensuredDependencies.noteComparison(with: source)
    follow(source)
  }

  override func reads(_ source: ObjectIdentifier) -> Bool { wiring?.reads(source) ?? false }

  /// Judges the value also by a comparison with other fields, once for each key.
  ///
  /// - Parameter key: What makes two comparisons the same; nil for one that is like no other.
  func compare(
    _ key: FieldDependencies<Value>.Key?, _ comparison: @escaping @MainActor (Value) -> RuleVerdict
  ) {
    ensuredDependencies.add(key, comparison)
    revalidate(.afresh)
  }

  @_specialize(where Value == String)
  override func judge() -> FieldVerdict {
    var judgement = FieldVerdict(isEmpty: compiled.isEmpty(storedValue))
    if judgement.isEmpty {
      guard asksForValue else { return judgement }
      (judgement.outcome, judgement.issues) = (
        RuleVerdict.required.outcome, RuleVerdict.required.issues
      )
      return judgement
    }
    if let verdict = textEditing?.check?(storedValue), !verdict.isValid {
      (judgement.outcome, judgement.issues) = (verdict.outcome, verdict.issues)
      return judgement
    }
    (judgement.outcome, judgement.issues) = compiled.check(storedValue, before: state.slots.rules)
    if let wiring {
      for comparison in wiring.comparisons {
        let isRight = judgement.outcome.isValid && judgement.crossField.isValid
        if compiled.stopsAtFirst, !isRight { break }
        judgement.crossField.add(comparison(storedValue))
      }
    }
    judgement.mayAsk =
      compiled.hasAsyncRules && judgement.outcome.isValid && judgement.crossField.isValid
      && !node.isExcluded && !state.flags.isDisjoint(with: [.isEdited, .isSubmitted])
    return judgement
  }

  // MARK: - Async rules

  override var hasAsyncRules: Bool { compiled.hasAsyncRules }

  override var knownAnswers: [RuleVerdict?] {
    compiled.criteria.asyncRules.enumerated().map { index, rule in
      guard rule.reusesAnswers, let last = lastAnswers[index],
        last.value.isIdentical(to: storedValue)
      else { return nil }
      return last.verdict
    }
  }

  override func ask(_ questions: OpenQuestions, _ answers: [RuleVerdict?]) {
    let (value, clock, generation) = (storedValue, compiled.criteria.clock, questions.generation)
    for (index, rule) in compiled.criteria.asyncRules.enumerated() where answers[index] == nil {
      questions.ask(after: rule.debounce, clock: clock) { [weak self] in
        let verdict = await rule.validate(value, clock: clock)
        self?.receive(verdict, for: index, generation: generation)
      }
    }
  }

  override func remember(_ verdict: RuleVerdict, of index: Int) {
    guard verdict.outcome != .couldNotBeChecked, compiled.criteria.asyncRules[index].reusesAnswers
    else { return }
    lastAnswers[index] = (storedValue, verdict)
  }

  override var reporting: IssueReporting { compiled.stopsAtFirst ? .first : .all }

  override var isConditional: Bool {
    guard compiled.isEmpty(storedValue) else { return false }
    if case .when = compiled.requirement { return true }
    return wiring?.hasRequirements == true
  }

  override var differsFromInitial: Bool { !storedValue.isIdentical(to: restoredValue) }

  override var anyValue: any FieldValue { storedValue }

  /// The initial value in the form that a value has now, which need not be that of the start.
  private var restoredValue: Value {
    compiled.normalized(textEditing?.preparation?(initialValue) ?? initialValue)
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
