/// The library's messages in one language: what is shown where neither the rule nor the field has
/// a message of its own.
///
/// The texts are part of the binary, so a moved binary keeps its messages.
public struct MessageCatalog: Sendable {
  /// Makes the text of an issue for a field with a label, or nil where it has none for it.
  public typealias Text =
    @Sendable (_ issue: ValidationIssue, _ label: String?) -> String?

  /// The BCP 47 code of the language, such as `en`.
  public let language: String

  private let texts: Text

  /// Creates a catalog in a language; issues for which `texts` returns nil get the English text.
  public init(language: String, texts: @escaping Text) {
    self.language = language
    self.texts = texts
  }

  /// Returns the library's text for an issue, with the field's label where that reads naturally.
  public func text(for issue: ValidationIssue, label: String? = nil) -> String {
    texts(issue, label) ?? englishText(for: issue, label: label)
  }

  /// Returns the text to be shown for an issue: its own message, else the library's.
  public func message(for issue: ValidationIssue, label: String? = nil) -> String {
    issue.message?.text(for: issue, language: language) ?? text(for: issue, label: label)
  }

  /// Returns a catalog in which the texts of some issues are replaced.
  ///
  /// - Parameter texts: Returns nil for the issues whose text stays as it is.
  public func overriding(_ texts: @escaping Text) -> MessageCatalog {
    let base = self.texts
    return MessageCatalog(language: language) { texts($0, $1) ?? base($0, $1) }
  }
}

extension MessageCatalog {
  /// The English messages.
  public static let english = MessageCatalog(language: "en") { englishText(for: $0, label: $1) }
}
