import ValidationKit

/// A field with its name in steps, and the text input that it is typed into.
@MainActor
struct NamedField {
  let name: String
  let input: TextInput

  init(name: String, field: Field<String>) {
    self.name = name
    input = TextInput(field)
  }

  var field: Field<String> { input.field }

  /// What the field is called on the screen.
  var label: String { field.label ?? name }

  /// Whether the text is hidden.
  var isSecure: Bool { input.isSecure }

  /// Why the field would not take a text at the caret, in the language of the form; nil where it
  /// would.
  func refusal(of text: String) -> String? {
    let edit = TextEdit.insert(text, into: input.content)
    guard case .failure(let refusal) = field.editing.result(of: edit, in: input.content) else {
      return nil
    }
    return field.presentation.messages.text(for: refusal.issue)
  }

  /// The text as the screen shows it.
  var shownText: String { input.display }
}

/// Returns a text with every character hidden.
func hidden(_ text: String) -> String { String(repeating: "•", count: text.count) }
