/// Whether a Base64 text is filled up to groups of four with `=`.
public enum Base64Padding: String, Sendable, Hashable, Codable, CaseIterable {
  /// The text is filled up.
  case required
  /// The text is filled up or not.
  case optional
  /// The text has no `=`.
  case forbidden
}

/// Bytes in Base64.
struct Base64: RuleDefinition, CustomStringConvertible {
  let urlSafe: Bool
  let padding: Base64Padding

  var name: String { "base64" }

  var description: String {
    var options: [String] = []
    if urlSafe { options.append("urlSafe: true") }
    if padding != .required { options.append("padding: .\(padding)") }
    return options.isEmpty ? "base64" : "base64(\(options.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    value.withBytes(outcome).verdict(ValidationIssue(rule: name))
  }

  private func outcome(_ bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    let others: (UInt8, UInt8) =
      urlSafe
      ? (UInt8(ascii: "-"), UInt8(ascii: "_")) : (UInt8(ascii: "+"), UInt8(ascii: "/"))
    let digits =
      bytes.firstIndex { !($0.isAlphanumeric || $0 == others.0 || $0 == others.1) } ?? bytes.count
    let rest = digits % 4
    guard digits < bytes.count else {
      if rest == 0 { return .valid }
      return rest == 1 || padding == .required ? .incomplete : .valid
    }
    // Two digits carry a byte, three carry two, one carries none.
    guard padding != .forbidden, rest >= 2, digits + 4 - rest >= bytes.count,
      bytes[digits...].allSatisfy({ $0 == UInt8(ascii: "=") })
    else { return .wrong }
    return bytes.count % 4 == 0 ? .valid : .incomplete
  }
}

extension Rule where Value == String {
  /// The rule for bytes in Base64, filled up with `=` to groups of four (RFC 4648).
  ///
  ///     Rule.base64.check("TWE=").outcome   // valid
  ///     Rule.base64.check("TWE").outcome    // incomplete
  ///     Rule.base64.check("TW-").outcome    // wrong
  ///
  /// Spaces and line breaks are wrong. The empty text is no bytes, and valid. The bits of the last
  /// digit that carry nothing may be set, as that standard leaves it to decoders.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var base64: Rule { .base64() }

  /// Returns the rule for bytes in Base64 with options.
  ///
  /// - Parameters:
  ///   - urlSafe: Whether `-` and `_` stand for `+` and `/`, as in addresses and tokens.
  ///   - padding: Whether the text is filled up to groups of four.
  public static func base64(
    urlSafe: Bool = false, padding: Base64Padding = .required
  ) -> Rule {
    Rule(Base64(urlSafe: urlSafe, padding: padding))
  }
}
