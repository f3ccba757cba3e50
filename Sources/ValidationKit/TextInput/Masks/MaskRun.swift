/// A mask being filled from left to right: formatted text, value, and the next position.
///
/// A fixed character that does not come is put in by itself. A character that a mandatory slot
/// refuses is dropped. A character that optional slots refuse skips them where something after
/// them wants it, or where a fixed character follows that they could not be confused with; so what
/// is formatted once is read in the same way again.
struct MaskRun {
  /// What a character may become.
  enum Reading {
    /// A fixed character where one like it is next, or else a typed one.
    case any
    /// A typed character, never a fixed one.
    case typed
    /// A fixed character or nothing; puts nothing else in.
    case separator
  }

  /// What a character became.
  enum Outcome {
    case refused, fixed, typed
  }

  let layout: MaskLayout
  /// The next position.
  private(set) var index = 0
  private(set) var text = ""
  private(set) var value = ""
  /// The length of the text in UTF-16 code units.
  private(set) var length = 0
  /// How many fixed characters were put in that did not come.
  private(set) var inserted = 0
  /// How many of them were letters and digits, which a text without them need not have meant.
  private(set) var guessed = 0
  private var last: Character?

  init(_ layout: MaskLayout) { self.layout = layout }

  /// Whether nothing more can come.
  var isFull: Bool { index == layout.positions.count }

  /// Takes a character of a formatted or a typed text.
  mutating func take(_ character: Character, as reading: Reading = .any) -> Outcome {
    let positions = layout.positions
    while index < positions.count {
      if positions[index].isSlot {
        if reading != .separator, fill(index, with: character) { return .typed }
        guard positions[index].role == .optional else { return .refused }
        guard let next = nextAfterOptional(for: character, as: reading) else { return .refused }
        index = next
      } else {
        if reading != .typed, positions[index].character == character {
          putFixed()
          return .fixed
        }
        if reading == .separator { return .refused }
        putFixed()
        inserted += 1
        if positions[index - 1].isSignificant { guessed += 1 }
      }
    }
    return .refused
  }

  /// Takes a character of a value, and returns whether it is what the mask's value goes on with.
  mutating func takeOfValue(_ character: Character) -> Bool {
    let positions = layout.positions
    while index < positions.count {
      switch positions[index].role {
      case .decoration: putFixed()
      case .fixed:
        guard positions[index].character == character else { return false }
        putFixed()
        return true
      case .mandatory, .repeating: return fill(index, with: character)
      case .optional:
        if fill(index, with: character) { return true }
        guard let next = nextAfterOptional(for: character, as: .typed) else { return false }
        index = next
      }
    }
    return false
  }

  /// Puts in the fixed characters that come next.
  mutating func complete() {
    while index < layout.positions.count, !layout.positions[index].isSlot { putFixed() }
  }

  /// Whether nothing is missing.
  var isComplete: Bool {
    for position in layout.positions[index...] {
      switch position.role {
      case .fixed, .mandatory: return false
      case .repeating: return true
      case .decoration, .optional: continue
      }
    }
    return true
  }

  // MARK: - Positions

  /// Returns where a character goes that the optional slot at hand refuses, nil for nowhere.
  private func nextAfterOptional(for character: Character, as reading: Reading) -> Int? {
    let positions = layout.positions
    var next = index + 1
    while next < positions.count, positions[next].isSlot {
      if reading != .separator, accepted(character, at: next) != nil { return next }
      guard positions[next].role == .optional else { return nil }
      next += 1
    }
    guard next < positions.count else { return nil }
    let fixed = positions[next].character
    if reading == .separator, fixed != character { return nil }
    // Read again, the fixed character must not be taken for a typed one.
    let isConfusing = positions[index..<next].contains { $0.kind.contains(fixed) }
    return isConfusing ? nil : next
  }

  /// Returns the character as it stands in a slot, nil where the slot refuses it.
  private func accepted(_ character: Character, at index: Int) -> Character? {
    guard let accepted = layout.positions[index].kind.accepted(character) else { return nil }
    // Neighbours that are read as one would not be found again.
    if let last, last.joins(accepted) { return nil }
    if accepted.singleASCII != nil { return accepted }
    if accepted.isUnfinished || layout.positions[index].following.map(accepted.joins) == true {
      return nil
    }
    return accepted
  }

  private mutating func fill(_ index: Int, with character: Character) -> Bool {
    guard let accepted = accepted(character, at: index) else { return false }
    put(accepted)
    value.append(accepted)
    self.index = layout.positions[index].role == .repeating ? index : index + 1
    return true
  }

  private mutating func putFixed() {
    let position = layout.positions[index]
    put(position.character)
    if position.role == .fixed { value.append(position.character) }
    index += 1
  }

  private mutating func put(_ character: Character) {
    text.append(character)
    length += character.singleASCII == nil ? character.utf16.count : 1
    last = character
  }
}
