/// A rule that is asked only where a condition holds.
struct When<Value>: RuleDefinition, CustomStringConvertible {
  /// The condition on which the rule is asked.
  enum Condition: Sendable, Hashable {
    case closure(SharedClosure<@Sendable (Value) -> Bool>)
    case rule(Rule<Value>)

    func holds(for value: Value) -> Bool {
      switch self {
      case .closure(let condition): condition.call(value)
      case .rule(let rule): rule.isValid(value)
      }
    }
  }

  let condition: Condition
  let rule: Rule<Value>
  let otherwise: Rule<Value>?

  var name: String { rule.name }

  var description: String {
    let condition =
      switch condition {
      case .closure: "{ … }"
      case .rule(let rule): rule.description
      }
    let otherwise = otherwise.map { ", otherwise: \($0)" } ?? ""
    return "when(\(condition), then: \(rule)\(otherwise))"
  }

  func check(_ value: Value) -> RuleVerdict {
    guard let rule = condition.holds(for: value) ? rule : otherwise else { return .valid }
    var verdict = rule.check(value)
    // Typing on may turn the condition round, so nothing is known to be lost.
    if verdict.outcome == .wrong { verdict.outcome = .incomplete }
    return verdict
  }
}

extension Rule {
  /// Returns a rule that asks another one where a condition on the value holds.
  ///
  ///     Rule.when({ $0.country == "US" }, then: .pattern("[0-9]{5}").on(\Address.postcode))
  ///
  /// What fails is incomplete, never wrong, since typing on may change what the condition says.
  /// Two such rules are equal only if one is a copy of the other.
  ///
  /// - Parameters:
  ///   - condition: Whether the rule is asked; called on any thread.
  ///   - rule: What is asked where the condition holds.
  ///   - otherwise: What is asked where it does not; nothing, unless given.
  public static func when(
    _ condition: @escaping @Sendable (Value) -> Bool, then rule: Rule, otherwise: Rule? = nil
  ) -> Rule {
    Rule(
      When(condition: .closure(SharedClosure(condition)), rule: rule, otherwise: otherwise),
      around: [rule, otherwise ?? rule].nesting())
  }

  /// Returns a rule that asks another one of the values that a first one accepts.
  ///
  ///     Rule.when(.startsWith("+7"), then: .length(exactly: 12))
  ///
  /// The first rule says nothing of its own. What fails is incomplete, never wrong, since typing
  /// on may change what the first rule says.
  ///
  /// - Parameters:
  ///   - condition: Which values are judged.
  ///   - rule: What is asked where the condition holds.
  ///   - otherwise: What is asked where it does not; nothing, unless given.
  public static func when(
    _ condition: Rule, then rule: Rule, otherwise: Rule? = nil
  ) -> Rule {
    Rule(
      When(condition: .rule(condition), rule: rule, otherwise: otherwise),
      around: [condition, rule, otherwise ?? rule].nesting())
  }
}
