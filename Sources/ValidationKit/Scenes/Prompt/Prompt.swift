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
  /// What the prompt is called.
  public let title: String

  /// What it asks, as long as it is shown.
  public let message: String

  /// The buttons, in the order given; whether each can be pressed is up to its control.
  public private(set) var buttons: [Button]

  /// A button of the prompt, with the control that says whether it can be pressed.
  public struct Button {
    /// What the button says and means.
    public let action: PromptAction
    /// Whether the button can be pressed.
    public let control: Control
  }

  /// The fields; none once the prompt has ended.
  public private(set) var fields: [Field<String>]

  /// Whether an action was taken.
  public private(set) var isEnded = false

  private var manager: ValidationManager?
  private var tokens: [ObserverToken] = []
  private let listeners = ListenerList<[PromptLine]>()
  private var gate = ObservationGate<Watched>()
  private var current: [PromptLine]
  var ticket = TellingTicket()

  private struct Watched: OptionSet, Sendable {
    let rawValue: UInt8
    static let lines = Watched(rawValue: 1)
  }

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - message: What it asks.
  ///   - fields: The fields, such as ``field(_:maxLength:label:message:)`` makes them.
  ///   - actions: The buttons, in order.
  public init(
    _ title: String, message: String, fields: [Field<String>], actions: [PromptAction]
  ) {
    self.title = title
    self.message = message
    self.fields = fields
    buttons = actions.map { Button(action: $0, control: Control($0.title)) }
    current = [PromptLine(message)]
    let needing = buttons.filter(\.action.needsValidity).map(\.control)
    manager = ValidationManager(title, verifying: fields, managing: needing)
    tokens = fields.map { field in
      field.onMessageChange { [weak self] _, _ in self?.updateLines() }
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
    _ text: String = "", maxLength: Int? = nil, label: String? = nil,
    message: IssueMessage? = nil
  ) -> Field<String> {
    let rules: [Rule<String>] = maxLength.map { [.length(max: $0)] } ?? []
    return Field(
      text,
      settings: FieldSettings(
        judging: FieldJudging(rules: rules),
        presentation: FieldPresentation(
          label: label, message: message, feedback: .immediate, neutralWhenEmpty: true)))
  }

  /// The standing message, and a line in the style of errors for each field that shows one.
  public var lines: [PromptLine] {
    gate.read(\Prompt.lines, of: self, .lines)
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
  /// A button that cannot be pressed does nothing, and so does any once the prompt has ended.
  @discardableResult
  public func press(_ title: String) -> Bool {
    guard !isEnded,
      let button = buttons.first(where: { $0.action.title == title }), button.control.isEnabled
    else { return false }
    let texts = fields.map(\.storedValue)
    end()
    button.action.handler(texts)
    return true
  }

  /// Lets go of fields, observers and closures.
  private func end() {
    isEnded = true
    tokens = []
    fields = []
    buttons = []
    // Only when all is written does the manager go: its end may have listeners told.
    let ended = manager
    manager = nil
    withExtendedLifetime(ended) {}
  }

  private func updateLines() {
    let errors = fields.compactMap(\.state.message).map { PromptLine($0, style: .error) }
    let new = [PromptLine(message)] + errors
    guard new != current else { return }
    current = new
    Graph.shared.perform { Graph.shared.enqueue(self) }
  }
}

extension Prompt: Observable {}

extension Prompt: Teller {
  /// Told last: its lines depend on fields of any height.
  var height: Int { .max }

  var diagnosticName: String { "the prompt “\(title)”" }

  var hasNewsForObservers: Bool { gate.isArmed(for: .lines) }

  func tellObservers() {
    gate.disarm(.lines)?.withMutation(of: self, keyPath: \.lines) {}
  }

  func tellListeners() { listeners.tell(current, isSame: ==) }

  func skipListeners() { listeners.skip(current) }
}
