extension EmailParser {
  /// Reads the domain to the end of the text.
  ///
  /// - Parameter growth: The bytes by which what stands before it is longer once it is composed.
  func readDomain(from start: Int, growth: Int) -> RuleOutcome {
    var domain = EmailDomain(start: start, growth: growth)
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .dot {
        guard close(&domain, at: index) else { return .wrong }
        index += 1
        domain.startLabel(at: index)
        continue
      }
      if byte.isAlphanumeric {
        if byte < 0x3A { domain.isLetters = false }
        index += 1
      } else if byte == .hyphen {
        guard index > domain.labelStart else { return .wrong }
        domain.isLetters = false
        index += 1
      } else if isInternational, byte >= 0x80 {
        let scalar = scalar(at: index)
        guard scalar.mayStandInDomain(after: previous(index, in: domain)) else { return .wrong }
        domain.isASCII = false
        if scalar.properties.generalCategory == .decimalNumber { domain.isLetters = false }
        index += scalar.utf8Width
      } else {
        return .wrong
      }
      if domain.isASCII, index - domain.labelStart > Self.longestLabel { return .wrong }
    }
    return end(domain)
  }

  /// The outcome where the text ends in a domain.
  private func end(_ domain: EmailDomain) -> RuleOutcome {
    let count = bytes.count
    let length = count - domain.labelStart
    var growth = domain.growth
    if !domain.isASCII {
      let label = InternationalLabel(text(domain.labelStart..<count))
      // Typing on never makes the encoded label shorter.
      let encoded = label.encodedLength
      guard label.isComposed, !label.hasReservedHyphens, encoded <= Self.longestLabel else {
        return .wrong
      }
      growth += encoded - length
    }
    let room = isLimited ? Self.longestAddress - count - growth : .max
    if room < 0 { return .wrong }
    let endsOpen = length == 0 || bytes[count - 1] == .hyphen || endsWithJoiner
    if endsOpen, domain.isASCII, length == Self.longestLabel { return .wrong }
    let missing = missing(domain, length: length, endsOpen: endsOpen)
    if missing == 0 { return .valid }
    return missing <= room ? .incomplete : .wrong
  }

  /// The least number of bytes that would make the domain complete.
  private func missing(_ domain: EmailDomain, length: Int, endsOpen: Bool) -> Int {
    guard needsTopLevelDomain else { return endsOpen ? 1 : 0 }
    if domain.hasDot {
      if domain.isLetters, !endsOpen {
        if length >= 2, !isOneScalar(domain.labelStart) { return 0 }
        return 1
      }
      if length == 0 { return 2 }
      if isEncodedLabel(domain.labelStart) { return endsOpen ? 1 : 0 }
      if length == 3, bytes[domain.labelStart] | 0x20 == UInt8(ascii: "x"),
        bytes[domain.labelStart + 1] | 0x20 == UInt8(ascii: "n"), endsOpen
      {
        return 2
      }
    }
    // `.aa`, after a letter where one is needed.
    return endsOpen ? 4 : 3
  }

  /// Ends a label at a dot; false where it is none.
  private func close(_ domain: inout EmailDomain, at index: Int) -> Bool {
    guard index > domain.labelStart, bytes[index - 1] != .hyphen else { return false }
    if domain.isASCII { return true }
    let label = InternationalLabel(text(domain.labelStart..<index))
    let length = label.encodedLength
    guard label.isComposed, !label.hasReservedHyphens, !label.endsWithJoiner,
      length <= Self.longestLabel
    else { return false }
    domain.growth += length - (index - domain.labelStart)
    return domain.growth + index <= Self.longestAddress
  }
}

/// What is known of a domain while it is read.
private struct EmailDomain {
  var labelStart: Int
  var hasDot = false
  var isASCII = true
  /// Whether the label has only letters and their marks.
  var isLetters = true
  /// The bytes by which what stands before the label is longer once it is composed and encoded.
  var growth: Int

  init(start: Int, growth: Int) {
    labelStart = start
    self.growth = growth
  }

  mutating func startLabel(at index: Int) {
    labelStart = index
    hasDot = true
    isASCII = true
    isLetters = true
  }
}

extension EmailParser {
  /// Returns the scalar before an index in the label, or nil at its start.
  private func previous(_ index: Int, in domain: EmailDomain) -> Unicode.Scalar? {
    var place = index - 1
    guard place >= domain.labelStart else { return nil }
    while place > domain.labelStart, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return scalar(at: place)
  }

  private var endsWithJoiner: Bool {
    bytes.count >= 3 && bytes[bytes.count - 3] == 0xE2 && scalar(at: bytes.count - 3).isJoiner
  }

  private func isOneScalar(_ start: Int) -> Bool {
    start + scalar(at: start).utf8Width >= bytes.count
  }

  /// Whether the last label starts with `xn--`.
  private func isEncodedLabel(_ start: Int) -> Bool {
    bytes.count >= start + 4 && bytes[start] | 0x20 == UInt8(ascii: "x")
      && bytes[start + 1] | 0x20 == UInt8(ascii: "n") && bytes[start + 2] == .hyphen
      && bytes[start + 3] == .hyphen
  }
}
