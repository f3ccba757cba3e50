/// A field without its value: what its rules said, what happened to it, and what it shows.
///
/// A pure value. Each method is one event; ``refresh(_:neutralWhenEmpty:isExcluded:)`` then works
/// out what follows from it, and ``takeChanges()`` returns what became different.
struct FieldState: Sendable {
  private(set) var flags: FieldFlags = []
  private(set) var slots = IssueSlots()
  /// Counts judgements, so that an answer to an earlier one can be told.
  private(set) var generation: UInt64 = 0
  /// The number of answers that are awaited.
  private(set) var awaited = 0

  private(set) var status: ValidationStatus = .valid
  private(set) var appearance: FieldAppearance = .neutral
  private(set) var message: String?
  private var showsMessage = false
  private var shown = Shown.nothing
  /// Whether the message is to be made anew from ``shownIssue``.
  private(set) var isMessageStale = false
  private var changed: FieldProperties = []

  // MARK: - Events

  /// Notes that the value changed, by typing or by code; imposed issues fall.
  mutating func edit() {
    set([.isEdited, .isTyping])
    clear([.isWrongByAnother, .isLookKept])
    impose([], revealing: false)
    changed.insert(.value)
  }

  mutating func enter(clearing: Bool) {
    set(clearing ? [.isFocused, .isCleared] : .isFocused)
  }

  mutating func leave() {
    clear([.isFocused, .isCleared, .isTyping, .isWrongByAnother])
    if !flags.isDisjoint(with: [.isEdited, .isRevealed]) { set([.isTouched, .isMessageDue]) }
  }

  /// Shows whatever is wrong, as a submission attempt does.
  mutating func reveal() {
    clear([.isCleared, .isTyping, .isWrongByAnother])
    set([.isTouched, .isRevealed, .isMessageDue])
  }

  /// Shows whatever is wrong, and lets async rules be asked of a value that was never edited.
  mutating func submit() {
    reveal()
    set(.isSubmitted)
  }

  /// Notes that the value was replaced without an edit, as by a mask that came later.
  mutating func replaceValue() {
    impose([], revealing: false)
    changed.insert(.value)
  }

  mutating func impose(_ issues: [ValidationIssue], revealing: Bool) {
    if replace(&slots.imposed, by: issues) { noteIssues() }
    if revealing { reveal() }
  }

  /// Takes over a new judgement, why it was made, and what async rules are known to say of it;
  /// answers to earlier ones count no more.
  mutating func take(
    _ judgement: FieldVerdict, _ cause: RevalidationCause, _ answers: RuleVerdict = .valid,
    awaited: Int = 0
  ) {
    let wasInvalid = slots.outcome != .valid
    generation &+= 1
    put(.isAsking, judgement.mayAsk)
    setAnswers(answers, awaited: awaited)
    clear(.isCleared)
    put(.isEmpty, judgement.isEmpty)
    slots.rulesOutcome = judgement.outcome
    if let issues = judgement.issues, replace(&slots.rules, by: issues) { noteIssues() }
    slots.crossFieldOutcome = judgement.crossField.outcome
    if replace(&slots.crossField, by: judgement.crossField.issues) { noteIssues() }
    noteCause(cause, wasInvalid: wasInvalid)
  }

  /// Notes what follows from why the field was judged for what it shows.
  private mutating func noteCause(_ cause: RevalidationCause, wasInvalid: Bool) {
    let isInvalid = slots.outcome != .valid
    if !isInvalid { clear(.isWrongByAnother) }
    guard cause != .edit else { return }
    if flags.contains(.isTouched) {
      set(.isMessageDue)
    } else if cause == .anotherField, isInvalid, !wasInvalid {
      set(.isWrongByAnother)
    }
    if awaited > 0 { set(.isLookKept) }
  }

  /// Takes over what async rules say so far, and how many answers are still awaited.
  mutating func setAnswers(_ verdict: RuleVerdict, awaited: Int) {
    self.awaited = awaited
    slots.asyncOutcome = verdict.outcome
    if replace(&slots.async, by: verdict.issues) { noteIssues() }
  }

