public import Foundation

/// A text and what is selected in it: the state that an edit starts from and leads to.
///
/// The selection always lies within the text and between grapheme clusters, whatever it is set to.
/// Offsets are in UTF-16 code units, as toolkits count. The text may be a secret, and is never
/// printed.
public struct EditableText: Sendable, Hashable, Undisclosed {
  /// The text.
  public let text: String

  /// The selection; an empty range is a caret.
  public let selection: NSRange

  /// The origin of the text as far as it does not show it, nil where no mask formatted it.
  let trace: MaskTrace?

  /// Creates a text with a selection.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: What is selected; a range that does not fit is clamped, and widened to whole
  ///     grapheme clusters. Nil puts a caret at the end.
  public init(_ text: String, selection: NSRange? = nil) {
    self.init(text, selection: selection, trace: nil)
  }

  private init(_ text: String, selection: NSRange?, trace: MaskTrace?) {
    self.text = text
    self.trace = trace
    if let selection {
      self.selection = text.offsets(of: text.characters(in: selection))
    } else {
      self.selection = NSRange(location: text.utf16.count, length: 0)
    }
  }

  /// Creates a text with a selection by indices; those that do not fit the text are clamped.
  public init(_ text: String, selection: Range<String.Index>) {
    self.text = text
    self.selection = text.offsets(of: text.characters(in: selection))
    trace = nil
  }

  /// Creates a text with a caret between two characters that is known to be right.
  init(_ text: String, knownCaret caret: Int, trace: MaskTrace?) {
    self.text = text
    self.trace = trace
    selection = NSRange(location: caret, length: 0)
  }

  /// The selection, by indices of the text.
  public var selectedRange: Range<String.Index> { text.characters(in: selection) }

  /// The selected text.
  public var selectedText: String { String(text[selectedRange]) }

  /// The same text with another selection.
  public func selecting(_ selection: NSRange) -> EditableText {
    EditableText(text, selection: selection, trace: trace)
  }

  /// Whether text and selection are the same; where the text came from does not count.
  public static func == (one: EditableText, other: EditableText) -> Bool {
    one.text == other.text && one.selection == other.selection
  }

  /// Feeds text and selection to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(selection)
  }
}
