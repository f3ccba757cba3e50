/// A text at the end of a text.
struct EndsWith: RuleDefinition, CustomStringConvertible {
  let end: ComparedText

  var name: String { "endsWith" }

  var description: String { "endsWith(\(end.argument))" }

  func check(_ value: String) -> RuleVerdict {
    if end.ends(value) { return .valid }
    return .incomplete(ValidationIssue(rule: name, arguments: [.init("text", .text(end.text))]))
  }
}

extension Rule where Value == String {
  /// Returns a rule that asks for a text at the end of the text.
  ///
  /// Texts are compared by their Unicode scalars: `é` that is typed as `e` and an accent does not
  /// end with `e`. What fails is incomplete, with the argument `text`.
  ///
  /// - Parameters:
  ///   - text: What stands at the end.
  ///   - caseInsensitive: Whether upper and lower case are the same (Unicode's full case folding).
  /// - Complexity: The check is linear in the length of what is asked for; where case is ignored,
  ///   in that of the text.
  public static func endsWith(_ text: String, caseInsensitive: Bool = false) -> Rule {
    Rule(EndsWith(end: ComparedText(text, ignoresCase: caseInsensitive)))
  }
}
