import ValidationKit

/// A form as the demo plays it: named fields, buttons and managers, in the form's order.
@MainActor
struct DemoForm {
  let title: String
  let fields: [NamedField]
  let controls: [NamedControl]
  let managers: [ValidationManager]
  /// What Return on the last field submits.
  let submission: ValidationManager

  /// Shows every message in the language of a catalog.
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
