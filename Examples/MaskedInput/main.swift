// Masked input: what the user sees is formatted, what the model stores is not.

import ValidationKit

let phone = Field(
  label: "Phone",
  editing: FieldEditing(mask: TextMask("+{7} ([000]) [000]-[00]-[00]"), traits: .phone),
  rules: [.pattern("7[0-9]{10}")])
let birthday = Field(
  label: "Birthday", editing: FieldEditing(mask: TextMask("[00]{.}[00]{.}[0000]")))
let card = Field(
  label: "Card", editing: FieldEditing(mask: TextMask("[0000] [0000] [0000] [0000]")))
let expiry = Field(label: "Expiry", editing: FieldEditing(mask: TextMask("[00]{/}[00]")))
let snils = Field(
  label: "SNILS", editing: FieldEditing(mask: TextMask("XXX-XXX-XXX XX", placeholder: "X")))
let name = Field(
  label: "Name",
  editing: FieldEditing(
    filters: [.allowing(CharacterKind.letter.or(.whitespace)), .maxLength(12)], traits: .name))
let password = Field(
  label: "Password", editing: FieldEditing(filters: [.maxLength(32)], traits: .password),
  rules: [.length(min: 8)])

let fields = [phone, birthday, card, expiry, snils, name, password]
let inputs = fields.map { TextInput($0) }
let form = ValidationManager(verifying: fields)
let chain = FocusChain(inputs) {
  print("Submitted: \(form.attemptSubmission() ? "everything is valid" : "not valid")")
}

@MainActor func show(_ event: String) {
  guard let input = chain.focused, let label = input.field.label else { return }
  let value = input.isSecure ? "secret" : input.field.value
  print("\(label), \(event): \(input.display) (\(value))")
}

@MainActor func edit(_ event: String, _ change: (TextInput) -> Void) {
  if let focused = chain.focused { change(focused) }
  show(event)
}

// Fixed characters come and go by themselves.
chain.goForward()
edit("a key") { $0.insert("9") }
edit("pasted") { $0.fill("+7 999 123-45-67") }
edit("erased twice") { for _ in 0..<2 { $0.deleteBackward() } }
edit("undone") { for _ in 0..<2 { $0.undo() } }
for (text, label) in [
  ("12061990", "typed"), ("4000 0012 3456 7899", "pasted"), ("1230", "typed"),
  ("11223344595", "typed"),
] {
  chain.focused?.pressReturn()
  edit(label) { $0.insert(text) }
}

// Letters are of any script, with their marks; under composition nothing is judged or cut.
chain.focused?.pressReturn()
edit("typed") { for part in ["น", "้", "ำ", "1"] { $0.insert(part) } }
edit("composing") { $0.setMarkedText(" かな") }
edit("composed") { $0.insert(" 仮名") }

// The chain ends in the last field: Return leaves it, and submits.
chain.focused?.pressReturn()
edit("typed") { $0.insert("correct horse") }
print("Copied: \(inputs[6].copy() ?? "nothing"); Return says \(inputs[6].returnKey)")
chain.focused?.pressReturn()
