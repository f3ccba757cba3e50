/// A rule for values of one type: pure, usable from any thread and without a field.
///
///     Rule.email.check("ann@example.com").isValid   // true
///
/// Two rules are equal when they ask the same; those made of closures, when one is a copy of the
/// other. An empty value is judged as the value that it is; fields skip their rules for one, and
/// ``ifPresent(_:)-(Rule<Value>)`` does the same for a rule alone.
public struct Rule<Value>: Sendable {
  /// One reference, so that a rule is copied as cheaply as an object.
  private let storage: Storage

  private final class Storage: Sendable {
    let definition: any RuleDefinition<Value>
    let message: IssueMessage?
    let severity: ValidationIssue.Severity
    let isPlain: Bool
    /// The depth to which rules are nested here.
    let nesting: Int

    init(
      _ definition: any RuleDefinition<Value>, _ message: IssueMessage?,
      _ severity: ValidationIssue.Severity, nesting: Int
    ) {
      self.nesting = nesting
      self.definition = definition
      self.message = message
      self.severity = severity
      isPlain = message == nil && severity == .error
    }
  }

  private init(storage: Storage) { self.storage = storage }

  /// Creates a rule that asks what a definition says.
  public init(_ definition: some RuleDefinition<Value>) {
    storage = Storage(definition, nil, .error, nesting: 0)
  }

  /// Creates a rule out of others; too many within each other, which could not be followed or even
  /// let go of without end, are a programming error and trap.
  ///
  /// - Parameter innermost: How deep the rules within it are nested.
  init(_ definition: some RuleDefinition<Value>, around innermost: Int) {
    guard innermost < ruleNestingLimit else {
      misuse(
        "rules are nested more than \(ruleNestingLimit) levels deep, a \(definition.name) rule outside; "
          + "put them side by side, in one list")
    }
    storage = Storage(definition, nil, .error, nesting: innermost + 1)
  }

  /// The depth to which rules are nested here.
  var nesting: Int { storage.nesting }

  /// The definition of the rule.
  public var definition: any RuleDefinition<Value> { storage.definition }

  /// The author's own message, for those of the rule's issues that have none of their own.
  public var message: IssueMessage? { storage.message }

  /// Whether what the rule finds invalidates, or is only shown.
  public var severity: ValidationIssue.Severity { storage.severity }

  /// The rule's standard name.
  public var name: String { storage.definition.name }

  /// Judges a value.
  public func check(_ value: Value) -> RuleVerdict {
    let verdict = storage.definition.check(value)
    return storage.isPlain || verdict.issues.isEmpty ? verdict : adjusted(verdict)
  }

  /// Returns a rule that asks something else, with the same message and severity.
  func replacing(_ definition: some RuleDefinition<Value>) -> Rule {
    Rule(storage: Storage(definition, message, severity, nesting: storage.nesting))
  }

  /// Whether a value is right.
  public func isValid(_ value: Value) -> Bool { check(value).isValid }

  private func adjusted(_ verdict: RuleVerdict) -> RuleVerdict {
    var verdict = verdict
    for index in verdict.issues.indices {
      if verdict.issues[index].message == nil { verdict.issues[index].message = message }
      if severity == .warning { verdict.issues[index].severity = .warning }
    }
    if severity == .warning { verdict.outcome = .valid }
    return verdict
  }
}

extension Rule {
  /// Returns the rule with a message of the author's own; an empty one shows nothing.
  ///
  /// It is a text, texts by language, or an ``IssueMessage`` that is made from the issue.
  public func message(_ message: any IssueMessageConvertible) -> Rule {
    Rule(
      storage: Storage(definition, message.issueMessage, severity, nesting: storage.nesting))
  }

  /// Returns the rule as one whose issues are shown and never invalidate.
  public func asWarning() -> Rule {
    Rule(storage: Storage(definition, message, .warning, nesting: storage.nesting))
  }
}

extension Rule: Hashable {
  /// Whether two rules ask the same, with the same message and severity.
  public static func == (one: Rule, other: Rule) -> Bool {
    AnyHashable(one.definition) == AnyHashable(other.definition)
      && one.message == other.message && one.severity == other.severity
  }

  /// Feeds what the rule asks, its message and its severity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(definition))
    hasher.combine(message)
    hasher.combine(severity)
  }
}

extension Rule: CustomStringConvertible {
  /// The rule with its options, as in `length(min: 8, max: 16)`.
  public var description: String { String(describing: definition) }
}

/// The greatest depth to which rules may be nested.
let ruleNestingLimit = 500

extension Collection {
  /// Returns the depth of the most nested of several rules.
  func nesting<Value>() -> Int where Element == Rule<Value> { self.map(\.nesting).max() ?? 0 }
}
