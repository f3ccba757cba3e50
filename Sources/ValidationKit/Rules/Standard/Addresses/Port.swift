/// The number of a port.
struct Port: RuleDefinition, CustomStringConvertible {
  let allowsZero: Bool

  static let greatest = 65_535

  var name: String { "port" }

  var description: String { allowsZero ? "port(allowsZero: true)" : "port" }

  func check(_ value: String) -> RuleVerdict {
    value.withBytes(outcome).verdict(ValidationIssue(rule: name))
  }

  private func outcome(_ bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    if bytes.first == .zero { return allowsZero && bytes.count == 1 ? .valid : .wrong }
    var number = 0
    for byte in bytes {
      guard byte.isDigit else { return .wrong }
      number = number * 10 + Int(byte.hexValue)
      if number > Self.greatest { return .wrong }
    }
    return number > 0 ? .valid : .incomplete
  }
}

extension Rule where Value == String {
  /// The rule for port numbers: 1 to 65535 in ASCII digits, without leading zeros (RFC 6335).
  ///
  ///     Rule.port.check("8080").outcome    // valid
  ///     Rule.port.check("65536").outcome   // wrong
  ///
  /// - Complexity: The check reads at most six bytes.
  public static var port: Rule { .port() }

  /// Returns the rule for port numbers that can take zero.
  ///
  /// - Parameter allowsZero: Whether 0 is right, which is reserved, and by which programs ask the
  ///   system for any free port.
  public static func port(allowsZero: Bool = false) -> Rule { Rule(Port(allowsZero: allowsZero)) }
}
