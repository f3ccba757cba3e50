/// Difference from each of several values.
struct NotOneOf<Value: FieldValue & Hashable>: RuleDefinition, CustomStringConvertible {
  let choice: Choice<Value>

  var name: String { "notOneOf" }

  var description: String { "notOneOf(\(choice.argument))" }

  func check(_ value: Value) -> RuleVerdict {
    choice.contains(value) ? .incomplete(choice.issue(rule: name)) : .valid
  }
}

extension NotOneOf: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> NotOneOf {
    NotOneOf(choice: choice.written(in: form, exactly: !form.isOpposite))
  }
}

/// Difference from each of several texts.
struct NotOneOfTexts: RuleDefinition, CustomStringConvertible {
  let choice: TextChoice

  var name: String { "notOneOf" }

  var description: String { "notOneOf(\(choice.argument))" }

  func check(_ value: String) -> RuleVerdict {
    choice.texts.contains(value) ? .incomplete(choice.issue(rule: name)) : .valid
  }
}

extension Rule where Value: FieldValue & Hashable {
  /// Returns a rule that refuses several values, such as reserved names.
  ///
  /// Texts are equal when their Unicode scalars are. A refused value is incomplete, since typing on
  /// makes another one of it. The argument is `values`. Rules with the same values are equal, in
  /// whatever order.
  ///
  /// - Parameter values: What is not right.
  /// - Complexity: The check is logarithmic in the number of texts, linear in that of other values.
  public static func notOneOf(_ values: [Value]) -> Rule {
    if let texts = values as? [String],
      let rule = Rule<String>.notOneOf(texts, caseInsensitive: false) as? Rule
    {
      return rule
    }
    return Rule(NotOneOf(choice: Choice(values: values)))
  }
}

extension Rule where Value == String {
  /// Returns a rule that refuses several texts, with regard to case or without.
  ///
  /// - Parameters:
  ///   - values: What is not right.
  ///   - caseInsensitive: Whether upper and lower case are the same (Unicode's full case folding).
  public static func notOneOf(_ values: [String], caseInsensitive: Bool) -> Rule {
    Rule(NotOneOfTexts(choice: TextChoice(values, ignoresCase: caseInsensitive)))
  }
}
