import ValidationKit

/// A person at a form: carries out steps, with at most one field in focus.
@MainActor
final class Session {
  let form: DemoForm
  /// The inputs of the form, of which at most one has the focus.
  private var chain = FocusChain([])
  /// The input that had the focus when that was told last.
  private weak var announced: TextInput?
  /// Hears what a person sees that the fields and buttons do not say themselves.
  var onEvent: (SessionEvent) -> Void = { _ in }

  init(_ form: DemoForm) {
    self.form = form
    chain = FocusChain(form.fields.map(\.input)) { [weak self] in self?.submit(form.submission) }
  }

  /// Carries out a step.
  ///
  /// - Throws: A ``StepError`` where it cannot be done; then nothing has changed.
  func carryOut(_ step: Step) throws(StepError) {
    switch step {
    case .type(let name, let text):
      let entry = try enter(name)
      press(text, in: entry)
    case .paste(let name, let text):
      let entry = try enter(name)
      moveToEnd(entry)
      if !entry.input.insert(text) { tellRefusal(by: entry) }
    case .erase(let name, let count):
      let entry = try enter(name)
      erase(count, in: entry)
    case .clear(let name):
      try enter(name).input.clear()
    case .set(let name, let text):
      try field(name).field.value = text
    case .focus(let name):
      try enter(name)
    case .leave(let name):
      leave(try field(name))
    case .goOn(let name):
      try enter(name).input.pressReturn()
      announceFocus()
    case .press(let name):
      try press(try control(name))
    case .exclude(let name):
      let entry = try field(name)
      if !entry.field.isExcluded { onEvent(.exclusion(entry, isExcluded: true)) }
      entry.field.exclude()
      announceFocus()
    case .include(let name):
      let entry = try field(name)
      if entry.field.isExcluded { onEvent(.exclusion(entry, isExcluded: false)) }
      entry.field.include()
    case .reveal(let name):
      try field(name).field.reveal()
    case .reset:
      Validation.batch { form.managers.forEach { $0.reset() } }
    case .show:
      break
    }
  }

  // MARK: - Focus

  /// Puts the focus into a field, which leaves the one that had it.
  @discardableResult
  private func enter(_ name: String) throws(StepError) -> NamedField {
    let entry = try field(name)
    if entry.field.isExcluded {
      throw StepError("“\(name)” is excluded; use “include \(name)” first")
    }
    entry.input.beginEditing()
    announceFocus()
    return entry
  }

  private func leave(_ entry: NamedField) {
    if entry.input.isEditing { entry.input.endEditing() } else { entry.field.leave() }
    announceFocus()
  }

  /// Tells who has the focus, if that is another field than before.
  private func announceFocus() {
    guard chain.focused !== announced else { return }
    announced = chain.focused
    onEvent(.focus(form.fields.first { $0.input === announced }))
  }

  // MARK: - Buttons

  private func press(_ entry: NamedControl) throws(StepError) {
    guard entry.control.isEnabled else {
      let culprits = form.culprits(of: entry.control).map(\.name).joined(separator: ", ")
      throw StepError("“\(entry.name)” is disabled; first make valid: \(culprits)")
    }
    onEvent(.press(entry))
    if let manager = entry.submits { submit(manager) }
  }

  private func submit(_ manager: ValidationManager) {
    chain.endEditing()
    announceFocus()
    let isValid = manager.attemptSubmission()
    let culprit = form.fields.first { $0.field === manager.firstInvalidMember }
    onEvent(.submission(isValid: isValid, firstInvalid: culprit))
  }

  // MARK: - Names

  func field(_ name: String) throws(StepError) -> NamedField {
    if let found = form.fields.first(where: { $0.name == name }) { return found }
    throw .unknown("field", name, among: form.fields.map(\.name))
  }

  func control(_ name: String) throws(StepError) -> NamedControl {
    if let found = form.controls.first(where: { $0.name == name }) { return found }
    throw .unknown("button", name, among: form.controls.map(\.name))
  }
}
