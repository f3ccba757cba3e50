/// The text of a URL.
struct URLText: RuleDefinition, CustomStringConvertible {
  /// Small letters, in order; nil where any scheme will do.
  let schemes: [String]?
  let requiresHost: Bool
  let requiresTopLevelDomain: Bool

  static let standardSchemes = ["http", "https"]

  init(
    schemes: [String]?, requiresHost: Bool, requiresTopLevelDomain: Bool, file: StaticString,
    line: UInt
  ) {
    if let schemes {
      demand(!schemes.isEmpty, "no scheme is allowed; nil allows any", file: file, line: line)
      for scheme in schemes {
        demand(
          URLParser.isScheme(scheme), "“\(scheme)” is no scheme: write it without the colon",
          file: file, line: line)
      }
    }
    self.schemes = schemes.map { Set($0.map { $0.lowercased() }).sorted() }
    self.requiresHost = requiresHost
    self.requiresTopLevelDomain = requiresTopLevelDomain
  }

  var name: String { "url" }

  var description: String {
    var options: [String] = []
    if schemes != Self.standardSchemes {
      options.append("schemes: \(schemes.map { "\($0)" } ?? "nil")")
    }
    if !requiresHost { options.append("requiresHost: false") }
    if requiresTopLevelDomain { options.append("requiresTopLevelDomain: true") }
    return options.isEmpty ? name : "\(name)(\(options.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    let finding = value.withBytes { bytes in
      URLParser(
        bytes: bytes, schemes: schemes, requiresHost: requiresHost,
        needsTopLevelDomain: requiresTopLevelDomain
      ).finding
    }
    return finding.outcome.verdict(issue(finding.fault))
  }

  private func issue(_ fault: URLParser.Fault) -> ValidationIssue {
    ValidationIssue(
      rule: name, reason: fault.reason,
      arguments: fault == .schemeNotAllowed ? [.init("schemes", .list(schemes ?? []))] : [])
  }
}

extension Rule where Value == String {
  /// The rule for addresses of web pages: URLs of `http` or `https` with a host.
  ///
  ///     Rule.url.check("https://example.com/a?b").outcome   // valid
  ///     Rule.url.check("https://").outcome                  // incomplete
  ///     Rule.url.check("javascript:alert(1)").outcome       // wrong
  ///
  /// A text is right when browsers take it (the parser of WHATWG URL, without a base) and its
  /// characters are those of RFC 3986, or beyond ASCII of RFC 3987. So spaces, backslashes, a `%`
  /// without two digits and a host like `256.1.1.1` are wrong, while `http:example.com`, which
  /// browsers complete, and letters of any script are right. Schemes and hosts may have capitals.
  ///
  /// Decomposed letters are right in the path, the query and the fragment. Beyond both standards,
  /// marks that would join an ASCII character of the host or a delimiter are wrong, and so is an
  /// invisible character at the end, which nobody meant to paste; within it is right.
  ///
  /// Names beyond ASCII are judged by UTS #46 with the standard library's Unicode tables, those of
  /// letters from right to left by RFC 5893 as well; a character that is compatible with a text
  /// that has a full stop in it, such as `⒈`, is wrong. A label `xn--…` must have at most 63 bytes
  /// and be decoded to letters beyond ASCII. A host of more than 4,096 bytes that must be decoded
  /// could not be checked.
  ///
  /// The reasons are `schemeMissing`, `schemeNotAllowed` with the argument `schemes`,
  /// `hostMissing`, `topLevelDomainMissing`, and otherwise `invalid`.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var url: Rule { .url() }

  /// Returns the rule for URLs with options.
  ///
  /// - Parameters:
  ///   - schemes: The schemes that are right, without the colon, in either case; nil for any.
  ///   - requiresHost: Whether there must be a host, which `mailto:` and `file:///` have not.
  ///   - requiresTopLevelDomain: Whether the host, where there is one, must have a dot and after it
  /// two or
  ///     more letters of any script, or `xn--…`; a last dot (the root) is allowed. It refuses
  ///     `http://localhost` and IP addresses.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func url(
    schemes: [String]? = ["http", "https"], requiresHost: Bool = true,
    requiresTopLevelDomain: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(
      URLText(
        schemes: schemes, requiresHost: requiresHost,
        requiresTopLevelDomain: requiresTopLevelDomain, file: file,
        line: line))
  }
}
