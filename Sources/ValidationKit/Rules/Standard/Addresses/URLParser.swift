/// Reads a URL once, byte by byte, without allocating for plain ASCII.
///
/// What both standards ask: the parser of WHATWG URL without a base must succeed, and the text
/// must match the grammar of RFC 3987.
struct URLParser {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Small letters; nil where any scheme will do.
  let schemes: [String]?
  let requiresHost: Bool
  let needsTopLevelDomain: Bool

  /// The fault of a text; smaller than the reason that an issue names.
  enum Fault {
    case invalid, schemeMissing, schemeNotAllowed, hostMissing, topLevelDomainMissing

    var reason: ValidationIssue.Reason {
      switch self {
      case .invalid: .invalid
      case .schemeMissing: .schemeMissing
      case .schemeNotAllowed: .schemeNotAllowed
      case .hostMissing: .hostMissing
      case .topLevelDomainMissing: .topLevelDomainMissing
      }
    }
  }

  struct Finding {
    var outcome: RuleOutcome
    var fault: Fault = .invalid

    static let valid = Finding(outcome: .valid)
    static let wrong = Finding(outcome: .wrong)
    static let incomplete = Finding(outcome: .incomplete)
  }

  /// The treatment of a scheme by WHATWG URL.
  enum Kind {
    /// There is a host, which is a domain or an IP address, whatever the number of slashes.
    case special
    case file
    /// The host, if any, is taken as it is.
    case other
  }

  /// Whether a text is a scheme, without the colon.
  static func isScheme(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.first?.isLetter == true && bytes.allSatisfy(\.isSchemeByte)
  }

  var finding: Finding {
    let finding = readScheme()
    return finding.outcome.isValid && endsUnseen ? .incomplete : finding
  }

  /// Whether the text ends in a space or a sign beyond ASCII that nobody sees.
  private var endsUnseen: Bool {
    guard var index = bytes.indices.last, bytes[index] >= 0x80 else { return false }
    while index > 0, bytes[index].isContinuation { index -= 1 }
    return bytes.scalar(at: index).isBlank
  }

  private func readScheme() -> Finding {
    var index = 0
    while index < bytes.count, index == 0 ? bytes[index].isLetter : bytes[index].isSchemeByte {
      index += 1
    }
    guard index < bytes.count else {
      let isPrefix = schemes?.contains { isText($0, before: index, isPrefix: true) } ?? true
      return Finding(outcome: isPrefix ? .incomplete : .wrong, fault: .schemeMissing)
    }
    guard index > 0, bytes[index] == .colon else {
      return Finding(outcome: .wrong, fault: .schemeMissing)
    }
    guard schemes?.contains(where: { isText($0, before: index) }) ?? true else {
      return Finding(outcome: .wrong, fault: .schemeNotAllowed)
    }
    return readHierarchy(from: index + 1, kind: kind(before: index))
  }

  private func kind(before end: Int) -> Kind {
    switch end {
    case 2: isText("ws", before: end) ? .special : .other
    case 3: isText("wss", before: end) || isText("ftp", before: end) ? .special : .other
    case 4:
      isText("http", before: end) ? .special : isText("file", before: end) ? .file : .other
    case 5: isText("https", before: end) ? .special : .other
    default: .other
    }
  }

  /// Whether the text before an index is a scheme, or the start of one.
  private func isText(_ scheme: String, before end: Int, isPrefix: Bool = false) -> Bool {
    let letters = scheme.utf8
    guard isPrefix ? letters.count >= end : letters.count == end else { return false }
    return zip(letters, bytes[..<end]).allSatisfy { $0 == $1.lowercased }
  }

  /// Reads what follows the scheme.
  private func readHierarchy(from start: Int, kind: Kind) -> Finding {
    var index = start
    while index < bytes.count, bytes[index] == .slash { index += 1 }
    let slashes = index - start
    switch kind {
    case .special:
      return readAuthority(from: index, kind: kind, isMarked: slashes == 2)
    case .file where slashes == 2, .other where slashes >= 2:
      return readAuthority(from: start + 2, kind: kind, isMarked: true)
    default:
      if requiresHost {
        let mayFollow = index == bytes.count && slashes < 2
        return Finding(outcome: mayFollow ? .incomplete : .wrong, fault: .hostMissing)
      }
      return readRest(from: start)
    }
  }

  /// Reads the path, the query and the fragment to the end of the text.
  func readRest(from start: Int) -> Finding {
    var index = start
    var isQuery = false
    var isFragment = false
    var tripletEnd = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isPathByte || byte == .slash {
        index += 1
      } else if byte == .percent {
        switch triplet(at: index) {
        case .valid:
          index += 3
          tripletEnd = index
        case .incomplete: return .incomplete
        default: return .wrong
        }
      } else if byte == UInt8(ascii: "?") {
        isQuery = !isFragment
        index += 1
      } else if byte == UInt8(ascii: "#") {
        guard !isFragment else { return .wrong }
        isFragment = true
        isQuery = false
        index += 1
      } else {
        guard byte >= 0x80 else { return .wrong }
        let scalar = bytes.scalar(at: index)
        // A decomposed letter may stand there, but no mark on a delimiter.
        let isOnLetter = bytes[index - 1].isAlphanumeric && index > tripletEnd
        guard
          scalar.mayStandInURL(after: isOnLetter ? 0x80 : bytes[index - 1])
            || isQuery && scalar.isPrivate
        else { return .wrong }
        index += scalar.utf8Width
      }
    }
    return .valid
  }

  /// Whether a `%` has its two digits, or the text ends before them.
  func triplet(at index: Int) -> RuleOutcome {
    for place in index + 1...index + 2 {
      guard place < bytes.count else { return .incomplete }
      guard bytes[place].isHexDigit else { return .wrong }
    }
    return .valid
  }
}

extension UInt8 {
  fileprivate var isSchemeByte: Bool {
    isAlphanumeric || self == .plus || self == .hyphen || self == .dot
  }

  /// Whether it is a `pchar` of RFC 3986, a `%` aside.
  var isPathByte: Bool {
    // Letters, digits and `-._~!$&'()*+,;=:@`, a bit for each.
    switch self {
    case 0..<64: 0x2FFF_7FD2_0000_0000 >> UInt64(self) & 1 == 1
    case 64..<128: 0x47FF_FFFE_87FF_FFFF >> UInt64(self - 64) & 1 == 1
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a `ucschar` of RFC 3987, and no mark on a byte of ASCII.
  func mayStandInURL(after byte: UInt8) -> Bool {
    if byte < 0x80, isMark { return false }
    return switch value {
    case 0xA0...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFEF: true
    case 0x10000...0xDFFFF: value & 0xFFFF < 0xFFFE
    case 0xE1000...0xEFFFD: true
    default: false
    }
  }

  /// Whether it is an `iprivate` of RFC 3987, which a query may have.
  var isPrivate: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
