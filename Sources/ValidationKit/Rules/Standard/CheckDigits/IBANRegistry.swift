/// The form of an IBAN of one country after the country's code and the check digits.
struct IBANStructure {
  /// The number of characters in all; 0 where the country has no IBAN.
  var length = 0
  /// The places after the fourth that take a letter, a bit for each.
  var letters: UInt32 = 0
  /// The places after the fourth that take a digit, a bit for each.
  var digits: UInt32 = 0

  func allowsLetter(at place: Int) -> Bool { letters &>> UInt32(place &- 4) & 1 != 0 }

  func allowsDigit(at place: Int) -> Bool { digits &>> UInt32(place &- 4) & 1 != 0 }
}

/// The countries' structures, from the SWIFT IBAN registry, release 99.
///
/// Each is a code, then how many characters of which kind follow the check digits: `n` digits,
/// `a` letters, `c` either.
enum IBANRegistry {
  private static let table = """
    AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c \
    CH5n12c CR18n CY8n16c CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n \
    FO14n FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n \
    IL19n IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c LI5n12c LT16n \
    LU3n13c LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n MT4a5n18c MU4a19n3a \
    NI4a20n NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n RU14n15c \
    SA2n18c SC4a20n3a SD14n SE20n SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n \
    TR6n16c UA6n19c VA18n VG4a16n XK16n YE4a4n18c
    """

  /// Returns the structure for the letters of a country's code, counted from 0.
  static func structure(_ first: Int, _ second: Int) -> IBANStructure {
    structures[first * 26 + second]
  }

  /// Whether a country's code begins with a letter, counted from 0.
  static func hasCountry(beginningWith letter: Int) -> Bool {
    structures[letter * 26..<(letter + 1) * 26].contains { $0.length > 0 }
  }

  private static let structures: [IBANStructure] = {
    var structures = [IBANStructure](repeating: IBANStructure(), count: 26 * 26)
    for entry in table.utf8.split(separator: UInt8(ascii: " ")) {
      let code = entry.prefix(2).map { Int($0 - UInt8(ascii: "A")) }
      structures[code[0] * 26 + code[1]] = structure(of: entry.dropFirst(2))
    }
    return structures
  }()

  private static func structure(of runs: Substring.UTF8View) -> IBANStructure {
    var structure = IBANStructure(length: 4)
    var count = 0
    for byte in runs {
      let digit = byte &- 0x30
      if digit < 10 {
        count = count * 10 + Int(digit)
        continue
      }
      let bits = (UInt32(1) << UInt32(count) - 1) << UInt32(structure.length - 4)
      if byte != UInt8(ascii: "a") { structure.digits |= bits }
      if byte != UInt8(ascii: "n") { structure.letters |= bits }
      structure.length += count
      count = 0
    }
    return structure
  }
}
