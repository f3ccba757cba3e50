/// A host name of ASCII labels.
struct Hostname: RuleDefinition, CustomStringConvertible {
  let requiresDot: Bool

  static let longest = 253

  var name: String { "hostname" }

  var description: String { requiresDot ? "hostname(requiresDot: true)" : "hostname" }

  func check(_ value: String) -> RuleVerdict {
    let outcome = outcome(value, ending: requiresDot ? .dot : .any)
    return outcome.verdict(
      ValidationIssue(
        rule: name,
        reason: requiresDot && self.outcome(value, ending: .any).isValid ? .dotMissing : .invalid))
  }

  private func outcome(_ value: String, ending: DomainParser.Ending) -> RuleOutcome {
    value.withBytes { bytes in
      if bytes.count > Self.longest { return .wrong }
      let parser = DomainParser(
        bytes: bytes, ending: ending, isInternational: false, longest: Self.longest)
      return parser.outcome(from: 0)
    }
  }
}

extension Rule where Value == String {
  /// The rule for host names: labels of ASCII letters, digits and inner hyphens (RFC 1123).
  ///
  ///     Rule.hostname.check("mail.example.com").outcome   // valid
  ///     Rule.hostname.check("mail.").outcome              // incomplete
  ///     Rule.hostname.check("-mail").outcome              // wrong
  ///
  /// A label has at most 63 bytes, a name 253. One label is enough, it may consist of digits, and
  /// there is no dot at the end. Encoded labels (`xn--…`) are not decoded, and letters beyond ASCII
  /// are wrong.
  ///
  /// - Complexity: The check reads at most 253 bytes.
  public static var hostname: Rule { .hostname() }

  /// Returns the rule for host names that can ask for a dot.
  ///
  /// - Parameter requiresDot: Whether there must be two labels or more. A name that only lacks the
  ///   dot is incomplete, with the reason `dotMissing`.
  public static func hostname(requiresDot: Bool = false) -> Rule {
    Rule(Hostname(requiresDot: requiresDot))
  }
}
