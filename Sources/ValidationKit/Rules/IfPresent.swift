/// A rule that is skipped for empty values.
struct IfPresent<Value: FieldValue>: RuleDefinition, CustomStringConvertible {
  let rule: Rule<Value>

  var name: String { rule.name }

  var description: String { "ifPresent(\(rule))" }

  func check(_ value: Value) -> RuleVerdict { value.isEmptyValue ? .valid : rule.check(value) }
}

/// A rule for an optional value that is skipped for nil.
struct IfSome<Wrapped>: RuleDefinition, CustomStringConvertible {
  let rule: Rule<Wrapped>

  var name: String { rule.name }

  var description: String { "ifPresent(\(rule))" }

  func check(_ value: Wrapped?) -> RuleVerdict { value.map(rule.check) ?? .valid }
}

extension Rule {
  /// Returns a rule that holds for empty values and asks another one of the rest.
  public static func ifPresent(_ rule: Rule) -> Rule where Value: FieldValue {
    Rule(IfPresent(rule: rule), around: rule.nesting)
  }

  /// Returns a rule for optional values that holds for nil and asks another one of the rest.
  public static func ifPresent<Wrapped>(_ rule: Rule<Wrapped>) -> Rule where Value == Wrapped? {
    Rule(IfSome(rule: rule), around: rule.nesting)
  }
}
