/// A place in a mask that is being filled from left to right.
///
/// A character goes to the first position that takes it; fixed characters before that are put in.
/// One that no position takes changes nothing, but for a separator that ends what an optional slot
/// waits for. What is formatted once is read in the same way again.
struct MaskCursor {
  /// The fate of a character.
  enum Outcome {
    case refused, fixed, typed
    /// It stands for the fixed character that ends a run of slots.
    case closed
  }

  let layout: MaskLayout
  /// Whether a sign may pass fixed letters and digits that did not come, and a blank an optional
  /// slot: `(` in `+7 (`.
  let leaps: Bool
  /// The next position.
  private(set) var index = 0
  /// The numbers of fixed characters that were put in and did not come, and of those that are
  /// letters or digits.
  private(set) var inserted = 0
  private(set) var guessed = 0
  /// The number of fixed characters that nobody gave and that belong to the value, or are letters
  /// or digits.
  private(set) var invented = 0
  /// The number of characters that found a place and count: those in slots, letters and digits.
  private(set) var taken = 0
  /// The number of signs that found a place among fixed characters.
  private(set) var signs = 0
  /// Whether a leap was made, and whether something that is not ignorable was refused.
  private(set) var hasLeapt = false
  private(set) var isLossy = false
  /// The reason why the text cannot be taken as a whole.
  private(set) var refusal: EditRefusal.Reason?
  private var groups = DigitGroups()
  private var last: MaskCharacter?
  private var lastInValue: MaskCharacter?

  init(_ layout: MaskLayout, leaps: Bool = true) {
    self.layout = layout
    self.leaps = leaps
  }

  /// Whether nothing more can be typed.
  var isFull: Bool { index >= layout.end && !layout.isEndless }

  /// Takes a character of a text, and makes of it what stands in the slot.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - place: Its place among the characters, which tell how the text goes on.
  mutating func take(
    _ character: inout MaskCharacter, at place: Int, of characters: [MaskCharacter]
  ) -> Outcome {
    let outcome = find(&character, at: place, of: characters)
    switch outcome {
    case .typed:
      taken += 1
      let slot = layout.roles[min(index, layout.roles.count - 1)] == .repeating ? index : index - 1
      groups.take(isDigit: character.isDigit && layout.isVariable[slot])
    case .fixed: count(character, at: index - 1)
    case .closed: break
    case .refused where character.origin == .typed: refuse(character)
    case .refused: break
    }
    return outcome
  }

  /// Takes so many characters more into the last slot, of which there is no end.
  mutating func takeRest(_ count: Int) {
    taken += count
    isLossy = true
  }

  /// Ends the text.
  mutating func finish() {
    groups.end()
    if groups.areWrong, refusal == nil { refusal = .separators }
  }

  /// Takes a character of a value, and returns what it is in the mask's value.
  mutating func takeOfValue(_ character: inout MaskCharacter) -> Outcome {
    var place = index
    var passed: Int?
    while place < layout.roles.count {
      if layout.roles[place].isSlot {
        if let accepted = accepted(character, at: place) {
          fill(place, with: accepted)
          character = accepted
          taken += 1
          return .typed
        }
        guard layout.roles[place] == .optional else { return .refused }
        passed = passed ?? place
      } else {
        if let first = passed, layout.isConfusing(first..<place) { return .refused }
        passed = nil
        if layout.roles[place] == .fixed {
          guard layout.isFixed(character, at: place) else { return .refused }
          pass(place)
          taken += 1
          return .fixed
        }
      }
      place += 1
    }
    return .refused
  }

  /// Goes past the fixed characters that come next.
  mutating func complete() {
    while index < layout.roles.count, !layout.roles[index].isSlot { passFixed() }
  }

  /// Whether nothing is missing.
  var isComplete: Bool {
    for role in layout.roles[index...] {
      switch role {
      case .fixed, .mandatory: return false
      case .repeating: return true
      case .decoration, .optional: continue
      }
    }
    return true
  }

  // MARK: - Finding a position

  private mutating func find(
    _ character: inout MaskCharacter, at number: Int, of characters: [MaskCharacter]
  ) -> Outcome {
    var place = index
    var firstPassed: Int?
    var hasPassedSlots = false
    var hasPassedSignificant = false
    let origin = character.origin
    while place < layout.roles.count {
      let role = layout.roles[place]
      if role.isSlot {
        if origin != .fixed, let accepted = accepted(character, at: place) {
          fill(place, with: accepted)
          character = accepted
          return .typed
        }
        guard role == .optional else { break }
        firstPassed = firstPassed ?? place
      } else {
        if let first = firstPassed {
          // Read again, the fixed character must not be taken for a typed one.
          if layout.isConfusing(first..<place) { return .refused }
          (firstPassed, hasPassedSlots) = (nil, true)
        }
        if origin != .kept, layout.isFixed(character, at: place),
          layout.isSignificant[place]
            ? begins(place, number, of: characters)
            : mayPass(character, significant: hasPassedSignificant, slots: hasPassedSlots)
        {
          pass(place)
          return .fixed
        }
        if origin == .fixed { return .refused }
        if layout.isSignificant[place] { hasPassedSignificant = true }
      }
      place += 1
    }
    return close(character)
  }

