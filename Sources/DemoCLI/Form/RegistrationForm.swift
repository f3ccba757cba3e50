import ValidationKit

extension DemoForm {
  /// Returns the form that is built in: a registration with two buttons.
  static func registration() -> DemoForm {
    let email = Field(
      label: "E-mail", editing: FieldEditing(filters: [.noWhitespace], traits: .email),
      rules: [.email(.topLevelDomain)], message: "Enter an e-mail address")
    let secret = FieldEditing(filters: [.maxLength(32)], traits: .password)
    let password = Field(label: "Password", editing: secret, rules: [.length(min: 8, max: 16)])
    let again = Field(label: "Repeat", editing: secret)
    let phone = Field(
      label: "Phone",
      editing: FieldEditing(mask: TextMask("+{7} ([000]) [000]-[00]-[00]"), traits: .phone),
      rules: [.pattern("7[0-9]{10}")], message: "Enter a phone number")
    again.requireSame(as: password)

    let register = Control("Register")
    let sendCode = Control("Send code")
    let registration = ValidationManager(
      "registration", verifying: [email, password, again, phone], managing: [register])
    let code = ValidationManager("code", verifying: [phone], managing: [sendCode])

    return DemoForm(
      title: "Registration",
      fields: [
        NamedField(name: "email", field: email),
        NamedField(name: "password", field: password),
        NamedField(name: "repeat", field: again),
        NamedField(name: "phone", field: phone),
      ],
      controls: [
        NamedControl(name: "register", control: register, submits: registration),
        NamedControl(name: "sendCode", control: sendCode),
      ],
      managers: [registration, code],
      submission: registration)
  }
}
