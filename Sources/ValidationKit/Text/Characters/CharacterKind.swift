public import Foundation

/// A set of characters, such as letters of any script; what masks and filters are made of.
///
/// A character is a grapheme cluster, what a reader takes for one: a letter with its accents, or a
/// family emoji.
public struct CharacterKind: Sendable {
  /// The characters of ASCII, so that the most frequent ones need no call.
  let ascii: ASCIISet
  private let storage: Storage

  private final class Storage: Sendable {
    let condition: @Sendable (Character) -> Bool
    let foldsDigits: Bool
    /// The characters that the kind consists of, nil where a condition alone decides.
    let members: Set<Character>?

    init(
      _ condition: @escaping @Sendable (Character) -> Bool, foldsDigits: Bool,
      members: Set<Character>?
    ) {
      self.condition = condition
      self.foldsDigits = foldsDigits
      self.members = members
    }
  }

  /// Whether digits of other scripts are taken for those of ASCII.
  var foldsDigits: Bool { storage.foldsDigits }

  /// Creates a kind of those characters for which a condition holds; it must always answer alike.
  public init(_ condition: @escaping @Sendable (Character) -> Bool) {
    self.init(foldsDigits: false, condition)
  }

  /// Creates a kind of the characters of which every Unicode scalar is in a set.
  public init(_ set: CharacterSet) {
    self.init { $0.unicodeScalars.allSatisfy(set.contains) }
  }

  /// Creates a kind of the characters that a text consists of.
  public init(anyOf characters: String) {
    let set = Set(characters)
    self.init(foldsDigits: false, members: set) { set.contains($0) }
  }

  init(
    foldsDigits: Bool, members: Set<Character>? = nil,
    _ condition: @escaping @Sendable (Character) -> Bool
  ) {
    ascii = ASCIISet { condition(Character($0)) }
    storage = Storage(condition, foldsDigits: foldsDigits, members: members)
  }

  /// Whether a character is of this kind.
  public func contains(_ character: Character) -> Bool {
    if let byte = character.singleASCII { return ascii.contains(byte) }
    return storage.condition(character)
  }

  /// Returns the kind of the characters that are of this kind or of another.
  public func or(_ other: CharacterKind) -> CharacterKind {
    CharacterKind { contains($0) || other.contains($0) }
  }

  /// The kind of all other characters.
  public var inverted: CharacterKind { CharacterKind { !contains($0) } }

  /// Whether a kind is this very one, or a copy of it.
  func isSame(as other: CharacterKind) -> Bool { storage === other.storage }

  /// Whether some character is of both kinds, as far as a sample of them tells.
  func overlaps(_ other: CharacterKind) -> Bool {
    if isSame(as: other) || !ascii.isDisjoint(with: other.ascii) { return true }
    if let members = storage.members { return members.contains(where: other.contains) }
    if let members = other.storage.members { return members.contains(where: contains) }
    return Self.sample.contains { contains($0) && other.contains($0) }
  }

  /// Characters of many scripts and sorts.
  private static let sample: [Character] = {
    let places = [
      stride(from: UInt32(0x80), to: 0x3000, by: 13), stride(from: 0x3000, to: 0x1_4000, by: 331),
      stride(from: 0x1_D400, to: 0x1_FB00, by: 61),
    ]
    return places.flatMap { $0 }.compactMap(Unicode.Scalar.init).map(Character.init)
  }()
}
