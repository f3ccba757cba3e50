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

  /// The label of the field on the screen.
  var label: String { field.label ?? name }

  /// Whether the text is hidden.
  var isSecure: Bool { input.isSecure }

  /// The text as the screen shows it.
  var shownText: String { input.display }
}

/// Returns a text with every character hidden.
func hidden(_ text: String) -> String { String(repeating: "•", count: text.count) }
