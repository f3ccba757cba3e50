/// The library's messages in one language: what is shown where neither the rule nor the field has
/// a message of its own.
///
/// The texts are part of the binary, so a moved binary keeps its messages. Six languages are
/// ``available``; any text can be replaced, and any language added:
///
///     let messages = MessageCatalog.preferred(Locale.preferredLanguages)
///     form.useMessages(messages)
///
///     let terse = MessageCatalog.english.overriding { issue, label in
///       issue.rule == "email" ? "No e-mail address" : nil
///     }
///
/// Limits are written as the field writes its values; where none does, numbers have a decimal point
/// and no thousands separators. A long list, or a text that does not fit a line, is shortened.
public struct MessageCatalog: Sendable {
  /// Makes the text of an issue for a field with a label, or nil where it has none for it.
  public typealias Text =
    @Sendable (_ issue: ValidationIssue, _ label: String?) -> String?

  /// Makes one text of those of several alternatives, of which there are two or more.
  public typealias Joining = @Sendable (_ alternatives: [String]) -> String

  /// One reference, since every field holds a catalog.
  private let storage: Storage

  /// The BCP 47 code of the language, such as `en`.
  public var language: String { storage.language }

  /// Creates a catalog in a language of your own.
  ///
  /// Where the texts of all alternatives of an `any` rule are in this language, they are joined;
  /// otherwise the fallback says it all, so that no message mixes languages.
  ///
  /// - Parameters:
  ///   - language: The BCP 47 code, by which authors' messages are chosen as well.
  ///   - fallback: Says what `texts` has no text for.
  ///   - joining: Joins the texts of alternatives by "or"; by a slash, unless said otherwise.
  ///   - texts: Returns the text of an issue, or nil to leave it to the fallback.
  public init(
    language: String, fallback: MessageCatalog = .english,
    joining: @escaping Joining = { $0.joined(separator: " / ") }, texts: @escaping Text
  ) {
    storage = Storage(
      language: language, texts: texts, grammar: MessageGrammar(alternatives: joining),
      fallback: fallback)
  }

  /// Creates the catalog of one of the library's languages.
  init<Language: MessageLanguage>(_ language: Language.Type) {
    storage = Storage(
      language: Language.code,
      texts: { issue, label in
        issue.isChoice ? nil : Language.text(for: issue, label: label)
      },
      grammar: MessageGrammar(Language.self), fallback: nil)
  }

  /// Returns the library's text for an issue, with the field's label where that reads naturally.
  ///
  /// An issue in a collection says in which element, counted from 1. An issue of several
  /// alternatives has their texts joined by "or", those of the authors' own unchanged.
  public func text(for issue: ValidationIssue, label: String? = nil) -> String {
    // What is quoted is in this language, also where the fallback has the words.
    let issue = issue.localized(in: language)
    return ownText(for: issue, label: label) ?? storage.fallback?.text(for: issue, label: label)
      ?? ""
  }

  /// Returns the text to be shown for an issue: its own message, else the library's.
  public func message(for issue: ValidationIssue, label: String? = nil) -> String {
    issue.message?.text(for: issue, language: language) ?? text(for: issue, label: label)
  }

  /// Returns a catalog in which the texts of some issues are replaced.
  ///
  /// - Parameter texts: Returns nil for the issues whose text stays as it is.
  public func overriding(_ texts: @escaping Text) -> MessageCatalog {
    let base = storage.texts
    return MessageCatalog(
      storage: Storage(
        language: language, texts: { texts($0, $1) ?? base($0, $1) }, grammar: storage.grammar,
        fallback: storage.fallback))
  }

  private init(storage: Storage) { self.storage = storage }

  /// Whether these are the messages that everything has until others are chosen.
  var isDefault: Bool { storage === Self.english.storage }

  private final class Storage: Sendable {
    let language: String
    let texts: Text
    let grammar: MessageGrammar
    /// Nil for the library's languages, which have a text for every issue.
    let fallback: MessageCatalog?

    init(
      language: String, texts: @escaping Text, grammar: MessageGrammar, fallback: MessageCatalog?
    ) {
      self.language = language
      self.texts = texts
      self.grammar = grammar
      self.fallback = fallback
    }
  }
}

extension MessageCatalog: CustomStringConvertible {
  /// The code of the language.
  public var description: String { language }
}

// MARK: - Alternatives

extension MessageCatalog {
  /// Returns this catalog's text for an issue, or nil where the fallback is to say it.
  private func ownText(for issue: ValidationIssue, label: String?) -> String? {
    if let text = storage.texts(issue, label) { return text }
    guard issue.isChoice else { return nil }
    var choices: [Choice] = []
    guard collect(issue.alternatives, label: label, into: &choices) else { return nil }
    guard let first = choices.first else { return "" }
    let grammar = storage.grammar
    var texts = [first.text]
    for choice in choices.dropFirst() {
      texts.append(choice.isAuthored ? choice.text : grammar.continued(choice.text))
    }
    if texts.count > Self.mostChoices {
      texts.replaceSubrange((Self.mostChoices - 1)..., with: ["…"])
    }
    return grammar.placed(texts.count == 1 ? texts[0] : grammar.alternatives(texts), issue.indices)
  }

  private static var mostChoices: Int { 6 }

  private struct Choice: Equatable {
    let text: String
    let isAuthored: Bool
  }

  /// Adds the texts of alternatives, those of alternatives among them included, each text once, and
  /// returns whether there is one for each.
  private func collect(
    _ alternatives: [ValidationIssue], label: String?, into choices: inout [Choice]
  ) -> Bool {
    for issue in alternatives {
      if let message = issue.message {
        let text = message.text(for: issue, language: language)
        // The author wants nothing to be said of it.
        if !text.isEmpty { add(Choice(text: text, isAuthored: true), to: &choices) }
      } else if let text = storage.texts(issue, label) {
        add(Choice(text: text, isAuthored: false), to: &choices)
      } else if issue.isChoice {
        guard collect(issue.alternatives, label: label, into: &choices) else { return false }
      } else {
        return false
      }
    }
    return true
  }

  private func add(_ choice: Choice, to choices: inout [Choice]) {
    if !choices.contains(choice) { choices.append(choice) }
  }
}

extension ValidationIssue {
  /// Whether the issue is that none of several alternatives holds.
  fileprivate var isChoice: Bool {
    !alternatives.isEmpty && rule == "any" && reason == .invalid
  }
}

/// The ways in which a language puts texts together.
private struct MessageGrammar: Sendable {
  let alternatives: MessageCatalog.Joining
  /// Makes a text of the library's fit the middle of a sentence.
  let continued: @Sendable (String) -> String
  /// Says which element of a collection a text concerns.
  let placed: @Sendable (String, [Int]) -> String

  init(alternatives: @escaping MessageCatalog.Joining) {
    self.alternatives = alternatives
    continued = { $0 }
    placed = { text, _ in text }
  }

  init<Language: MessageLanguage>(_ language: Language.Type) {
    alternatives = { Language.alternatives($0) }
    continued = { Language.continued($0) }
    placed = { Language.placed($0, at: $1) }
  }
}
