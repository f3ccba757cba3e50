/// The characters of a formatted text, with their places and with where they come from.
struct MaskedPlaces {
  struct Place {
    /// With the origin `fixed` where the mask put it in.
    var character: MaskCharacter
    /// The place where it begins, in UTF-16 code units.
    let start: Int
    var isSlot = false

    var end: Int { start + character.length }
    var range: Range<Int> { start..<end }
  }

  let layout: MaskLayout
  /// The characters that were taken off as a prefix.
  let prefix: ArraySlice<MaskCharacter>
  private var places: [Place] = []

  /// Reads a text, unless it is not formatted by the mask.
  ///
  /// - Parameters:
  ///   - typed: Which fixed characters did not come from the mask; nil for all.
  ///   - prefix: What was taken off before it was formatted.
  init?(
    _ text: String, by layout: MaskLayout, typed: PositionSet? = nil,
    prefix: ArraySlice<MaskCharacter> = []
  ) {
    self.layout = layout
    self.prefix = prefix
    var characters: [MaskCharacter] = []
    text.visitCharacters { character, _ in
      characters.append(character)
      return true
    }
    places.reserveCapacity(characters.count)
    var cursor = MaskCursor(layout)
    var offset = 0
    for index in characters.indices {
      var place = Place(character: characters[index], start: offset)
      let outcome = cursor.take(&place.character, at: index, of: characters)
      guard outcome == .fixed || outcome == .typed, cursor.inserted == 0 else { return nil }
      place.character = characters[index]
      place.isSlot = outcome == .typed
      if outcome == .fixed, typed?.contains(cursor.index - 1) == false {
        place.character.isTyped = false
        place.character.origin = .fixed
      }
      offset = place.end
      places.append(place)
    }
  }

  // MARK: - Parts

  /// Returns the characters before and behind a range.
  func parts(around range: Range<Int>) -> (head: ArraySlice<Place>, tail: ArraySlice<Place>) {
    let head = places.firstIndex { $0.start >= range.lowerBound } ?? places.endIndex
    let tail = places[head...].firstIndex { $0.start >= range.upperBound } ?? places.endIndex
    return (places[..<head], places[tail...])
  }

  /// Returns what a deletion takes: fixed characters alone are stepped over.
  ///
  /// - Parameters:
  ///   - range: What the toolkit deletes.
  ///   - selection: What is selected, which tells the delete key from backspace.
  ///   - end: Where the text ends.
  func reach(of range: Range<Int>, selecting selection: Range<Int>, end: Int) -> Range<Int> {
    if range.isEmpty { return range }
    let slots = places.filter(\.isSlot)
    let before = slots.lastIndex { $0.end <= range.lowerBound }
    var reach = range
    if !slots.contains(where: { $0.range.overlaps(range) }) {
      if selection.isEmpty, selection.lowerBound == range.lowerBound {
        reach = slots.first { $0.start >= range.upperBound }?.range ?? range
      } else if selection.isEmpty || selection != range {
        reach = before.map { slots[$0].range } ?? range
      }
    }
    // Fixed characters that nothing typed follows any more go too.
    if (slots.last?.start ?? 0) < reach.upperBound {
      let start = slots.last { $0.end <= reach.lowerBound }?.end ?? 0
      reach = start..<max(reach.upperBound, end)
    }
    return reach
  }
}

extension ArraySlice<MaskedPlaces.Place> {
  var hasSlots: Bool { contains(where: \.isSlot) }

  /// The characters that the user gave.
  var given: some Sequence<MaskCharacter> {
    lazy.map(\.character).filter(\.isTyped)
  }

  /// All of it, as it stands before an edit: what is fixed is never taken for typed.
  var standing: some Sequence<MaskCharacter> { settled(slots: .typed) }

  /// All of it, as it finds its place again behind an edit: what was typed is never taken for
  /// fixed.
  var following: some Sequence<MaskCharacter> { settled(slots: .kept) }

  private func settled(slots origin: MaskCharacter.Origin) -> some Sequence<MaskCharacter> {
    lazy.map { place in
      var character = place.character
      character.origin = place.isSlot ? origin : .fixed
      return character
    }
  }
}
