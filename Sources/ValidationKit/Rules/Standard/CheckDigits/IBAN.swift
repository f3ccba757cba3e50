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
      // Which country is not said: what was typed does not belong in an issue.
      ValidationIssue(rule: name, reason: .unknownCountry)
    case .wrongLength:
      ValidationIssue(
        rule: name, reason: .wrongLength,
        arguments: [.init("exact", .integer(parser.structure.length))])
    case .wrongChecksum:
      ValidationIssue(rule: name, reason: .wrongChecksum)
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
  /// The number of characters that were read, without spaces.
  private var count = 0
  /// The letters of the country's code, counted from 0.
  private var first = 0
  private var second = 0
  private var hasSecond = false
  private var checkDigits = 0
  /// The part after the check digits, as a number with letters from 10 to 35, modulo 97.
  private var remainder = 0

  /// Valid, incomplete where some continuation is valid, or wrong.
  mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    var index = 0
    while count < 4, index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte != UInt8(ascii: " ") else { continue }
      guard readHead(byte) else { return .wrong }
      count += 1
    }
    guard readAccount(bytes, from: index) else { return .wrong }
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

  /// Reads a character of the country's code or of the check digits; false where it cannot stand
  /// there.
  private mutating func readHead(_ byte: UInt8) -> Bool {
    let digit = Int(byte &- 0x30)
    let letter = Int((byte & 0xDF) &- UInt8(ascii: "A"))
    guard count < 2 ? letter < 26 : digit < 10 else { return false }
    switch count {
    case 0:
      first = letter
    case 1:
      second = letter
      hasSecond = true
      structure = IBANRegistry.structure(first, second)
      guard structure.length > 0 else {
        fault = .unknownCountry
        return false
      }
    default:
      checkDigits = checkDigits * 10 + digit
      // 98 less a remainder of 97; a first digit leaves at least eight of the second.
      guard count == 2 || (2...98).contains(checkDigits) else {
        fault = .wrongChecksum
        return false
      }
    }
    return true
  }

  /// Reads what follows the check digits; false where a character cannot stand in its place.
  private mutating func readAccount(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    let length = structure.length
    // The lowest bit is for the place at hand.
    var letters = structure.letters
    var digits = structure.digits
    var place = count
    var number: UInt64 = 0
    for index in start..<bytes.count where bytes[index] != UInt8(ascii: " ") {
      guard place < length else {
        fault = .wrongLength
        return false
      }
      let digit = bytes[index] &- 0x30
      let letter = (bytes[index] & 0xDF) &- UInt8(ascii: "A")
      if digit < 10, digits & 1 != 0 {
        number = number * 10 + UInt64(digit)
      } else if letter < 26, letters & 1 != 0 {
        number = number * 100 + UInt64(letter) + 10
      } else {
        return false
      }
      // Only as often as another letter might not find room.
      if number >= 1 << 56 { number %= 97 }
      letters &>>= 1
      digits &>>= 1
      place += 1
    }
    count = place
    remainder = Int(number % 97)
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
  /// `unknownCountry`, `wrongLength` with `exact`, `wrongChecksum` and `invalid`.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var iban: Rule { Rule(IBAN()) }
}
