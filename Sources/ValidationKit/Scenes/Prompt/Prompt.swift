public import Observation

/// A dialog that asks for texts: a title, a standing message, fields and buttons.
///
///     let prompt = Prompt(
///       "Register", message: "Enter a name", fields: [Prompt.field(maxLength: 5)],
///       actions: [
///         PromptAction("Cancel", role: .cancel),
///         PromptAction("Register") { texts in register(texts[0]) },
///       ])
///
/// The standing message is always there; what is wrong with a field adds a line below it. A prompt
/// ends once, with one action, or when it is dropped; afterwards nothing of it is left behind.
@MainActor
public final class Prompt {
  /// The title of the prompt, in the language of its ``messages``.
  public var title: String {
    noteRead(\.title, .title)
    return localizedTitle.text(in: messages.language)
  }

  /// The standing message, in the language of its ``messages``.
  public var message: String {
    noteRead(\.message, .message)
    return standing
  }

  private let localizedTitle: LocalizedText
  private let localizedMessage: LocalizedText
  private var standing: String { localizedMessage.text(in: messages.language) }

  /// The library's messages, which decide the language of the whole prompt: title, message, fields
  /// and buttons.
  public var messages = MessageCatalog.english {
    didSet {
      Validation.batch {
        manager?.useMessages(messages)
        for button in currentButtons { button.control.language = messages.language }
        if messages.language != oldValue.language { noteChange([.title, .message]) }
        updateLines()
      }
    }
  }

  /// The buttons, in the order given, each with the control that says whether it can be pressed.
  ///
  /// None once the prompt has ended.
  public var buttons: [Button] {
    noteRead(\.buttons, .buttons)
    return currentButtons
  }

  /// A button of the prompt, with the control that says whether it can be pressed.
  public struct Button {
    /// The action of the button, with its title and role.
    public let action: PromptAction
    /// Whether the button can be pressed.
    public let control: Control
  }

  /// The fields; none once the prompt has ended.
  public var fields: [Field<String>] {
    noteRead(\.fields, .fields)
    return currentFields
  }

  /// Whether an action was taken.
  public var isEnded: Bool {
    noteRead(\.isEnded, .isEnded)
    return hasEnded
  }

  private var currentButtons: [Button]
  private var currentFields: [Field<String>]
  private var hasEnded = false
  private var manager: ValidationManager?
  private var tokens: [ObserverToken] = []
  private var current: [PromptLine]
  let listeners = ListenerList<[PromptLine]>()
  var observers = Observers<Prompt, Properties>()

  struct Properties: OptionSet, Sendable {
    let rawValue: UInt8
    static let lines = Properties(rawValue: 1 << 0)
    static let title = Properties(rawValue: 1 << 1)
    static let message = Properties(rawValue: 1 << 2)
    static let buttons = Properties(rawValue: 1 << 3)
    static let fields = Properties(rawValue: 1 << 4)
    static let isEnded = Properties(rawValue: 1 << 5)
  }

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - title: What it is called: a text, or texts by language.
  ///   - message: What it asks, likewise.
  ///   - fields: The fields, such as ``field(_:maxLength:label:message:)`` makes them.
  ///   - actions: The buttons, in order.
  public init(
    _ title: any LocalizedTextConvertible, message: any LocalizedTextConvertible,
    fields: [Field<String>], actions: [PromptAction]
  ) {
    localizedTitle = title.localizedText
    localizedMessage = message.localizedText
    currentFields = fields
    currentButtons = actions.map { Button(action: $0, control: Control($0.localizedTitle)) }
    current = [PromptLine(localizedMessage.text(in: "en"))]
    let needing = currentButtons.filter(\.action.needsValidity).map(\.control)
    manager = ValidationManager(localizedTitle.description, verifying: fields, managing: needing)
    tokens = fields.map { field in
      // The lines are state that follows, so they are right also where telling is cut.
      field.ensuredListeners.message.listen(known: field.state.message, passesOn: true) {
        [weak self] _, _ in self?.updateLines()
      }
    }
    updateLines()
  }

  /// Returns a field for a prompt: required, neutral while it is empty, and with its message shown
  /// while typing.
  ///
  /// - Parameters:
  ///   - text: The text at the start.
  ///   - maxLength: The greatest number of characters (grapheme clusters); nil for no limit.
  ///   - label: What the field is called.
  ///   - message: The message for a text that is too long; nil leaves it to the library.
  public static func field(
    _ text: String = "", maxLength: Int? = nil, label: (any LocalizedTextConvertible)? = nil,
    message: (any IssueMessageConvertible)? = nil
  ) -> Field<String> {
    let rules: [Rule<String>] = maxLength.map { [.length(max: $0)] } ?? []
    return Field(
      text,
      settings: FieldSettings(
        criteria: FieldCriteria(rules: rules),
        presentation: FieldPresentation(
          label: label, message: message, feedback: .immediate, neutralWhenEmpty: true)))
  }

  /// The standing message, and a line in the style of errors for each field that shows one.
  public var lines: [PromptLine] {
    noteRead(\.lines, .lines)
    return current
  }

  /// Calls a closure with the later lines whenever they change, until the token ends.
  public func onLinesChange(_ action: @escaping @MainActor ([PromptLine]) -> Void)
    -> ObserverToken
  {
    listeners.listen(known: current) { _, new in action(new) }
  }

  /// Ends the prompt with an action, and returns whether it did.
  ///
  /// A button is named as it is shown, or by the title of its action. Text under composition is
  /// committed, and the editing ends, before the action is taken. A button that cannot be pressed
  /// by then does nothing, nor one that does not cancel while a field cannot be left, nor any once
  /// the prompt has ended.
  @discardableResult
  public func press(_ title: String) -> Bool {
    guard !hasEnded,
      let button = currentButtons.first(where: { $0.control.title == title })
        ?? currentButtons.first(where: { $0.action.title == title })
    else { return false }
    for field in currentFields { _ = field.editor?.commitComposition() }
    guard button.control.isEnabled else { return false }
    let isLeft = manager?.endEditing() ?? true
    guard isLeft || button.action.role == .cancel, !hasEnded, button.control.isEnabled else {
      return false
    }
    let texts = currentFields.map(\.storedValue)
    end()
    button.action.handler(texts)
    return true
  }

  /// Lets go of fields, observers and closures.
  private func end() {
    Validation.batch {
      hasEnded = true
      tokens = []
      currentFields = []
      currentButtons = []
      // Only when all is written does the manager go: its end may have listeners told.
      let ended = manager
      manager = nil
      withExtendedLifetime(ended) {}
      noteChange([.buttons, .fields, .isEnded])
    }
  }

  private func updateLines() {
    let errors = currentFields.compactMap(\.state.message).map { PromptLine($0, style: .error) }
    let new = [PromptLine(standing)] + errors
    guard new != current else { return }
    current = new
    noteChange(.lines)
  }
}

extension Prompt: Observable {}

extension Prompt: Listenable {
  var news: [PromptLine] { current }

  /// Told last: its lines depend on fields of any height.
  var height: Int { .max }

  var diagnosticName: String { "the prompt “\(localizedTitle)”" }
}
