import ValidationKit

/// A field with its name in steps, and whether its text is hidden.
@MainActor
struct NamedField {
  let name: String
  let field: Field<String>
  var isSecure = false

  /// What the field is called on the screen.
  var label: String { field.label ?? name }

  /// The text as the screen shows it.
  var shownText: String { isSecure ? hidden(field.value) : field.value }
}

/// Returns a text with every character hidden.
func hidden(_ text: String) -> String { String(repeating: "•", count: text.count) }
