extension URLParser {
  /// The state of reading an authority: `user@host:port`.
  private struct Authority {
    let kind: Kind
    /// Whether it follows `//`; else it is a path by RFC 3987, and has no brackets.
    let isMarked: Bool
    var hasUserinfo = false
    var hostStart: Int
    /// The first colon of the host.
    var colon: Int?
    var end: Int
    /// Whether the text ends between a `%` and its digits.
    var isCut = false
    /// Whether the text ends here, so that more may follow.
    var isOpen = false

    /// Whether a further `@` could make a user of it all.
    var canBecomeUserinfo: Bool { isOpen && kind != .file && !(isMarked && hasUserinfo) }

    /// Whether more of the host may follow.
    var isHostOpen: Bool { isOpen && colon == nil }

    func finding(_ fault: Fault, mayGoOn: Bool = false) -> Finding {
      Finding(outcome: canBecomeUserinfo || mayGoOn ? .incomplete : .wrong, fault: fault)
    }
  }

  /// Reads the authority, and then the rest.
  func readAuthority(from start: Int, kind: Kind, isMarked: Bool) -> Finding {
    var authority = Authority(kind: kind, isMarked: isMarked, hostStart: start, end: start)
    var index = start
    scan: while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case .slash, UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
      case .at:
        guard kind != .file, !(isMarked && authority.hasUserinfo) else { return .wrong }
        authority.hasUserinfo = true
        authority.colon = nil
        index += 1
        authority.hostStart = index
      case .colon:
        if authority.colon == nil { authority.colon = index }
        index += 1
      case .percent:
        let triplet = triplet(at: index)
        guard triplet != .wrong else { return .wrong }
        authority.isCut = triplet == .incomplete
        index = min(index + 3, bytes.count)
      case UInt8(ascii: "["):
        guard isMarked, index == authority.hostStart else { return .wrong }
        return readBrackets(at: index, kind: kind)
      default:
        if byte.isPathByte {
          index += 1
        } else {
          guard byte >= 0x80 else { return .wrong }
          let scalar = bytes.scalar(at: index)
          guard scalar.mayStandInURL(after: bytes[index - 1]) else { return .wrong }
          index += scalar.utf8Width
        }
      }
    }
    authority.end = index
    authority.isOpen = index == bytes.count
    return judge(authority) ?? readRest(from: index)
  }

  /// Judges an authority without brackets; nil where it is right.
  private func judge(_ authority: Authority) -> Finding? {
    let host = authority.hostStart..<(authority.colon ?? authority.end)
    if authority.kind == .file, let colon = authority.colon {
      // A drive is the one thing with a colon, and then there is no host.
      guard host.count == 1, bytes[host.lowerBound].isLetter, colon + 1 == authority.end else {
        return .wrong
      }
      return requiresHost ? Finding(outcome: .wrong, fault: .hostMissing) : nil
    }
    if host.isEmpty {
      let isAllowed =
        authority.kind != .special && !requiresHost && !authority.hasUserinfo
        && authority.colon == nil
      return isAllowed ? nil : authority.finding(.hostMissing, mayGoOn: authority.isHostOpen)
    }
    if let colon = authority.colon, !isPort(colon + 1..<authority.end) {
      return authority.finding(.invalid)
    }
    let name = URLHost(bytes: bytes, range: host)
    if authority.kind == .other {
      if authority.isCut { return .incomplete }
    } else {
      let outcome = name.outcome(isOpen: authority.isHostOpen, isCut: authority.isCut)
      if outcome == .couldNotBeChecked { return Finding(outcome: outcome) }
      if !outcome.isValid {
        return authority.finding(
          .invalid, mayGoOn: authority.isHostOpen && outcome == .incomplete)
      }
    }
    if needsTopLevelDomain, !name.hasTopLevelDomain {
      return authority.finding(.topLevelDomainMissing, mayGoOn: authority.isHostOpen)
    }
    return nil
  }

  /// Reads an address of version 6 in brackets, a port, and then the rest.
  private func readBrackets(at start: Int, kind: Kind) -> Finding {
    if needsTopLevelDomain { return Finding(outcome: .wrong, fault: .topLevelDomainMissing) }
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "]") {
      end += 1
    }
    let address = IPAddressParser(bytes: bytes).version6(in: start + 1..<end)
    guard end < bytes.count else { return address == .wrong ? .wrong : .incomplete }
    guard address.isValid else { return .wrong }
    end += 1
    if kind != .file, end < bytes.count, bytes[end] == .colon {
      let port = end + 1
      end = bytes[port...].firstIndex { !$0.isDigit } ?? bytes.count
      guard isPort(port..<end) else { return .wrong }
    }
    guard end == bytes.count || bytes[end].endsAuthority else { return .wrong }
    return readRest(from: end)
  }

  /// Whether there is nothing, or a number up to 65535; leading zeros are allowed.
  private func isPort(_ range: Range<Int>) -> Bool {
    var number = 0
    for byte in bytes[range] {
      guard byte.isDigit else { return false }
      number = min(number * 10 + Int(byte.hexValue), Port.greatest + 1)
    }
    return number <= Port.greatest
  }
}

extension UInt8 {
  fileprivate var endsAuthority: Bool {
    self == .slash || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
  }
}
