/// How a field judges its value.
public struct FieldJudging<Value: FieldValue>: Sendable {
  /// The rules, in the order in which issues are reported.
  public var rules: [Rule<Value>] { didSet { updateAsked() } }

  /// Whether the field must have a value.
  public var requirement: FieldRequirement

  /// Whether white space alone counts as empty.
  public var blanksCountAsEmpty: Bool

  /// What is done to a value before it is stored and judged, such as trimming; it must make no
  /// further change to its own result.
  public var normalization: (@Sendable (Value) -> Value)?

  /// Whether the issues of all rules are reported or the first.
  public var reporting: IssueReporting

  /// The pattern of a field of text, judged before the rules.
  var pattern: FieldPattern<Value>? { didSet { updateAsked() } }

  /// The pattern's rule and the others, as they are asked.
  private var asked: [Rule<Value>]

  /// Creates a way of judging.
  public init(
    rules: [Rule<Value>] = [], requirement: FieldRequirement = .always,
    blanksCountAsEmpty: Bool = false, normalization: (@Sendable (Value) -> Value)? = nil,
    reporting: IssueReporting = .all
  ) {
    self.rules = rules
    self.requirement = requirement
    self.blanksCountAsEmpty = blanksCountAsEmpty
    self.normalization = normalization
    self.reporting = reporting
    asked = rules
  }

  private mutating func updateAsked() {
    asked = (pattern.map { [$0.rule] } ?? []) + rules
  }

  /// Whether a value counts as empty, so that only the requirement is asked of it.
  public func isEmpty(_ value: Value) -> Bool {
    blanksCountAsEmpty ? value.isBlankValue : value.isEmptyValue
  }

  /// Judges a value alone, without a field, on any thread.
  ///
  /// - Parameter isRequired: Whether a value must be given.
  /// - Complexity: Linear in the number of rules.
  public func check(_ value: Value, isRequired: Bool) -> RuleVerdict {
    let (outcome, issues) = check(value, isRequired: isRequired, before: [])
    return RuleVerdict(outcome: outcome, issues: issues ?? [])
  }

  /// Judges a value, and returns its issues only where they differ from those before, so that a
  /// change that leaves them as they were allocates nothing.
  func check(
    _ value: Value, isRequired: Bool, before: [ValidationIssue]
  ) -> (outcome: RuleOutcome, issues: [ValidationIssue]?) {
    if isEmpty(value) {
      let verdict = isRequired ? RuleVerdict.required : .valid
      return (verdict.outcome, verdict.issues)
    }
    var outcome = RuleOutcome.valid
    var found = IssueComparison(before: before)
    for rule in asked {
      let verdict = rule.check(value)
      outcome = outcome.and(verdict.outcome)
      found.add(verdict.issues)
      if reporting == .first, !verdict.isValid { break }
    }
    return (outcome, found.difference)
  }
}

/// A field's pattern: the text that the author set, and the rule that it makes.
struct FieldPattern<Value>: Sendable {
  let text: String
  let rule: Rule<Value>
}

extension RuleVerdict {
  /// Nothing was given where something is required; typing makes it right.
  static let required = RuleVerdict.incomplete(
    ValidationIssue(rule: "required", reason: .required))
}

/// Collects issues while they are the same as before, and copies them only when they are not.
private struct IssueComparison {
  let before: [ValidationIssue]
  private var matched = 0
  private var collected: [ValidationIssue]?

  init(before: [ValidationIssue]) { self.before = before }

  mutating func add(_ issues: [ValidationIssue]) {
    if issues.isEmpty { return }
    if collected == nil {
      let end = matched + issues.count
      if end <= before.count, before[matched..<end].elementsEqual(issues) {
        matched = end
        return
      }
      if matched == 0 {
        collected = issues
        return
      }
      collected = Array(before[..<matched])
    }
    collected? += issues
  }

  /// The issues, or nil where they are the same as before.
  var difference: [ValidationIssue]? {
    if let collected { return collected }
    return matched == before.count ? nil : Array(before[..<matched])
  }
}
