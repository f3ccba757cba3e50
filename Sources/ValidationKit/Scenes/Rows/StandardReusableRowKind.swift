/// The ready kinds of rows, with titles in the library's six languages.
public enum StandardReusableRowKind: String, ReusableRowKind, CaseIterable {
  /// 8 to 16 letters and digits, a letter among them.
  case username
  /// 8 to 16 characters without special ones; hidden while it is typed.
  case password
  /// An e-mail address; no space gets into it.
  case email
  /// Two letters or more, and nothing else.
  case firstName
  /// Nothing that could be right: the row is never valid, and says so.
  case none

  /// The title of the row in English.
  public var title: String { label.description }

  /// The title of the row in each language of the library.
  public var label: LocalizedText {
    switch self {
    case .username: Self.usernameTitles
    case .password: Self.passwordTitles
    case .email: Self.emailTitles
    case .firstName: Self.firstNameTitles
    case .none: Self.noneTitles
    }
  }

  /// The settings by which the text is typed and judged.
  public var settings: FieldSettings<String> {
    switch self {
    case .username: Self.settings([.username], editing: FieldEditing(traits: Self.usernameTraits))
    case .password:
      Self.settings(
        [.length(min: 8, max: 16), .lettersAndDigits], editing: FieldEditing(traits: .password))
    case .email:
      Self.settings(
        [.email(.topLevelDomain)],
        editing: FieldEditing(filters: [.noWhitespace], traits: .email))
    case .firstName:
      Self.settings(
        [Rule(LetterCount(min: 2)), .letters], editing: FieldEditing(traits: Self.firstNameTraits))
    case .none: Self.settings([Rule("none") { _ in false }], message: Self.asksForNothing)
    }
  }

  /// Letters of any script, so it is the user's own keyboard.
  private static let usernameTraits = TextTraits(
    capitalization: .none, correction: .no, spellChecking: .no, contentType: "username")

  private static let firstNameTraits = TextTraits(
    capitalization: .words, correction: .no, spellChecking: .no, contentType: "givenName")

  private static let asksForNothing: IssueMessage = [
    "en": "This row asks for nothing", "th": "แถวนี้ไม่ต้องกรอกข้อมูล", "zh-Hans": "此行无需填写",
    "ja": "この行には入力できません", "vi": "Dòng này không cần điền gì",
    "ru": "Эту строку заполнять не нужно",
  ]
}

// MARK: - Titles

// Made once, since each row has one.
extension StandardReusableRowKind {
  private static let usernameTitles: LocalizedText = [
    "en": "User name", "th": "ชื่อผู้ใช้", "zh-Hans": "用户名", "ja": "ユーザー名",
    "vi": "Tên người dùng", "ru": "Имя пользователя",
  ]

  private static let passwordTitles: LocalizedText = [
    "en": "Password", "th": "รหัสผ่าน", "zh-Hans": "密码", "ja": "パスワード", "vi": "Mật khẩu",
    "ru": "Пароль",
  ]

  private static let emailTitles: LocalizedText = [
    "en": "E-mail", "th": "อีเมล", "zh-Hans": "电子邮件", "ja": "メールアドレス", "vi": "Email",
    "ru": "Электронная почта",
  ]

  private static let firstNameTitles: LocalizedText = [
    "en": "First name", "th": "ชื่อ", "zh-Hans": "名字", "ja": "名", "vi": "Tên", "ru": "Имя",
  ]

  private static let noneTitles: LocalizedText = [
    "en": "None", "th": "ไม่มี", "zh-Hans": "无", "ja": "なし", "vi": "Không có", "ru": "Нет",
  ]
}
