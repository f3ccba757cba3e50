import Foundation
import ValidationKit

/// A form as the demo plays it: named fields, buttons and managers, in the form's order.
@MainActor
struct DemoForm {
  let localizedTitle: LocalizedText
  /// The title in the language of the form.
  var title: String { localizedTitle.text(in: submission.messages?.language ?? "en") }
  let fields: [NamedField]
  let controls: [NamedControl]
  let managers: [ValidationManager]
  /// The manager that Return on the last field submits.
  let submission: ValidationManager

  /// Returns a text in which the names of fields and buttons in braces are replaced by what they are
  /// called on the screen.
  func naming(_ text: String) -> String {
    let names = fields.map { ($0.name, $0.label) } + controls.map { ($0.name, $0.control.title) }
    return names.reduce(text) { $0.replacingOccurrences(of: "{\($1.0)}", with: $1.1) }
  }

  /// Shows every message, label and title in the language of a catalog.
  func useMessages(_ messages: MessageCatalog) {
    for manager in managers { manager.useMessages(messages) }
  }

  /// Returns the fields that keep a control disabled.
  func culprits(of control: Control) -> [NamedField] {
    let forbidding = managers.filter { manager in
      !manager.isValid && manager.controls.contains { $0 === control }
    }
    return fields.filter { entry in
      !entry.field.isValid && forbidding.contains { $0.contains(entry.field) }
    }
  }
}
