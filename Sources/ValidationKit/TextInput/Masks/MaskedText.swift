/// What a mask makes of a text; neither text nor value are ever printed.
public struct MaskedText: Sendable, Undisclosed {
  /// The formatted text.
  public let text: String

  /// Where the caret stands in it, in UTF-16 code units.
  public let caret: Int

  /// The typed characters, and the fixed ones that belong to the value.
  public let value: String

  /// Whether nothing is missing.
  public let isComplete: Bool

  private let layout: MaskLayout
  private let next: Int

  init(_ run: MaskRun, caret: Int) {
    text = run.text
    self.caret = caret
    value = run.value
    isComplete = run.cursor.isComplete
    layout = run.layout
    next = run.cursor.index
  }

  /// What stands for the rest of the text, as in `0) 000-00-00`.
  public var missing: String { String(layout.positions[next...].map(\.character)) }

  /// The text with its caret.
  public var content: EditableText { EditableText(text, knownCaret: caret) }
}
