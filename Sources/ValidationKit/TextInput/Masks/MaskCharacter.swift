/// A character on its way through a mask, with its byte where it is a single one of ASCII.
struct MaskCharacter {
  /// Stands for characters that are not a single byte.
  static let noByte: UInt8 = 0xFF

  let byte: UInt8
  let character: Character

  init(_ character: Character) {
    self.character = character
    byte = character.singleASCII ?? Self.noByte
  }

  /// - Parameter byte: A byte of ASCII.
  init(ascii byte: UInt8) {
    self.byte = byte
    character = Character(Unicode.Scalar(byte))
  }

  var isASCII: Bool { byte != Self.noByte }

  /// The length in UTF-16 code units.
  var length: Int { isASCII ? 1 : character.utf16.count }

  func isSame(as other: MaskCharacter) -> Bool {
    isASCII || other.isASCII ? byte == other.byte : character == other.character
  }

  /// Whether this character and one directly after it would be read as one.
  func joins(_ next: MaskCharacter) -> Bool {
    if isASCII, next.isASCII { return byte == 0x0D && next.byte == 0x0A }
    return character.joins(next.character)
  }
}

extension String {
  /// Visits the characters while the visitor asks for more.
  func visitCharacters(_ visit: (MaskCharacter) -> Bool) {
    // Without line breaks of two bytes, each byte of ASCII is a character.
    let isDone = utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return false }
      for byte in bytes where !visit(MaskCharacter(ascii: byte)) { break }
      return true
    }
    if isDone == true { return }
    for character in self where !visit(MaskCharacter(character)) { break }
  }
}
