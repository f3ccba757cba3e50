/// A choice among given values.
struct OneOf<Value: FieldValue & Hashable>: RuleDefinition, CustomStringConvertible {
  let choice: Choice<Value>

  var name: String { "oneOf" }

  var description: String { "oneOf(\(choice.argument))" }

  func check(_ value: Value) -> RuleVerdict {
    choice.contains(value) ? .valid : .incomplete(choice.issue(rule: name))
  }
}

extension OneOf: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> OneOf {
    OneOf(choice: choice.written(in: form, exactly: form.isOpposite))
  }
}

/// A choice among given texts.
struct OneOfTexts: RuleDefinition, CustomStringConvertible {
  let choice: TextChoice

  var name: String { "oneOf" }

  var description: String { "oneOf(\(choice.argument))" }

  func check(_ value: String) -> RuleVerdict {
    switch choice.texts.outcome(of: value) {
    case .valid: .valid
    case .incomplete: .incomplete(choice.issue(rule: name))
    case .wrong, .couldNotBeChecked: .wrong(choice.issue(rule: name))
    }
  }
}

extension Rule where Value: FieldValue & Hashable {
  /// Returns a rule that asks for one of several values.
  ///
  /// Texts are equal when their Unicode scalars are; one that none of the values begins with is
  /// wrong, any other value that fails incomplete. The argument is `values`. Rules with the same
  /// values are equal, in whatever order.
  ///
  /// - Parameter values: What is right; with none, nothing is.
  /// - Complexity: The check is logarithmic in the number of texts, linear in that of other values.
  public static func oneOf(_ values: [Value]) -> Rule {
    if let texts = values as? [String],
      let rule = Rule<String>.oneOf(texts, caseInsensitive: false) as? Rule
    {
      return rule
    }
    return Rule(OneOf(choice: Choice(values: values)))
  }
}

extension Rule where Value == String {
  /// Returns a rule that asks for one of several texts, with regard to case or without.
  ///
  /// - Parameters:
  ///   - values: What is right; with none, nothing is.
  ///   - caseInsensitive: Whether upper and lower case are the same (Unicode's full case folding).
  public static func oneOf(_ values: [String], caseInsensitive: Bool) -> Rule {
    Rule(OneOfTexts(choice: TextChoice(values, ignoresCase: caseInsensitive)))
  }
}
