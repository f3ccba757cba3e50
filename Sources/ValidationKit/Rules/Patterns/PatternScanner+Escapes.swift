extension PatternScanner {
  /// Reads what starts with a backslash outside a set.
  mutating func readEscape() {
    let start = index
    guard let scalar = peek(1) else {
      return fail(at: start, length: 1, "escapes nothing")
    }
    switch scalar {
    case "Q": readQuotation { $0.tookLiteral() }
    case "b", "B", "A", "Z", "z", "G":
      index += 2
      took(.nothing)
      if scalar == "b" || scalar == "B" { features.hasBoundary = true }
      // Words of other scripts are found in a dictionary, which is not reported.
      if flags.words, repeats, scalar == "b" || scalar == "B" { features.rescans += 1 }
    case "1"..."9":
      index += 2
      features.hasBackReference = true
      references.append((start, scalar.decimalDigit ?? 0))
      while let digit = next?.decimalDigit, digit >= 0, groupNumber(start) <= captures {
        index += 1
      }
      took(.item(rescans: 0))
    case "X":
      index += 2
      features.hasCluster = true
      took(.item(rescans: 0))
    case "k":
      index += 2
      readNamedReference(start)
    case "c":
      index += 2
      if next == nil { ending = .controlEscape } else { index += 1 }
      tookLiteral()
    default:
      if readCharacterEscape() { tookLiteral() } else { took(.item(rescans: 0)) }
    }
  }

  private func groupNumber(_ start: Int) -> Int {
    Int(text(start + 1..<index + 1)) ?? .max
  }

  private mutating func readNamedReference(_ start: Int) {
    guard next == "<", let end = scalars[index...].firstIndex(of: ">") else {
      return fail(at: start, length: 2, "names no group, as \\k<name> would")
    }
    let name = text(index + 1..<end)
    index = end + 1
    if name.first?.isNumber ?? true {
      return fail(at: start, length: index - start, "names no group, as \\k<name> would")
    }
    features.hasBackReference = true
    // Unlike a number, a name must stand before it is referred to.
    if !names.contains(name) {
      fail(at: start, length: index - start, "refers to a group that does not exist")
    }
    took(.item(rescans: 0))
  }

  /// Reads `\Q…\E`, or to the end.
  mutating func readQuotation(_ literal: (inout PatternScanner) -> Void) {
    index += 2
    while next != nil {
      if next == "\\", peek(1) == "E" {
        index += 2
        return
      }
      index += 1
      literal(&self)
    }
    ending = .quotation
  }

  /// Reads an escape that stands for characters, also in a set.
  ///
  /// - Returns: Whether it stands for one.
  mutating func readCharacterEscape() -> Bool {
    let start = index
    let scalar = scalars[index + 1]
    index += 2
    switch scalar {
    case "p", "P", "N":
      guard next == "{", let end = scalars[index...].firstIndex(of: "}") else {
        fail(at: start, length: 2, "has no name in braces after it")
        return false
      }
      index = end + 1
      parts.append(Part(index: start, length: index - start, text: text(start..<index)))
      return scalar == "N"
    case "x":
      if next == "{" {
        guard let end = scalars[index...].firstIndex(of: "}"),
          !scalars[index + 1..<end].isEmpty,
          scalars[index + 1..<end].allSatisfy(\.isHexadecimalDigit)
        else {
          fail(at: start, length: 3, "is not a character's number in braces")
          return true
        }
        index = end + 1
      } else {
        readDigits(start, least: 1, most: 2)
      }
      return true
    case "u":
      readDigits(start, least: 4, most: 4)
      return true
    case "U":
      readDigits(start, least: 8, most: 8)
      return true
    case "0":
      guard let digit = next?.decimalDigit, digit < 8 else {
        fail(at: start, length: 2, "is not an octal number such as \\012")
        return true
      }
      return true
    case "d", "D", "s", "S", "w", "W", "h", "H", "v", "V", "R", "X": return false
    default: return true
    }
  }

  private mutating func readDigits(_ start: Int, least: Int, most: Int) {
    var count = 0
    while count < most, let scalar = next, scalar.isHexadecimalDigit {
      index += 1
      count += 1
    }
    if count < least {
      fail(
        at: start, length: index - start,
        "needs \(least) hexadecimal digit\(least == 1 ? "" : "s")")
    }
  }
}
