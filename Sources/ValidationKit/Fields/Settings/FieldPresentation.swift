/// The presentation of a field: what it shows, and when; the part of its settings that does not
/// depend on the type of the value.
public struct FieldPresentation: Sendable {
  /// The label of the field, for messages that speak of it.
  public var label: LocalizedText?

  /// The message for whatever is wrong, where the rule has none of its own; an empty one shows
  /// nothing, nil leaves it to the library.
  public var message: IssueMessage?

  /// The policy by which the field shows what is wrong with it.
  public var feedback: FeedbackPolicy

  /// Whether an emptied required field stays neutral until it is revealed.
  public var neutralWhenEmpty: Bool

  /// The library's messages, in the language of the form.
  public var messages: MessageCatalog

  /// Creates a presentation.
  public init(
    label: (any LocalizedTextConvertible)? = nil, message: (any IssueMessageConvertible)? = nil,
    feedback: FeedbackPolicy = .standard, neutralWhenEmpty: Bool = false,
    messages: MessageCatalog = .english
  ) {
    self.label = label?.localizedText
    self.message = message?.issueMessage
    self.feedback = feedback
    self.neutralWhenEmpty = neutralWhenEmpty
    self.messages = messages
  }

  /// Returns the text for an issue: its own message, else the field's, else the library's.
  public func text(for issue: ValidationIssue) -> String {
    (issue.message ?? message)?.text(for: issue, language: messages.language)
      ?? messages.text(for: issue, label: shownLabel)
  }

  /// The label in the language of the messages.
  var shownLabel: String? { label?.text(in: messages.language) }
}

/// A presentation, made ready: immutable, so that reading it copies nothing.
final class CompiledPresentation: Sendable {
  let presentation: FieldPresentation
  // Copies of what every change reads, since reading a part of `presentation` copies all of it.
  let timing: FeedbackPolicy.Timing
  let neutralWhenEmpty: Bool

  init(_ presentation: FieldPresentation) {
    self.presentation = presentation
    timing = presentation.feedback.timing
    neutralWhenEmpty = presentation.neutralWhenEmpty
  }

  /// Returns the text for an issue, or nil where it is empty: an empty message is never shown.
  func text(for issue: ValidationIssue) -> String? {
    let text = presentation.text(for: issue)
    return text.isEmpty ? nil : text
  }
}
