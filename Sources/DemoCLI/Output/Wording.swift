import ValidationKit

/// The words in which a transcript speaks of the form.
@MainActor
struct Wording {
  let form: DemoForm
  let style: Style

  // MARK: - The whole form

  /// A line for each field and each button.
  var state: [String] {
    let width = form.fields.map(\.label.count).max() ?? 0
    let fields = form.fields.map { entry in
      let padding = String(repeating: " ", count: width - entry.label.count)
      let text = entry.shownText.isEmpty ? "empty" : visiblyQuoted(entry.shownText)
      return "\(mark(entry)) \(entry.label)\(padding)  \(text), \(verdict(on: entry))"
    }
    return fields + form.controls.map(state)
  }

  private func state(of entry: NamedControl) -> String {
    let culprits = form.culprits(of: entry.control).map(\.label).joined(separator: ", ")
    return self.enabled(entry) + (culprits.isEmpty ? "" : ", waits for \(culprits)")
  }

  private func verdict(on entry: NamedField) -> String {
    if entry.field.isExcluded { return "excluded: does not count" }
    let appearance = entry.field.appearance
    return appearance.rawValue + (appearance == .invalid ? reason(entry, isWhole: true) : "")
  }

  // MARK: - Changes

  func reads(_ entry: NamedField) -> String {
    let text = entry.shownText
    return text.isEmpty ? "\(entry.label) is empty" : "\(entry.label) reads \(visiblyQuoted(text))"
  }

  func appearance(_ entry: NamedField, at place: String) -> String {
    let appearance = entry.field.appearance
    let line = "\(mark(entry)) \(entry.label) is \(appearance.rawValue)\(place)"
    return line + (appearance == .invalid ? reason(entry, isWhole: false) : "")
  }

  func message(_ entry: NamedField, at place: String) -> String {
    guard let message = entry.field.visibleMessage else {
      return "  \(entry.label) says nothing more\(place)"
    }
    return "  \(entry.label) says\(place): \(style.bad(visible(message, limit: 200)))"
  }

  func enabled(_ entry: NamedControl, at place: String = "") -> String {
    let button = "[\(entry.control.title)]"
    return entry.control.isEnabled
      ? style.good(style.strong(button)) + " is enabled\(place)"
      : style.quiet(button) + " is disabled\(place)"
  }

  // MARK: - Parts

  /// The reason why a field is wrong, said or not said yet; a change tells what is said by itself.
  private func reason(_ entry: NamedField, isWhole: Bool) -> String {
    if let message = entry.field.visibleMessage {
      return isWhole ? ": \(visible(message, limit: 200))" : ""
    }
    guard let issue = entry.field.issues.first(where: \.isError) else { return "" }
    let text = entry.field.presentation.text(for: issue)
    return text.isEmpty ? "" : ", not said yet: \(visible(text, limit: 200))"
  }

  private func mark(_ entry: NamedField) -> String {
    switch entry.field.appearance {
    case .neutral: style.quiet(entry.field.isExcluded ? "-" : "·")
    case .valid: style.good("✓")
    case .invalid: style.bad("✗")
    }
  }

  func quoted(_ entry: NamedField) -> String { "“\(visible(entry.shownText))”" }
}
