/// What a row asks for: a title, and how its text is judged.
///
/// Make an enum of your own conform, and the compiler asks for every case; or a struct, where kinds
/// come from data.
public protocol RowKind: Hashable, Sendable {
  /// What the row is called.
  var title: String { get }

  /// The kind of a cell that shows no row: never valid.
  static var none: Self { get }

  /// How the text is judged, and what the row shows of it.
  var settings: FieldSettings<String> { get }
}

extension RowKind {
  /// Returns settings that show messages while typing, as rows do.
  ///
  /// - Parameters:
  ///   - rules: What is asked of the text.
  ///   - message: The message for whatever is wrong; nil leaves it to the rules or the library.
  public static func settings(
    _ rules: [Rule<String>], message: IssueMessage? = nil
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

  /// What the row is called.
  public var title: String {
    switch self {
    case .username: "User name"
    case .password: "Password"
    case .email: "E-mail"
    case .firstName: "First name"
    case .none: "None"
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
      Self.settings([.satisfies("none") { _ in false }], message: "This row asks for nothing")
    }
  }
}
