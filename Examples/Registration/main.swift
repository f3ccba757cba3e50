// Registration: one field, the phone, counts for two buttons.

import ValidationKit

let email = Field("", rules: [.email(.topLevelDomain)], message: "Enter an e-mail address")
let password = Field("", rules: [.length(min: 8, max: 16)])
let phone = Field("", rules: [.pattern(#"\+?7[0-9]{10}"#)], message: "Enter a phone number")
let register = Control("Register"), sendCode = Control("Send code")
let registration = ValidationManager(verifying: [email, password, phone], managing: [register])
let codeRequest = ValidationManager(verifying: [phone], managing: [sendCode])

// A listener does work of its own when the form becomes valid or ceases to be; not at every key.
let token = registration.onStatusChange { change in
  print(change.becameValid ? "  * the form is complete" : "  * the form is incomplete again")
}

@MainActor func show(_ event: String) {
  let enabled = [register, sendCode].filter(\.isEnabled).map { "[\($0.title)]" }
  print("\(event): \(enabled.isEmpty ? "no button" : enabled.joined(separator: " and ")) enabled")
  for field in [email, password, phone] {
    if let message = field.visibleMessage { print("  ! \(message)") }
  }
}

@MainActor func type(_ text: String, into field: Field<String>) {
  for key in text { field.value.append(key) }
}

show("At the start")

// "Send code" needs the phone alone.
type("+79991234567", into: phone)
show("With a phone")

// The message waits until the field is left, and goes at the key that makes the text right.
type("ann", into: email)
show("With half an address")
email.leave()
show("Leaving it")
type("@example.com", into: email)
show("With an address")

// The eighth key of the password completes the form; the listener hears of it once.
type("correct horse", into: password)
show("With a password")

// Both buttons follow the phone.
phone.value.removeLast()
show("With a digit less")
phone.value.append("7")
show("With the digit back")
