@testable import ValidationKit

/// What happens to a form. Each event changes inputs; what depends on what was before is then
/// noted, and nothing else.
extension FormModel {
  /// Changes something, and notes what follows for every field.
  ///
  /// - Parameters:
  ///   - target: The field to which it happens; what others become of it is another's change.
  ///   - edits: Whether the field's value is new.
  mutating func change(
    _ target: Int? = nil, edits: Bool = false, _ mutate: (inout FormModel) -> Void
  ) {
    let before = fields.mapValues {
      (
        own: ownStatus($0), isAskedAbout: isAskedAbout($0),
        wasAnswered: isAskedAbout($0) && $0.open.isEmpty, edits: $0.edits
      )
    }
    let seen = fields.keys.reduce(into: [Int: Seen]()) {
      $0[$1] = Seen(
        isExcluded: isExcluded($1), status: status($1), look: look($1),
        managers: countedManagers(of: $1))
    }
    mutate(&self)
    let changed = liveFields.filter {
      before[$0]?.edits != fields[$0]?.edits || seen[$0]?.isExcluded != isExcluded($0)
    }
    for id in liveFields {
      guard let old = before[id], let seen = seen[id] else { continue }
      noteExclusion(of: id, seen.isExcluded)
      noteSources(of: id, changed)
      noteManagers(of: id, seen.managers)
      if !old.isAskedAbout, !countedManagers(of: id).isEmpty { askWhatWasGivenUp(id) }
      ask(id)
      noteWrong(id, old.own, byAnother: id != target)
      noteHeld(id, seen, old.wasAnswered, isEdited: id == target && edits)
      if !isExcluded(id), status(id) == .valid, notes(id).isEmpty { fields[id]?.isDue = false }
    }
  }

  private struct Seen {
    let isExcluded: Bool
    let status: ValidationStatus
    let look: FieldModel.Look
    let managers: [Int]
  }

  /// Exclusion ends what is asked, and leaves the field; inclusion judges afresh, and says at once what is wrong with a
  /// field that was touched.
  private mutating func noteExclusion(of id: Int, _ wasExcluded: Bool) {
    guard wasExcluded != isExcluded(id) else { return }
    fields[id]?.forgetAnswers()
    if wasExcluded {
      noteJudgement(of: id)
    } else if fields[id]?.isFocused == true {
      fields[id]?.leave()
    }
  }

  /// A field is judged where another changed that it compares with, or on which it is required.
  private mutating func noteSources(of id: Int, _ changed: [Int]) {
    guard let field = fields[id] else { return }
    let sources = field.comparisons.map(\.source) + field.requirements.map(\.source)
    guard sources.contains(where: { changed.contains($0) && $0 != id }) else { return }
    noteJudgement(of: id)
  }

  /// A judgement that is not of the field's own edit: what it finds wrong with a touched field
  /// shows its message at once.
  mutating func noteJudgement(of id: Int) {
    fields[id]?.isCleared = false
    if fields[id]?.isTouched == true { fields[id]?.isDue = true }
  }

  private mutating func noteWrong(_ id: Int, _ old: ValidationStatus, byAnother: Bool) {
    guard let field = fields[id] else { return }
    if ownStatus(field) != .invalid {
      fields[id]?.isWrongByAnother = false
    } else if byAnother, old != .invalid, !field.isTouched {
      fields[id]?.isWrongByAnother = true
    }
  }

  /// A field that is asked again with its value unchanged keeps its look until the answer.
  ///
  /// Whether it does so where it is asked for the first time, or where the answers were awaited
  /// while something else was wrong that is not any more, the documents leave open.
  private mutating func noteHeld(
    _ id: Int, _ seen: Seen, _ wasAnswered: Bool, isEdited: Bool
  ) {
    if status(id) != .pending || isEdited {
      fields[id]?.held = nil
      fields[id]?.isHeldLookOpen = false
    } else if seen.status != .pending {
      fields[id]?.held = seen.look
      fields[id]?.isHeldLookOpen = !wasAnswered
    }
  }

  // MARK: - What the user does

  mutating func edit(_ id: Int, _ value: String) {
    guard fields[id]?.value != value else { return }
    change(id, edits: true) {
      $0.fields[id]?.take(value)
      $0.fields[id]?.isEdited = true
      $0.fields[id]?.isTyping = true
    }
  }

  mutating func enter(_ id: Int) {
    if isExcluded(id) { return }
    let isRetried = hasFailed(id) || hasGivenUp(id)
    change(id) {
      $0.fields[id]?.isFocused = true
      if $0.fields[id]?.policy.clearsOnEntry == true { $0.fields[id]?.isCleared = true }
      $0.forgetFailures(id)
    }
    // What is asked again is asked at once.
    if isRetried { flush(id) }
    // What a field that is cleared shows once it is judged, and asked, at once, is left open.
    if fields[id]?.policy.clearsOnEntry == true, status(id) == .pending {
      fields[id]?.isHeldLookOpen = true
    }
  }

  mutating func leave(_ id: Int) {
    change(id) { model in
      model.fields[id]?.leave()
      model.forgetFailures(id)
    }
    flush(id)
  }

  mutating func reveal(_ id: Int) {
    if !isExcluded(id) { change(id) { $0.fields[id]?.reveal() } }
  }

  mutating func impose(_ id: Int, _ texts: [String], by submission: Int? = nil) {
    change(id) {
      $0.fields[id]?.imposer = submission
      $0.fields[id]?.imposed = texts.map { Note(rule: "imposed", message: $0) }
      if !texts.isEmpty { $0.fields[id]?.reveal() }
    }
  }

  mutating func reset(_ id: Int) {
    guard let initial = fields[id]?.initial else { return }
    change(id, edits: true) {
      $0.fields[id]?.take(initial)
      $0.fields[id]?.forgetHistory()
    }
  }

  /// Changes what the author says of a field's judging.
  mutating func judge(_ id: Int, _ mutate: (inout FieldModel) -> Void) {
    change(id) { model in
      if var field = model.fields[id] {
        mutate(&field)
        model.fields[id] = field
      }
      model.noteJudgement(of: id)
    }
  }
}

extension FieldModel {
  mutating func take(_ new: String) {
    if new != value { edits += 1 }
    value = new
    (imposed, imposer) = ([], nil)
    (isCleared, isWrongByAnother) = (false, false)
    forgetAnswers()
  }

  mutating func leave() {
    (isFocused, isCleared, isTyping, isWrongByAnother) = (false, false, false, false)
    if isEdited || isRevealed { (isTouched, isDue) = (true, true) }
  }

  mutating func reveal() {
    (isTouched, isRevealed, isDue) = (true, true, true)
    (isCleared, isTyping, isWrongByAnother) = (false, false, false)
  }

  mutating func forgetHistory() {
    (isEdited, isTouched, isRevealed, isTyping, isDue) = (false, false, false, false, false)
    (held, isSubmitted) = (nil, false)
  }

  /// Nothing is known of the present value any more, and nothing asked about it.
  mutating func forgetAnswers() { (answers, open) = ([:], [:]) }
}
