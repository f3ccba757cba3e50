/// The positions of one mask; immutable, and shared by all who use the mask.
///
/// What every character looks at lies apart from the rest, so that looking copies nothing.
final class MaskLayout: Sendable {
  let positions: [MaskPosition]
  let roles: [MaskPosition.Role]
  /// The byte of each fixed character of ASCII, and of what others stand for.
  let bytes: [UInt8]
  let folds: [UInt8]
  /// The characters of ASCII that each slot takes, a bit for each.
  let sets: [ASCIISet]
  /// Which fixed characters are letters and digits; where one of a row begins, where the row ends.
  let isSignificant: [Bool]
  let rowEnds: [Int]
  /// Which slots stand in a run that more or fewer characters may fill.
  let isVariable: [Bool]
  /// The number of characters that can be typed; the greatest number where there is no end.
  let capacity: Int
  /// The place behind the last slot.
  let end: Int
  /// The prefixes that may stand before a text and are taken off.
  let prefixes: [MaskPrefix]

  /// - Parameter positions: The positions; what comes after a repeating one is out of reach.
  init(_ positions: [MaskPosition], prefixes: [MaskPrefix] = []) {
    let end = positions.firstIndex { $0.role == .repeating } ?? positions.endIndex - 1
    var positions = Array(positions.prefix(through: end))
    Self.linkFixed(&positions)
    self.positions = positions
    self.prefixes = prefixes
    roles = positions.map(\.role)
    bytes = positions.map { $0.character.singleASCII ?? MaskCharacter.noByte }
    folds = positions.map { MaskCharacter($0.character).folded }
    sets = positions.map(\.kind.ascii)
    isSignificant = positions.map(\.isSignificant)
    rowEnds = Self.rowEnds(of: positions)
    isVariable = Self.variability(of: positions)
    let isEndless = positions.last?.role == .repeating
    capacity = isEndless ? .max : positions.count(where: \.isSlot)
    self.end = positions.lastIndex(where: \.isSlot).map { $0 + 1 } ?? 0
  }

  var isEndless: Bool { capacity == .max }

  /// More characters than anybody types into the mask, with what stands between.
  var readLimit: Int { 1_000 + 4 * roles.count }

  /// The mask with other prefixes.
  func accepting(_ prefixes: [MaskPrefix]) -> MaskLayout {
    prefixes.isEmpty && self.prefixes.isEmpty ? self : MaskLayout(positions, prefixes: prefixes)
  }

  /// Whether a fixed character is like another one, in whatever form that is written.
  func isFixed(_ character: MaskCharacter, at index: Int) -> Bool {
    if character.folded != MaskCharacter.noByte { return folds[index] == character.folded }
    return bytes[index] == MaskCharacter.noByte
      && positions[index].character == character.character
  }

  /// Whether some slots, which are passed, could take the fixed character after them for a typed
  /// one.
  func isConfusing(_ slots: Range<Int>) -> Bool {
    let byte = bytes[slots.upperBound]
    if byte != MaskCharacter.noByte { return slots.contains { sets[$0].contains(byte) } }
    let fixed = positions[slots.upperBound].character
    return slots.contains { positions[$0].kind.contains(fixed) }
  }

  /// Whether one of some slots takes a character, or takes others like it.
  func takes(_ character: MaskCharacter, in places: Range<Int>) -> Bool {
    places.contains { roles[$0].isSlot && positions[$0].kind.takes(character) }
  }

  /// Notes which fixed characters may come directly after each position.
  private static func linkFixed(_ positions: inout [MaskPosition]) {
    var following: Character?
    var followingInValue: Character?
    for index in positions.indices.reversed() {
      positions[index].following = following
      positions[index].followingInValue = followingInValue
      switch positions[index].role {
      case .decoration: following = positions[index].character
      case .fixed:
        following = positions[index].character
        followingInValue = following
      case .mandatory, .repeating: (following, followingInValue) = (nil, nil)
      case .optional: break
      }
    }
  }

  private static func rowEnds(of positions: [MaskPosition]) -> [Int] {
    var ends = [Int](repeating: 0, count: positions.count)
    var index = 0
    while index < positions.count {
      let start = index
      while index < positions.count, positions[index].isSignificant { index += 1 }
      if index > start { ends[start] = index } else { index += 1 }
    }
    return ends
  }

  private static func variability(of positions: [MaskPosition]) -> [Bool] {
    var isVariable = [Bool](repeating: false, count: positions.count)
    var start = 0
    for index in 0...positions.count where index == positions.count || !positions[index].isSlot {
      let run = start..<index
      if run.contains(where: { positions[$0].role != .mandatory }) {
        for place in run { isVariable[place] = true }
      }
      start = index + 1
    }
    return isVariable
  }
}

extension CharacterKind {
  /// Whether a mask's slot of this kind takes a character.
  func takes(_ character: MaskCharacter) -> Bool {
    if character.isASCII { return ascii.contains(character.byte) }
    return takesFolded(character) || contains(character.character)
  }

  /// Whether a slot of this kind takes a digit of another script as that of ASCII.
  func takesFolded(_ character: MaskCharacter) -> Bool {
    character.isDigit && ascii.contains(character.folded)
      && (foldsDigits || !contains(character.character))
  }
}
