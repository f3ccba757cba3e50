/// A text for people, as its author gives it: the same in every language, or one for each.
///
///     let label: LocalizedText = ["en": "Phone", "ja": "電話番号"]
///     label.text(in: "ja-JP")      // 電話番号
///     label.text(in: "ru")         // Phone
///
/// Wherever the package takes a label, a title or a message, it takes a text, a dictionary of texts
/// by language, or one of these; see ``LocalizedTextConvertible``. Which language is read is
/// decided when the text is shown, so that an open form follows a switch.
public struct LocalizedText: Sendable, Hashable {
  private enum Source: Sendable, Hashable {
    case same(String)
    case languages([String: String])
  }

  private let source: Source

  /// Creates a text that reads the same in every language.
  public init(_ text: String) { source = .same(text) }

  /// Creates a text for each language, by BCP 47 code.
  public init(_ texts: [String: String]) { source = .languages(texts) }

  /// The codes of the languages that there are texts for, in alphabetical order; none where the
  /// text is the same in all.
  public var languages: [String] {
    switch source {
    case .same: []
    case .languages(let texts): texts.keys.sorted()
    }
  }

  /// Whether there is nothing to read in any language.
  public var isEmpty: Bool {
    switch source {
    case .same(let text): text.isEmpty
    case .languages(let texts): texts.values.allSatisfy(\.isEmpty)
    }
  }

  /// Returns the text in a language, given by BCP 47 code.
  ///
  /// A language that is not among the texts falls back to its shorter forms (`zh-Hans-CN`,
  /// `zh-Hans`) and to other forms that serve it (`zh-Hant` for `zh-TW`, `pt-BR` for `pt-PT`), then
  /// to the bare language, to English, to the language in another script, and to the
  /// alphabetically first. Case and the separator (`zh_CN`) do not matter.
  ///
  /// - Complexity: Linear in the number of languages.
  public func text(in language: String) -> String {
    switch source {
    case .same(let text): text
    case .languages(let texts): texts[language] ?? best(of: texts, for: language)
    }
  }

  private func best(of texts: [String: String], for language: String) -> String {
    // The code that says most goes first among those that are equally near.
    let codes = texts.keys.sorted { one, other in
      let counts = (subtags(one).count, subtags(other).count)
      return counts.0 == counts.1 ? one < other : counts.0 > counts.1
    }
    let spelled = codes.map { subtags($0) }
    let tags = codes.map { LanguageTag($0) }
    let wanted = LanguageTag(language)
    func exact(_ parts: [String]) -> Int? { spelled.firstIndex(of: parts) }
    func shorter(_ parts: [String]) -> Int? {
      (2..<max(parts.count, 2)).reversed().lazy.compactMap { exact(Array(parts.prefix($0))) }.first
    }
    func served(_ tag: LanguageTag?) -> Int? { tag.flatMap { bestMatch(for: $0, among: tags) } }
    let parts = subtags(language)
    let position =
      exact(parts) ?? shorter(parts) ?? served(wanted) ?? exact(Array(parts.prefix(1)))
      ?? exact(["en"]) ?? served(LanguageTag("en"))
      ?? tags.firstIndex { $0 != nil && $0?.language == wanted?.language }
    return (position.map { codes[$0] } ?? texts.keys.min()).flatMap { texts[$0] } ?? ""
  }
}

/// Returns the parts of a language code, in small letters, without what POSIX locales add.
private func subtags(_ code: String) -> [String] {
  code.prefix { $0 != "." && $0 != "@" }.lowercased()
    .split { $0 == "-" || $0 == "_" }.map(String.init)
}

extension LocalizedText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByDictionaryLiteral
{
  /// Creates a text that reads the same in every language.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a text for each language, by BCP 47 code; of two for one language, the first counts.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements) { first, _ in first })
  }
}

extension LocalizedText: CustomStringConvertible {
  /// The text that is read where no language is known: the English one, if there is one.
  public var description: String { text(in: "en") }
}

extension LocalizedText: Codable {
  /// Reads a text, or an object of texts by language.
  ///
  /// - Throws: A `DecodingError` where it is neither.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.init(text)
    } else if let texts = try? container.decode([String: String].self) {
      self.init(texts)
    } else {
      throw DecodingError.typeMismatch(
        LocalizedText.self,
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "Expected a text, or an object of texts by language."))
    }
  }

  /// Writes a text, or an object of texts by language.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch source {
    case .same(let text): try container.encode(text)
    case .languages(let texts): try container.encode(texts)
    }
  }
}
