@testable import ValidationKit

extension FormModel {
  /// What is shown of a field: the table of ``FeedbackPolicy``.
  func look(_ id: Int) -> FieldModel.Look {
    let nothing: FieldModel.Look = (.neutral, nil)
    guard let field = fields[id], !isExcluded(id), !field.isCleared,
      field.isEdited || field.isRevealed
    else { return nothing }
    let status = ownStatus(field)
    if status == .pending { return field.held ?? nothing }
    if field.isWrongByAnother { return nothing }
    if field.value.isEmpty {
      if status == .valid { return nothing }
      if field.neutralWhenEmpty, !field.isRevealed { return nothing }
    }
    let (looks, speaks) = timing(field, status)
    guard looks else { return nothing }
    let notes = finding(field).notes
    let foremost = notes.first { !$0.isWarning } ?? notes.first
    return (status == .valid ? .valid : .invalid, speaks ? foremost : nil)
  }

  /// Whether a policy shows how a field looks, and whether it shows the message.
  private func timing(_ field: FieldModel, _ status: ValidationStatus) -> (Bool, Bool) {
    switch field.policy.timing {
    case .standard: return (true, field.isDue)
    case .immediate: return (true, true)
    case .onLeave: return (field.isTouched, field.isTouched)
    case .patient:
      let isHeldBack =
        field.isTyping && status == .invalid && finding(field).outcome == .incomplete
      return (!isHeldBack, !isHeldBack)
    case .onSubmit: return (field.isRevealed, field.isRevealed)
    case .silent: return (false, false)
    }
  }

  /// The text of what is to be said: the rule's own, else the field's, else the library's.
  func text(of note: Note?, in id: Int) -> String? {
    guard let note, let field = fields[id] else { return nil }
    let text =
      note.message ?? field.message ?? Self.libraryText(note.rule, note.reason, field.language)
    return text.isEmpty ? nil : text
  }

  /// What the library says in the languages of the world.
  static func libraryText(_ rule: String, _ reason: String, _ language: String) -> String {
    "\(language) \(rule).\(reason)"
  }
}
