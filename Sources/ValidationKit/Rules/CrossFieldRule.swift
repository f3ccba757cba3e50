/// A rule over several values, whose issue belongs to the first: pure, and usable without a form.
///
///     let order = CrossFieldRule<Date, Date>("after") { end, start in end > start }
///     order.check(end, start).isValid
///     endField.require(order, with: startField)      // in a form, whenever either changes
public struct CrossFieldRule<Value, each Source>: Sendable {
  /// The name by which issues call the rule.
  public let name: String

  private let verdict: @Sendable (Value, repeat each Source) -> RuleVerdict

  /// Creates a rule that answers with a verdict.
  ///
  /// - Parameters:
  ///   - name: The name by which issues call the rule.
  ///   - verdict: Judges the first value beside the others.
  public init(
    _ name: String, verdict: @escaping @Sendable (Value, repeat each Source) -> RuleVerdict
  ) {
    self.name = name
    self.verdict = verdict
  }

  /// Creates a rule that answers whether the first value is right beside the others.
  ///
  /// - Parameters:
  ///   - name: The name by which issues call the rule.
  ///   - reason: The machine-readable reason of the issue.
  ///   - isRight: Whether the first value is right beside the others.
  public init(
    _ name: String, reason: ValidationIssue.Reason = .invalid,
    isRight: @escaping @Sendable (Value, repeat each Source) -> Bool
  ) {
    self.init(name) { (value: Value, sources: repeat each Source) in
      isRight(value, repeat each sources)
        ? .valid : .incomplete(ValidationIssue(rule: name, reason: reason))
    }
  }

  /// Judges the first value beside the others, as they are, empty ones too.
  public func check(_ value: Value, _ sources: repeat each Source) -> RuleVerdict {
    verdict(value, repeat each sources)
  }
}

/// A comparison of two values of one type.
public enum FieldComparison: String, Sendable, Hashable, Codable, CaseIterable {
  /// The value is the same as the other.
  case sameAs
  /// The value is another than the other.
  case differentFrom
  /// The value is less than the other.
  case lessThan
  /// The value is the other or less.
  case atMost
  /// The value is the other or greater.
  case atLeast
  /// The value is greater than the other.
  case greaterThan

  func holds<Value: Comparable>(_ value: Value, _ other: Value) -> Bool {
    switch self {
    case .sameAs: value == other
    case .differentFrom: value != other
    case .lessThan: value < other
    case .atMost: value <= other
    case .atLeast: value >= other
    case .greaterThan: value > other
    }
  }
}
