/// A rule for something that is made from a value.
struct Mapped<Value, Part>: RuleDefinition, CustomStringConvertible {
  let rule: Rule<Part>
  let part: SharedClosure<@Sendable (Value) -> Part>

  var name: String { rule.name }

  var description: String { rule.description }

  func check(_ value: Value) -> RuleVerdict { rule.check(part.call(value)) }
}

/// A rule for a property of a value.
struct MappedProperty<Value, Part>: RuleDefinition, CustomStringConvertible {
  let rule: Rule<Part>
  let property: any KeyPath<Value, Part> & Sendable

  var name: String { rule.name }

  var description: String { "\(rule).on(\(property))" }

  func check(_ value: Value) -> RuleVerdict { rule.check(value[keyPath: property]) }

  static func == (one: MappedProperty, other: MappedProperty) -> Bool {
    one.rule == other.rule && (one.property as AnyKeyPath) == (other.property as AnyKeyPath)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(property as AnyKeyPath)
  }
}

extension Rule {
  /// Returns the rule for a whole of which it judges a part.
  ///
  ///     Rule.length(max: 64).on { (customer: Customer) in customer.name.full }
  ///
  /// Two such rules are equal only if one is a copy of the other.
  ///
  /// - Parameter part: A function that makes the part; called on any thread.
  public func on<Whole>(_ part: @escaping @Sendable (Whole) -> Value) -> Rule<Whole> {
    Rule<Whole>(Mapped(rule: self, part: SharedClosure(part)), around: nesting)
  }

  /// Returns the rule for a whole of which it judges a property.
  ///
  ///     Rule.email.on(\Customer.email)      // a Rule<Customer>
  ///
  /// Two such rules are equal when the rules and the key paths are.
  ///
  /// - Parameter property: A key path to the property.
  public func on<Whole>(_ property: any KeyPath<Whole, Value> & Sendable) -> Rule<Whole> {
    Rule<Whole>(MappedProperty(rule: self, property: property), around: nesting)
  }
}
