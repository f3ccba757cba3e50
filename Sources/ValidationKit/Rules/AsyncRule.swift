/// A rule that has to ask elsewhere: whether a user name is free, say.
///
///     let isFree = AsyncRule<String>("available", debounce: .milliseconds(300), timeout: .seconds(5)) {
///       await directory.isFree($0)
///     }
///     let name = Field("", rules: [.length(min: 3)], asyncRules: [isFree])
///
/// A field asks it only when its other rules hold, after a pause in typing, and takes only the
/// answer to its latest question. Alone, on any actor, `await isFree.validate("ann")` asks at once.
public struct AsyncRule<Value: Sendable>: Sendable {
  /// The name by which issues call the rule.
  public let name: String

  /// The time for which a field waits for more typing before it asks.
  public var debounce: Duration

  /// The time that an answer may take; nil waits for ever.
  public var timeout: Duration?

  /// Whether a field reuses the last answer for an identical value instead of asking again.
  public var reusesAnswers: Bool

  /// The author's own message, for those of the rule's issues that have none of their own.
  public var message: IssueMessage?

  private let ask: @Sendable (Value) async throws -> RuleVerdict

  /// Creates a rule that answers with a verdict.
  ///
  /// - Parameters:
  ///   - name: The name by which issues call the rule.
  ///   - debounce: How long a field waits for more typing before it asks.
  ///   - timeout: How long an answer may take; past it, the outcome is `couldNotBeChecked`.
  ///   - reusesAnswers: Whether a field reuses the last answer for an identical value.
  ///   - verdict: Asks; what it throws becomes an issue with the outcome `couldNotBeChecked`. It
  /// may
  ///     be cancelled, in the cooperative way of tasks, and is abandoned if it ignores that.
  public init(
    _ name: String, debounce: Duration = .zero, timeout: Duration? = nil,
    reusesAnswers: Bool = false,
    verdict: @escaping @Sendable (Value) async throws -> RuleVerdict
  ) {
    self.name = name
    self.debounce = debounce
    self.timeout = timeout
    self.reusesAnswers = reusesAnswers
    ask = verdict
  }

  /// Creates a rule that answers whether a value is right.
  ///
  /// - Parameters:
  ///   - name: The name by which issues call the rule.
  ///   - debounce: How long a field waits for more typing before it asks.
  ///   - timeout: How long an answer may take; past it, the outcome is `couldNotBeChecked`.
  ///   - reusesAnswers: Whether a field reuses the last answer for an identical value.
  ///   - isRight: Asks; what it throws becomes an issue.
  public init(
    _ name: String, debounce: Duration = .zero, timeout: Duration? = nil,
    reusesAnswers: Bool = false, isRight: @escaping @Sendable (Value) async throws -> Bool
  ) {
    self.init(name, debounce: debounce, timeout: timeout, reusesAnswers: reusesAnswers) { value in
      try await isRight(value) ? .valid : .incomplete(ValidationIssue(rule: name))
    }
  }

  /// Creates a rule that asks a synchronous one, so that both kinds can stand in one list.
  public init(_ rule: Rule<Value>) {
    self.init(rule.name, verdict: { rule.check($0) })
  }

  /// Returns the rule with a message of the author's own; an empty one shows nothing.
  ///
  /// It is a text, texts by language, or an ``IssueMessage`` that is made from the issue.
  public func message(_ message: any IssueMessageConvertible) -> AsyncRule {
    var rule = self
    rule.message = message.issueMessage
    return rule
  }

  /// Asks at once, and returns the verdict: also a failure or a time-out is one.
  ///
  /// - Parameters:
  ///   - value: What is judged.
  ///   - clock: What the time-out is measured by.
  public func validate(
    _ value: Value, clock: any Clock<Duration> = ContinuousClock()
  ) async -> RuleVerdict {
    var verdict = await answer(to: value, clock: clock)
    if let message {
      for index in verdict.issues.indices where verdict.issues[index].message == nil {
        verdict.issues[index].message = message
      }
    }
    return verdict
  }

  private func answer(to value: Value, clock: any Clock<Duration>) async -> RuleVerdict {
    await firstAnswer(
      of: { await attempt(value) },
      or: {
        guard let timeout, (try? await clock.sleep(for: timeout)) != nil else { return nil }
        return failure(.timedOut)
      },
      ifCancelled: failure(.couldNotBeChecked))
  }

  private func attempt(_ value: Value) async -> RuleVerdict {
    do { return try await ask(value) } catch { return failure(.checkFailed) }
  }

  private func failure(_ reason: ValidationIssue.Reason) -> RuleVerdict {
    RuleVerdict(
      outcome: .couldNotBeChecked, issues: [ValidationIssue(rule: name, reason: reason)])
  }
}

extension Sequence {
  /// Asks every rule at the same time, and returns what they say in the order of the rules.
  ///
  /// - Parameters:
  ///   - value: What is judged.
  ///   - reporting: With ``IssueReporting/first``, what is said after the first rule that fails is
  ///     left out.
  ///   - clock: What time-outs are measured by.
  public func validate<Value: Sendable>(
    _ value: Value, reporting: IssueReporting = .all,
    clock: any Clock<Duration> = ContinuousClock()
  ) async -> RuleVerdict where Element == AsyncRule<Value> {
    let rules = Array(self)
    let verdicts = await withTaskGroup(of: (Int, RuleVerdict).self) { group in
      for (index, rule) in rules.enumerated() {
        group.addTask { (index, await rule.validate(value, clock: clock)) }
      }
      return await group.reduce(into: [Int: RuleVerdict]()) { $0[$1.0] = $1.1 }
    }
    return RuleVerdict(rules.indices.compactMap { verdicts[$0] }, reporting: reporting)
  }
}