  /// Forgets what happened, as at the start; who is in the field stays there.
  mutating func reset(isValueNew: Bool) {
    if isValueNew { changed.insert(.value) }
    clear([
      .isEdited, .isTouched, .isRevealed, .isSubmitted, .isTyping, .isMessageDue,
      .isWrongByAnother, .isLookKept,
    ])
    impose([], revealing: false)
  }

  /// Notes that there are other reasons than before to exclude the field.
  mutating func exclusionsChanged() { changed.formUnion([.exclusions, .isEnabled]) }

  /// Notes that the field became excluded or included.
  mutating func exclusionChanged() {
    exclusionsChanged()
    changed.insert(.isExcluded)
    if !slots.isEmpty { noteIssues() }
  }

  /// Notes that texts are to be made anew, for another language or message.
  mutating func presentationChanged(isLabelNew: Bool) {
    isMessageStale = true
    if isLabelNew { changed.insert(.label) }
  }

  // MARK: - What follows

  /// Works out status and appearance from what happened.
  mutating func refresh(
    _ timing: FeedbackPolicy.Timing, neutralWhenEmpty: Bool, isExcluded: Bool
  ) {
    let current = isExcluded ? .valid : ownStatus
    if replace(&status, by: current) { changed.insert(.status) }
    // Issues that come while the field is excluded are not seen.
    if isExcluded, !changed.contains(.isExcluded) { changed.remove(.issues) }
    if status == .valid, slots.isEmpty, !isExcluded {
      flags.remove(.isMessageDue)
    }
    if flags.contains(.isLookKept) {
      if status == .pending, !flags.contains(.isCleared) { return }
      clear(.isLookKept)
      isMessageStale = true
    }
    let feedback = timing.feedback(
      for: isExcluded ? flags.union(.isExcluded) : flags, status: status, outcome: slots.outcome,
      neutralWhenEmpty: neutralWhenEmpty)
    if replace(&appearance, by: feedback.appearance) { changed.insert(.appearance) }
    if replace(&showsMessage, by: feedback.showsMessage) { isMessageStale = true }
    if isMessageStale {
      shown = (showsMessage ? slots.foremost : nil).map { .issue($0) } ?? .nothing
    }
  }

  /// Boxed, for few of many fields show an issue, and all would have to have room for one.
  private indirect enum Shown {
    case nothing
    case issue(ValidationIssue)
  }

  /// The issue whose text is shown, nil for none.
  var shownIssue: ValidationIssue? {
    if case .issue(let issue) = shown { issue } else { nil }
  }

  /// Takes over the text of the issue that is to be shown.
  mutating func show(_ text: String?) {
    isMessageStale = false
    guard !text.isIdentical(to: message) else { return }
    message = text
    changed.insert(.message)
  }

  /// Returns what became different since the last time.
  mutating func takeChanges() -> FieldProperties {
    defer { changed = [] }
    return changed
  }

  private var ownStatus: ValidationStatus {
    if slots.outcome != .valid { return .invalid }
    return awaited > 0 ? .pending : .valid
  }

  private mutating func noteIssues() {
    changed.insert(.issues)
    isMessageStale = true
  }

  private mutating func put(_ flag: FieldFlags, _ isOn: Bool) {
    if isOn { set(flag) } else { clear(flag) }
  }

  private mutating func set(_ some: FieldFlags) { replaceFlags(by: flags.union(some)) }

  private mutating func clear(_ some: FieldFlags) { replaceFlags(by: flags.subtracting(some)) }

  private mutating func replaceFlags(by new: FieldFlags) {
    guard new != flags else { return }
    let difference = new.symmetricDifference(flags)
    if difference.contains(.isEdited) { changed.insert(.isEdited) }
    if difference.contains(.isTouched) { changed.insert(.isTouched) }
    if difference.contains(.isFocused) { changed.insert(.isFocused) }
    flags = new
  }
}

/// Replaces a value, and returns whether that changed it.
private func replace<Part: Equatable>(_ part: inout Part, by value: Part) -> Bool {
  guard part != value else { return false }
  part = value
  return true
}
