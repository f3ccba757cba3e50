/// A mask being filled, with what comes of it: the formatted text and the value.
struct MaskRun {
  private(set) var cursor: MaskCursor
  private(set) var text = ""
  private(set) var value = ""
  /// The length of the text in UTF-16 code units.
  private(set) var length = 0
  /// The place of the caret, nil for the end.
  private(set) var caret: Int?
  /// The fixed characters that the user gave, and whether there are others before the last
  /// character.
  private(set) var typed = PositionSet()
  private(set) var hasGaps = false
  /// The number of inserted characters that found a place.
  private(set) var placed = 0
  /// The numbers of characters that must stay in slots and did, and that did not, or were letters
  /// and digits that stood there before.
  private(set) var kept = 0
  private(set) var lost = 0
  /// The characters that were taken off as a prefix.
  fileprivate(set) var prefix: ArraySlice<MaskCharacter> = []
  private var isTooLong = false
  private var earlier: EditRefusal.Reason?
  /// Whether the text is wanted, or only how well it fits.
  private let builds: Bool

  init(_ layout: MaskLayout, leaps: Bool = true, builds: Bool = true) {
    cursor = MaskCursor(layout, leaps: leaps)
    self.builds = builds
  }

  var layout: MaskLayout { cursor.layout }

  /// The numbers of characters that count and found a place, of signs that did, and of fixed
  /// letters and digits nobody gave.
  var taken: Int { cursor.taken + prefix.count { $0.sort == .significant } }
  var signs: Int { cursor.signs }
  var guessed: Int { cursor.guessed }

  /// The reason why the text cannot be taken as a whole.
  var refusal: EditRefusal.Reason? {
    earlier ?? cursor.refusal ?? (isTooLong && !layout.isEndless ? .overflow : nil)
  }

  /// Returns the run of a text that is refused for another reason, nil for none.
  func refused(_ reason: EditRefusal.Reason?) -> MaskRun {
    var run = self
    run.earlier = reason
    return run
  }

  /// Takes a character of a source.
  mutating func take(_ place: Int, of source: borrowing MaskSource) {
    let isAtCaret = builds && caret == nil && place >= source.caret
    if isAtCaret, !source.isCaretLate { caret = length }
    let start = cursor.index
    var character = source.characters[place]
    let outcome = cursor.take(&character, at: place, of: source.characters)
    if outcome == .refused {
      let isOld = !source.insertion.contains(place) && character.sort == .significant
      if character.origin == .kept || isOld { lost += 1 }
      return
    }
    if source.insertion.contains(place) { placed += 1 }
    if outcome == .typed, character.origin == .kept { kept += 1 }
    guard builds else { return }
    let isFixed = outcome != .typed
    if isFixed, character.isTyped { typed.insert(cursor.index - 1) }
    putFixed(from: start)
    if isAtCaret, caret == nil { caret = length - (isFixed ? character.length : 0) }
    if !isFixed { put(character) }
  }

  /// Takes a character of a value, and returns whether it is what the mask's value goes on with.
  mutating func takeOfValue(_ character: MaskCharacter) -> Bool {
    let start = cursor.index
    var character = character
    let outcome = cursor.takeOfValue(&character)
    guard builds, outcome != .refused else { return outcome != .refused }
    if outcome == .fixed { typed.insert(cursor.index - 1) }
    putFixed(from: start)
    if outcome == .typed { put(character) }
    return true
  }

  /// Counts what is left for the last slot, of which there is no end.
  mutating func takeRest(_ count: Int) { cursor.takeRest(count) }

  mutating func finish(_ source: borrowing MaskSource) {
    cursor.finish()
    isTooLong = source.isTruncated
    // A text that is too long shows that nothing is missing.
    if refusal == .overflow, cursor.isFull { complete() }
  }

  /// Puts in the fixed characters that come next.
  mutating func complete() {
    let start = cursor.index
    cursor.complete()
    putFixed(from: start)
  }

  /// Takes all characters for given by the user, so that the text stays when it is read again.
  mutating func settle() {
    for place in 0..<min(cursor.index, layout.roles.count) { typed.insert(place) }
  }

  private mutating func put(_ character: MaskCharacter) {
    text.append(character)
    value.append(character)
    length += character.length
  }

  /// Puts in the fixed characters that the cursor went past.
  private mutating func putFixed(from start: Int) {
    let layout = cursor.layout
    for index in start..<cursor.index where !layout.roles[index].isSlot {
      let byte = layout.bytes[index]
      let character =
        byte == MaskCharacter.noByte
        ? MaskCharacter(layout.positions[index].character) : MaskCharacter(ascii: byte)
      text.append(character)
      length += character.length
      if layout.roles[index] == .fixed { value.append(character) }
      if !typed.contains(index) { hasGaps = true }
    }
  }
}

extension String {
  fileprivate mutating func append(_ character: MaskCharacter) {
    if character.isASCII {
      unicodeScalars.append(Unicode.Scalar(character.byte))
    } else {
      append(character.character)
    }
  }
}

extension MaskLayout {
  /// Returns what the mask makes of characters; the one way in which masks read.
  ///
  /// Where a sign could stand for itself or mean nothing, as the first of `(+7) 999` and `(799)`,
  /// the reading that finds more places counts. A prefix is taken off where the text is too long
  /// with it and not without: one of a single character only where the rest fills the mask.
  ///
  /// - Parameters:
  ///   - builds: Whether the text is wanted, or only how well it fits.
  ///   - tally: Counts what fits in slots without end, of which there may be many masks.
  func read(_ source: MaskSource, builds: Bool = true, tally: MaskTally? = nil) -> MaskRun {
    let run = read(source, from: 0, builds: builds, tally: tally)
    guard run.refusal == .overflow, !source.isTruncated, source.characters.count <= readLimit else {
      return run
    }
    for prefix in prefixes {
      guard let start = prefix.end(in: source.characters) else { continue }
      var slots = source
      for place in start..<source.characters.count { slots.characters[place].origin = .kept }
      // The prefix may stand for the fixed part, or before it.
      for source in [source, slots] {
        var rest = read(source, from: start, builds: builds, tally: tally)
        guard rest.refusal == nil, rest.lost == 0,
          prefix.text.count > 1 || rest.cursor.isComplete
        else { continue }
        rest.prefix = source.characters[..<start]
        return rest
      }
    }
    return run
  }

  private func read(
    _ source: MaskSource, from start: Int, builds: Bool, tally: MaskTally?
  ) -> MaskRun {
    let run = fill(source, from: start, leaps: true, builds: builds, tally: tally)
    guard run.cursor.hasLeapt, run.cursor.isLossy else { return run }
    let other = fill(source, from: start, leaps: false, builds: builds, tally: tally)
    return (other.taken, run.guessed) > (run.taken, other.guessed) ? other : run
  }

  private func fill(
    _ source: MaskSource, from start: Int, leaps: Bool, builds: Bool, tally: MaskTally?
  ) -> MaskRun {
    var run = MaskRun(self, leaps: leaps, builds: builds)
    for place in start..<source.characters.count {
      run.take(place, of: source)
      if run.cursor.isFull, run.refusal != nil { break }
      if let tally, isEndless, run.cursor.index == roles.count - 1 {
        run.takeRest(tally.count(of: positions[roles.count - 1].kind, after: place))
        break
      }
    }
    run.finish(source)
    return run
  }
}
