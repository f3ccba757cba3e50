/// The criteria by which a field judges its value.
public struct FieldCriteria<Value: FieldValue>: Sendable {
  /// The rules, in the order in which issues are reported.
  public var rules: [Rule<Value>]

  /// The rules that have to ask elsewhere; asked when all others hold.
  public var asyncRules: [AsyncRule<Value>]

  /// The clock by which pauses and time-outs of async rules are measured.
  public var clock: any Clock<Duration> {
    get { ownClock?.clock ?? ContinuousClock() }
    set { ownClock = ClockBox(newValue) }
  }

  /// Boxed, for few fields have a clock of their own, and all would have to have room for one.
  private var ownClock: ClockBox?

  /// Whether the field must have a value.
  ///
  /// Conditions on other fields add to it, and take the place of ``FieldRequirement/always`` as it
  /// was when the first of them came; set after that, it counts again.
  public var requirement: FieldRequirement {
    didSet { requirementChanges &+= 1 }
  }

  /// Counts how often the requirement was set.
  private(set) var requirementChanges: UInt8 = 0

  /// Whether what nobody can see counts as empty, such as white space alone.
  public var blanksCountAsEmpty: Bool

  /// The normalization of a value before it is stored and judged, such as trimming; it must make no
  /// further change to its own result.
  public var normalization: (@Sendable (Value) -> Value)?

  /// Whether the issues of all rules are reported or the first.
  public var reporting: IssueReporting

  /// The pattern of a field of text, judged before the rules.
  var pattern: FieldPattern<Value>?

  /// Creates a way of judging.
  public init(
    rules: [Rule<Value>] = [], asyncRules: [AsyncRule<Value>] = [],
    clock: (any Clock<Duration>)? = nil, requirement: FieldRequirement = .always,
    blanksCountAsEmpty: Bool = false, normalization: (@Sendable (Value) -> Value)? = nil,
    reporting: IssueReporting = .all
  ) {
    self.rules = rules
    self.asyncRules = asyncRules
    ownClock = clock.map { ClockBox($0) }
    self.requirement = requirement
    self.blanksCountAsEmpty = blanksCountAsEmpty
    self.normalization = normalization
    self.reporting = reporting
  }

  /// Whether a value counts as empty, so that only the requirement is asked of it.
  public func isEmpty(_ value: Value) -> Bool {
    blanksCountAsEmpty ? value.isBlankValue : value.isEmptyValue
  }

  /// Judges a value alone by all rules, also those that have to ask, on any actor; normalised
  /// first.
  ///
  /// As in a field, async rules are asked only when all others hold.
  ///
  /// - Parameters:
  ///   - value: What is judged.
  ///   - isRequired: Whether a value must be given.
  public func validate(_ value: Value, isRequired: Bool) async -> RuleVerdict {
    let value = normalization?(value) ?? value
    var verdict = check(value, isRequired: isRequired)
    guard verdict.isValid, !isEmpty(value) else { return verdict }
    verdict.add(await asyncRules.validate(value, reporting: reporting, clock: clock))
    return verdict
  }

  /// Judges a value alone by the rules that need not ask, on any thread; normalised first.
  ///
  /// - Parameters:
  ///   - value: What is judged.
  ///   - isRequired: Whether a value must be given.
  /// - Complexity: Linear in the number of rules.
  public func check(_ value: Value, isRequired: Bool) -> RuleVerdict {
    let value = normalization?(value) ?? value
    if isEmpty(value) { return isRequired ? .required : .valid }
    return asked.check(value, reporting: reporting)
  }

  /// The pattern's rule and the others, in the order in which they are asked.
  var asked: [Rule<Value>] { (pattern.map { [$0.rule] } ?? []) + rules }
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

private final class ClockBox: Sendable {
  let clock: any Clock<Duration>

  init(_ clock: any Clock<Duration>) { self.clock = clock }
}
