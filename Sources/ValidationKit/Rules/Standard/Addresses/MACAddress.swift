/// Which forms of hardware addresses are taken beyond six bytes with hyphens or colons.
public struct MACAddressOptions: OptionSet, Sendable, Hashable, Codable {
  /// The bits of the options that are set.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Eight bytes as well (EUI-64), in any of the forms.
  public static let eui64 = MACAddressOptions(rawValue: 1)

  /// Dots between groups of four digits as well, as in `0123.4567.89ab`.
  public static let dots = MACAddressOptions(rawValue: 2)

  /// No separators as well, as in `0123456789ab`.
  public static let bare = MACAddressOptions(rawValue: 4)
}

extension MACAddressOptions: CustomStringConvertible {
  /// The options' names, as in `[eui64, dots]`.
  public var description: String { "[\(names.joined(separator: ", "))]" }

  var names: [String] {
    var names: [String] = []
    if contains(.eui64) { names.append("eui64") }
    if contains(.dots) { names.append("dots") }
    if contains(.bare) { names.append("bare") }
    return names
  }
}

/// A hardware address.
struct MACAddress: RuleDefinition, CustomStringConvertible {
  let options: MACAddressOptions

  var name: String { "macAddress" }

  var description: String {
    options.isEmpty ? "macAddress" : "macAddress(\(options.names.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    value.withBytes(outcome).verdict(ValidationIssue(rule: name))
  }

  private func outcome(_ bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    // The first separator tells which form it is.
    switch bytes.first(where: { !$0.isHexDigit }) {
    case nil:
      return outcome(bytes, separator: nil).or(outcome(bytes, separator: .hyphen))
        .or(outcome(bytes, separator: .dot))
    case let separator: return outcome(bytes, separator: separator)
    }
  }

  private func outcome(
    _ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8?
  ) -> RuleOutcome {
    let group: Int
    switch separator {
    case .hyphen, .colon: group = 2
    case .dot where options.contains(.dots): group = 4
    case nil where options.contains(.bare): group = 16
    default: return .wrong
    }
    let most = options.contains(.eui64) ? 16 : 12
    var digits = 0
    var isOpen = true
    for byte in bytes {
      if byte.isHexDigit {
        guard digits < most, isOpen || digits % group > 0 else { return .wrong }
        digits += 1
        isOpen = false
      } else {
        guard byte == separator, !isOpen, digits % group == 0, digits < most else { return .wrong }
        isOpen = true
      }
    }
    return !isOpen && (digits == 12 || digits == most) ? .valid : .incomplete
  }
}

extension Rule where Value == String {
  /// The rule for hardware addresses: six bytes, with hyphens or colons between (IEEE 802, EUI-48).
  ///
  ///     Rule.macAddress.isValid("00-00-5E-00-53-01")   // true
  ///
  /// The digits may be of either case, the separators must all be the same.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var macAddress: Rule { .macAddress([]) }

  /// Returns the rule for hardware addresses in further forms.
  ///
  /// - Parameter options: The forms that are taken as well.
  public static func macAddress(_ options: MACAddressOptions) -> Rule {
    Rule(MACAddress(options: options))
  }
}
