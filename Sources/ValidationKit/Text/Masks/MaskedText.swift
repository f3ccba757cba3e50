/// The result of a mask for a text; neither text nor value are ever printed.
public struct MaskedText: Sendable, Undisclosed {
  /// The formatted text; as much of it as there is room for.
  public let text: String

  /// The place of the caret in it, in UTF-16 code units.
  public let caret: Int

  /// The typed characters, and the fixed ones that belong to the value.
  public let value: String

  /// Whether nothing is missing.
  public let isComplete: Bool

  /// The reason why the text cannot be taken as a whole, nil where it can: it is too long, its
  /// separators are doubtful, or nothing of it has a place.
  ///
  /// Fields and text inputs take no such text: an edit is refused, and a value that is set by code
  /// stands as it is and is invalid.
  public let refusal: EditRefusal?

  private let layout: MaskLayout
  private let next: Int
  private let trace: MaskTrace?

  init(_ run: MaskRun, caret: Int, refusal: EditRefusal.Reason?) {
    text = run.text
    self.caret = caret
    value = run.value
    isComplete = run.cursor.isComplete
    self.refusal = refusal.map { EditRefusal($0, format: run.layout.placeholder) }
    layout = run.layout
    next = run.cursor.index
    trace = MaskTrace(layout: run.layout, typed: run.typed, prefix: run.prefix)
  }

  private init(verbatim text: String, caret: Int, of masked: MaskedText) {
    self.text = text
    self.caret = caret
    value = text
    isComplete = false
    refusal = masked.refusal
    layout = masked.layout
    next = layout.positions.count
    trace = nil
  }

  /// Returns a text as it stands, since it does not fit.
  func verbatim(_ text: String, caret: Int) -> MaskedText {
    MaskedText(verbatim: text, caret: caret, of: self)
  }

  /// The placeholder of the whole text before anything is typed.
  var placeholder: String { layout.placeholder }

  /// The placeholder of the rest of the text, as in `0) 000-00-00`.
  public var missing: String { String(layout.positions[next...].map(\.character)) }

  /// The text with its caret.
  public var content: EditableText { EditableText(text, knownCaret: caret, trace: trace) }
}

extension MaskLayout {
  /// The placeholder of the whole text before anything is typed.
  var placeholder: String { String(positions.map(\.character)) }
}
