/// A place in a mask that is being filled from left to right.
///
/// A fixed character that does not come is put in by itself. A character that a mandatory slot
/// refuses is dropped. A character that optional slots refuse skips them where something after
/// them wants it, or where a fixed character follows that they could not be confused with; so what
/// is formatted once is read in the same way again.
struct MaskCursor {
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
  /// How many fixed characters were put in that did not come.
  private(set) var inserted = 0
  /// How many of them were letters and digits, which a text without them need not have meant.
  private(set) var guessed = 0
  private var last: MaskCharacter?

  init(_ layout: MaskLayout) { self.layout = layout }

  /// Whether nothing more can come.
  var isFull: Bool { index == layout.roles.count }

  /// Takes a character of a formatted or a typed text; one that is typed becomes what stands in the
  /// slot.
  mutating func take(_ character: inout MaskCharacter, as reading: Reading = .any) -> Outcome {
    while index < layout.roles.count {
      if layout.roles[index].isSlot {
        if reading != .separator, fill(index, with: &character) { return .typed }
        guard layout.roles[index] == .optional,
          let next = nextAfterOptional(for: character, as: reading)
        else { return .refused }
        index = next
      } else {
        if reading != .typed, layout.isFixed(character, at: index) {
          passFixed()
          return .fixed
        }
        if reading == .separator { return .refused }
        inserted += 1
        if layout.positions[index].isSignificant { guessed += 1 }
        passFixed()
      }
    }
    return .refused
  }

  /// Takes a character of a value, and returns what it is in the mask's value.
  mutating func takeOfValue(_ character: inout MaskCharacter) -> Outcome {
    while index < layout.roles.count {
      switch layout.roles[index] {
      case .decoration: passFixed()
      case .fixed:
        guard layout.isFixed(character, at: index) else { return .refused }
        passFixed()
        return .fixed
      case .mandatory, .repeating: return fill(index, with: &character) ? .typed : .refused
      case .optional:
        if fill(index, with: &character) { return .typed }
        guard let next = nextAfterOptional(for: character, as: .typed) else { return .refused }
        index = next
      }
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

  // MARK: - Positions

  /// Returns where a character goes that the optional slot at hand refuses, nil for nowhere.
  private func nextAfterOptional(for character: MaskCharacter, as reading: Reading) -> Int? {
    var next = index + 1
    while next < layout.roles.count, layout.roles[next].isSlot {
      if reading != .separator, accepted(character, at: next) != nil { return next }
      guard layout.roles[next] == .optional else { return nil }
      next += 1
    }
    guard next < layout.roles.count else { return nil }
    if reading == .separator, !layout.isFixed(character, at: next) { return nil }
    // Read again, the fixed character must not be taken for a typed one.
    let fixed = layout.positions[next].character
    let isConfusing = layout.positions[index..<next].contains { $0.kind.contains(fixed) }
    return isConfusing ? nil : next
  }

  /// Returns the character as it stands in a slot, nil where the slot refuses it.
  private func accepted(_ character: MaskCharacter, at index: Int) -> MaskCharacter? {
    if character.isASCII {
      guard layout.sets[index].contains(character.byte) else { return nil }
      return last?.joins(character) == true ? nil : character
    }
    let position = layout.positions[index]
    guard let accepted = position.kind.accepted(character.character) else { return nil }
    // Neighbours that are read as one would not be found again.
    let result = MaskCharacter(accepted)
    if last?.joins(result) == true { return nil }
    if result.isASCII { return result }
    return accepted.isUnfinished || position.following.map(accepted.joins) == true ? nil : result
  }

  private mutating func fill(_ index: Int, with character: inout MaskCharacter) -> Bool {
    guard let accepted = accepted(character, at: index) else { return false }
    character = accepted
    last = accepted
    self.index = layout.roles[index] == .repeating ? index : index + 1
    return true
  }

  private mutating func passFixed() {
    let byte = layout.bytes[index]
    last =
      byte == MaskCharacter.noByte
      ? MaskCharacter(layout.positions[index].character) : MaskCharacter(ascii: byte)
    index += 1
  }
}
