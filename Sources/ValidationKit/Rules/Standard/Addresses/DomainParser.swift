/// Reads a domain name to the end of a text: the labels of RFC 1123, or of IDNA 2008.
struct DomainParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let ending: Ending
  /// Whether letters beyond ASCII are allowed.
  let isInternational: Bool
  /// The greatest length of the text, in bytes once it is composed and encoded.
  let longest: Int

  static let longestLabel = 63

  /// The requirement of the end of the name.
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
        guard scalar.mayStandInName(after: previous(index, in: domain)) else { return .wrong }
        domain.isASCII = false
        domain.isPlain = false
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
  private func end(_ read: Progress) -> RuleOutcome {
    var domain = read
    let count = bytes.count
    let length = count - domain.labelStart
    var growth = domain.growth
    var judged = RuleOutcome.valid
    if !domain.isASCII {
      let label = InternationalLabel(bytes.text(domain.labelStart..<count))
      // Typing on never makes the encoded label shorter.
      let encoded = label.encodedLength
      judged = label.outcome(isOpen: true)
      guard label.isComposed, !label.hasReservedHyphens, encoded <= Self.longestLabel,
        judged != .wrong
      else { return .wrong }
      growth += encoded - length
    } else if isEncoded(domain) {
      domain.isPlain = false
      if !isRightEncoded(domain.labelStart..<count) { judged = .incomplete }
    }
    if !domain.isPlain {
      judged = judged.and(directions(from: domain.start))
      if judged == .wrong { return .wrong }
    }
    let room = longest - count - growth
    if room < 0 { return .wrong }
    let endsOpen = length == 0 || bytes[count - 1] == .hyphen || !judged.isValid
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
    if domain.isASCII {
      guard isEncoded(domain) else { return true }
      domain.isPlain = false
      return isRightEncoded(domain.labelStart..<index)
    }
    let label = InternationalLabel(bytes.text(domain.labelStart..<index))
    let length = label.encodedLength
    guard label.isComposed, !label.hasReservedHyphens, label.outcome(isOpen: false).isValid,
      length <= Self.longestLabel
    else { return false }
    domain.growth += length - (index - domain.labelStart)
    return domain.growth + index <= longest
  }
}

/// The state of reading a domain.
private struct Progress {
  let start: Int
  var labelStart: Int
  var hasDot = false
  var isASCII = true
  /// Whether the label has only letters and their marks.
  var isLetters = true
  /// Whether no label has letters beyond ASCII, nor is encoded.
  var isPlain = true
  /// The bytes by which what stands before the label is longer once it is composed and encoded.
  var growth: Int

  init(start: Int, growth: Int) {
    self.start = start
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
    while place > domain.labelStart, bytes[place].isContinuation { place -= 1 }
    return bytes.scalar(at: place)
  }

  /// Whether the label that is read is encoded, where names are international.
  private func isEncoded(_ domain: Progress) -> Bool {
    isInternational && bytes.hasPrefix("xn--", at: domain.labelStart)
  }

  /// Whether an encoded label stands for one that is right.
  private func isRightEncoded(_ range: Range<Int>) -> Bool {
    guard range.count <= Self.longestLabel else { return false }
    return NameLabel.isEncoded(smallScalars(range)[4...])
  }

  private func smallScalars(_ range: Range<Int>) -> [Unicode.Scalar] {
    bytes[range].map { Unicode.Scalar($0.lowercased) }
  }

  /// Whether the labels have one direction each, where one is written from right to left.
  ///
  /// The name is bounded: each label has at most 63 bytes once it is encoded.
  private func directions(from start: Int) -> RuleOutcome {
    var labels: [[Unicode.Scalar]?] = []
    var mayChange = false
    for label in bytes[start...].split(separator: .dot, omittingEmptySubsequences: false) {
      mayChange = bytes.hasPrefix("xn--", at: label.startIndex)
      let range = label.startIndex..<label.endIndex
      if mayChange {
        labels.append(InternationalLabel.decoded(smallScalars(range)[4...]))
      } else {
        labels.append(Array(bytes.text(range).lowercased().unicodeScalars))
      }
    }
    return BidiRule.outcome(labels, isOpen: true, mayChange: mayChange)
  }

  private func isOneScalar(_ start: Int) -> Bool {
    start + bytes.scalar(at: start).utf8Width >= bytes.count
  }
}
