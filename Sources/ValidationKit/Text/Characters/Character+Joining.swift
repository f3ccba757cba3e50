extension Character {
  /// The character's byte if it is a single one of ASCII; a line break of two bytes is none.
  var singleASCII: UInt8? {
    let bytes = utf8
    return bytes.count == 1 ? bytes.first : nil
  }

  /// Whether this character and one that came directly after it would be read as one, or cut
  /// elsewhere.
  func joins(_ next: Character) -> Bool {
    if singleASCII != nil, let byte = next.singleASCII { return byte == 0x0A && self == "\r" }
    return next.unicodeScalars.first.map(joins(scalar:)) ?? false
  }

  /// Whether a scalar directly after this character would belong to it.
  func joins(scalar: Unicode.Scalar) -> Bool {
    var text = String(self)
    text.unicodeScalars.append(scalar)
    return text.index(after: text.startIndex) == text.endIndex
  }

  /// Whether the character, unfinished as it is, would draw in even an emoji that came after it.
  var isUnfinished: Bool { joins(scalar: "👩") }

  /// Whether the character is one by itself, not the end of one before or the start of the next.
  var standsAlone: Bool {
    singleASCII != nil || !isUnfinished && !Character("a").joins(self)
  }
}
