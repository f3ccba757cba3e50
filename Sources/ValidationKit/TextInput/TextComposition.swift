import Foundation

/// Text under composition (marked text): shown in place of what it will replace, and nothing else.
struct TextComposition: Sendable {
  /// The content before; it comes back when the composition is given up.
  let base: EditableText
  private(set) var marked: String
  /// The selection within the marked text.
  private var selection: NSRange

  init(over base: EditableText, _ marked: String, selection: NSRange?) {
    self.base = base
    self.marked = marked
    self.selection = selection ?? NSRange(location: marked.utf16.count, length: 0)
  }

  /// The edit that takes the marked text over.
  func edit(with text: String) -> TextEdit { .insert(text, into: base) }

  /// Returns what an edit of the text as it is shown is to the text before, or nil where it leaves
  /// the marked text as it is.
  func edit(joining edit: TextEdit) -> TextEdit? {
    let shown = content.text
    let touched = shown.offsets(of: shown.characters(in: edit.range))
    let marked = range
    let isTouching =
      touched.length == 0
      ? touched.location > marked.location && touched.location < marked.upperBound
      : touched.location < marked.upperBound && touched.upperBound > marked.location
    guard isTouching else { return nil }
    let lower = min(touched.location, marked.location)
    let upper = max(touched.upperBound, marked.upperBound)
    func part(_ start: Int, _ end: Int) -> Substring {
      let first = shown.utf16.index(shown.startIndex, offsetBy: start)
      return shown[first..<shown.utf16.index(first, offsetBy: end - start)]
    }
    let replaced = NSRange(
      location: lower, length: upper - marked.length + base.selection.length - lower)
    return TextEdit(
      range: replaced,
      replacement: part(lower, touched.location) + edit.replacement
        + part(touched.upperBound, upper))
  }

  /// Returns where a range of the text as it is shown stands once the marked text is taken over.
  func place(of place: NSRange, in text: String) -> NSRange {
    if place.location <= range.location { return place }
    let distance = content.text.utf16.count - min(place.location, content.text.utf16.count)
    return NSRange(location: max(text.utf16.count - distance, 0), length: place.length)
  }

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

  /// The range of the marked text in it.
  var range: NSRange {
    NSRange(location: base.selection.location, length: marked.utf16.count)
  }
}
