/// Difference from a given value.
struct NotEqual<Value: FieldValue & Hashable>: RuleDefinition, CustomStringConvertible {
  let refused: ComparedValue<Value>

  var name: String { "notEqual" }

  var description: String { "notEqual(\(refused.argument))" }

  func check(_ value: Value) -> RuleVerdict {
    refused.isSame(as: value) ? .incomplete(refused.issue(rule: name)) : .valid
  }
}

extension NotEqual: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> NotEqual {
    NotEqual(refused: refused.written(in: form, exactly: !form.isOpposite))
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
  public static func notEqual(_ refused: Value) -> Rule {
    Rule(NotEqual(refused: ComparedValue(value: refused)))
  }
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
