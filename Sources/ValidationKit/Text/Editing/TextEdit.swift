public import Foundation

/// One edit as a toolkit reports it: what is replaced, and by what.
///
/// The range may be any; it is fitted to the text that the edit is applied to. What comes in its
/// place may be a part of a secret, and is never printed.
public struct TextEdit: Sendable, Hashable, Undisclosed {
  /// The range that is replaced, in UTF-16 code units.
  public var range: NSRange

  /// The text that comes in its place; an empty text deletes.
  public var replacement: String

  /// Creates an edit.
  public init(range: NSRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Creates an edit by indices of the text that it is meant for.
  public init(range: Range<String.Index>, in text: String, replacement: String) {
    self.init(range: text.offsets(of: text.characters(in: range)), replacement: replacement)
  }

  /// Returns the edit that types or pastes a text over what is selected.
  public static func insert(_ text: String, into content: EditableText) -> TextEdit {
    TextEdit(range: content.selection, replacement: text)
  }

  /// Returns the edit of the backspace key: what is selected goes, or else the character before.
  public static func deleteBackward(in content: EditableText) -> TextEdit {
    var range = content.selectedRange
    if range.isEmpty, range.lowerBound > content.text.startIndex {
      range = content.text.index(before: range.lowerBound)..<range.upperBound
    }
    return TextEdit(range: content.text.offsets(of: range), replacement: "")
  }

  /// Returns the edit of the delete key: what is selected goes, or else the character after.
  public static func deleteForward(in content: EditableText) -> TextEdit {
    var range = content.selectedRange
    if range.isEmpty, range.upperBound < content.text.endIndex {
      range = range.lowerBound..<content.text.index(after: range.upperBound)
    }
    return TextEdit(range: content.text.offsets(of: range), replacement: "")
  }

  /// Returns the edit that replaces the whole text, as autofill does.
  public static func replaceAll(of content: EditableText, with text: String) -> TextEdit {
    TextEdit(
      range: NSRange(location: 0, length: content.text.utf16.count), replacement: text)
  }
}
