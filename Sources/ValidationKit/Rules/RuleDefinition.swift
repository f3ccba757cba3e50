/// The definition of a rule: a named, comparable value that judges values of one type.
///
/// Conform a type of your own to share a rule with options, and wrap it for use:
///
///     struct Even: RuleDefinition {
///       var name: String { "even" }
///       func check(_ value: Int) -> RuleVerdict {
///         value.isMultiple(of: 2) ? .valid : .incomplete(ValidationIssue(rule: name))
///       }
///     }
///     extension Rule where Value == Int {
///       static var even: Rule { Rule(Even()) }
///     }
///
/// For a single condition, ``Rule/init(_:reason:isRight:)`` is shorter.
public protocol RuleDefinition<Value>: Sendable, Hashable {
  /// The type of the values that are judged.
  associatedtype Value

  /// The standard name, by which issues, form files and reports call the rule.
  var name: String { get }

  /// Judges a value as it is, also an empty one; pure, and callable from any thread.
  func check(_ value: Value) -> RuleVerdict
}
