import ValidationKit

/// Tells a person what each step changed, in the order in which it happened.
@MainActor
final class Transcript: Reporter {
  private enum Change {
    case line(String)
    /// The text of a field changed, perhaps many times; what it reads is said once.
    case text(NamedField)
  }

  private let form: DemoForm
  private let output: Output
  private let wording: Wording
  private var changes: [Change] = []
  private var tokens: [ObserverToken] = []
  /// The field in which keys are pressed one by one, so that it matters when something happens.
  private var keyed: NamedField?

  init(_ form: DemoForm, to output: Output) {
    self.form = form
    self.output = output
    wording = Wording(form: form, style: Style(isColored: output.wantsColor))
    for entry in form.fields { listen(to: entry) }
    for entry in form.controls {
      tokens.append(
        entry.control.onEnabledChange { [unowned self] _ in
          add("  " + wording.enabled(entry, at: place))
        })
    }
  }

  private func listen(to entry: NamedField) {
    tokens += [
      entry.field.onValueChange { [unowned self] _, _ in noteText(of: entry) },
      entry.field.onAppearanceChange { [unowned self] _, _ in
        add(wording.appearance(entry, at: place))
      },
      entry.field.onMessageChange { [unowned self] _, _ in
        add(wording.message(entry, at: place))
      },
      // A text may change though its value does not.
      entry.input.onDisplayChange { [unowned self] _, _ in noteText(of: entry) },
    ]
  }

  // MARK: - Reporter

  func begin() throws {
    try write([wording.style.strong(form.title)] + indented(wording.state))
  }

  func beginStory() throws {
    try write(["", "No steps were given, so here is a story; --help tells how to give steps."])
  }

  func narrate(_ sentence: String) throws { try write(["", sentence]) }

  func note(_ event: SessionEvent) {
    switch event {
    case .focus(let entry): add("  focus: \(entry?.label ?? "none")")
    case .keys(let entry): keyed = entry
    case .exclusion(let entry, let isExcluded):
      add("  \(entry.label) \(isExcluded ? "is excluded: it does not count" : "counts again")")
    case .refusal(let entry, let reason):
      add("  \(entry.label) does not take it\(place): \(visible(reason, limit: 200))")
    case .press(let entry): add("  [\(entry.control.title)] is pressed")
    case .submission(isValid: true, _): add("  \(form.title) is submitted")
    case .submission(isValid: false, let culprit):
      let advice = culprit.map { "; put right first: \($0.label)" } ?? ""
      add("  \(form.title) is not submitted\(advice)")
    }
  }

  func report(_ step: Step, command: String, line: Int) throws {
    let lines = step == .show ? wording.state : changes.map { self.line($0) }
    changes = []
    let echo = wording.style.strong("> \(visible(command, limit: 100))")
    try write(["", echo] + indented(lines.isEmpty ? ["  nothing changes"] : lines))
  }

  func reportFailure(_ message: String, command: String, line: Int) {}

  // MARK: - Changes

  /// The place in the typing at which something happens.
  private var place: String { keyed.map { " at \(wording.quoted($0))" } ?? "" }

  private func add(_ line: String) { changes.append(.line(line)) }

  private func noteText(of entry: NamedField) {
    let isNoted = changes.contains {
      if case .text(let other) = $0 { other.name == entry.name } else { false }
    }
    if !isNoted { changes.append(.text(entry)) }
  }

  private func line(_ change: Change) -> String {
    switch change {
    case .line(let line): line
    case .text(let entry): "  " + wording.reads(entry)
    }
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }

  private func write(_ lines: [String]) throws {
    try output.write(lines.joined(separator: "\n") + "\n")
  }
}
