/// Reads letters with their marks and joiners, scalar by scalar; the one meaning of a word.
///
/// Rules for letters and names, and the letters of masks, all read with it.
struct LetterReader {
  private enum Last {
    case nothing
    case letter
    /// A joiner after a virama, which any letter may follow.
    case joiner
    /// A non-joiner between letters that join.
    case nonJoiner
  }

  private var last = Last.nothing
  private var base: Unicode.Scalar = "\0"
  private var previous: Unicode.Scalar = "\0"

  /// Whether the last scalar is a joiner, which a letter must follow.
  var endsWithJoiner: Bool { last == .joiner || last == .nonJoiner }

  /// Reads a letter of ASCII, and returns whether it may stand there.
  mutating func take(ascii byte: UInt8) -> Bool {
    defer { last = .letter }
    base = Unicode.Scalar(byte)
    previous = base
    return last != .nonJoiner
  }

  /// Reads a scalar, and returns whether it is a letter, or goes on with one.
  ///
  /// What is refused ends the word; whether a joiner was last is for the caller to ask before.
  mutating func take(_ scalar: Unicode.Scalar, as kind: ScalarClass) -> Bool {
    switch kind {
    case .letter:
      let isJoined = last != .nonJoiner || scalar.joins
      last = .letter
      base = scalar
      previous = scalar
      return isJoined
    case .mark where last == .letter:
      previous = scalar
      return true
    case .joiner where last == .letter:
      if previous.properties.canonicalCombiningClass == .virama {
        last = .joiner
        return true
      }
      guard scalar == "\u{200C}", base.joins else { return false }
      last = .nonJoiner
      return true
    default: return false
    }
  }

  /// Ends the word.
  mutating func stop() { last = .nothing }
}

extension Character {
  /// The most scalars that a character may have where characters are counted.
  ///
  /// The Stream-Safe Text Format (UAX #15) allows 30 marks on a letter; emoji need about 10
  /// scalars, Sanskrit 11, Thai 3.
  static let mostScalars = 32

  /// Whether the character has more scalars than any that people write.
  ///
  /// - Complexity: Constant.
  var isOverlong: Bool {
    utf8.count > Self.mostScalars
      && unicodeScalars.dropFirst(Self.mostScalars).first != nil
  }

  /// Whether the character is a letter of any script, with its marks, and nothing else.
  ///
  /// A joiner may be last, since what follows is another character: whether a letter follows is for
  /// whoever reads the text.
  var isWordLetter: Bool {
    var reader = LetterReader()
    var isFirst = true
    for scalar in unicodeScalars.prefix(Self.mostScalars + 1) {
      if scalar.isASCII {
        guard isFirst, scalar.isASCIILetter else { return false }
        _ = reader.take(ascii: UInt8(scalar.value))
      } else {
        let kind = scalar.wordClass
        guard !isFirst || kind == .letter, reader.take(scalar, as: kind) else { return false }
      }
      isFirst = false
    }
    return !isFirst && !isOverlong
  }
}
