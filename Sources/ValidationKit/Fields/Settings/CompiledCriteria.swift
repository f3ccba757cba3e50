/// A way of judging, made ready: immutable, so that judging copies nothing.
final class CompiledCriteria<Value: FieldValue>: Sendable {
  let criteria: FieldCriteria<Value>
  private let asked: [Rule<Value>]
  // Copies of what every judgement reads, since reading a part of `criteria` copies all of it.
  let stopsAtFirst: Bool
  private let blanksCountAsEmpty: Bool
  private let normalization: (@Sendable (Value) -> Value)?
  let requirement: FieldRequirement
  let hasAsyncRules: Bool

  init(_ criteria: FieldCriteria<Value>) {
    self.criteria = criteria
    asked = criteria.asked
    stopsAtFirst = criteria.reporting == .first
    blanksCountAsEmpty = criteria.blanksCountAsEmpty
    normalization = criteria.normalization
    requirement = criteria.requirement
    hasAsyncRules = !criteria.asyncRules.isEmpty
  }

  @_specialize(where Value == String)
  func isEmpty(_ value: Value) -> Bool {
    blanksCountAsEmpty ? value.isBlankValue : value.isEmptyValue
  }

  /// Returns the value as it is stored and judged.
  @_specialize(where Value == String)
  func normalized(_ value: Value) -> Value {
    guard let normalization else { return value }
    return normalization(value)
  }

  /// Judges a value that is not empty, and returns its issues only where they differ from those
  /// before, so that a change that leaves them as they were allocates nothing.
  @_specialize(where Value == String)
  func check(
    _ value: Value, before: [ValidationIssue]
  ) -> (outcome: RuleOutcome, issues: [ValidationIssue]?) {
    var outcome = RuleOutcome.valid
    var found = IssueComparison(before: before)
    for index in asked.indices {
      let verdict = asked[index].check(value)
      outcome = outcome.and(verdict.outcome)
      found.add(verdict.issues)
      if stopsAtFirst, !verdict.isValid { break }
    }
    return (outcome, found.difference)
  }
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
      if matched == 0, issues == before {
        matched = before.count
        return
      }
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
