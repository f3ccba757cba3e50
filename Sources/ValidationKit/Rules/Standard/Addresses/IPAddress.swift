/// The version of an IP address.
public enum IPAddressVersion: String, Sendable, Hashable, Codable, CaseIterable {
  /// Version 4, as in `192.0.2.1`.
  case v4 = "4"
  /// Version 6, as in `2001:db8::1`.
  case v6 = "6"
  /// Either version.
  case any
}

/// An address of the Internet Protocol.
struct IPAddress: RuleDefinition, CustomStringConvertible {
  let version: IPAddressVersion

  var name: String { "ipAddress" }

  var description: String { version == .any ? "ipAddress" : "ipAddress(.\(version))" }

  func check(_ value: String) -> RuleVerdict {
    let outcome: RuleOutcome = value.withBytes { bytes in
      let parser = IPAddressParser(bytes: bytes)
      switch version {
      case .v4: return parser.version4(in: 0..<bytes.count)
      case .v6: return parser.version6(in: 0..<bytes.count)
      case .any:
        let outcome = parser.version4(in: 0..<bytes.count)
        return outcome.isValid ? outcome : outcome.or(parser.version6(in: 0..<bytes.count))
      }
    }
    return outcome.verdict(
      ValidationIssue(rule: name, arguments: [.init("version", .text(version.rawValue))]))
  }
}

extension Rule where Value == String {
  /// The rule for IP addresses of either version.
  ///
  ///     Rule.ipAddress.check("192.0.2.1").outcome    // valid
  ///     Rule.ipAddress.check("2001:db8:").outcome    // incomplete
  ///     Rule.ipAddress.check("192.0.2.01").outcome   // wrong
  ///
  /// Version 4 is four decimal numbers up to 255 without leading zeros (RFC 3986), version 6 the
  /// text of RFC 4291, which may end in an address of version 4. A zone (`%eth0`), a network's
  /// length (`/24`), a port and brackets are wrong.
  ///
  /// - Complexity: The check reads at most 46 bytes.
  public static var ipAddress: Rule { .ipAddress(.any) }

  /// Returns the rule for IP addresses of one version.
  ///
  /// - Parameter version: The version that is asked for, which the issue names as `version`.
  public static func ipAddress(_ version: IPAddressVersion) -> Rule {
    Rule(IPAddress(version: version))
  }
}
