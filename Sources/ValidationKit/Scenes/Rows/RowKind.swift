/// What a row asks for: a title, and how its text is judged.
///
/// Make an enum of your own conform, and the compiler asks for every case; or a struct, where kinds
/// come from data.
public protocol RowKind: Hashable, Sendable {
  /// What the row is called.
  var title: String { get }

  /// What the row is called in every language that there is; its title, unless the kind says more.
  var label: LocalizedText { get }

  /// The kind of a cell that shows no row: never valid.
  static var none: Self { get }

  /// How the text is judged, and what the row shows of it.
  var settings: FieldSettings<String> { get }
}

extension RowKind {
  /// What the row is called, the same in every language.
  public var label: LocalizedText { LocalizedText(title) }

  /// Returns settings that show messages while typing, as rows do.
  ///
  /// - Parameters:
  ///   - rules: What is asked of the text.
  ///   - message: The message for whatever is wrong; nil leaves it to the rules or the library.
  public static func settings(
    _ rules: [Rule<String>], message: (any IssueMessageConvertible)? = nil
  ) -> FieldSettings<String> {
    FieldSettings(
      judging: FieldJudging(rules: rules),
      presentation: FieldPresentation(message: message, feedback: .immediate))
  }
}

/// The ready kinds of rows.
public enum StandardRowKind: String, RowKind, CaseIterable {
  /// 8 to 16 letters and digits, a letter among them.
  case username
  /// 8 to 16 characters without special ones.
  case password
  /// An e-mail address.
  case email
  /// Two letters or more, and nothing else.
  case firstName
  /// Nothing that could be right: the row is never valid, and says so.
  case none

  /// What the row is called in English.
  public var title: String { label.text(in: "en") }

  /// What the row is called in the library's languages.
  public var label: LocalizedText {
    switch self {
    case .username:
      [
        "en": "User name", "th": "ชื่อผู้ใช้", "zh-Hans": "用户名", "ja": "ユーザー名",
        "vi": "Tên người dùng", "ru": "Имя пользователя",
      ]
    case .password:
      [
        "en": "Password", "th": "รหัสผ่าน", "zh-Hans": "密码", "ja": "パスワード", "vi": "Mật khẩu",
        "ru": "Пароль",
      ]
    case .email:
      [
        "en": "E-mail", "th": "อีเมล", "zh-Hans": "电子邮件", "ja": "メールアドレス", "vi": "Email",
        "ru": "Электронная почта",
      ]
    case .firstName:
      ["en": "First name", "th": "ชื่อ", "zh-Hans": "名字", "ja": "名", "vi": "Tên", "ru": "Имя"]
    case .none:
      ["en": "None", "th": "ไม่มี", "zh-Hans": "无", "ja": "なし", "vi": "Không có", "ru": "Нет"]
    }
  }

  /// How the text is judged.
  public var settings: FieldSettings<String> {
    switch self {
    case .username: Self.settings([.username])
    case .password: Self.settings([.length(min: 8, max: 16), .lettersAndDigits])
    case .email: Self.settings([.email(.topLevelDomain)])
    case .firstName: Self.settings([Rule(LetterCount(min: 2)), .letters])
    case .none:
      Self.settings(
        [.satisfies("none") { _ in false }],
        message: [
          "en": "This row asks for nothing", "th": "แถวนี้ไม่ต้องกรอกข้อมูล", "zh-Hans": "此行无需填写",
          "ja": "この行には入力できません", "vi": "Dòng này không cần điền gì",
          "ru": "Эту строку заполнять не нужно",
        ])
    }
  }
}
