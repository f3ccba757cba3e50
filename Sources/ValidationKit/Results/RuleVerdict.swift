/// The verdict of a rule, or of a list of rules, on one value: the outcome, and its issues.
///
/// The two always agree: a valid verdict has no issue but warnings, and one that is not valid has
/// an issue that says so.
public struct RuleVerdict: Sendable, Hashable {
  /// The outcome, in which warnings do not count.
  public internal(set) var outcome: RuleOutcome

  /// The issues that were found, in the order in which the rules were declared; warnings included.
  public internal(set) var issues: [ValidationIssue]

  /// Creates a verdict; where outcome and issues do not agree, the stricter of them stands.
  ///
  /// - Parameters:
  ///   - outcome: The outcome; valid beside an error becomes ``RuleOutcome/wrong``.
  ///   - issues: What was found; where none of it is an error beside an outcome that is not valid,
  /// an
  ///     issue is added that says no more than that.
  public init(outcome: RuleOutcome, issues: [ValidationIssue]) {
    self.outcome = outcome
    self.issues = issues
    let hasError = issues.contains(where: \.isError)
    guard hasError == outcome.isValid else { return }
    if hasError {
      self.outcome = .wrong
    } else {
      let reason: ValidationIssue.Reason =
        outcome == .couldNotBeChecked ? .couldNotBeChecked : .invalid
      self.issues.append(ValidationIssue(rule: "rule", reason: reason))
    }
  }

  /// The value is right.
  public static let valid = RuleVerdict(outcome: .valid, issues: [])

  /// Returns the verdict that typing on could still make the value right.
  public static func incomplete(_ issue: ValidationIssue) -> RuleVerdict {
    RuleVerdict(outcome: .incomplete, issues: [issue])
  }

  /// Returns the verdict that the value is wrong, whatever is typed after it.
  public static func wrong(_ issue: ValidationIssue) -> RuleVerdict {
    RuleVerdict(outcome: .wrong, issues: [issue])
  }

  /// Returns the verdict that a bound cut the check of a rule short.
  public static func couldNotBeChecked(rule: String) -> RuleVerdict {
    RuleVerdict(
      outcome: .couldNotBeChecked,
      issues: [ValidationIssue(rule: rule, reason: .couldNotBeChecked)])
  }

  /// Creates what the verdicts of several rules, which must all hold, come to.
  init(_ verdicts: some Sequence<RuleVerdict>, reporting: IssueReporting) {
    self = .valid
    for verdict in verdicts {
      add(verdict)
      if reporting == .first, !verdict.isValid { break }
    }
  }

  /// Adds what another rule, which must hold as well, says of the same value.
  mutating func add(_ other: RuleVerdict) {
    outcome = outcome.and(other.outcome)
    if issues.isEmpty {
      issues = other.issues
    } else if !other.issues.isEmpty {
      issues += other.issues
    }
  }

  /// Whether the outcome is exactly valid; there may be warnings.
  public var isValid: Bool { outcome.isValid }
}
