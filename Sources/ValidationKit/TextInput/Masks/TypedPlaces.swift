/// Where the typed characters of a formatted text stand around a range that is deleted.
///
/// Places are in UTF-16 code units.
struct TypedPlaces {
  /// The last one before the range, and where the one before that ends.
  private(set) var before: Range<Int>?
  private var endBefore = 0
  /// The first one after the range.
  private(set) var after: Range<Int>?
  /// The last one of the text.
  private(set) var last: Range<Int>?
  /// Whether the range contains some.
  private(set) var areInside = false

  /// Finds the places, unless the text is not formatted by the mask.
  init?(in text: String, around range: Range<Int>, by layout: MaskLayout) {
    var cursor = MaskCursor(layout)
    var offset = 0
    var isFormatted = true
    text.visitCharacters { character in
      var character = character
      let place = offset..<offset + character.length
      let outcome = cursor.take(&character)
      isFormatted = outcome != .refused && cursor.inserted == 0
      offset = place.upperBound
      if outcome == .typed { note(place, around: range) }
      return isFormatted
    }
    if !isFormatted { return nil }
  }

  private mutating func note(_ place: Range<Int>, around range: Range<Int>) {
    last = place
    if place.upperBound <= range.lowerBound {
      endBefore = before?.upperBound ?? 0
      before = place
    } else if place.lowerBound >= range.upperBound {
      if after == nil { after = place }
    } else {
      areInside = true
    }
  }

  /// Returns where the last one ends that stands before a place at or next to the range.
  func end(before place: Int) -> Int {
    guard let before else { return 0 }
    return before.upperBound <= place ? before.upperBound : endBefore
  }
}
