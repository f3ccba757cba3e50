// Signing in through two text inputs: no space gets into the e-mail, the password is hidden and can
// be shown, and Return goes through both.

import ValidationKit

let email = Field(
  label: "E-mail", editing: FieldEditing(filters: [.noWhitespace], traits: .email),
  rules: [.email(.topLevelDomain)])
let password = Field(
  label: "Password", editing: FieldEditing(filters: [.maxLength(32)], traits: .password),
  rules: [.length(min: 8)])
for field in [email, password] { field.presentation.neutralWhenEmpty = true }

let signIn = Control("Sign in")
let form = ValidationManager(verifying: [email, password], managing: [signIn])
let submission = Submission(of: form) { values in "signed in as \(values[email])" }

let (address, secret) = (TextInput(email), TextInput(password))
var run: Task<SubmissionResult<String>, Never>?
let chain = FocusChain([address, secret]) { run = submission.start() }

/// What a view draws: a caret where the user is, the text as it is displayed, and its look.
@MainActor func draw(_ event: String) {
  print("— \(event)")
  for input in chain.inputs {
    let marks: [FieldAppearance: String] = [.neutral: " ", .valid: "✓", .invalid: "✗"]
    let caret = input.isEditing ? "|" : ""
    let name = input.field.label ?? ""
    print("  \(marks[input.field.appearance] ?? "") \(name): \(input.display)\(caret)")
    if let message = input.field.visibleMessage { print("      \(message)") }
  }
  let returnKey = chain.focused.map { ", Return: \($0.returnKey)" } ?? ""
  print("    [\(signIn.title)\(signIn.isEnabled ? "" : "×")]\(returnKey)")
}

// Keyboards, capitals and corrections are data, from which a view sets its toolkit's.
for input in chain.inputs {
  let traits = input.traits
  print("\(traits.keyboard), capitals: \(traits.capitalization), hidden: \(input.isSecure)")
}

chain.goForward()
draw("In the e-mail")
for key in ["a", "n", "n", " ", "@"] { address.insert(key) }
draw("Typing, a space among the keys")
address.pressReturn()
draw("Return goes on, and says what is wrong with the e-mail")
chain.goBack()
address.insert("exam ple.com")
draw("Back, and the rest is pasted")
address.pressReturn()
secret.insert("correct horse")
draw("The password is hidden")
print("Copied: \(secret.copy() ?? "nothing")")
secret.isSecure = false
draw("Shown, by the button with the eye")
print("Too long a paste is taken: \(secret.insert(String(repeating: "x", count: 20)))")
secret.isSecure = true
secret.pressReturn()
draw("Return in the last field leaves it, and submits")
if case .loaded(let content)? = await run?.value { print(content) }
