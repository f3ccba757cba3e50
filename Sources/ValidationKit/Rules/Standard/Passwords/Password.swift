/// A password that a policy allows.
struct Password: RuleDefinition, CustomStringConvertible {
  let policy: PasswordPolicy
  private let needs: PasswordNeeds

  init(policy: PasswordPolicy) {
    self.policy = policy
    needs = PasswordNeeds(policy.parts)
  }

  var name: String { "password" }

  var description: String { "password(\(policy))" }

  func check(_ value: String) -> RuleVerdict {
    let census = PasswordCensus(value)
    var issues: [ValidationIssue] = []
    for part in policy.parts where !part.isMet(by: census, of: value) { issues.append(part.issue) }
    if census.hasForbidden || census.endsWithJoiner { issues.append(ValidationIssue(rule: name)) }
    if census.isOverlong { issues.append(ValidationIssue(rule: name, reason: .characterTooLong)) }
    if issues.isEmpty { return .valid }
    return RuleVerdict(
      outcome: needs.canBeMet(from: census) ? .incomplete : .wrong, issues: issues)
  }
}

extension Rule where Value == String {
  /// The rule for passwords of eight characters or more that are not among the most common.
  public static var password: Rule { .password(.standard) }

  /// Returns the rule for passwords that a policy allows.
  ///
  ///     Rule.password([.minLength(8), .maxLength(16), .noSymbols, .noSpaces])
  ///
  /// Each part that is not met is an issue of its own, in the order of the parts; a character that
  /// no password has (see ``PasswordPolicy``) is one more, with the reason `invalid`, and one of
  /// more than 32 Unicode scalars one with `characterTooLong`. The outcome is incomplete where
  /// typing on can meet every part within the greatest length, else wrong. Texts are judged as they
  /// are, without normalisation; limit bytes with ``length(min:max:unit:file:line:)`` where the
  /// hash takes only so many.
  ///
  /// Stops the program where the parts contradict each other, so that no password has them all.
  ///
  /// - Parameters:
  ///   - policy: The parts, as a list.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: The check is linear in the length of the text.
  public static func password(
    _ policy: PasswordPolicy, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    policy.demandSense(file: file, line: line)
    return Rule(Password(policy: policy))
  }
}
