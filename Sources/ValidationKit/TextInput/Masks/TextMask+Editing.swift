import Foundation

extension TextMask {
  /// Returns what an edit makes of a text, or nil where nothing of what it inserts has a place.
  ///
  /// Characters that the edit does not touch keep their order, and are not pushed out by those
  /// that it inserts: of these, as many are taken as there is room for. Deleting nothing but fixed
  /// characters steps over them and takes the typed one beyond.
  ///
  /// - Parameters:
  ///   - edit: The edit; its range is clamped, and widened to whole characters.
  ///   - content: The text and its selection, which tells the delete key from backspace. A text
  ///     that is not formatted is formatted first.
  /// - Complexity: Linear in the length of the text and of what of the replacement has room.
  public func applying(_ edit: TextEdit, to content: EditableText) -> MaskedText? {
    let range = content.text.offsets(of: content.text.characters(in: edit.range))
    let bounds = range.lowerBound..<range.upperBound
    return apply(bounds, edit.replacement, to: content)
  }

  func apply(_ range: Range<Int>, _ replacement: String, to content: EditableText) -> MaskedText? {
    if layouts.count == 1 { return apply(range, replacement, to: content, by: layouts[0]) }
    let current = layouts[bestLayout(for: content.text)]
    var range = range
    if replacement.isEmpty {
      range = reach(of: range, in: content, by: current) ?? range
    }
    let text = content.text
    let whole = text.utf16
    let start = whole.index(whole.startIndex, offsetBy: range.lowerBound)
    let end = whole.index(whole.startIndex, offsetBy: range.upperBound)
    let spliced = text[..<start] + replacement + text[end...]
    let best = layouts[bestLayout(for: String(spliced))]
    guard best !== current else {
      return apply(range, replacement, to: content, by: current)
        .map { format($0.text, caret: $0.caret) }
    }
    let masked = format(String(spliced), caret: range.lowerBound + replacement.utf16.count)
    // What no mask has a place for changes nothing.
    let isVain = !replacement.isEmpty && masked.text == content.text
    return isVain ? nil : masked
  }

  // MARK: - One mask

  private func apply(
    _ range: Range<Int>, _ replacement: String, to content: EditableText, by layout: MaskLayout
  ) -> MaskedText? {
    if replacement.isEmpty { return delete(range, from: content, by: layout) }
    let splice = MaskSplice(content.text, range, replacement, by: layout)
    guard splice.isFormatted else {
      let (formatted, range) = formatted(content, range, by: layout)
      guard formatted.text != content.text else { return nil }
      return apply(range, replacement, to: formatted, by: layout)
    }
    if splice.taken == 0 { return nil }
    guard splice.lost > 0 else { return finish(splice) }
    // As many of the inserted characters as push none of the others out.
    return sparing(splice, in: content.text, range, replacement, by: layout).map(finish)
  }

  /// Returns the edit with so much of the replacement that most of what stands after it is kept, nil
  /// where that is nothing.
  private func sparing(
    _ whole: MaskSplice, in text: String, _ range: Range<Int>, _ replacement: String,
    by layout: MaskLayout
  ) -> MaskSplice? {
    func attempt(_ most: Int) -> MaskSplice {
      MaskSplice(text, range, replacement, by: layout, most: most)
    }
    var best: MaskSplice?
    var kept = attempt(0).kept
    // Slots of different kinds may keep more of it where something stands before them. Only an
    // endless mask takes very many characters, and it has room for all that are like its last slot.
    let all = 64
    for most in 1..<min(whole.taken, all) {
      let next = attempt(most)
      if next.kept >= kept { (best, kept) = (next, next.kept) }
    }
    if whole.kept >= kept { return whole }
    var (least, most) = (all, whole.taken - 1)
    while least <= most {
      let middle = (least + most) / 2
      let next = attempt(middle)
      if next.kept >= kept {
        (best, kept) = (next, next.kept)
        least = middle + 1
      } else {
        most = middle - 1
      }
    }
    return best
  }

  private func delete(
    _ range: Range<Int>, from content: EditableText, by layout: MaskLayout
  ) -> MaskedText? {
    guard let reach = reach(of: range, in: content, by: layout) else {
      let (formatted, range) = formatted(content, range, by: layout)
      guard formatted.text != content.text else { return nil }
      return delete(range, from: formatted, by: layout)
    }
    return finish(MaskSplice(content.text, reach, "", by: layout))
  }

  private func finish(_ splice: MaskSplice) -> MaskedText {
    let isAtEnd = splice.caret == splice.run.length
    return finish(splice.run, caret: isAtEnd ? nil : splice.caret)
  }

  /// Returns a text formatted by a mask, and where a range of it went.
  private func formatted(
    _ content: EditableText, _ range: Range<Int>, by layout: MaskLayout
  ) -> (EditableText, Range<Int>) {
    func place(_ offset: Int) -> Int { format(content.text, caret: offset, by: layout).caret }
    let masked = format(content.text, caret: content.selection.location, by: layout)
    let lower = place(range.lowerBound)
    let upper = range.isEmpty ? lower : max(lower, place(range.upperBound))
    return (masked.content, lower..<upper)
  }

  /// Returns what a deletion takes, nil where the text is not formatted by the mask.
  private func reach(
    of range: Range<Int>, in content: EditableText, by layout: MaskLayout
  ) -> Range<Int>? {
    guard let typed = TypedPlaces(in: content.text, around: range, by: layout) else { return nil }
    var reach = range
    if !range.isEmpty, !typed.areInside {
      let selection = content.selection
      if selection.length == 0, selection.location == range.lowerBound {
        reach = typed.after ?? range
      } else if selection.length == 0 || selection.lowerBound..<selection.upperBound != range {
        reach = typed.before ?? range
      }
    }
    // Fixed characters that nothing typed follows any more go too.
    if !range.isEmpty, (typed.last?.lowerBound ?? 0) < reach.upperBound {
      reach = typed.end(before: reach.lowerBound)..<max(reach.upperBound, content.text.utf16.count)
    }
    return reach
  }
}
