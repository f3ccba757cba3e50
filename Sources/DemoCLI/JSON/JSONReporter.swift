import ValidationKit

/// Answers each step by one line of JSON: the whole state, in the form's order.
@MainActor
final class JSONReporter: Reporter {
  private let form: DemoForm
  private let output: Output
  private var steps = 0
  /// The reason why a field did not take what the step gave it.
  private var refusal: String?

  init(_ form: DemoForm, to output: Output) {
    self.form = form
    self.output = output
  }

  func begin() {}
  func beginStory() {}
  func narrate(_ sentence: String) {}

  func note(_ event: SessionEvent) {
    if case .refusal(_, let reason) = event { refusal = refusal ?? reason }
  }

  func report(_ step: Step, command: String, line: Int) throws {
    try answer(command, line, refusal.map { [("refused", .string($0))] } ?? [])
    refusal = nil
  }

  func reportFailure(_ message: String, command: String, line: Int) throws {
    try answer(command, line, [("error", .string(message))])
  }

  private func answer(_ command: String, _ number: Int, _ remarks: [JSONValue.Member]) throws {
    steps += 1
    let step: JSONValue.Member = ("step", .integer(steps))
    let place: JSONValue.Member = ("line", .integer(number))
    let members = [step] + texts([("command", command)]) + [place] + remarks + state
    var line = JSONValue.object(members).encoded
    line.append(UInt8(ascii: "\n"))
    try output.write(line)
  }

  private var state: [JSONValue.Member] {
    [
      ("fields", .object(form.fields.map { ($0.name, state(of: $0)) })),
      ("controls", .object(form.controls.map { ($0.name, state(of: $0.control)) })),
      ("managers", .object(form.managers.map { ($0.name, state(of: $0)) })),
    ]
  }

  /// Texts by their names, and where one is not whole, how much there is of it in code points.
  private func texts(_ texts: [(name: String, text: String?)]) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var lengths: [JSONValue.Member] = []
    for (name, text) in texts {
      let shown = text.map(withoutEndlessCharacters)
      members.append((name, JSONValue(shown?.text)))
      if let length = shown?.length { lengths.append((name, .integer(length))) }
    }
    return lengths.isEmpty ? members : members + [("truncated", .object(lengths))]
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
    let shown = texts([("text", entry.shownText), ("value", entry.isSecure ? nil : field.value)])
    return .object(
      shown + [
        ("status", .string(field.status.rawValue)),
        ("appearance", .string(field.appearance.rawValue)),
        ("message", JSONValue(field.visibleMessage)),
        ("issues", .array(issues)),
      ])
  }
}
