/// A character on its way through a mask, with where it comes from.
struct MaskCharacter {
  /// The origin of a character, which says what it may become.
  enum Origin: UInt8 {
    /// Typed, pasted, filled in, or set by code: read like any text.
    case typed
    /// Typed before, in a slot behind the edit: stays in a slot, and is never taken for fixed.
    case kept
    /// Fixed, in the text that was edited: finds its place again or goes, and puts nothing else in.
    case fixed
  }

  /// The sort of a character to a mask that has no place for it.
  enum Sort: UInt8 {
    /// A letter or a number.
    case significant
    /// `.`, `/`, `-` or `:`, in any form: ends a group of digits or letters.
    case separator
    /// `,` or an apostrophe: stands between thousands.
    case grouping
    /// White space, marks of direction, and what else nobody sees.
    case blank
    /// Any other sign.
    case sign

    /// Whether the character never ends anything.
    var isIgnorable: Bool { self == .blank || self == .grouping }
  }

  /// The stand-in for characters that are not a single byte.
  static let noByte: UInt8 = 0xFF

  /// The byte of a character of ASCII.
  let byte: UInt8
  /// The byte of the character of ASCII that this one stands for, such as a digit of another
  /// script.
  let folded: UInt8
  let sort: Sort
  var origin = Origin.typed
  /// Whether the user gave the character, and not the mask.
  var isTyped = true
  let character: Character

  init(_ character: Character) {
    if let byte = character.singleASCII {
      self.init(ascii: byte)
      return
    }
    let folded = character.foldedASCII ?? Self.noByte
    if folded != Self.noByte, character.unicodeScalars.first?.isASCII == true {
      // A digit or a sign of ASCII that is dressed up.
      self.init(ascii: folded)
      return
    }
    self.init(
      Self.noByte, folded: folded, folded == Self.noByte ? character.sort : Sort(folded), character)
  }

  private init(_ byte: UInt8, folded: UInt8, _ sort: Sort, _ character: Character) {
    self.byte = byte
    self.folded = folded
    self.sort = sort
    self.character = character
  }

  /// - Parameter byte: A byte of ASCII.
  init(ascii byte: UInt8) {
    self.init(byte, folded: byte, Sort(byte), Character(Unicode.Scalar(byte)))
  }

  var isASCII: Bool { byte != Self.noByte }

  /// Whether the character is a digit, of any script.
  var isDigit: Bool { folded >= 0x30 && folded <= 0x39 }

  /// The length in UTF-16 code units.
  var length: Int { isASCII ? 1 : character.utf16.count }

  /// Whether this character and one directly after it would be read as one.
  func joins(_ next: MaskCharacter) -> Bool {
    if isASCII, next.isASCII { return byte == 0x0D && next.byte == 0x0A }
    return character.joins(next.character)
  }
}

extension MaskCharacter.Sort {
  fileprivate init(_ byte: UInt8) {
    self =
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: .significant
      case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ":"): .separator
      case UInt8(ascii: ","), UInt8(ascii: "'"): .grouping
      case 0...0x20, 0x7F: .blank
      default: .sign
      }
  }
}

extension Character {
  fileprivate var sort: MaskCharacter.Sort {
    guard let first = unicodeScalars.first else { return .blank }
    switch first.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return .blank
    case .decimalNumber, .letterNumber, .otherNumber: return .significant
    case let category where category.isLetter: return .significant
    default: return first.properties.isDefaultIgnorableCodePoint ? .blank : .sign
    }
  }
}

extension String {
  /// Visits the characters, with the lengths that they have here, while the visitor asks for more.
  func visitCharacters(_ visit: (MaskCharacter, _ length: Int) -> Bool) {
    // Without line breaks of two bytes, each byte of ASCII is a character.
    let isDone = utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return false }
      for byte in bytes where !visit(MaskCharacter(ascii: byte), 1) { break }
      return true
    }
    if isDone == true { return }
    for character in self where !visit(MaskCharacter(character), character.utf16.count) { break }
  }
}
