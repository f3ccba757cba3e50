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
    var probe = MaskRun(layout)
    var offset = 0
    var isInserted = false
    for character in text {
      if offset >= range.upperBound, !isInserted {
        isInserted = true
        insert(replacement, most: most)
      }
      let outcome = probe.take(character)
      if outcome == .refused || probe.inserted > 0 {
        isFormatted = false
        return
      }
      if offset < range.lowerBound {
        _ = run.take(character)
        caret = run.length
      } else if offset >= range.upperBound {
        keep(character, outcome)
      }
      offset += character.utf16.count
    }
    if !isInserted { insert(replacement, most: most) }
  }

  private mutating func insert(_ replacement: String, most: Int) {
    for character in replacement where taken < most {
      if run.isFull { break }
      if run.take(character) != .refused {
        taken += 1
        caret = run.length
      }
    }
  }

  private mutating func keep(_ character: Character, _ outcome: MaskRun.Outcome) {
    if outcome == .fixed {
      _ = run.take(character, as: .separator)
    } else if run.take(character, as: .typed) == .typed {
      kept += 1
    } else {
      lost += 1
    }
  }
}
