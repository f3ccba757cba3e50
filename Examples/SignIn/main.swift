// Signing in: two fields and a button, and nothing that switches the button by hand.

import ValidationKit

let login = Field(pattern: "[a-z0-9]{3,20}", message: "3 to 20 small letters or digits")
let password = Field("", rules: [.length(min: 8, max: 16)])
let signIn = Control("Sign in")
let form = ValidationManager(verifying: [login, password], managing: [signIn])

@MainActor func show(_ event: String) {
  print("\(event): login \(login.appearance), password \(password.appearance), ", terminator: "")
  print("[\(signIn.title)] \(signIn.isEnabled ? "enabled" : "disabled")")
  if let message = login.visibleMessage { print("  Login: \(message)") }
  if let message = password.visibleMessage { print("  Password: \(message)") }
}

// Before any input a field is neutral, and the button is right from the start.
show("At the start")

// While it is typed, a field turns invalid or valid at once, and says nothing yet.
login.value = "An"
show("Typing the login")

// Leaving it wrong shows its message, until the text is right.
login.leave()
show("Leaving the login")
login.value = "ann"
show("Correcting the login")

// The last field that becomes valid enables the button, before the setter returns.
password.value = "correct horse"
show("Typing the password")

// One character too few, and the button is disabled again.
password.value = "correct"
password.leave()
show("Shortening the password")
