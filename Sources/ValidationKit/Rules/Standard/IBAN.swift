/// An International Bank Account Number.
struct IBAN: RuleDefinition, CustomStringConvertible {
  var name: String { "iban" }

  var description: String { name }

  func check(_ value: String) -> RuleVerdict {
    var parser = IBANParser()
    switch value.withBytes({ parser.parse($0) }) {
    case .valid: return .valid
    case .incomplete: return .incomplete(issue(parser))
    case .wrong, .couldNotBeChecked: return .wrong(issue(parser))
    }
  }

  private func issue(_ parser: IBANParser) -> ValidationIssue {
    switch parser.fault {
    case .invalid:
      ValidationIssue(rule: name)
    case .unknownCountry:
      ValidationIssue(
        rule: name, reason: "unknownCountry",
        arguments: [.init("country", .text(parser.country))])
    case .wrongLength:
      ValidationIssue(
        rule: name, reason: "wrongLength",
        arguments: [.init("exact", .integer(parser.structure.length))])
    case .wrongChecksum:
      ValidationIssue(rule: name, reason: "wrongChecksum")
    }
  }
}

/// Reads an IBAN once, byte by byte, without allocating.
struct IBANParser {
  enum Fault {
    case invalid
    case unknownCountry
    case wrongLength
    case wrongChecksum
  }

  private(set) var fault = Fault.invalid
  private(set) var structure = IBANStructure()
  /// How many characters were read, spaces apart.
  private var count = 0
  /// The letters of the country's code, counted from 0.
  private var first = 0
  private var second = 0
  private var hasSecond = false
  private var checkDigits = 0
  /// What follows the check digits, as a number with letters from 10 to 35, modulo 97.
  private var remainder = 0

  /// The country's code as far as it was read, in capitals.
  var country: String {
    let letters = hasSecond ? [first, second] : [first]
    return String(decoding: letters.map { UInt8($0) + UInt8(ascii: "A") }, as: UTF8.self)
  }

  /// Valid, incomplete where some continuation is valid, or wrong.
  mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    for byte in bytes where byte != UInt8(ascii: " ") {
      guard read(byte) else { return .wrong }
      count += 1
    }
    if count == 1, !IBANRegistry.hasCountry(beginningWith: first) {
      fault = .unknownCountry
      return .wrong
    }
    guard count >= 2 else { return .incomplete }
    fault = .wrongLength
    if count < structure.length, count < 4 || canEnd(remainder, from: count) { return .incomplete }
    fault = .wrongChecksum
    return count == structure.length && isRight(remainder) ? .valid : .wrong
  }

  /// Reads one character at its place; false where it cannot stand there.
  private mutating func read(_ byte: UInt8) -> Bool {
    let digit = Int(byte &- 0x30)
    let letter = Int(byte & 0xDF) - Int(UInt8(ascii: "A"))
    let isDigit = digit < 10
    let isLetter = (0..<26).contains(letter)
    switch count {
    case 0:
      guard isLetter else { return false }
      first = letter
    case 1:
      guard isLetter else { return false }
      second = letter
      hasSecond = true
      structure = IBANRegistry.structure(first, second)
      fault = .unknownCountry
      guard structure.length > 0 else { return false }
      fault = .invalid
    case 2, 3:
      guard isDigit else { return false }
      checkDigits = checkDigits * 10 + digit
      fault = .wrongChecksum
      // 98 less a remainder of 97; a first digit leaves at least eight of the second.
      guard count == 2 || (2...98).contains(checkDigits) else { return false }
      fault = .invalid
    default:
      guard count < structure.length else {
        fault = .wrongLength
        return false
      }
      if isDigit, structure.allowsDigit(at: count) {
        remainder = (remainder * 10 + digit) % 97
      } else if isLetter, structure.allowsLetter(at: count) {
        remainder = (remainder * 100 + letter + 10) % 97
      } else {
        return false
      }
    }
    return true
  }

  /// Whether the number is 1 modulo 97 once the country and the check digits are moved to its end
  /// (ISO/IEC 7064, MOD 97-10).
  private func isRight(_ remainder: Int) -> Bool {
    let moved = (remainder * 100 + first + 10) * 100 + second + 10
    return (moved % 97 * 100 + checkDigits) % 97 == 1
  }

  /// Whether some characters at the places from one on make the number right.
  private func canEnd(_ remainder: Int, from place: Int) -> Bool {
    // Any three places reach every remainder, whatever their kinds.
    if structure.length - place > 2 { return true }
    if place == structure.length { return isRight(remainder) }
    if structure.allowsDigit(at: place) {
      for digit in 0..<10 where canEnd((remainder * 10 + digit) % 97, from: place + 1) {
        return true
      }
    }
    if structure.allowsLetter(at: place) {
      for letter in 10..<36 where canEnd((remainder * 100 + letter) % 97, from: place + 1) {
        return true
      }
    }
    return false
  }
}

extension Rule where Value == String {
  /// The rule for International Bank Account Numbers (ISO 13616).
  ///
  ///     Rule.iban.check("DE89 3704 0044 0532 0130 00").outcome   // valid
  ///     Rule.iban.check("DE89 3704").outcome                     // incomplete
  ///
  /// The countries, their lengths and structures are those of the SWIFT registry, release 99; the
  /// check digits, 02 to 98, are checked modulo 97, the countries' own are not. Spaces count for
  /// nothing wherever they stand, and neither does case; hyphens are refused. The reasons are
  /// `unknownCountry` with `country`, `wrongLength` with `exact`, `wrongChecksum` and `invalid`.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var iban: Rule { Rule(IBAN()) }
}
