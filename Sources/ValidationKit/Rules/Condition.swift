/// A condition that is given as a closure.
struct Condition<Value>: RuleDefinition, CustomStringConvertible {
  let name: String
  let reason: ValidationIssue.Reason
  let condition: SharedClosure<@Sendable (Value) -> Bool>

  var description: String { name }

  func check(_ value: Value) -> RuleVerdict {
    condition.call(value) ? .valid : .incomplete(ValidationIssue(rule: name, reason: reason))
  }
}

extension Rule {
  /// Creates a rule that holds where a condition does.
  ///
  /// It cannot know whether typing on would help, so a value that fails is incomplete. Two such
  /// rules are equal only if one is a copy of the other.
  ///
  /// - Parameters:
  ///   - name: The name by which issues call the rule.
  ///   - reason: The machine-readable reason of the issue.
  ///   - isRight: Whether a value is right; called on any thread.
  public init(
    _ name: String, reason: ValidationIssue.Reason = .invalid,
    isRight: @escaping @Sendable (Value) -> Bool
  ) {
    self.init(Condition(name: name, reason: reason, condition: SharedClosure(isRight)))
  }
}

/// A closure that can be compared: two are equal when one is a copy of the other.
final class SharedClosure<Function: Sendable>: Sendable, Hashable {
  let call: Function

  init(_ call: Function) { self.call = call }

  static func == (one: SharedClosure, other: SharedClosure) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
