/// The contents before each edit, and after each that was undone.
struct TextHistory: Sendable {
  /// The number of edits that can be undone; older ones are forgotten.
  static let limit: Int = 100

  private var past: [EditableText] = []
  private var future: [EditableText] = []

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Notes what was there before an edit.
  mutating func note(_ content: EditableText) {
    future = []
    past.append(content)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// Returns what is to be there after going back one edit.
  mutating func undo(from content: EditableText) -> EditableText? {
    guard let last = past.popLast() else { return nil }
    future.append(content)
    return last
  }

  /// Returns what is to be there after making an undone edit again.
  mutating func redo(from content: EditableText) -> EditableText? {
    guard let next = future.popLast() else { return nil }
    past.append(content)
    return next
  }

  mutating func clear() { self = TextHistory() }
}
