public import Foundation

/// A set of characters, such as letters of any script; what masks and filters are made of.
///
/// A character is a grapheme cluster, what a reader takes for one: a letter with its accents, or a
/// family emoji.
public struct CharacterKind: Sendable {
  /// The characters of ASCII, so that the most frequent ones need no call.
  let ascii: ASCIISet
  private let condition: @Sendable (Character) -> Bool
  /// Whether digits of other scripts are taken for those of ASCII.
  let foldsDigits: Bool

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
    self.init { set.contains($0) }
  }

  init(foldsDigits: Bool, _ condition: @escaping @Sendable (Character) -> Bool) {
    ascii = ASCIISet { condition(Character($0)) }
    self.condition = condition
    self.foldsDigits = foldsDigits
  }

  /// Whether a character is of this kind.
  public func contains(_ character: Character) -> Bool {
    if let byte = character.singleASCII { return ascii.contains(byte) }
    return condition(character)
  }

  /// Returns the kind of the characters that are of this kind or of another.
  public func or(_ other: CharacterKind) -> CharacterKind {
    CharacterKind { contains($0) || other.contains($0) }
  }

  /// The kind of all other characters.
  public var inverted: CharacterKind { CharacterKind { !contains($0) } }

  /// Returns the character as a mask takes it, or nil where it is not of this kind.
  func accepted(_ character: Character) -> Character? {
    if let byte = character.singleASCII { return ascii.contains(byte) ? character : nil }
    guard condition(character) else { return nil }
    return foldsDigits ? character.foldedDigit : character
  }
}
