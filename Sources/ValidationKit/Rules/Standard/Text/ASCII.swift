/// A text of ASCII alone.
struct ASCII: RuleDefinition, CustomStringConvertible {
  var name: String { "ascii" }

  var description: String { name }

  func check(_ value: String) -> RuleVerdict {
    let isRight = value.withBytes { $0.allSatisfy { (0x20...0x7E).contains($0) } }
    return isRight ? .valid : .wrong(ValidationIssue(rule: name))
  }
}

extension Rule where Value == String {
  /// The rule for texts of the printable characters of ASCII: space to `~`.
  ///
  /// Any other character is wrong, control characters as well. The empty text is valid.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var ascii: Rule { Rule(ASCII()) }
}
