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
    didSet { normalizeAndJudge() }
  }

  /// What is asked of the value in comparison with other fields.
  private var comparisons: [@MainActor (Value) -> RuleVerdict] = []
  private var valueListeners: ListenerList<Value>?

  /// Creates a field with a value and settings.
  public init(_ value: Value, settings: FieldSettings<Value>) {
    let value = settings.judging.normalization?(value) ?? value
    storedValue = value
    initialValue = value
    judging = settings.judging
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
    set {
      let value = judging.normalization?(newValue) ?? newValue
      guard !value.isIdentical(to: storedValue) else { return }
      storedValue = value
      update { state in
        state.edit()
        judge(&state)
      }
    }
  }

  /// Everything about the field but its value.
  public var settings: FieldSettings<Value> {
    get { FieldSettings(judging: judging, presentation: presentation) }
    set {
      Validation.batch {
        presentation = newValue.presentation
        judging = newValue.judging
      }
    }
  }

  /// The rules; a change judges and tells at once.
  public var rules: [Rule<Value>] {
    get { judging.rules }
    set { judging.rules = newValue }
  }

  /// Whether the field must have a value; a change judges and tells at once.
  public var required: Bool {
    get { judging.requirement.isRequired }
    set { judging.requirement = newValue ? .always : .never }
  }

  /// Calls a closure with each later change of the value, until the token ends.
  public func onValueChange(
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> ObserverToken {
    let listeners = valueListeners ?? ListenerList()
    valueListeners = listeners
    return listeners.listen(known: storedValue, action)
  }

  // MARK: - Judging

  override func judge(_ state: inout FieldState) {
    state.judge(isEmpty: judging.isEmpty(storedValue), isExcluded: node.isExcluded)
    guard !node.isExcluded else {
      state.setRules(.valid, [])
      return state.setCrossField(.valid)
    }
    let (outcome, issues) = judging.check(
      storedValue, isRequired: judging.requirement.isRequired, before: state.slots.rules)
    state.setRules(outcome, issues)
    if !comparisons.isEmpty { state.setCrossField(compare()) }
  }

  private func compare() -> RuleVerdict {
    if judging.isEmpty(storedValue) { return .valid }
    var verdict = RuleVerdict.valid
    for comparison in comparisons { verdict.add(comparison(storedValue)) }
    return verdict
  }

  /// Judges the value against another field, whenever either changes.
  func compare(
    with source: AnyField, _ comparison: @escaping @MainActor (Value) -> RuleVerdict
  ) {
    comparisons.append(comparison)
    follow(source)
    judgeAgain()
  }

  private func normalizeAndJudge() {
    let value = judging.normalization?(storedValue) ?? storedValue
    if value.isIdentical(to: storedValue) { return judgeAgain() }
    self.value = value
  }

  override func restoreValue() { storedValue = initialValue }

  // MARK: - Telling

  override var hasValueListeners: Bool { valueListeners?.isEmpty == false }

  override func tellValue() {
    valueListeners?.tell(storedValue) { $0.isIdentical(to: $1) }
  }

  override func skipValue() { valueListeners?.skip(storedValue) }
}
