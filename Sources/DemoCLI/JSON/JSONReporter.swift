import ValidationKit

/// Answers each step by one line of JSON: the whole state, in the form's order.
@MainActor
final class JSONReporter: Reporter {
  private let form: DemoForm
  private let output: Output
  private var steps = 0

  init(_ form: DemoForm, to output: Output) {
    self.form = form
    self.output = output
  }

  func begin() {}
  func beginStory() {}
  func narrate(_ sentence: String) {}
  func note(_ event: SessionEvent) {}

  func report(_ step: Step, command: String) throws {
    steps += 1
    var line = state(command: command).encoded
    line.append(UInt8(ascii: "\n"))
    try output.write(line)
  }

  private func state(command: String) -> JSONValue {
    .object([
      ("step", .integer(steps)),
      ("command", .string(command)),
      ("fields", .object(form.fields.map { ($0.name, state(of: $0)) })),
      ("controls", .object(form.controls.map { ($0.name, state(of: $0.control)) })),
      ("managers", .object(form.managers.map { ($0.name, state(of: $0)) })),
    ])
  }

  private func state(of control: Control) -> JSONValue {
    .object([("isEnabled", .bool(control.isEnabled))])
  }

  private func state(of manager: ValidationManager) -> JSONValue {
    .object([("status", .string(manager.status.rawValue))])
  }

  private func state(of entry: NamedField) -> JSONValue {
    let field = entry.field
    let issues = field.issues.map { JSONValue.string(field.presentation.text(for: $0)) }
    return .object([
      ("text", .string(entry.shownText)),
      ("value", entry.isSecure ? .null : .string(field.value)),
      ("status", .string(field.status.rawValue)),
      ("appearance", .string(field.appearance.rawValue)),
      ("message", JSONValue(field.visibleMessage)),
      ("issues", .array(issues)),
    ])
  }
}
