/// A number that ends in a check digit by the formula of Luhn.
struct Luhn: RuleDefinition, CustomStringConvertible {
  var name: String { "luhn" }

  var description: String { name }

  func check(_ value: String) -> RuleVerdict {
    var checksum = LuhnChecksum()
    var count = 0
    let hasOnlyDigits = value.withBytes { bytes in
      for byte in bytes {
        let digit = byte &- 0x30
        guard digit < 10 else { return false }
        checksum.append(digit)
      }
      count = bytes.count
      return true
    }
    guard hasOnlyDigits else { return .wrong(ValidationIssue(rule: name)) }
    if count > 1, checksum.isValid { return .valid }
    // One more digit can always be the right one.
    return .incomplete(ValidationIssue(rule: name, reason: count > 1 ? .wrongChecksum : .invalid))
  }
}

/// The sum of Luhn's formula while digits are read from the left, however many there will be.
struct LuhnChecksum {
  /// The sum where the digit read last is the check digit.
  private var ending = 0
  /// The sum where the digit read last is doubled.
  private var doubling = 0

  /// Whether the digit read last is the right check digit for those before it.
  var isValid: Bool { ending.isMultiple(of: 10) }

  /// Reads a digit, 0 to 9.
  mutating func append(_ digit: UInt8) {
    let digit = Int(digit)
    let doubled = digit < 5 ? 2 * digit : 2 * digit - 9
    (ending, doubling) = (doubling + digit, ending + doubled)
  }
}

extension Rule where Value == String {
  /// The rule for numbers of two or more digits of which the last is the check digit of the others.
  ///
  /// The formula of ISO/IEC 7812-1, annex B, over ASCII digits alone, without spaces or hyphens;
  /// for any length, and for zeros too. A wrong check digit is incomplete, with the reason
  /// `wrongChecksum`, since one more digit can make the number right.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var luhn: Rule { Rule(Luhn()) }
}
