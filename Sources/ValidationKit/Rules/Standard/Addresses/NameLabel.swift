/// A label of a domain name as people read it, judged by IDNA 2008 (RFC 5892 to 5894).
struct NameLabel {
  /// Small letters.
  private let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// Judges the label.
  ///
  /// - Parameter isOpen: Whether more of the label may follow.
  func outcome(isOpen: Bool) -> RuleOutcome {
    var previous: Unicode.Scalar?
    for scalar in scalars {
      guard scalar.mayStandInName(after: previous) else { return .wrong }
      previous = scalar
    }
    // A word goes on after a joiner, here as in rules for letters.
    let endsWithJoiner = scalars.last?.isJoiner == true
    if endsWithJoiner, !isOpen { return .wrong }
    return JoinerRule.outcome(scalars[...], isOpen: isOpen).and(contextOutcome(isOpen: isOpen))
      .and(endsWithJoiner ? .incomplete : .valid)
  }

  /// Judges an encoded label, which is closed: what follows `xn--`, in small letters, digits and
  /// hyphens of ASCII.
  static func isEncoded(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let scalars = InternationalLabel.decoded(rest) else { return false }
    let label = InternationalLabel(String(String.UnicodeScalarView(scalars)))
    // What is encoded otherwise than it would be is another spelling of the same name.
    return !scalars.allSatisfy(\.isASCII) && label.isSmall && label.isComposed
      && !label.hasReservedHyphens && scalars.first != "-" && scalars.last != "-"
      && NameLabel(scalars).outcome(isOpen: false).isValid
      && label.encodedLength == rest.count + 4
  }

  /// Judges the few signs that stand beside certain letters alone (RFC 5892, appendices A.3 to
  /// A.9).
  private func contextOutcome(isOpen: Bool) -> RuleOutcome {
    var outcome = RuleOutcome.valid
    var hasArabicDigit = false
    var hasPersianDigit = false
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let isPending = next == nil && isOpen
      switch scalar.value {
      case 0xB7:
        guard index > 0, scalars[index - 1] == "l", next == "l" || isPending else { return .wrong }
        if isPending { outcome = .incomplete }
      case 0x375:
        guard next?.isGreek == true || isPending else { return .wrong }
        if isPending { outcome = .incomplete }
      case 0x5F3, 0x5F4:
        guard index > 0, (0x591...0x5F4).contains(scalars[index - 1].value) else { return .wrong }
      case 0x30FB:
        if scalars.contains(where: { $0 != scalar && $0.isJapanese }) { break }
        guard isOpen else { return .wrong }
        outcome = .incomplete
      case 0x660...0x669: hasArabicDigit = true
      case 0x6F0...0x6F9: hasPersianDigit = true
      default: break
      }
    }
    return hasArabicDigit && hasPersianDigit ? .wrong : outcome
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may follow another in a label: PVALID or CONTEXT of RFC 5892, and no mark at
  /// the start.
  func mayStandInName(after previous: Unicode.Scalar?) -> Bool {
    if isASCII { return true }
    switch value {
    // Exceptions, and signs and joiners whose places are judged with the whole label.
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007, 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB,
      0x200C, 0x200D:
      return true
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: return false
    // Parts of Hangul syllables, which are written composed.
    case 0x1100...0x11FF, 0xA960...0xA97C, 0xD7B0...0xD7FB: return false
    default: break
    }
    switch properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber:
      return !properties.changesWhenNFKCCaseFolded
    case .uppercaseLetter:
      return properties.lowercaseMapping.unicodeScalars.allSatisfy {
        !$0.properties.changesWhenNFKCCaseFolded
      }
    case .nonspacingMark, .spacingMark:
      return previous != nil && !properties.changesWhenNFKCCaseFolded
    default: return false
    }
  }

  fileprivate var isGreek: Bool {
    switch value {
    case 0x370...0x373, 0x375...0x377, 0x37A...0x37D, 0x37F, 0x384, 0x386, 0x388...0x3E1,
      0x3F0...0x3FF, 0x1D26...0x1D2A, 0x1F00...0x1FFE, 0x10140...0x1018E:
      true
    default: false
    }
  }

  /// Whether it is a letter of Hiragana, Katakana or Han, or the sign that makes one long.
  fileprivate var isJapanese: Bool {
    switch value {
    case 0x3005...0x3007, 0x3041...0x309F, 0x30A1...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
