extension TextMask {
  /// Creates a mask from a text in which a symbol stands for each character that is typed.
  ///
  ///     TextMask("+7 (XXX) XXX-XX-XX", placeholder: "X")       // value: 79991234567
  ///
  /// Fixed digits and letters belong to the value; punctuation and spaces do not. A text without
  /// the symbol, or with a character that cannot be fixed, is a programming error and traps.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - placeholder: The symbol.
  ///   - kind: The characters that may be typed in its place.
  ///   - completion: When fixed characters appear at the end of what was typed.
  ///   - acceptsPrefixes: What people write before the text that the mask has no place for, such as
  ///     `8` for `+7`; it is taken off where the text is too long with it and fills the mask without.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public init(
    _ format: String, placeholder: Character, of kind: CharacterKind = .digit,
    completion: Completion = .lazy, acceptsPrefixes: [String] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) {
    do {
      try self.init(
        parsing: format, placeholder: placeholder, of: kind, completion: completion,
        acceptsPrefixes: acceptsPrefixes)
    } catch {
      misuse("\(error)", file: file, line: line)
    }
  }

  /// Creates such a mask from data.
  ///
  /// - Throws: The reason and the place, where the mask cannot be read.
  public init(
    parsing format: String, placeholder: Character, of kind: CharacterKind = .digit,
    completion: Completion = .lazy, acceptsPrefixes: [String] = []
  ) throws(TextMaskError) {
    var positions: [MaskPosition] = []
    for (place, character) in format.enumerated() {
      if character == placeholder {
        positions.append(MaskPosition(.mandatory, kind, placeholder: placeholder))
      } else {
        let inValue = character.isLetterOrNumber
        positions.append(
          try MaskParser.fixed(character, inValue: inValue, at: place, of: format))
      }
    }
    guard positions.contains(where: \.isSlot) else {
      let reason = "\"\(oneLine(String(placeholder)))\" does not occur, so nothing can be typed"
      throw TextMaskError(format: format, reason: reason, position: 0)
    }
    let layout = try MaskParser.layout(positions, of: format)
    self.init(
      format: format, completion: completion,
      layouts: [layout.accepting(acceptsPrefixes.compactMap(MaskPrefix.init))])
  }
}
