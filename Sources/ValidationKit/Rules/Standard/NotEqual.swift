/// Difference from a given value.
struct NotEqual<Value: FieldValue & Hashable>: RuleDefinition, CustomStringConvertible {
  let refused: Value
  /// The value as a field writes it, where that is known.
  var text: String?
  /// Whether no value that is written is certain to be the one.
  var isOutOfReach = false

  var name: String { "notEqual" }

  var description: String { "notEqual(\(literal(of: refused)))" }

  func check(_ value: Value) -> RuleVerdict {
    guard !isOutOfReach, value.isIdentical(to: refused) else { return .valid }
    let argument = ValidationIssue.Argument(
      "value", ArgumentValue(limit: refused), written: text.map { .text($0) },
      kind: .init(of: refused))
    return .incomplete(ValidationIssue(rule: name, arguments: [argument]))
  }

  static func == (one: NotEqual, other: NotEqual) -> Bool {
    one.refused.isIdentical(to: other.refused) && one.text == other.text
      && one.isOutOfReach == other.isOutOfReach
  }
}

extension NotEqual: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> NotEqual {
    let value = form.cut(refused)
    return NotEqual(
      refused: value, text: form.text(value),
      isOutOfReach: !form.isOpposite && !value.isIdentical(to: refused))
  }
}

/// Difference from a given text, without regard to case.
struct NotEqualText: RuleDefinition, CustomStringConvertible {
  let refused: ComparedText

  var name: String { "notEqual" }

  var description: String { "notEqual(\(refused.argument))" }

  func check(_ value: String) -> RuleVerdict {
    guard refused.relation(of: value) == .same else { return .valid }
    return .incomplete(
      ValidationIssue(rule: name, arguments: [.init("value", .text(refused.text))]))
  }
}

extension Rule where Value: FieldValue & Hashable {
  /// Returns a rule that refuses one given value, such as the old password for a new one.
  ///
  /// Texts are equal when their Unicode scalars are. The refused value is incomplete, since typing
  /// on makes another one of it. The message shows it, so give a secret one a message of its own.
  public static func notEqual(_ refused: Value) -> Rule { Rule(NotEqual(refused: refused)) }
}

extension Rule where Value == String {
  /// Returns a rule that refuses one given text, with regard to case or without.
  ///
  /// - Parameters:
  ///   - refused: The text that is not right.
  ///   - caseInsensitive: Whether upper and lower case are the same (Unicode's full case folding).
  public static func notEqual(_ refused: String, caseInsensitive: Bool) -> Rule {
    guard caseInsensitive else { return .notEqual(refused) }
    return Rule(NotEqualText(refused: ComparedText(refused, ignoresCase: true)))
  }
}
