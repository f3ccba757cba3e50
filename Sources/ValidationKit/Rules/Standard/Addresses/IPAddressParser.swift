/// Reads IP addresses, byte by byte.
struct IPAddressParser {
  let bytes: UnsafeBufferPointer<UInt8>

  /// Reads four decimal numbers up to 255.
  func version4(in range: Range<Int>) -> RuleOutcome {
    var dots = 0
    var digits = 0
    var number = 0
    for index in range {
      let byte = bytes[index]
      if byte.isDigit {
        if digits > 0, number == 0 { return .wrong }
        number = number * 10 + Int(byte.hexValue)
        if number > 255 { return .wrong }
        digits += 1
      } else {
        guard byte == .dot, digits > 0, dots < 3 else { return .wrong }
        dots += 1
        digits = 0
        number = 0
      }
    }
    return dots == 3 && digits > 0 ? .valid : .incomplete
  }

  /// Reads eight groups of hexadecimal digits, of which `::` stands for one or more.
  func version6(in range: Range<Int>) -> RuleOutcome {
    let end = range.upperBound
    var index = range.lowerBound
    var groups = 0
    var isShort = false
    /// The most groups that there may be, now that `::` stands for one at least.
    var most: Int { isShort ? 7 : 8 }
    if index < end, bytes[index] == .colon {
      guard index + 1 < end else { return .incomplete }
      guard bytes[index + 1] == .colon else { return .wrong }
      isShort = true
      index += 2
      if index == end { return .valid }
    }
    while index < end {
      let start = index
      while index < end, bytes[index].isHexDigit {
        index += 1
        if index - start > 4 { return .wrong }
      }
      guard index > start, groups < most else { return .wrong }
      if index < end, bytes[index] == .dot {
        guard isShort ? groups <= 5 : groups == 6 else { return .wrong }
        return version4(in: start..<end)
      }
      groups += 1
      if index == end { return isShort || groups == 8 ? .valid : .incomplete }
      guard bytes[index] == .colon else { return .wrong }
      index += 1
      if index < end, bytes[index] == .colon {
        guard !isShort, groups < 8 else { return .wrong }
        isShort = true
        index += 1
        if index == end { return .valid }
      } else if groups == most {
        // Neither a group nor, after eight or a second time, `::` may follow.
        return .wrong
      }
    }
    return .incomplete
  }
}
