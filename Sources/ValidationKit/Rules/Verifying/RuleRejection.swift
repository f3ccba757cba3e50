/// The way in which a rule is expected to refuse a value, in a table for
/// `verify(accepts:rejects:)`.
///
/// A text stands for a reason alone:
///
///     try Rule.length(min: 2, max: 3).verify(
///       accepts: ["ab", "abc"],
///       rejects: ["a": "tooShort", "": .incomplete, "abcd": .wrong("tooLong")])
public struct RuleRejection: Sendable, Hashable {
  /// The expected outcome; nil for any but valid.
  public var outcome: RuleOutcome?

  /// The reasons that are expected among the issues that invalidate; none asks for none.
  public var reasons: [ValidationIssue.Reason]

  /// Creates an expectation.
  public init(outcome: RuleOutcome? = nil, reasons: [ValidationIssue.Reason] = []) {
    self.outcome = outcome
    self.reasons = reasons
  }

  /// Refused, whatever the outcome and the reasons.
  public static let rejected = RuleRejection()

  /// Refused, though typing on could still make it right.
  public static let incomplete = RuleRejection(outcome: .incomplete)

  /// Refused, whatever is typed after it.
  public static let wrong = RuleRejection(outcome: .wrong)

  /// Not known, because a bound cut the check short.
  public static let couldNotBeChecked = RuleRejection(outcome: .couldNotBeChecked)

  /// Returns the expectation to be incomplete for some reasons.
  public static func incomplete(_ reasons: ValidationIssue.Reason...) -> RuleRejection {
    RuleRejection(outcome: .incomplete, reasons: reasons)
  }

  /// Returns the expectation to be wrong for some reasons.
  public static func wrong(_ reasons: ValidationIssue.Reason...) -> RuleRejection {
    RuleRejection(outcome: .wrong, reasons: reasons)
  }

  /// Whether a verdict is as expected.
  func matches(_ verdict: RuleVerdict) -> Bool {
    guard !verdict.isValid, outcome == nil || verdict.outcome == outcome else { return false }
    let found = verdict.issues.filter(\.isError).map(\.reason)
    return reasons.allSatisfy(found.contains)
  }
}

extension RuleRejection: ExpressibleByStringLiteral {
  /// Creates the expectation of a reason, whatever the outcome.
  public init(stringLiteral reason: String) {
    self.init(reasons: [ValidationIssue.Reason(rawValue: reason)])
  }
}

extension RuleRejection: CustomStringConvertible {
  /// The outcome and the reasons, as in `wrong (tooLong)`.
  public var description: String {
    let outcome = outcome?.rawValue ?? "invalid"
    let reasons = reasons.map(\.rawValue).joined(separator: ", ")
    return reasons.isEmpty ? outcome : "\(outcome) (\(reasons))"
  }
}
