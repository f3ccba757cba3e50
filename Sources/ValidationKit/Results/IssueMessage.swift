/// An author's own message: a text, a text for each language, or a function of the issue.
///
/// An explicitly empty message is a message: nothing is shown, and neither the field's nor the
/// library's stands in for it.
public struct IssueMessage: Sendable, Hashable {
  private enum Source: Sendable, Hashable {
    case text(String)
    case languages([String: String])
    case computed(Computation)
  }

  private let source: Source

  /// Creates a message that reads the same in every language.
  public init(_ text: String) { source = .text(text) }

  /// Creates a message with a text for each language, by BCP 47 code.
  ///
  /// A code that is not among the texts falls back to its shorter forms (`zh-Hans-CN`, `zh-Hans`,
  /// `zh`), then to another form that serves it (`zh-CN` for `zh-Hans`), then to English, then to
  /// the alphabetically first.
  public init(_ texts: [String: String]) { source = .languages(texts) }

  /// Creates a message that is made from the issue each time it is shown.
  ///
  /// Two such messages are equal only if one is a copy of the other.
  public init(_ text: @escaping @Sendable (_ issue: ValidationIssue, _ language: String) -> String)
  {
    source = .computed(Computation(text))
  }

  /// Returns the text for an issue in a language, given by BCP 47 code.
  public func text(for issue: ValidationIssue, language: String) -> String {
    switch source {
    case .text(let text):
      return text
    case .languages(let texts):
      for code in languageFallbacks(language) {
        if let text = texts[code] { return text }
      }
      let codes = texts.keys.sorted()
      let served = LanguageTag(language).flatMap {
        bestMatch(for: $0, among: codes.map(LanguageTag.init))
      }
      return served.flatMap { texts[codes[$0]] } ?? texts["en"] ?? codes.first.flatMap { texts[$0] }
        ?? ""
    case .computed(let computation):
      return computation.text(issue, language)
    }
  }

  private final class Computation: Sendable, Hashable {
    let text: @Sendable (ValidationIssue, String) -> String

    init(_ text: @escaping @Sendable (ValidationIssue, String) -> String) { self.text = text }

    static func == (one: Computation, other: Computation) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}

extension IssueMessage: ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByDictionaryLiteral
{
  /// Creates a message that reads the same in every language.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a message with a text for each language, by BCP 47 code.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(Dictionary(elements) { first, _ in first })
  }
}

/// Returns a BCP 47 code and its shorter forms, longest first.
func languageFallbacks(_ code: String) -> [String] {
  var parts = code.split(separator: "-")
  var codes: [String] = []
  while !parts.isEmpty {
    codes.append(parts.joined(separator: "-"))
    parts.removeLast()
  }
  return codes
}
