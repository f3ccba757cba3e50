/// Something beside white space.
struct NotBlank: RuleDefinition, CustomStringConvertible {
  var name: String { "notBlank" }

  var description: String { name }

  func check(_ value: String) -> RuleVerdict {
    isBlank(value) ? .incomplete(ValidationIssue(rule: name)) : .valid
  }

  private func isBlank(_ value: String) -> Bool {
    let first = value.withBytes { $0.first { $0 != 0x20 && !(0x09...0x0D).contains($0) } }
    guard let first else { return true }
    // Beyond ASCII the tables know.
    return first >= 0x80 && value.isBlankValue
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
