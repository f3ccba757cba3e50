/// A colour in hexadecimal digits.
struct HexColor: RuleDefinition, CustomStringConvertible {
  let allowsAlpha: Bool
  let requiresHash: Bool

  var name: String { "hexColor" }

  var description: String {
    var options: [String] = []
    if !allowsAlpha { options.append("allowsAlpha: false") }
    if !requiresHash { options.append("requiresHash: false") }
    return options.isEmpty ? "hexColor" : "hexColor(\(options.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    value.withBytes(outcome).verdict(ValidationIssue(rule: name))
  }

  private func outcome(_ bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    guard let first = bytes.first else { return .incomplete }
    let hasHash = first == UInt8(ascii: "#")
    guard hasHash || !requiresHash else { return .wrong }
    let digits = bytes.count - (hasHash ? 1 : 0)
    guard digits <= (allowsAlpha ? 8 : 6), bytes.dropFirst(hasHash ? 1 : 0).allSatisfy(\.isHexDigit)
    else { return .wrong }
    switch digits {
    case 3, 6: return .valid
    case 4, 8: return allowsAlpha ? .valid : .incomplete
    default: return .incomplete
    }
  }
}

extension Rule where Value == String {
  /// The rule for colours in hexadecimal: `#` and 3, 4, 6 or 8 digits (CSS Color Level 4).
  ///
  ///     Rule.hexColor.isValid("#ffcc00")   // true
  ///
  /// - Complexity: The check reads at most nine bytes.
  public static var hexColor: Rule { .hexColor() }

  /// Returns the rule for colours in hexadecimal with options.
  ///
  /// - Parameters:
  ///   - allowsAlpha: Whether the opacity may stand at the end, as it does with 4 and 8 digits.
  ///   - requiresHash: Whether the `#` is required; it is allowed in any case.
  public static func hexColor(allowsAlpha: Bool = true, requiresHash: Bool = true) -> Rule {
    Rule(HexColor(allowsAlpha: allowsAlpha, requiresHash: requiresHash))
  }
}
