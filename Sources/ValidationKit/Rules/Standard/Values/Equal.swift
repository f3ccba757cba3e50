/// Equality with a given value.
struct Equal<Value: FieldValue & Hashable>: RuleDefinition, CustomStringConvertible {
  let expected: ComparedValue<Value>

  var name: String { "equal" }

  var description: String { "equal(\(expected.argument))" }

  func check(_ value: Value) -> RuleVerdict {
    expected.isSame(as: value) ? .valid : .incomplete(expected.issue(rule: name))
  }
}

extension Equal: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> Equal {
    Equal(expected: expected.written(in: form, exactly: form.isOpposite))
  }
}

/// Equality with a given text.
struct EqualText: RuleDefinition, CustomStringConvertible {
  let expected: ComparedText

  var name: String { "equal" }

  var description: String { "equal(\(expected.argument))" }

  func check(_ value: String) -> RuleVerdict {
    let relation = expected.relation(of: value)
    if relation == .same { return .valid }
    let issue = ValidationIssue(rule: name, arguments: [.init("value", .text(expected.text))])
    return relation == .begins ? .incomplete(issue) : .wrong(issue)
  }
}

extension Rule where Value: FieldValue & Hashable {
  /// Returns a rule that asks for one given value, such as true for terms that must be accepted.
  ///
  /// Texts are equal when their Unicode scalars are; one that the given text does not begin with is
  /// wrong, any other value that fails incomplete. The message shows the expected value, so give a
  /// secret one a message of its own.
  public static func equal(_ expected: Value) -> Rule {
    // A text can be judged while it is typed.
    if let text = expected as? String,
      let rule = Rule<String>.equal(text, caseInsensitive: false) as? Rule
    {
      return rule
    }
    return Rule(Equal(expected: ComparedValue(value: expected)))
  }
}

extension Rule where Value == String {
  /// Returns a rule that asks for one given text, with regard to case or without.
  ///
  /// - Parameters:
  ///   - expected: The text that is right.
  ///   - caseInsensitive: Whether upper and lower case are the same (Unicode's full case folding).
  public static func equal(_ expected: String, caseInsensitive: Bool) -> Rule {
    Rule(EqualText(expected: ComparedText(expected, ignoresCase: caseInsensitive)))
  }
}
