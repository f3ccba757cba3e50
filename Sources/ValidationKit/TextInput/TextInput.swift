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
/// managers and controls are right, when an edit returns. A value that is set by code, and another
/// mask, filter or secrecy of the field, are shown at once.
///
/// A view knows only what it shows: every offset that comes in or goes out is one into
/// ``display``, in UTF-16 code units, also while a secret is hidden there. Only ``content`` goes by
/// the text itself.
///
/// Neither text nor value appear in descriptions or mirrors.
@MainActor
public final class TextInput {
  /// The field whose value is edited.
  public let field: Field<String>

  /// The delegate that is asked and told what happens; not kept alive.
  public weak var delegate: (any TextInputDelegate)?

  /// The chain along which the return key moves the focus.
  public internal(set) weak var chain: FocusChain?

  var storage: EditableText
  var composition: TextComposition?
  var history = TextHistory()
  var refusal: EditRefusal?
  /// The value that the text stands for, and the mask that formats it.
  private var knownValue: String
  private var knownMask: TextMask.Storage?
  private var knownTraits: TextTraits
  private(set) var isHidden: Bool
  /// Whether the delegate is still to hear that the field was left.
  var hasLeft = false
  /// The edit that a view was allowed to make by itself.
  var pendingEdit: TextEdit?
  /// The number of the delegate among causes.
  private lazy var number = Transaction.shared.number()
  private var token: ObserverToken?
  let listeners = ListenerList<String>()
  var observers = Observers<TextInput, Properties>()

  struct Properties: OptionSet, Sendable {
    let rawValue: UInt8
    static let content = Properties(rawValue: 1)
  }

  /// Creates a text input that shows a field's value.
  public init(_ field: Field<String>) {
    self.field = field
    let editing = field.editing
    storage = editing.showing(field.storedValue).content
    knownValue = field.storedValue
    knownMask = editing.mask?.storage
    knownTraits = editing.traits
    isHidden = knownTraits.isSecure
    // Passed on also when telling is cut, for whoever watches the text.
    token = field.ensuredValueListeners.listen(known: knownValue, passesOn: true) {
      [weak self] _, _ in self?.noteChange()
    }
    field.editor = self
  }

  // MARK: - What is shown

  /// The text itself and what is selected in it, with what is under composition, hidden or not.
  public var content: EditableText {
    noteRead()
    return current
  }

  /// The text as it is formatted, hidden or not.
  public var text: String { content.text }

  /// The text as a view shows it: a `•` for each character (grapheme cluster) of a secret.
  public var display: String { displayContent.text }

  /// The text that a view shows, and the selection in it.
  public var displayContent: EditableText {
    noteRead()
    let current = current
    guard isConcealed else { return current }
    let shown = ShownText(text: current.text, isHidden: true)
    return EditableText(shown.display, selection: shown.shown(current.selection))
  }

  /// The selection in the ``display``, in UTF-16 code units.
  public var selection: NSRange {
    get { displayContent.selection }
    set { select(newValue) }
  }

  /// Whether the view hides a secret by itself, as a text field of UIKit does that is told to.
  ///
  /// The ``display`` is the text itself then, and it is for the view to follow ``isSecure``.
  public var viewHidesSecrets = false {
    didSet { if viewHidesSecrets != oldValue { noteChange() } }
  }

  /// Whether the characters are hidden; a button may show and hide them, and nothing else changes.
  ///
  /// The same characters stay selected; offsets are those of what is shown from then on.
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
    listeners.listen(known: news, action)
  }

  /// Returns a text as it is shown at the moment.
  func presented(_ text: String) -> ShownText { ShownText(text: text, isHidden: isConcealed) }

  var isConcealed: Bool { isHidden && !viewHidesSecrets }

  // MARK: - State

  /// The text as it is now: formatted anew where the value was set by code, or the mask changed.
  var current: EditableText {
    follow()
    return composition?.content ?? storage
  }

  /// Follows a value that was set by code, and a mask or a secrecy that was set since.
  ///
  /// What reads the text in the middle of such a change finds it right; that it changed is told
  /// when the field says so.
  func follow() {
    let editing = field.textEditing?.editing
    let isSecret = editing?.traits.isSecure ?? false
    if isSecret != knownTraits.isSecure {
      knownTraits.isSecure = isSecret
      isHidden = isSecret
      hasFollowed = true
    }
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
    hasFollowed = true
  }

  /// Shows a value that was set, where what is there is not what it is shown as.
  func showSetValue() {
    follow()
    let editing = field.editing
    // Without a mask, a text that stands for its value stays as it was typed.
    guard composition != nil || editing.mask != nil || knownValue.isEmpty,
      composition != nil || !editing.showing(knownValue).content.text.isIdentical(to: storage.text)
    else { return }
    showValue()
  }

  /// Follows traits that were set, and returns whether something that is shown changed.
  func followSettings() -> Bool {
    follow()
    let traits = field.editing.traits
    if traits == knownTraits { return hasFollowed }
    knownTraits = traits
    return true
  }

  /// Whether something was followed that is still to be told.
  private(set) var hasFollowed = false

  /// Takes over a text, and writes its value.
  func take(_ edited: EditedText) {
    Transaction.shared.perform {
      composition = nil
      storage = edited.content
      // Before the field is judged: what reads the text meanwhile must find nothing to follow.
      knownValue = field.normalized(edited.value)
      field.take(normalized: knownValue)
      noteChange()
    }
  }

  // MARK: - Telling

  func noteRead() { noteRead(\.content, .content) }

  func noteChange() {
    if gate.watched.isEmpty, !isListenedTo { return hasFollowed = false }
    noteChange(.content)
  }
}

extension TextInput: Observable {}

extension TextInput: Listenable {
  var news: String { presented(current.text).display }

  nonisolated static func isSame(_ one: String, _ other: String) -> Bool {
    one.isIdentical(to: other)
  }

  var isListenedTo: Bool { !listeners.isEmpty || delegate != nil }

  /// Told after the field.
  var height: Int { field.height + 1 }

  var diagnosticName: String { "the text input of \(field.diagnosticName)" }

  func notifyListeners() {
    hasFollowed = false
    listeners.tell(news) { Self.isSame($0, $1) }
    guard delegate != nil, Transaction.shared.mayTell(number) else { return hasLeft = false }
    delegate?.textInputNeedsDisplay(self)
    tellOfLeaving()
  }

  func skipListeners() {
    (hasFollowed, hasLeft) = (false, false)
    listeners.skip(news)
  }

  /// Tells the delegate that the field was left, if it was not told yet.
  func tellOfLeaving() {
    guard hasLeft else { return }
    hasLeft = false
    delegate?.textInputDidEndEditing(self)
  }
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
