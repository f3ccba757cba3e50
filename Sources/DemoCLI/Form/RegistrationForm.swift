import ValidationKit

extension DemoForm {
  /// Returns the form that is built in: a registration with two buttons, in six languages.
  static func registration() -> DemoForm {
    let email = Field(
      label: Texts.email, editing: FieldEditing(filters: [.noWhitespace], traits: .email),
      rules: [.email(.topLevelDomain)], message: Texts.enterEmail)
    let secret = FieldEditing(filters: [.maxLength(32)], traits: .password)
    let password = Field(
      label: Texts.password, editing: secret, rules: [.length(min: 8, max: 16)])
    let again = Field(label: Texts.again, editing: secret)
    let phone = Field(
      label: Texts.phone,
      editing: FieldEditing(mask: TextMask("+{7} ([000]) [000]-[00]-[00]"), traits: .phone),
      rules: [.pattern("7[0-9]{10}")], message: Texts.enterPhone)
    again.requireSame(as: password)

    let register = Control(Texts.register)
    let sendCode = Control(Texts.sendCode)
    let registration = ValidationManager(
      "registration", verifying: [email, password, again, phone], managing: [register])
    let code = ValidationManager("code", verifying: [phone], managing: [sendCode])

    return DemoForm(
      localizedTitle: Texts.title,
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

/// The texts of the form itself.
private enum Texts {
  static let title: LocalizedText = [
    "en": "Registration", "th": "ลงทะเบียน", "zh-Hans": "注册", "ja": "新規登録", "vi": "Đăng ký",
    "ru": "Регистрация",
  ]
  static let email: LocalizedText = [
    "en": "E-mail", "th": "อีเมล", "zh-Hans": "电子邮件", "ja": "メールアドレス", "vi": "Email",
    "ru": "Электронная почта",
  ]
  static let enterEmail: LocalizedText = [
    "en": "Enter an e-mail address", "th": "กรอกที่อยู่อีเมล", "zh-Hans": "请输入电子邮件地址",
    "ja": "メールアドレスを入力してください", "vi": "Nhập địa chỉ email",
    "ru": "Введите адрес электронной почты",
  ]
  static let password: LocalizedText = [
    "en": "Password", "th": "รหัสผ่าน", "zh-Hans": "密码", "ja": "パスワード", "vi": "Mật khẩu",
    "ru": "Пароль",
  ]
  static let again: LocalizedText = [
    "en": "Repeat", "th": "ยืนยันรหัสผ่าน", "zh-Hans": "确认密码", "ja": "パスワード（確認）",
    "vi": "Nhập lại mật khẩu", "ru": "Повтор пароля",
  ]
  static let phone: LocalizedText = [
    "en": "Phone", "th": "โทรศัพท์", "zh-Hans": "电话", "ja": "電話番号", "vi": "Điện thoại",
    "ru": "Телефон",
  ]
  static let enterPhone: LocalizedText = [
    "en": "Enter a phone number", "th": "กรอกหมายเลขโทรศัพท์", "zh-Hans": "请输入电话号码",
    "ja": "電話番号を入力してください", "vi": "Nhập số điện thoại", "ru": "Введите номер телефона",
  ]
  static let register: LocalizedText = [
    "en": "Register", "th": "ลงทะเบียน", "zh-Hans": "注册", "ja": "登録", "vi": "Đăng ký",
    "ru": "Зарегистрироваться",
  ]
  static let sendCode: LocalizedText = [
    "en": "Send code", "th": "ส่งรหัส", "zh-Hans": "发送验证码", "ja": "認証コードを送信",
    "vi": "Gửi mã", "ru": "Отправить код",
  ]
}
