import ValidationKit

/// A person at a form: carries out steps, with at most one field in focus.
@MainActor
final class Session {
  let form: DemoForm
  private(set) var focused: NamedField?
  /// Hears what a person sees that the fields and buttons do not say themselves.
  var onEvent: (SessionEvent) -> Void = { _ in }

  init(_ form: DemoForm) { self.form = form }

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
      if !entry.input.insert(text) { tellRefusal(of: text, by: entry) }
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
      goOn(from: try enter(name))
    case .press(let name):
      try press(try control(name))
    case .exclude(let name):
      let entry = try field(name)
      if !entry.field.isExcluded { onEvent(.exclusion(entry, isExcluded: true)) }
      entry.field.exclude()
      // What is taken off the screen cannot keep the focus.
      if focused?.name == name { leave(entry) }
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
    focus(entry)
    return entry
  }

  private func focus(_ entry: NamedField) {
    guard focused?.name != entry.name else { return }
    let before = focused
    focused = entry
    before?.input.endEditing()
    entry.input.beginEditing()
    onEvent(.focus(entry))
  }

  private func leave(_ entry: NamedField) {
    if entry.input.isEditing { entry.input.endEditing() } else { entry.field.leave() }
    guard focused?.name == entry.name else { return }
    focused = nil
    onEvent(.focus(nil))
  }

  private func goOn(from entry: NamedField) {
    let later = form.fields.drop { $0.name != entry.name }.dropFirst()
    if let next = later.first(where: { !$0.field.isExcluded }) { return focus(next) }
    submit(form.submission)
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
    if let focused { leave(focused) }
    let isValid = manager.attemptSubmission()
    let culprit = form.fields.first { $0.field === manager.firstInvalidMember }
    onEvent(.submission(isValid: isValid, firstInvalid: culprit))
  }

  // MARK: - Names

  /// Returns the line that a step stood on, without the text that it puts into a secure field, or
  /// into one that there is not: the name of a secure one may have been mistyped.
  func hidingSecrets(of step: Step, in line: String) -> String {
    guard let (name, text) = step.entry, (try? field(name))?.isSecure != false else { return line }
    let start = line.unicodeScalars.dropLast(text.unicodeScalars.count)
    return String(Substring(start)) + hidden(text)
  }

  /// Returns a line that is no step, without what may be a secret: what follows the name of a secure
  /// field, and whatever follows no name at all, since the name may have been forgotten or mistyped.
  func hidingSecrets(inUnreadable line: String) -> String {
    var rest = line.unicodeScalars[...]
    func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
      let part = rest.prefix(while: isWanted)
      rest = rest[part.endIndex...]
      return String(Substring(part))
    }
    let isBlank: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
    let start = take(while: isBlank) + shortCommand(take { !isBlank($0) }) + take(while: isBlank)
    let operands = String(Substring(rest))
    let name = take { !isBlank($0) }
    let isSecure = (try? field(name))?.isSecure
    if isSecure == false || (try? control(name)) != nil { return start + operands }
    if isSecure == nil { return start + hidden(operands) }
    let gap = String(Substring(rest.prefix(1)))
    return start + name + gap + hidden(String(Substring(rest.dropFirst())))
  }

  /// Returns the first word of a line with what does not look like a step's name hidden.
  private func shortCommand(_ word: String) -> String {
    let shown = shortName(word)
    if shown == word { return word }
    let start = shown.dropLast()
    return String(start) + hidden(String(word.unicodeScalars.dropFirst(start.unicodeScalars.count)))
  }

  private func field(_ name: String) throws(StepError) -> NamedField {
    if let found = form.fields.first(where: { $0.name == name }) { return found }
    throw .unknown("field", name, among: form.fields.map(\.name))
  }

  private func control(_ name: String) throws(StepError) -> NamedControl {
    if let found = form.controls.first(where: { $0.name == name }) { return found }
    throw .unknown("button", name, among: form.controls.map(\.name))
  }
}
