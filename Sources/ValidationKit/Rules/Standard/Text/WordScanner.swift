/// Reads a text of letters, digits and some other characters once.
struct WordScanner {
  /// The characters of which a text may be made.
  struct Allowed: Sendable, Hashable {
    var letters = false
    var digits = false
    var script = CharacterScript.any
    var others = ScalarSet("")
  }

  let allowed: Allowed

  /// Whether there is a character that is not allowed, or not where it stands.
  private(set) var hasStranger = false
  private(set) var hasLetter = false
  private(set) var hasDigit = false
  private var letters = LetterReader()

  init(_ allowed: Allowed) { self.allowed = allowed }

  /// Whether the text ends in a joiner, which a letter must follow.
  var endsWithJoiner: Bool { letters.endsWithJoiner }

  /// Reads to the end, or to the first stranger where that is enough.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, stopsAtStranger: Bool) {
    var index = 0
    while index < bytes.count, !(stopsAtStranger && hasStranger) {
      let byte = bytes[index]
      if byte < 0x80 {
        read(ascii: byte)
        index += 1
      } else {
        let (scalar, width) = bytes.decodedScalar(at: index)
        read(scalar)
        index += width
      }
    }
  }

  private mutating func read(ascii byte: UInt8) {
    if allowed.letters, byte.isLetter {
      if !letters.take(ascii: byte) { hasStranger = true }
      hasLetter = true
      return
    }
    endWord()
    if allowed.digits, byte.isDigit {
      hasDigit = true
    } else if !allowed.others.contains(ascii: byte) {
      hasStranger = true
    }
  }

  private mutating func read(_ scalar: Unicode.Scalar) {
    let kind = allowed.script == .ascii ? .other : scalar.wordClass
    // A joiner that is allowed anywhere asks for nothing after it.
    if allowed.letters, kind != .joiner || !allowed.others.contains(scalar) {
      let isTaken = letters.take(scalar, as: kind)
      if kind == .letter {
        hasLetter = true
        if !isTaken { hasStranger = true }
        return
      }
      if isTaken { return }
    }
    endWord()
    if kind == .digit, allowed.digits {
      hasDigit = true
    } else if !allowed.others.contains(scalar) {
      hasStranger = true
    }
  }

  /// Ends a word, which no joiner may be the end of.
  private mutating func endWord() {
    if letters.endsWithJoiner { hasStranger = true }
    letters.stop()
  }
}
