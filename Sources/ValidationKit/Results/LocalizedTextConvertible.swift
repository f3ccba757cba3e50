/// A type that can stand for a text for people: a text, a dictionary of texts by language, or a
/// ``LocalizedText``.
///
///     Field("", label: "Phone")
///     Field("", label: ["en": "Phone", "ja": "電話番号"])
///
/// A type of your own, such as an entry of your app's tables of texts, conforms by naming its
/// texts.
public protocol LocalizedTextConvertible: IssueMessageConvertible {
  /// The text in every language that there is.
  var localizedText: LocalizedText { get }
}

/// A type that can stand for an author's own message: whatever can stand for a text for people, or
/// an ``IssueMessage``, which may be made from the issue.
///
///     Field("", rules: [.email], message: "Enter an e-mail address")
///     Field("", rules: [.email], message: ["en": "Enter an e-mail address", "th": "กรอกอีเมล"])
///     Field("", rules: [.email], message: IssueMessage { issue, language in "…" })
public protocol IssueMessageConvertible: Sendable {
  /// The message.
  var issueMessage: IssueMessage { get }
}

extension LocalizedTextConvertible {
  /// The text as a message.
  public var issueMessage: IssueMessage { IssueMessage(localizedText) }
}

extension LocalizedText: LocalizedTextConvertible {
  /// The text itself.
  public var localizedText: LocalizedText { self }
}

extension String: LocalizedTextConvertible {
  /// The text, the same in every language.
  public var localizedText: LocalizedText { LocalizedText(self) }
}

extension Substring: LocalizedTextConvertible {
  /// The text, the same in every language.
  public var localizedText: LocalizedText { LocalizedText(String(self)) }
}

extension Dictionary: LocalizedTextConvertible, IssueMessageConvertible
where Key == String, Value == String {
  /// The texts by language.
  public var localizedText: LocalizedText { LocalizedText(self) }
}

extension IssueMessage: IssueMessageConvertible {
  /// The message itself.
  public var issueMessage: IssueMessage { self }
}
