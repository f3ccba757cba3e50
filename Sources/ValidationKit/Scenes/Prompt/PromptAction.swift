/// A button of a prompt, and what it does.
@MainActor
public struct PromptAction {
  /// The role of a button, by which toolkits place and style it.
  public enum Role: String, Sendable, Hashable, Codable {
    /// The action that the prompt is for.
    case `default`
    /// Leaves everything as it was.
    case cancel
  }

  /// The title of the button, in every language that there is.
  public let localizedTitle: LocalizedText

  /// The title of the button, in English where it differs by language; the control of
  /// the prompt's button says it in the language of the prompt.
  public var title: String { localizedTitle.description }

  /// The role of the button.
  public let role: Role

  /// Whether the button can be pressed only while every field is valid.
  public let needsValidity: Bool

  /// The handler of the texts of the fields, in their order, after the prompt has ended.
  let handler: @MainActor (_ texts: [String]) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What the button says: a text, or texts by language.
  ///   - role: What the button means.
  ///   - needsValidity: Whether every field must be valid; by default, for all but cancelling.
  ///   - handler: What is done with the texts of the fields, in their order. The prompt has ended
  /// by
  ///     then, so it may present the next.
  public init(
    _ title: any LocalizedTextConvertible, role: Role = .default, needsValidity: Bool? = nil,
    handler: @escaping @MainActor (_ texts: [String]) -> Void = { _ in }
  ) {
    localizedTitle = title.localizedText
    self.role = role
    self.needsValidity = needsValidity ?? (role != .cancel)
    self.handler = handler
  }
}

/// A line of a prompt's message.
public struct PromptLine: Sendable, Hashable {
  /// The style of a line.
  public enum Style: String, Sendable, Hashable, Codable {
    /// As the message of the prompt.
    case standard
    /// As something that is wrong.
    case error
  }

  /// The text of the line.
  public let text: String

  /// The style of the line.
  public let style: Style

  /// Creates a line.
  public init(_ text: String, style: Style = .standard) {
    self.text = text
    self.style = style
  }
}
