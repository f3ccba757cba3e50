/// A text at the start of a text.
struct StartsWith: RuleDefinition, CustomStringConvertible {
  let start: ComparedText

  var name: String { "startsWith" }

  var description: String { "startsWith(\(start.argument))" }

  func check(_ value: String) -> RuleVerdict {
    if start.starts(value) { return .valid }
    let issue = ValidationIssue(rule: name, arguments: [.init("text", .text(start.text))])
    return start.relation(of: value) == .begins ? .incomplete(issue) : .wrong(issue)
  }
}

extension Rule where Value == String {
  /// Returns a rule that asks for a text at the start of the text.
  ///
  /// Texts are compared by their Unicode scalars. A text that is the beginning of what is asked for
  /// is incomplete, any other that fails is wrong; the argument is `text`.
  ///
  /// - Parameters:
  ///   - text: What stands at the start.
  ///   - caseInsensitive: Whether upper and lower case are the same (Unicode's full case folding).
  /// - Complexity: The check is linear in the length of what is asked for; where case is ignored,
  ///   in that of the text.
  public static func startsWith(_ text: String, caseInsensitive: Bool = false) -> Rule {
    Rule(StartsWith(start: ComparedText(text, ignoresCase: caseInsensitive)))
  }
}
