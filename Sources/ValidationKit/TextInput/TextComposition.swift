import Foundation

/// Text under composition (marked text): shown in place of what it will replace, and nothing else.
struct TextComposition: Sendable {
  /// What was there before; it comes back when the composition is given up.
  let base: EditableText
  private(set) var marked: String
  /// What is selected within the marked text.
  private var selection: NSRange

  init(over base: EditableText, _ marked: String, selection: NSRange?) {
    self.base = base
    self.marked = marked
    self.selection = selection ?? NSRange(location: marked.utf16.count, length: 0)
  }

  /// The edit that takes the marked text over.
  func edit(with text: String) -> TextEdit { .insert(text, into: base) }

  /// The text as it is shown meanwhile.
  var content: EditableText {
    let range = base.selectedRange
    let text = base.text[..<range.lowerBound] + marked + base.text[range.upperBound...]
    let within = marked.offsets(of: marked.characters(in: selection))
    return EditableText(
      String(text),
      selection: NSRange(location: base.selection.location + within.location, length: within.length)
    )
  }

  /// Where the marked text stands in it.
  var range: NSRange {
    NSRange(location: base.selection.location, length: marked.utf16.count)
  }
}
