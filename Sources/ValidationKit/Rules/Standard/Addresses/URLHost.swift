/// The host of a URL whose scheme WHATWG URL calls special, as a domain or an address of version 4.
struct URLHost {
  let bytes: UnsafeBufferPointer<UInt8>
  let range: Range<Int>

  /// The greatest length of a host that must be decoded, in bytes; those of DNS have 253.
  static let longest = 4_096

  /// Judges the host; the bytes are those that RFC 3987 allows, colons and `@` aside.
  ///
  /// - Parameters:
  ///   - isOpen: Whether more of the host may follow.
  ///   - isCut: Whether the host ends between a `%` and its digits.
  func outcome(isOpen: Bool, isCut: Bool) -> RuleOutcome {
    guard isPlain else {
      if range.count > Self.longest { return .couldNotBeChecked }
      return InternationalHost(bytes[range]).outcome(isOpen: isOpen, isCut: isCut)
    }
    // Whatever a number is, `.a` after it makes a name of it.
    return isNumberOrName ? .valid : .incomplete
  }

  /// Whether the host is ASCII as it stands, with nothing encoded.
  private var isPlain: Bool {
    var labelStart = range.lowerBound
    for index in range {
      let byte = bytes[index]
      if byte >= 0x80 || byte == .percent { return false }
      if byte == .dot { labelStart = index + 1 }
      if byte == .hyphen, index == labelStart + 3, bytes.hasPrefix("xn--", at: labelStart) {
        return false
      }
    }
    return true
  }
}

extension URLHost {
  /// Whether the host does not end in a number, or is an address of version 4 as browsers read it:
  /// one to four numbers, decimal, octal or hexadecimal, of which the last fills the rest.
  var isNumberOrName: Bool {
    var end = range.upperBound
    // A last dot, for the root, does not count.
    if end - 1 > range.lowerBound, bytes[end - 1] == .dot { end -= 1 }
    var start = end
    while start > range.lowerBound, bytes[start - 1] != .dot { start -= 1 }
    guard start < end, bytes[start].isDigit else { return true }
    guard bytes[start..<end].allSatisfy(\.isDigit) || number(in: start..<end) != nil else {
      return true
    }
    var parts = 0
    var index = range.lowerBound
    while index <= end {
      let next = bytes[index..<end].firstIndex(of: .dot) ?? end
      guard parts < 4, let number = number(in: index..<next) else { return false }
      parts += 1
      let isLast = next == end
      guard number < (isLast ? 1 << (8 * (5 - parts)) : 256) else { return false }
      index = next + 1
    }
    return true
  }

  /// The number as browsers read it: octal after a 0, hexadecimal after 0x; too large ones cut.
  private func number(in range: Range<Int>) -> Int? {
    var digits = bytes[range]
    guard !digits.isEmpty else { return nil }
    var base = 10
    if digits.count > 1, digits.first == .zero {
      digits = digits.dropFirst()
      base = 8
      if digits.first?.lowercased == UInt8(ascii: "x") {
        digits = digits.dropFirst()
        base = 16
      }
    }
    var number = 0
    for digit in digits {
      guard digit.isHexDigit, digit.hexValue < base else { return nil }
      number = min(number * base + Int(digit.hexValue), 1 << 32)
    }
    return number
  }

  /// Whether there is a dot, and then two or more letters of any script, or `xn--…`.
  var hasTopLevelDomain: Bool {
    if bytes[range].contains(where: { $0 >= 0x80 || $0 == .percent }) {
      guard range.count <= Self.longest else { return false }
      let host = InternationalHost(bytes[range])
      return host.withMappedBytes { URLHost(bytes: $0, range: $0.indices).endsInLetters } ?? false
    }
    return endsInLetters
  }

  private var endsInLetters: Bool {
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == .dot { end -= 1 }
    guard let dot = bytes[range.lowerBound..<end].lastIndex(of: .dot), dot > range.lowerBound else {
      return false
    }
    if bytes.hasPrefix("xn--", at: dot + 1) { return end - dot > 5 }
    var index = dot + 1
    var count = 0
    while index < end {
      if bytes[index] < 0x80 {
        guard bytes[index].isLetter else { return false }
        index += 1
      } else {
        let scalar = bytes.scalar(at: index)
        let kind = scalar.wordClass
        guard kind == .letter || count > 0 && kind == .mark else { return false }
        index += scalar.utf8Width
      }
      count += 1
    }
    return count >= 2
  }
}
