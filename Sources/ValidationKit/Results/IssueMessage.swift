/// An author's own message: a text, a text for each language, or a function of the issue.
///
/// An explicitly empty message is a message: nothing is shown, and neither the field's nor the
/// library's stands in for it.
public struct IssueMessage: Sendable, Hashable {
  private enum Source: Sendable, Hashable {
    case text(LocalizedText)
    case computed(Computation)
  }

  private let source: Source

  /// Creates a message that reads the same in every language.
  public init(_ text: String) { source = .text(LocalizedText(text)) }

  /// Creates a message with a text for each language, by BCP 47 code.
  public init(_ texts: [String: String]) { source = .text(LocalizedText(texts)) }

  /// Creates a message of a text, which may differ by language.
  public init(_ text: LocalizedText) { source = .text(text) }

  /// Creates a message that is made from the issue each time it is shown.
  ///
  /// Two such messages are equal only if one is a copy of the other.
  public init(_ text: @escaping @Sendable (_ issue: ValidationIssue, _ language: String) -> String)
  {
    source = .computed(Computation(text))
  }

  /// Returns the text for an issue in a language, given by BCP 47 code.
  ///
  /// What there is in several languages falls back as ``LocalizedText/text(in:)`` says.
  public func text(for issue: ValidationIssue, language: String) -> String {
    switch source {
    case .text(let text): text.text(in: language)
    case .computed(let computation): computation.text(issue.localized(in: language), language)
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
