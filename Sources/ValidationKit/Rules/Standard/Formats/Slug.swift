/// The part of an address that names a page for people to read.
struct Slug: RuleDefinition, CustomStringConvertible {
  let allowsCapitals: Bool
  let allowsUnderscores: Bool

  var name: String { "slug" }

  var description: String {
    var options: [String] = []
    if allowsCapitals { options.append("allowsCapitals: true") }
    if allowsUnderscores { options.append("allowsUnderscores: true") }
    return options.isEmpty ? "slug" : "slug(\(options.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    value.withBytes(outcome).verdict(ValidationIssue(rule: name))
  }

  private func outcome(_ bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    var isOpen = true
    for byte in bytes {
      if byte == .hyphen || (allowsUnderscores && byte == UInt8(ascii: "_")) {
        guard !isOpen else { return .wrong }
        isOpen = true
      } else {
        guard byte.isAlphanumeric, allowsCapitals || byte.lowercased == byte else { return .wrong }
        isOpen = false
      }
    }
    return isOpen ? .incomplete : .valid
  }
}

extension Rule where Value == String {
  /// The rule for slugs: words of small ASCII letters and digits, joined by single hyphens.
  ///
  ///     Rule.slug.check("a-good-read").outcome    // valid
  ///     Rule.slug.check("a-good-").outcome        // incomplete
  ///     Rule.slug.check("a--good").outcome        // wrong
  ///
  /// No standard exists; this is what most programs make.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var slug: Rule { .slug() }

  /// Returns the rule for slugs with further characters.
  ///
  /// - Parameters:
  ///   - allowsCapitals: Whether capital letters are right.
  ///   - allowsUnderscores: Whether words may also be joined by single underscores.
  public static func slug(
    allowsCapitals: Bool = false, allowsUnderscores: Bool = false
  ) -> Rule {
    Rule(Slug(allowsCapitals: allowsCapitals, allowsUnderscores: allowsUnderscores))
  }
}
