/// The positions of one mask; immutable, and shared by all who use the mask.
///
/// What every character looks at lies apart from the rest, so that looking copies nothing.
final class MaskLayout: Sendable {
  let positions: [MaskPosition]
  let roles: [MaskPosition.Role]
  /// The byte of each fixed character of ASCII.
  let bytes: [UInt8]
  /// The characters of ASCII that each slot takes, a bit for each.
  let sets: [ASCIISet]

  /// - Parameter positions: The positions; what comes after a repeating one is out of reach.
  init(_ positions: [MaskPosition]) {
    let end = positions.firstIndex { $0.role == .repeating } ?? positions.endIndex - 1
    var positions = Array(positions.prefix(through: end))
    var following: Character?
    for index in positions.indices.reversed() {
      positions[index].following = following
      switch positions[index].role {
      case .decoration, .fixed: following = positions[index].character
      case .mandatory, .repeating: following = nil
      case .optional: break
      }
    }
    self.positions = positions
    roles = positions.map(\.role)
    bytes = positions.map { $0.character.singleASCII ?? MaskCharacter.noByte }
    sets = positions.map(\.kind.ascii)
  }

  /// Whether a fixed character is like another one.
  func isFixed(_ character: MaskCharacter, at index: Int) -> Bool {
    let byte = bytes[index]
    if character.isASCII || byte != MaskCharacter.noByte { return byte == character.byte }
    return positions[index].character == character.character
  }

  /// Fixed characters beside each other that would be read as one, if there are some.
  var joinedCharacters: (Character, Character)? {
    for position in positions where !position.isSlot {
      if let next = position.following, position.character.joins(next) {
        return (position.character, next)
      }
    }
    return nil
  }
}
