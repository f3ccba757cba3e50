/// Reads a domain name to the end of a text: the labels of RFC 1123, or of IDNA 2008.
struct DomainParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let ending: Ending
  /// Whether letters beyond ASCII are allowed.
  let isInternational: Bool
  /// The greatest length of the text, in bytes once it is composed and encoded.
  let longest: Int

  static let longestLabel = 63

  /// What the end of the name is asked.
  enum Ending {
    case any
    /// A label before the last.
    case dot
    /// A dot, and then two or more letters of any script, or `xn--…`.
    case topLevelDomain
  }

  /// Reads the name from an index; there are no bytes beyond the greatest length.
  ///
  /// - Parameter growth: The bytes by which what stands before it is longer once it is composed.
  func outcome(from start: Int, growth: Int = 0) -> RuleOutcome {
    var domain = Progress(start: start, growth: growth)
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
        let scalar = bytes.scalar(at: index)
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
  private func end(_ domain: Progress) -> RuleOutcome {
    let count = bytes.count
    let length = count - domain.labelStart
    var growth = domain.growth
    if !domain.isASCII {
      let label = InternationalLabel(bytes.text(domain.labelStart..<count))
      // Typing on never makes the encoded label shorter.
      let encoded = label.encodedLength
      guard label.isComposed, !label.hasReservedHyphens, encoded <= Self.longestLabel else {
        return .wrong
      }
      growth += encoded - length
    }
    let room = longest - count - growth
    if room < 0 { return .wrong }
    let endsOpen = length == 0 || bytes[count - 1] == .hyphen || endsWithJoiner
    if endsOpen, domain.isASCII, length == Self.longestLabel { return .wrong }
    let missing = missing(domain, length: length, endsOpen: endsOpen)
    if missing == 0 { return .valid }
    return missing <= room ? .incomplete : .wrong
  }

  /// The least number of bytes that would make the domain complete.
  private func missing(_ domain: Progress, length: Int, endsOpen: Bool) -> Int {
    switch ending {
    case .any: return endsOpen ? 1 : 0
    case .dot: return (endsOpen ? 1 : 0) + (domain.hasDot ? 0 : 2)
    case .topLevelDomain: break
    }
    if domain.hasDot {
      if domain.isLetters, !endsOpen {
        if length >= 2, !isOneScalar(domain.labelStart) { return 0 }
        return 1
      }
      if length == 0 { return 2 }
      if bytes.hasPrefix("xn--", at: domain.labelStart) { return endsOpen ? 1 : 0 }
      if length == 3, endsOpen, bytes.hasPrefix("xn-", at: domain.labelStart) { return 2 }
    }
    // `.aa`, after a letter where one is needed.
    return endsOpen ? 4 : 3
  }

  /// Ends a label at a dot; false where it is none.
  private func close(_ domain: inout Progress, at index: Int) -> Bool {
    guard index > domain.labelStart, bytes[index - 1] != .hyphen else { return false }
    if domain.isASCII { return true }
    let label = InternationalLabel(bytes.text(domain.labelStart..<index))
    let length = label.encodedLength
    guard label.isComposed, !label.hasReservedHyphens, !label.endsWithJoiner,
      length <= Self.longestLabel
    else { return false }
    domain.growth += length - (index - domain.labelStart)
    return domain.growth + index <= longest
  }
}

/// What is known of a domain while it is read.
private struct Progress {
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

extension DomainParser {
  /// Returns the scalar before an index in the label, or nil at its start.
  private func previous(_ index: Int, in domain: Progress) -> Unicode.Scalar? {
    var place = index - 1
    guard place >= domain.labelStart else { return nil }
    while place > domain.labelStart, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return bytes.scalar(at: place)
  }

  private var endsWithJoiner: Bool {
    bytes.count >= 3 && bytes[bytes.count - 3] == 0xE2 && bytes.scalar(at: bytes.count - 3).isJoiner
  }

  private func isOneScalar(_ start: Int) -> Bool {
    start + bytes.scalar(at: start).utf8Width >= bytes.count
  }
}
