import ValidationKit

let email = Field("", rules: [.email], message: "Enter an e-mail address")
let phone = Field(pattern: #"\+?7[0-9]{10}"#, message: "Enter a phone number")
let register = Control("Register")
let sendCode = Control("Send code")
let registration = ValidationManager(verifying: [email, phone], managing: [register])
let codeRequest = ValidationManager(verifying: [phone], managing: [sendCode])

phone.value = "+79991234567"
print("Send code: \(sendCode.isEnabled), Register: \(register.isEnabled)")

email.value = "ann@"
email.leave()
print(email.visibleMessage ?? "no message")

email.value = "ann@example.com"
print(email.visibleMessage ?? "no message", "- Register: \(register.isEnabled)")
