/// The rule for names with letters that are written from right to left (RFC 5893).
///
/// It is asked of every label of a name in which one has such a letter, or an Arabic number.
enum BidiRule {
  /// Judges the labels of a name, decoded; empty ones may stand, as the root does.
  ///
  /// - Parameters:
  ///   - labels: The labels; nil for an encoded one that cannot be decoded.
  ///   - isOpen: Whether more of the last label may follow.
  ///   - mayChange: Whether what follows may make another label of the last, since it is encoded.
  static func outcome(
    _ labels: [[Unicode.Scalar]?], isOpen: Bool, mayChange: Bool
  ) -> RuleOutcome {
    let labels = labels.map { Label($0 ?? []) }
    guard labels.contains(where: \.isFromRight) else { return .valid }
    let isCertain = !(isOpen && mayChange)
    // Whatever the last label becomes, the others ask for the rule, or it may not be asked at all.
    let closed = isOpen ? labels.dropLast() : labels[...]
    let isAsked = isCertain || closed.contains(where: \.isFromRight)
    if closed.contains(where: { !$0.isRight }) { return isAsked ? .wrong : .incomplete }
    guard isOpen, let last = labels.last else { return .valid }
    if !last.canBecomeRight { return isCertain ? .wrong : .incomplete }
    return last.isRight ? .valid : .incomplete
  }

  /// The directions of a label so far.
  private struct Label {
    private var first: BidiClass?
    private var last: BidiClass?
    private var hasLeft = false
    private var hasRight = false
    private var hasNumber = false
    private var hasArabicNumber = false

    init(_ scalars: [Unicode.Scalar]) {
      for scalar in scalars {
        let direction = scalar.bidiClass
        first = first ?? direction
        if direction != .mark { last = direction }
        switch direction {
        case .left: hasLeft = true
        case .right: hasRight = true
        case .number: hasNumber = true
        case .arabicNumber: hasArabicNumber = true
        case .mark, .neutral: break
        }
      }
    }

    /// Whether the rule is asked because of the label.
    var isFromRight: Bool { hasRight || hasArabicNumber }

    /// Whether the label is right, or only what it ends in is not.
    var canBecomeRight: Bool {
      switch first {
      case nil: true
      case .left: !isFromRight
      case .right: !hasLeft && !(hasNumber && hasArabicNumber)
      case .arabicNumber, .number, .mark, .neutral: false
      }
    }

    var isRight: Bool {
      guard canBecomeRight else { return false }
      switch last {
      case nil, .number: return true
      case .left: return first == .left
      case .right, .arabicNumber: return first == .right
      case .mark, .neutral: return false
      }
    }
  }
}
