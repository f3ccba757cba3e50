/// The rule for joiners in the labels of domain names (RFC 5892, appendices A.1 and A.2).
enum JoinerRule {
  /// Judges a label: after a virama both may stand, the non-joiner also between letters that join.
  ///
  /// - Parameter isOpen: Whether more of the label may follow.
  static func outcome(_ scalars: ArraySlice<Unicode.Scalar>, isOpen: Bool) -> RuleOutcome {
    guard scalars.contains(where: \.isJoiner) else { return .valid }
    var outcome = RuleOutcome.valid
    for index in scalars.indices where scalars[index].isJoiner {
      let before = scalars[..<index]
      if before.last?.properties.canonicalCombiningClass == .virama { continue }
      guard scalars[index] == "\u{200C}" else { return .wrong }
      switch before.last(where: { $0.joiningType != .transparent })?.joiningType {
      case .dual, .left: break
      default: return .wrong
      }
      switch scalars[(index + 1)...].first(where: { $0.joiningType != .transparent })?.joiningType {
      case .dual, .right: break
      case nil where isOpen: outcome = .incomplete
      default: return .wrong
      }
    }
    return outcome
  }
}
