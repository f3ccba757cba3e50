/// A rule for a part of a value, or for something made from it.
struct Mapped<Value, Part>: RuleDefinition, CustomStringConvertible {
  let rule: Rule<Part>
  let part: SharedClosure<@Sendable (Value) -> Part>

  var name: String { rule.name }

  var description: String { rule.description }

  func check(_ value: Value) -> RuleVerdict { rule.check(part.call(value)) }
}

extension Rule {
  /// Returns the rule for a whole of which it judges a part.
  ///
  ///     Rule.email.on(\Customer.email)      // a Rule<Customer>
  ///
  /// - Parameter part: A key path to the part, or a function that makes it; called on any thread.
  public func on<Whole>(_ part: @escaping @Sendable (Whole) -> Value) -> Rule<Whole> {
    Rule<Whole>(Mapped(rule: self, part: SharedClosure(part)))
  }
}
