import Foundation

/// A mapped label of a host, which may be encoded (UTS #46, as WHATWG URL asks it).
struct HostLabel {
  let scalars: ArraySlice<Unicode.Scalar>
  /// Whether the label starts with `xn--`.
  let isEncoded: Bool
  /// The label as people read it; nil where it cannot be decoded.
  let decoded: [Unicode.Scalar]?

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    self.scalars = scalars
    isEncoded = scalars.starts(with: ["x", "n", "-", "-"])
    if isEncoded {
      let isShort = scalars.count <= DomainParser.longestLabel
      decoded = isShort ? InternationalLabel.decoded(scalars.dropFirst(4)) : nil
    } else {
      decoded = Array(scalars)
    }
  }

  func outcome(isOpen: Bool) -> RuleOutcome {
    guard isEncoded else { return Self.outcome(scalars, isOpen: isOpen) }
    // Digits and letters after another hyphen can make an encoded label of any.
    guard scalars.allSatisfy(\.isASCII), scalars.count <= DomainParser.longestLabel else {
      return .wrong
    }
    let otherwise: RuleOutcome = isOpen ? .incomplete : .wrong
    guard let decoded, !decoded.allSatisfy(\.isASCII), decoded.allSatisfy(\.isFolded) else {
      return otherwise
    }
    let text = String(String.UnicodeScalarView(decoded))
    guard let mapped = InternationalHost.mapped(text), mapped == decoded,
      Self.outcome(decoded[...], isOpen: false).isValid
    else { return otherwise }
    return .valid
  }

  private static func outcome(_ scalars: ArraySlice<Unicode.Scalar>, isOpen: Bool) -> RuleOutcome {
    guard let first = scalars.first else { return .valid }
    if first.isMark { return .wrong }
    guard scalars.contains(where: \.isJoiner) else { return .valid }
    var outcome = RuleOutcome.valid
    for index in scalars.indices where scalars[index].isJoiner {
      let before = scalars[..<index]
      if before.last?.properties.canonicalCombiningClass == .virama { continue }
      guard scalars[index] == "\u{200C}", before.last(where: { !$0.isMark })?.joins == true else {
        return .wrong
      }
      let after = scalars[(index + 1)...].first { !$0.isMark }
      if after == nil, isOpen {
        outcome = .incomplete
      } else if after?.joins != true {
        return .wrong
      }
    }
    return outcome
  }
}

extension Unicode.Scalar {
  /// Whether it stands for nothing else; the sharp s and the last sigma are kept as they are.
  fileprivate var isFolded: Bool {
    !properties.changesWhenNFKCCaseFolded || isJoiner || self == "ß" || self == "ς"
  }

  /// Whether it is a letter of a script whose letters join; which of them do is not known here.
  fileprivate var joins: Bool {
    switch value {
    case 0x620...0x6FF, 0x710...0x77F, 0x7CA...0x7EA, 0x840...0x8FF, 0x1820...0x18AA,
      0xA840...0xA872, 0x10AC0...0x10AEF, 0x10D00...0x10D23, 0x1E900...0x1E943:
      properties.isAlphabetic
    default: false
    }
  }
}

/// The rule for names with letters that are written from right to left (RFC 5893).
enum BidiRule {
  private enum Class {
    case left, right, arabicNumber, number, mark, other
  }

  /// Whether every label has one direction, where there is a letter from right to left at all.
  static func allows(_ labels: [[Unicode.Scalar]?]) -> Bool {
    let labels = labels.map { ($0 ?? []).map(direction) }
    guard labels.joined().contains(where: { $0 == .right || $0 == .arabicNumber }) else {
      return true
    }
    return labels.allSatisfy { label in
      guard let first = label.first, let last = label.last(where: { $0 != .mark }) else {
        return label.isEmpty
      }
      switch first {
      case .left:
        return !label.contains { $0 == .right || $0 == .arabicNumber }
          && (last == .left || last == .number)
      case .right:
        return !label.contains(.left) && last != .other
          && !(label.contains(.number) && label.contains(.arabicNumber))
      default: return false
      }
    }
  }

  private static func direction(_ scalar: Unicode.Scalar) -> Class {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .mark
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .letterNumber:
      return isRight(scalar.value) ? .right : .left
    case .decimalNumber:
      switch scalar.value {
      case 0x30...0x39, 0x6F0...0x6F9: return .number
      case 0x660...0x669, 0x10D30...0x10D39: return .arabicNumber
      default: return isRight(scalar.value) ? .right : .left
      }
    default: return .other
    }
  }

  private static func isRight(_ value: UInt32) -> Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