  /// Whether fixed letters or digits come: a row of them comes as a whole, or as far as the text
  /// goes.
  private func begins(_ place: Int, _ number: Int, of characters: [MaskCharacter]) -> Bool {
    let end = layout.rowEnds[place]
    if end == 0 { return place == index }
    guard characters[number].origin == .typed else { return true }
    var next = number + 1
    for place in place + 1..<max(end, place + 1) {
      while next < characters.count, characters[next].sort != .significant { next += 1 }
      guard next < characters.count else { return true }
      guard characters[next].origin != .kept, layout.isFixed(characters[next], at: place) else {
        return false
      }
      next += 1
    }
    return true
  }

  /// Whether a sign or a blank may stand for itself after what did not come.
  private mutating func mayPass(
    _ character: MaskCharacter, significant: Bool, slots: Bool
  ) -> Bool {
    if character.origin != .typed { return true }
    let isIgnorable = character.sort.isIgnorable
    guard significant || slots && isIgnorable else { return true }
    guard leaps, !(significant && isIgnorable) else { return false }
    hasLeapt = true
    return true
  }

  /// Ends a run of slots that more characters could come into.
  private mutating func close(_ character: MaskCharacter) -> Outcome {
    guard character.origin == .typed,
      character.sort == .separator || character.sort == .significant,
      index > 0, index < layout.roles.count, layout.roles[index] == .optional,
      layout.roles[index - 1].isSlot
    else { return .refused }
    var next = index
    while next < layout.roles.count, layout.roles[next] == .optional { next += 1 }
    guard next < layout.roles.count, !layout.roles[next].isSlot,
      !layout.isConfusing(index..<next)
    else { return .refused }
    pass(next)
    return .closed
  }

  /// Notes a character that found no place.
  private mutating func refuse(_ character: MaskCharacter) {
    if character.sort == .grouping { groups.separate() }
    if character.sort.isIgnorable { return }
    isLossy = true
    // There was a place for one like it, and there is none any more.
    if refusal == nil, layout.takes(character, in: 0..<index),
      !layout.takes(character, in: index..<layout.roles.count)
    {
      refusal = .overflow
    }
  }

  /// Counts what found its place among fixed characters.
  private mutating func count(_ character: MaskCharacter, at place: Int) {
    if !character.isTyped {
      if counts(place) { invented += 1 }
    } else if layout.isSignificant[place] {
      taken += 1
    } else if !character.sort.isIgnorable {
      signs += 1
    }
  }

  /// Whether a fixed character says something: it belongs to the value, or is a letter or a digit.
  private func counts(_ place: Int) -> Bool {
    layout.roles[place] == .fixed || layout.isSignificant[place]
  }

  // MARK: - Going on

  /// Returns the character as it stands in a slot, nil where the slot refuses it.
  private func accepted(_ character: MaskCharacter, at place: Int) -> MaskCharacter? {
    if character.isASCII {
      guard layout.sets[place].contains(character.byte) else { return nil }
      return character.byte == 0x0A && last?.byte == 0x0D && place == index ? nil : character
    }
    let position = layout.positions[place]
    if position.kind.takesFolded(character) {
      var digit = MaskCharacter(ascii: character.folded)
      digit.origin = character.origin
      return digit
    }
    guard !character.character.isOverlong, position.kind.contains(character.character) else {
      return nil
    }
    // Neighbours that are read as one, in the text or in the value, would not be found again.
    if joinsBefore(character, at: place) || character.character.isUnfinished { return nil }
    let following = [position.following, position.followingInValue]
    return following.contains { $0.map(character.character.joins) == true } ? nil : character
  }

  /// Whether a character would join what stands before a position when all before it is passed.
  private func joinsBefore(_ character: MaskCharacter, at place: Int) -> Bool {
    let passed = layout.positions[index..<place]
    func joins(_ fixed: MaskPosition?, or last: MaskCharacter?) -> Bool {
      if let fixed { return fixed.character.joins(character.character) }
      return last?.joins(character) == true
    }
    return joins(passed.last { !$0.isSlot }, or: last)
      || joins(passed.last { $0.role == .fixed }, or: lastInValue)
  }

  /// Puts in the fixed characters before a slot, and fills it.
  private mutating func fill(_ place: Int, with character: MaskCharacter) {
    putIn(before: place)
    last = character
    lastInValue = character
    index = layout.roles[place] == .repeating ? place : place + 1
  }

  /// Puts in the fixed characters before another one, and passes it.
  private mutating func pass(_ place: Int) {
    putIn(before: place)
    index = place
    passFixed()
  }

  private mutating func putIn(before place: Int) {
    while index < place {
      if layout.roles[index].isSlot {
        index += 1
      } else {
        inserted += 1
        if layout.isSignificant[index] { guessed += 1 }
        if counts(index) { invented += 1 }
        passFixed()
      }
    }
  }

  private mutating func passFixed() {
    let byte = layout.bytes[index]
    last =
      byte == MaskCharacter.noByte
      ? MaskCharacter(layout.positions[index].character) : MaskCharacter(ascii: byte)
    if layout.roles[index] == .fixed { lastInValue = last }
    index += 1
    groups.end()
  }
}
