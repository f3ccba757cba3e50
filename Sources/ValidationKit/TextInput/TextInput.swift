public import Foundation
public import Observation

/// A single line of text that a user edits: a view forwards its delegate calls, and shows what
/// comes back.
///
///     let phone = Field(label: "Phone", editing: FieldEditing(mask: mask), rules: [.pattern(…)])
///     let input = TextInput(phone)
///     input.insert("9991234567")
///     input.text                     // +7 (999) 123-45-67
///     phone.value                    // 79991234567
///
/// What is done to the text is worked out by the field's ``FieldEditing``, a pure value; the input
/// keeps text, selection, composition and history, and writes the value. The field is judged, and
/// managers and controls are right, when an edit returns. A value that is set by code is shown
/// formatted at once.
///
/// Neither text nor value appear in descriptions or mirrors.
@MainActor
public final class TextInput {
  /// The field whose value is edited.
  public let field: Field<String>

  /// Who is asked and told what happens; not kept alive.
  public weak var delegate: (any TextInputDelegate)?

  /// The chain along which the return key moves the focus.
  public internal(set) weak var chain: FocusChain?

  var storage: EditableText
  var composition: TextComposition?
  var history = TextHistory()
  /// The value that the text stands for, and the mask that formats it.
  var knownValue: String
  var knownMask: TextMask.Storage?
  private var knownSecrecy: Bool
  private var isHidden: Bool
  private var gate = ObservationGate<Watched>()
  private let listeners = ListenerList<String>()
  private var token: ObserverToken?
  var ticket = TellingTicket()

  private struct Watched: OptionSet, Sendable {
    let rawValue: UInt8
    static let content = Watched(rawValue: 1)
  }

  /// Creates a text input that shows a field's value.
  public init(_ field: Field<String>) {
    self.field = field
    let editing = field.editing
    storage = editing.showing(field.storedValue).content
    knownValue = field.storedValue
    knownMask = editing.mask?.storage
    knownSecrecy = editing.traits.isSecure
    isHidden = knownSecrecy
    token = field.onValueChange { [weak self] _, _ in self?.noteChange() }
    field.editor = self
  }

  // MARK: - What is shown

  /// The text and what is selected in it, with what is under composition.
  public var content: EditableText {
    noteRead()
    return current
  }

  /// The text as it is formatted, hidden or not.
  public var text: String { content.text }

  /// What is selected, in UTF-16 code units.
  public var selection: NSRange {
    get { content.selection }
    set { select(newValue) }
  }

  /// The text as a view shows it: a `•` for each character of a secret.
  public var display: String {
    noteRead()
    return shown
  }

  /// Whether the characters are hidden; a button may show and hide them, and nothing else changes.
  public var isSecure: Bool {
    get {
      noteRead()
      follow()
      return isHidden
    }
    set {
      follow()
      guard newValue != isHidden else { return }
      isHidden = newValue
      noteChange()
    }
  }

  /// Calls a closure with each later change of ``display``, until the token ends.
  public func onDisplayChange(
    _ action: @escaping @MainActor (_ old: String, _ new: String) -> Void
  ) -> ObserverToken {
    listeners.listen(known: shown, action)
  }

  private var shown: String {
    let text = current.text
    return isHidden ? String(repeating: "•", count: text.count) : text
  }

  // MARK: - State

  /// The text as it is now: formatted anew where the value was set by code, or the mask changed.
  var current: EditableText {
    follow()
    return composition?.content ?? storage
  }

  /// Follows a value that was set by code, and a mask or a secrecy that was set since.
  func follow() {
    let editing = field.parts[FieldEditing.self]
    let isSecret = editing?.traits.isSecure ?? false
    if isSecret != knownSecrecy { (knownSecrecy, isHidden) = (isSecret, isSecret) }
    let mask = editing?.mask?.storage
    guard mask !== knownMask || !field.storedValue.isIdentical(to: knownValue) else { return }
    knownMask = mask
    showValue()
  }

  /// Shows the field's value; what was under way is given up.
  func showValue() {
    composition = nil
    history.clear()
    knownValue = field.storedValue
    storage = field.editing.showing(knownValue).content
  }

  /// Takes over a text, and writes its value.
  func take(_ edited: EditedText) {
    Graph.shared.perform {
      composition = nil
      storage = edited.content
      field.take(edited: edited.value)
      knownValue = field.storedValue
      noteChange()
    }
  }

  // MARK: - Telling

  func noteRead() { gate.read(\TextInput.content, of: self, .content) }

  func noteChange() {
    guard !listeners.isEmpty || !gate.armed.isEmpty else { return }
    Graph.shared.perform { Graph.shared.enqueue(self) }
  }
}

extension TextInput: Observable {}

extension TextInput: Teller {
  /// Told after the field.
  var height: Int { field.height + 1 }

  var diagnosticName: String { "the text input of \(field.diagnosticName)" }

  var hasNewsForObservers: Bool { gate.isArmed(for: .content) }

  func tellObservers() {
    gate.disarm(.content)?.withMutation(of: self, keyPath: \.content) {}
  }

  func tellListeners() { listeners.tell(shown) { $0.isIdentical(to: $1) } }

  func skipListeners() { listeners.skip(shown) }
}

extension TextInput: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
  /// The type's name alone.
  public nonisolated var description: String { "TextInput" }

  /// The type's name alone.
  public nonisolated var debugDescription: String { description }

  /// A mirror that shows nothing: the text may be a secret.
  public nonisolated var customMirror: Mirror {
    Mirror(self, children: [:], displayStyle: .class)
  }
}
