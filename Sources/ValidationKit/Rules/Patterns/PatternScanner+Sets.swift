extension PatternScanner {
  /// Reads a set with the sets inside it.
  mutating func readSet() {
    let before = literalLength
    var open: [Int] = []
    // The scalar, or nothing for a class, that a range may start from.
    var from: Unicode.Scalar?
    repeat {
      guard let scalar = next else { break }
      switch scalar {
      case "[":
        if peek(1) == ":", readNamedSet() {
          from = nil
          break
        }
        open.append(index)
        index += 1
        if next == "^" { index += 1 }
        skipIgnored()
        // A bracket that closes an empty set stands for itself.
        if next == "]" { index += 1 }
        from = nil
      case "]":
        index += 1
        open.removeLast()
        from = nil
      case "-" where from != nil && rangeFollows:
        readRange(from)
        from = nil
      case "&" where peek(1) == "&", "-" where peek(1) == "-":
        index += 2
        from = nil
      case "#" where flags.comments:
        skipComment()
      case _ where flags.comments && scalar.properties.isPatternWhitespace: index += 1
      default: from = readMember()
      }
    } while !open.isEmpty && fault == nil
    if fault == nil, let start = open.last {
      fail(at: start, length: 1, "is never closed")
    }
    ending = .plain
    literalLength = before
    took(.item(rescans: 0))
  }

  private var rangeFollows: Bool {
    guard let scalar = peek(1) else { return false }
    return scalar != "]" && scalar != "-" && scalar != "["
  }

  private mutating func skipIgnored() {
    while flags.comments, let scalar = next, scalar.properties.isPatternWhitespace { index += 1 }
  }

  private mutating func readRange(_ from: Unicode.Scalar?) {
    let start = index - 1
    index += 1
    guard let from else { return }
    let place = index
    guard let end = readMember() else {
      if fault == nil {
        fail(at: place, length: index - place, "stands for many characters and cannot end a range")
      }
      return
    }
    // What stands for itself can be compared; an escape's value is the engine's business.
    if start >= 0, scalars[start] == from, scalars[place] == end, end < from {
      fail(at: start, length: index - start, "is a range that ends before it starts")
    }
  }

  /// Reads one member; nil for a class, or a fault.
  private mutating func readMember() -> Unicode.Scalar? {
    let scalar = scalars[index]
    guard scalar == "\\" else {
      index += 1
      return scalar
    }
    guard let escaped = peek(1) else {
      fail(at: index, length: 1, "escapes nothing")
      index += 1
      return nil
    }
    switch escaped {
    case "Q":
      readQuotation { _ in }
      return nil
    case "E":
      index += 2
      return nil
    case "c":
      index = min(index + 3, scalars.count)
      return "\u{1}"
    default: return readCharacterEscape() ? escaped : nil
    }
  }

  /// Reads `[:name:]`; false where it is a plain set.
  private mutating func readNamedSet() -> Bool {
    var end = index + 2
    while end < scalars.count, scalars[end] != "]", scalars[end] != ":" { end += 1 }
    guard end + 1 < scalars.count, scalars[end] == ":", scalars[end + 1] == "]" else {
      return false
    }
    parts.append(Part(index: index, length: end + 2 - index, text: "[\(text(index..<end + 2))]"))
    index = end + 2
    return true
  }
}
