/// An international telephone number.
struct Phone: RuleDefinition, CustomStringConvertible {
  static let mostDigits = 15

  var name: String { "phone" }

  var description: String { name }

  func check(_ value: String) -> RuleVerdict {
    switch value.withBytes(Self.outcome) {
    case .valid: return .valid
    case .incomplete: return .incomplete(ValidationIssue(rule: name))
    case .wrong, .couldNotBeChecked:
      let isNational = value.withBytes(Self.isDigitsAlone)
      return .wrong(
        ValidationIssue(rule: name, reason: isNational ? .countryCodeMissing : .invalid))
    }
  }

  private static func outcome(_ bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    guard let first = bytes.first else { return .incomplete }
    guard first == UInt8(ascii: "+"), bytes.count <= mostDigits + 1 else { return .wrong }
    for index in 1..<max(bytes.count, 1) {
      let digit = bytes[index] &- 0x30
      guard digit < 10, index > 1 || digit > 0 else { return .wrong }
    }
    // One digit is at most a country code.
    return bytes.count > 2 ? .valid : .incomplete
  }

  private static func isDigitsAlone(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy { $0 &- 0x30 < 10 }
  }
}

extension Rule where Value == String {
  /// The rule for international telephone numbers: a `+`, then 2 to 15 digits, the first not 0.
  ///
  ///     Rule.phone.check("+79991234567").outcome   // valid
  ///     Rule.phone.check("+7").outcome             // incomplete
  ///     Rule.phone.check("89991234567").outcome    // wrong
  ///
  /// This is the international number of ITU-T E.164, without spaces or other signs; a mask shows
  /// them where they are wanted. Nothing is said about regions, or whether the number is in use.
  /// Digits without a `+` are wrong, with the reason `countryCodeMissing`.
  public static var phone: Rule { Rule(Phone()) }
}
