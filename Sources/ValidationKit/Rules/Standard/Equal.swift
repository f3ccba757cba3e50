/// Equality with a given value.
struct Equal<Value: FieldValue & Hashable>: RuleDefinition, CustomStringConvertible {
  let expected: Value

  var name: String { "equal" }

  var description: String { "equal(\(expected))" }

  func check(_ value: Value) -> RuleVerdict {
    if value.isIdentical(to: expected) { return .valid }
    let issue = ValidationIssue(
      rule: name, arguments: [.init("value", .text(String(describing: expected)))])
    return .incomplete(issue)
  }
}

extension Rule where Value: FieldValue & Hashable {
  /// Returns a rule that asks for one given value, such as true for terms that must be accepted.
  ///
  /// Texts are equal when their Unicode scalars are. The message shows the expected value, so
  /// give a secret one a message of its own.
  public static func equal(_ expected: Value) -> Rule { Rule(Equal(expected: expected)) }
}
