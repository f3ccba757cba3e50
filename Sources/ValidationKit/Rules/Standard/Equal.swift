/// Equality with a given value.
struct Equal<Value: FieldValue & Hashable>: RuleDefinition, CustomStringConvertible {
  let expected: Value
  /// The value as a field writes it, where that is known.
  var text: String?
  /// Whether no value that is written is certain to be the one.
  var isOutOfReach = false

  var name: String { "equal" }

  var description: String { "equal(\(literal(of: expected)))" }

  func check(_ value: Value) -> RuleVerdict {
    if !isOutOfReach, value.isIdentical(to: expected) { return .valid }
    let argument = ValidationIssue.Argument(
      "value", ArgumentValue(limit: expected), written: text.map { .text($0) },
      kind: .init(of: expected))
    return .incomplete(ValidationIssue(rule: name, arguments: [argument]))
  }

  static func == (one: Equal, other: Equal) -> Bool {
    one.expected.isIdentical(to: other.expected) && one.text == other.text
      && one.isOutOfReach == other.isOutOfReach
  }
}

extension Equal: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> Equal {
    let value = form.cut(expected)
    return Equal(
      expected: value, text: form.text(value),
      isOutOfReach: form.isOpposite && !value.isIdentical(to: expected))
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
    return Rule(Equal(expected: expected))
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
