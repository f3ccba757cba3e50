/// One position of a mask: a fixed character, or a slot for a typed one.
struct MaskPosition: Sendable {
  enum Role: UInt8, Sendable {
    /// A fixed character that does not belong to the value.
    case decoration
    /// A fixed character that belongs to the value.
    case fixed
    /// A slot that must be filled.
    case mandatory
    /// A slot that may stay empty.
    case optional
    /// A slot for any number of characters; the last position.
    case repeating
  }

  let role: Role
  /// The fixed character, or what stands for the slot in a placeholder.
  let character: Character
  /// What may be typed into a slot; nothing for a fixed character.
  let kind: CharacterKind
  /// Whether the fixed character is a letter or a digit.
  let isSignificant: Bool
  /// The fixed character that may come directly after this position.
  fileprivate(set) var following: Character?

  init(fixed character: Character, inValue: Bool) {
    role = inValue ? .fixed : .decoration
    self.character = character
    kind = Self.nothing
    isSignificant = character.isLetter || character.isNumber
  }

  init(_ role: Role, _ kind: CharacterKind, placeholder: Character) {
    self.role = role
    self.kind = kind
    character = placeholder
    isSignificant = false
  }

  var isSlot: Bool { role.rawValue >= Role.mandatory.rawValue }

  private static let nothing = CharacterKind { _ in false }
}

/// The positions of one mask; immutable, and shared by all who use the mask.
final class MaskLayout: Sendable {
  let positions: [MaskPosition]

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
