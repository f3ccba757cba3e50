/// Something that can be seen.
struct NotBlank: RuleDefinition, CustomStringConvertible {
  var name: String { "notBlank" }

  var description: String { name }

  func check(_ value: String) -> RuleVerdict {
    isBlank(value) ? .incomplete(ValidationIssue(rule: name)) : .valid
  }

  private func isBlank(_ value: String) -> Bool {
    // A letter of ASCII at the start is enough.
    let first = value.withBytes { $0.first }
    return !(first.map { (0x21...0x7E).contains($0) } ?? false) && value.isBlankValue
  }
}

extension Rule where Value == String {
  /// The rule for texts with something that can be seen.
  ///
  /// A text of white space, controls and invisible signs alone, and the empty one, is incomplete;
  /// what counts is what ``FieldValue/isBlankValue(_:)`` of a text says. These around other characters
  /// are taken.
  ///
  /// - Complexity: The check is linear in what cannot be seen at the start.
  public static var notBlank: Rule { Rule(NotBlank()) }
}
