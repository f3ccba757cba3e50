/// An edit of a formatted text: what stands before it, what comes in, and what stands after it.
///
/// What stands before stays as it is; what comes in is read like any text; and of what stands
/// after, typed characters stay typed ones, while fixed ones find their places anew.
struct MaskSplice {
  private(set) var run: MaskRun
  /// Where the caret stands after the edit, in UTF-16 code units.
  private(set) var caret = 0
  /// How many characters of the replacement found a place.
  private(set) var taken = 0
  /// How many typed characters after the edit found their places again, and how many did not.
  private(set) var kept = 0
  private(set) var lost = 0
  /// Whether the text was formatted by the mask.
  private(set) var isFormatted = true

  /// - Parameters:
  ///   - range: What is replaced, in UTF-16 code units, between characters.
  ///   - most: How many characters of the replacement are taken at most.
  init(
    _ text: String, _ range: Range<Int>, _ replacement: String, by layout: MaskLayout,
    most: Int = .max
  ) {
    run = MaskRun(layout)
    var probe = run.cursor
    var offset = 0
    var isInserted = false
    var isFormatted = true
    text.visitCharacters { character in
      let place = offset
      offset += character.length
      if place < range.lowerBound {
        isFormatted = run.take(character) != .refused && run.cursor.inserted == 0
        probe = run.cursor
        caret = run.length
        return isFormatted
      }
      if place >= range.upperBound, !isInserted {
        isInserted = true
        insert(replacement, most: most)
      }
      var read = character
      let outcome = probe.take(&read)
      isFormatted = outcome != .refused && probe.inserted == 0
      if place >= range.upperBound { keep(character, outcome) }
      return isFormatted
    }
    self.isFormatted = isFormatted
    if isFormatted, !isInserted { insert(replacement, most: most) }
  }

  private mutating func insert(_ replacement: String, most: Int) {
    replacement.visitCharacters { character in
      guard taken < most, !run.isFull else { return false }
      if run.take(character) != .refused {
        taken += 1
        caret = run.length
      }
      return true
    }
  }

  private mutating func keep(_ character: MaskCharacter, _ outcome: MaskCursor.Outcome) {
    if outcome == .fixed {
      _ = run.take(character, as: .separator)
    } else if run.take(character, as: .typed) == .typed {
      kept += 1
    } else {
      lost += 1
    }
  }
}
