/// The form in which a field of text writes the values of a type, for rules whose issues name some.
struct WrittenForm<Value>: Sendable {
  /// Writes a value.
  let text: @Sendable (Value) -> String
  /// Returns what is left of a value once it is written and read again.
  let cut: @Sendable (Value) -> Value
  /// Whether the opposite of the rule is asked.
  ///
  /// A text that does not say all may mean several values, and is right where one of them is. So
  /// the opposite of a rule is right where one of them is not, and the rule then has to hold for
  /// all.
  private(set) var isOpposite = false

  /// Creates the form of a format; a value that it cannot read again stays as it is.
  init(_ format: TextFormat<Value>) where Value: FieldValue {
    text = format.text
    cut = { format.value(of: format.text(of: $0)) ?? $0 }
  }

  /// The form for a rule of which the opposite is asked.
  var opposite: WrittenForm {
    var form = self
    form.isOpposite.toggle()
    return form
  }
}

/// A rule whose issues name values, or one that asks such rules.
protocol ValueNamingRule<Value>: RuleDefinition {
  /// Returns the rule for values that are written in a form: what it compares with is cut to what
  /// the form says, and its issues name it as the form writes it.
  ///
  /// A value that the form does not say exactly is no value that is written: it refuses none.
  func written(in form: WrittenForm<Value>) -> Self
}

extension Rule {
  /// Returns the rule for values that are written in a form.
  func written(in form: WrittenForm<Value>) -> Rule {
    func rewritten<Definition: ValueNamingRule<Value>>(_ definition: Definition) -> Rule {
      replacing(definition.written(in: form))
    }
    guard let definition = definition as? any ValueNamingRule<Value> else { return self }
    return rewritten(definition)
  }
}

extension All: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> All {
    All(rules: rules.map { $0.written(in: form) }, reporting: reporting)
  }
}

extension AnyOf: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> AnyOf {
    AnyOf(rules: rules.map { $0.written(in: form) })
  }
}

extension Not: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> Not { Not(rule: rule.written(in: form.opposite)) }
}

extension IfPresent: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> IfPresent {
    IfPresent(rule: rule.written(in: form))
  }
}

extension When: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> When {
    let condition: Condition =
      switch condition {
      case .closure: condition
      // Whether it is met does not turn round with what is asked.
      case .rule(let rule): .rule(rule.written(in: form.isOpposite ? form.opposite : form))
      }
    return When(
      condition: condition, rule: rule.written(in: form),
      otherwise: otherwise?.written(in: form))
  }
}
