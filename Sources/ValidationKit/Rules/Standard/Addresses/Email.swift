/// An e-mail address.
struct Email: RuleDefinition, CustomStringConvertible {
  let options: EmailOptions

  var name: String { "email" }

  var description: String {
    options.isEmpty ? "email" : "email(\(options.names.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    switch value.withBytes({ EmailParser(bytes: $0, options: options).outcome }) {
    case .valid: return .valid
    case .incomplete: return .incomplete(ValidationIssue(rule: name))
    case .wrong, .couldNotBeChecked: return .wrong(ValidationIssue(rule: name))
    }
  }
}

extension Rule where Value == String {
  /// The rule for e-mail addresses as browsers take them: a “valid e-mail address” of WHATWG HTML.
  ///
  ///     Rule.email.check("ann@example.com").outcome   // valid
  ///     Rule.email.check("ann@").outcome              // incomplete
  ///     Rule.email.check("ann@@").outcome             // wrong
  ///
  /// Incomplete is exactly what typing on can still make an address. Nothing is trimmed: a space
  /// or a line break at either end is wrong.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var email: Rule { .email([]) }

  /// Returns the rule for e-mail addresses with options beyond the syntax of HTML.
  ///
  /// - Parameter options: What else is asked, or allowed.
  public static func email(_ options: EmailOptions) -> Rule { Rule(Email(options: options)) }
}
