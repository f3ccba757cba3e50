/// Something beside white space.
struct NotBlank: RuleDefinition, CustomStringConvertible {
  var name: String { "notBlank" }

  var description: String { name }

  func check(_ value: String) -> RuleVerdict {
    value.isBlankValue ? .incomplete(ValidationIssue(rule: name)) : .valid
  }
}

extension Rule where Value == String {
  /// The rule for texts with something beside white space (the Unicode property `White_Space`).
  ///
  /// A text of white space alone, and the empty one, is incomplete. White space around other
  /// characters is taken.
  ///
  /// - Complexity: The check is linear in the white space at the start.
  public static var notBlank: Rule { Rule(NotBlank()) }
}
