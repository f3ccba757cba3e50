/// Reads an e-mail address once, byte by byte, without allocating for ASCII.
struct EmailParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let isStrict: Bool
  let isInternational: Bool
  let needsTopLevelDomain: Bool

  static let longestLocalPart = 64
  static let longestAddress = 254

  init(bytes: UnsafeBufferPointer<UInt8>, options: EmailOptions) {
    self.bytes = bytes
    isStrict = options.contains(.strict)
    isInternational = options.contains(.international)
    needsTopLevelDomain = options.contains(.topLevelDomain)
  }

  /// Whether the lengths and dots of RFC 5321 hold, which those of HTML do not ask for.
  var isLimited: Bool { isStrict || isInternational }

  /// Valid, incomplete where some continuation is valid, or wrong.
  var outcome: RuleOutcome {
    if isLimited, bytes.count > Self.longestAddress { return .wrong }
    var index = 0
    if isInternational, !isStrict, bytes.first == .quote {
      if let outcome = readQuoted(&index) { return outcome }
    } else if let outcome = readLocalPart(&index) {
      return outcome
    }
    var growth = 0
    if hasJoiner(upTo: index), !joinersStand(in: 0..<index, isOpen: false) { return .wrong }
    if isInternational, bytes[..<index].contains(where: { $0 >= 0x80 }) {
      growth = max(bytes.text(0..<index).composedLength - index, 0)
      if index - 1 + growth > Self.longestLocalPart { return .wrong }
    }
    let domain = DomainParser(
      bytes: bytes, ending: needsTopLevelDomain ? .topLevelDomain : .any,
      isInternational: isInternational, longest: isLimited ? Self.longestAddress : .max)
    return domain.outcome(from: index, growth: growth)
  }

  /// Reads up to and with the `@`; an outcome where the text ends or fails before.
  private func readLocalPart(_ index: inout Int) -> RuleOutcome? {
    // What came before is nothing, or something that nothing may follow but a letter.
    var isOpen = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .at {
        guard index > 0, !(isOpen && isLimited) else { return .wrong }
        index += 1
        return nil
      }
      if byte == .dot {
        if isLimited, isOpen { return .wrong }
        isOpen = true
        index += 1
      } else if byte.isAtomByte {
        isOpen = false
        index += 1
      } else if isInternational, byte >= 0x80 {
        let scalar = bytes.scalar(at: index)
        guard scalar.mayStandInLocalPart(after: index > 0 ? bytes[index - 1] : .dot) else {
          return .wrong
        }
        isOpen = scalar.isJoiner
        index += scalar.utf8Width
      } else {
        return .wrong
      }
      if isLimited, index > Self.longestLocalPart { return .wrong }
    }
    if hasJoiner(upTo: index), !joinersStand(in: 0..<index, isOpen: true) { return .wrong }
    // The shortest end is `@a`, after a letter where one is needed.
    return isLimited && isOpen && index == Self.longestLocalPart ? .wrong : .incomplete
  }

  /// Reads `"…"` up to and with the `@` after it.
  private func readQuoted(_ index: inout Int) -> RuleOutcome? {
    index = 1
    var isEscaped = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .quote, !isEscaped {
        index += 1
        if index > Self.longestLocalPart { return .wrong }
        guard index < bytes.count else { return .incomplete }
        guard bytes[index] == .at else { return .wrong }
        index += 1
        return nil
      }
      if byte >= 0x80 {
        let scalar = bytes.scalar(at: index)
        guard !isEscaped, scalar.mayStandInQuotes else { return .wrong }
        index += scalar.utf8Width
      } else {
        guard (0x20...0x7E).contains(byte) else { return .wrong }
        isEscaped = byte == .backslash && !isEscaped
        index += 1
      }
      // The closing quote, and what an escape is for, must still find room.
      if index + (isEscaped ? 2 : 1) > Self.longestLocalPart { return .wrong }
    }
    if hasJoiner(upTo: index), !joinersStand(in: 0..<index, isOpen: true) { return .wrong }
    return .incomplete
  }

  /// Whether there may be a joiner before an index.
  private func hasJoiner(upTo end: Int) -> Bool {
    isInternational && bytes[..<end].contains(0xE2)
  }

  /// Whether the joiners of a local part stand where words are spelt with them.
  private func joinersStand(in range: Range<Int>, isOpen: Bool) -> Bool {
    JoinerRule.outcome(Array(bytes.text(range).unicodeScalars)[...], isOpen: isOpen) != .wrong
  }
}

extension UInt8 {
  /// Whether it is an `atext` of RFC 5322.
  var isAtomByte: Bool {
    if isAlphanumeric { return true }
    switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "^"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"), UInt8(ascii: "~"), .hyphen:
      return true
    default: return false
    }
  }
}
