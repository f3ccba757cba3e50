extension PatternScanner {
  /// The greatest number of repetitions that the engine takes.
  private static let greatestCount = 16_777_215

  mutating func readQuantifier() {
    let start = index
    guard let (least, most) = readBounds() else { return }
    guard case .item(let rescans) = last else {
      let isDouble = if case .quantifier = last { true } else { false }
      return fail(
        at: start, length: index - start,
        isDouble ? "repeats a repetition" : "has nothing to repeat")
    }
    if max(least, most ?? 0) > Self.greatestCount {
      return fail(
        at: start, length: index - start, "asks for more than \(Self.greatestCount) repetitions")
    }
    if let most, most < least {
      return fail(at: start, length: index - start, "asks for fewer at most than at least")
    }
    let possessive = next == "+"
    if possessive || next == "?" { index += 1 }
    apply(start, most: most, rescans: rescans, possessive: possessive)
    last = .quantifier
    literalLength = 0
  }

  private mutating func apply(_ start: Int, most: Int?, rescans: Int, possessive: Bool) {
    let top = groups.count - 1
    if most == nil, groups.contains(where: { $0.kind == .lookBehind }) {
      return fail(at: start, length: 1, "has no upper limit, which looking behind needs")
    }
    // Fewer than this many scalars are no scan.
    let scans = most.map { $0 > 16 } ?? true
    if most != 1 { features.rescans += rescans }
    if scans { groups[top].scans = true }
    if possessive {
      if scans {
        groups[top].rescans += 1
        if repeats { features.rescans += 1 }
      }
    } else {
      repeats = true
    }
  }

  /// Reads a quantifier's bounds; nil at a fault.
  private mutating func readBounds() -> (least: Int, most: Int?)? {
    let start = index
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "*": return (0, nil)
    case "+": return (1, nil)
    case "?": return (0, 1)
    default: break
    }
    let least = readNumber()
    var most = least
    if least != nil, next == "," {
      index += 1
      most = readNumber()
    }
    guard let least, next == "}" else {
      let closes = scalars[start...].contains("}")
      fail(
        at: start, length: closes ? max(index - start, 1) : 1,
        closes ? "does not start a repetition such as {2} or {2,3}" : "is never closed")
      return nil
    }
    index += 1
    features.groups += 1
    return (least, most)
  }

  /// Reads digits, of which too many stand for a great number; nil where there are none.
  private mutating func readNumber() -> Int? {
    var number: Int?
    while let scalar = next, let digit = scalar.decimalDigit {
      number = min((number ?? 0) * 10 + digit, Int(Int32.max))
      index += 1
    }
    return number
  }
}

extension Unicode.Scalar {
  /// The value of an ASCII digit.
  var decimalDigit: Int? { (0x30...0x39).contains(value) ? Int(value) - 0x30 : nil }

  /// Whether it is an ASCII letter or digit.
  var isNameScalar: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }

  /// Whether it is an ASCII hexadecimal digit.
  var isHexadecimalDigit: Bool {
    switch self {
    case "a"..."f", "A"..."F", "0"..."9": true
    default: false
    }
  }
}
