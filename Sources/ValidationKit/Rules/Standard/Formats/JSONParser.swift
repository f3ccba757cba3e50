/// Reads a text of JSON once, byte by byte, without recursion.
struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let maxDepth: Int
  /// A bit for each open container: whether it is an object.
  private let stack: UnsafeMutableBufferPointer<UInt64>
  private var depth = 0
  private var index = 0
  private var expected = Expected.value

  private enum Expected {
    case value
    case valueOrEnd
    case name
    case nameOrEnd
    case colon
    case commaOrEnd
    /// Nothing but white space.
    case nothing
  }

  init(
    bytes: UnsafeBufferPointer<UInt8>, maxDepth: Int, stack: UnsafeMutableBufferPointer<UInt64>
  ) {
    self.bytes = bytes
    self.maxDepth = maxDepth
    self.stack = stack
  }

  /// Valid, incomplete where some continuation is valid, wrong, or too deep to be checked.
  mutating func read() -> RuleOutcome {
    while true {
      while index < bytes.count, bytes[index].isJSONSpace { index += 1 }
      guard index < bytes.count else { return expected == .nothing ? .valid : .incomplete }
      let byte = bytes[index]
      var outcome: RuleOutcome?
      switch expected {
      case .nothing: return .wrong
      case .colon:
        guard byte == .colon else { return .wrong }
        index += 1
        expected = .value
      case .name, .nameOrEnd:
        if byte == .quote {
          outcome = readString()
          expected = .colon
        } else {
          guard byte == .closingBrace, expected == .nameOrEnd else { return .wrong }
          close()
        }
      case .commaOrEnd:
        if byte == UInt8(ascii: ",") {
          index += 1
          expected = isInObject ? .name : .value
        } else {
          guard byte == (isInObject ? .closingBrace : .closingBracket) else { return .wrong }
          close()
        }
      case .value, .valueOrEnd:
        outcome = readValue(byte)
      }
      if let outcome { return outcome }
    }
  }

  /// Reads the start of a value; an outcome where the text ends or fails in it.
  private mutating func readValue(_ byte: UInt8) -> RuleOutcome? {
    switch byte {
    case UInt8(ascii: "{"): return open(isObject: true)
    case UInt8(ascii: "["): return open(isObject: false)
    case .closingBracket where expected == .valueOrEnd:
      close()
      return nil
    default: break
    }
    expected = depth == 0 ? .nothing : .commaOrEnd
    switch byte {
    case .quote: return readString()
    case UInt8(ascii: "t"): return readLiteral("true")
    case UInt8(ascii: "f"): return readLiteral("false")
    case UInt8(ascii: "n"): return readLiteral("null")
    default: return readNumber()
    }
  }

  private var isInObject: Bool {
    stack[(depth - 1) / 64] & (1 << UInt64((depth - 1) % 64)) != 0
  }

  private mutating func open(isObject: Bool) -> RuleOutcome? {
    guard depth < maxDepth else { return .couldNotBeChecked }
    let bit: UInt64 = 1 << UInt64(depth % 64)
    if depth % 64 == 0 { stack[depth / 64] = 0 }
    if isObject { stack[depth / 64] |= bit } else { stack[depth / 64] &= ~bit }
    depth += 1
    index += 1
    expected = isObject ? .nameOrEnd : .valueOrEnd
    return nil
  }

  private mutating func close() {
    depth -= 1
    index += 1
    expected = depth == 0 ? .nothing : .commaOrEnd
  }
}

extension JSONParser {
  private mutating func readLiteral(_ literal: StaticString) -> RuleOutcome? {
    literal.withUTF8Buffer { letters in
      for letter in letters {
        guard index < bytes.count else { return .incomplete }
        guard bytes[index] == letter else { return .wrong }
        index += 1
      }
      return nil
    }
  }

  /// Reads from a quotation mark to behind the next; the bytes are those of a `String`.
  private mutating func readString() -> RuleOutcome? {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == .quote { return nil }
      if byte < 0x20 { return .wrong }
      if byte == .backslash {
        guard index < bytes.count else { return .incomplete }
        let escape = bytes[index]
        index += 1
        if escape == UInt8(ascii: "u") {
          for _ in 0..<4 {
            guard index < bytes.count else { return .incomplete }
            guard bytes[index].isHexDigit else { return .wrong }
            index += 1
          }
        } else if !escape.isJSONEscape {
          return .wrong
        }
      }
    }
    return .incomplete
  }

  private mutating func readNumber() -> RuleOutcome? {
    if bytes[index] == .hyphen { index += 1 }
    guard index < bytes.count else { return .incomplete }
    if bytes[index] == .zero {
      index += 1
    } else if let outcome = readDigits() {
      return outcome
    }
    if index < bytes.count, bytes[index] == .dot {
      index += 1
      if let outcome = readDigits() { return outcome }
    }
    if index < bytes.count, bytes[index].lowercased == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == .plus || bytes[index] == .hyphen { index += 1 }
      if let outcome = readDigits() { return outcome }
    }
    return nil
  }

  /// Reads one digit or more.
  private mutating func readDigits() -> RuleOutcome? {
    guard index < bytes.count else { return .incomplete }
    guard bytes[index].isDigit else { return .wrong }
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    return nil
  }
}

extension UInt8 {
  fileprivate static let closingBrace = UInt8(ascii: "}")
  fileprivate static let closingBracket = UInt8(ascii: "]")

  fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// Whether it may follow a backslash, beside `u`.
  fileprivate var isJSONEscape: Bool {
    switch self {
    case .quote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      true
    default: false
    }
  }
}
