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
    return JoinerRule.outcome(scalars, isOpen: isOpen)
  }
}

extension Unicode.Scalar {
  /// Whether it stands for nothing else; the sharp s and the last sigma are kept as they are.
  fileprivate var isFolded: Bool {
    !properties.changesWhenNFKCCaseFolded || isJoiner || self == "ß" || self == "ς"
  }
}
