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

    /// Whether characters are typed here.
    var isSlot: Bool { rawValue >= Role.mandatory.rawValue }
  }

  let role: Role
  /// The fixed character, or what stands for the slot in a placeholder.
  let character: Character
  /// The characters that may be typed into a slot; none for a fixed character.
  let kind: CharacterKind
  /// Whether the fixed character is a letter or a digit.
  let isSignificant: Bool
  /// The place of the fixed character in the mask as it was given, in characters.
  var place = 0
  /// The fixed character that may come directly after this position.
  var following: Character?
  /// The fixed character that may come directly after it in the value.
  var followingInValue: Character?

  init(fixed character: Character, inValue: Bool, place: Int) {
    self.place = place
    role = inValue ? .fixed : .decoration
    self.character = character
    kind = Self.nothing
    isSignificant = character.isLetterOrNumber
  }

  init(_ role: Role, _ kind: CharacterKind, placeholder: Character) {
    self.role = role
    self.kind = kind
    character = placeholder
    isSignificant = false
  }

  var isSlot: Bool { role.isSlot }

  private static let nothing = CharacterKind { _ in false }
}

extension Character {
  /// Whether a character that is fixed in a mask belongs to the value, as punctuation and spaces do
  /// not.
  var isLetterOrNumber: Bool { isLetter || isNumber }
}
