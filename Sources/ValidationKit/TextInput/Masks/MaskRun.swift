/// A mask being filled, with what comes of it: the formatted text and the value.
struct MaskRun {
  private(set) var cursor: MaskCursor
  private(set) var text = ""
  private(set) var value = ""
  /// The length of the text in UTF-16 code units.
  private(set) var length = 0

  init(_ layout: MaskLayout) { cursor = MaskCursor(layout) }

  var layout: MaskLayout { cursor.layout }
  var isFull: Bool { cursor.isFull }

  /// Takes a character of a formatted or a typed text.
  mutating func take(
    _ character: MaskCharacter, as reading: MaskCursor.Reading = .any
  ) -> MaskCursor.Outcome {
    let start = cursor.index
    var character = character
    let outcome = cursor.take(&character, as: reading)
    putFixed(from: start)
    if outcome == .typed { put(character) }
    return outcome
  }

  /// Takes a character of a value, and returns whether it is what the mask's value goes on with.
  mutating func takeOfValue(_ character: MaskCharacter) -> Bool {
    let start = cursor.index
    var character = character
    let outcome = cursor.takeOfValue(&character)
    putFixed(from: start)
    if outcome == .typed { put(character) }
    return outcome != .refused
  }

  /// Puts in the fixed characters that come next.
  mutating func complete() {
    let start = cursor.index
    cursor.complete()
    putFixed(from: start)
  }

  private mutating func put(_ character: MaskCharacter) {
    text.append(character)
    value.append(character)
    length += character.length
  }

  /// Puts in the fixed characters that the cursor went past.
  private mutating func putFixed(from start: Int) {
    let layout = cursor.layout
    for index in start..<cursor.index where !layout.roles[index].isSlot {
      let byte = layout.bytes[index]
      let character =
        byte == MaskCharacter.noByte
        ? MaskCharacter(layout.positions[index].character) : MaskCharacter(ascii: byte)
      text.append(character)
      length += character.length
      if layout.roles[index] == .fixed { value.append(character) }
    }
  }
}

extension String {
  fileprivate mutating func append(_ character: MaskCharacter) {
    if character.isASCII {
      unicodeScalars.append(Unicode.Scalar(character.byte))
    } else {
      append(character.character)
    }
  }
}
