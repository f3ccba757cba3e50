import TestSupport
import Testing
@testable import ValidationKit

@Suite("Rule.iban")
struct IBANTests {
  struct Row: Decodable {
    let id: String
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  struct Country: Decodable {
    let country: String
    let length: Int
    let structure: String
    let example: String
  }

  /// The disputed rows are of two kinds, and we take the registry's side in both: countries that
  /// use such numbers and are not in the registry are refused, small letters are accepted.
  @Test("It agrees with the public suites, the disputed rows too")
  func agreement() throws {
    let rows = try cases("iban", as: Row.self)
    for row in rows {
      #expect(Rule.iban.isValid(row.input) == row.valid, "\(row.id) \(row.input)")
    }
    #expect(rows.count == 409 && rows.count(where: \.disputed) == 24)
    reportAgreement(rule: "iban", file: "iban", agreed: rows.count, of: rows.count)
    let valid = rows.filter(\.valid).map(\.input)
    expectPrefixesNeverWrong(of: valid, by: .iban)
    expectNoIntrusion(into: valid, by: .iban, except: [" "])
  }

  @Test("Every country of the registry has its length, its structure and its example")
  func registry() throws {
    let countries = try cases("iban_registry", as: Country.self)
    for country in countries {
      let letters = country.country.utf8.map { Int($0) - 65 }
      let structure = IBANRegistry.structure(letters[0], letters[1])
      #expect(structure.length == country.length)
      var kinds = ""
      for run in country.structure.dropFirst(2).split(whereSeparator: { "nac".contains($0) })
        .enumerated()
      {
        let kind = Array(country.structure.filter { "nac".contains($0) })[run.offset]
        kinds += String(repeating: kind, count: Int(run.element.dropLast())!)
      }
      for (place, kind) in kinds.enumerated().dropFirst(2) {
        #expect(structure.allowsDigit(at: place + 2) == (kind != "a"), "\(country.country)")
        #expect(structure.allowsLetter(at: place + 2) == (kind != "n"), "\(country.country)")
      }
      #expect(Rule.iban.isValid(country.example))
    }
    #expect(countries.count == 89)
    var known = 0
    for first in 0..<26 {
      for second in 0..<26 where IBANRegistry.structure(first, second).length > 0 { known += 1 }
    }
    #expect(known == 89)
    reportAgreement(rule: "iban", file: "iban_registry", agreed: known, of: countries.count)
  }

  @Test("A digit for another, a letter for another, is noticed")
  func changes() throws {
    for country in try cases("iban_registry", as: Country.self) {
      let characters = Array(country.example)
      for place in characters.indices {
        for other in "05AZ"
        where other != characters[place] && other.isNumber == characters[place].isNumber {
          var changed = characters
          changed[place] = other
          #expect(!Rule.iban.isValid(String(changed)), "\(String(changed))")
        }
      }
    }
  }

  @Test(
    "V9: incomplete is what typing on can complete",
    arguments: [
      ("", "iban.invalid", RuleOutcome.incomplete), ("  ", "iban.invalid", .incomplete),
      ("D", "iban.invalid", .incomplete), ("d", "iban.invalid", .incomplete),
      ("W", "iban.unknownCountry", .wrong),
      ("dx", "iban.unknownCountry", .wrong), ("1", "iban.invalid", .wrong),
      ("D1", "iban.invalid", .wrong), ("DE", "iban.wrongLength(exact: 22)", .incomplete),
      ("DEA", "iban.invalid", .wrong), ("DE0", "iban.wrongLength(exact: 22)", .incomplete),
      ("DE01", "iban.wrongChecksum", .wrong), ("DE99", "iban.wrongChecksum", .wrong),
      ("DE00", "iban.wrongChecksum", .wrong), ("DE89A", "iban.invalid", .wrong),
      ("DE89 3704", "iban.wrongLength(exact: 22)", .incomplete),
      ("DE89 3704 0044 0532 0130 0", "iban.wrongLength(exact: 22)", .incomplete),
      // One digit is missing, and none of the ten is right.
      ("DE89 3704 0044 0532 0130 1", "iban.wrongChecksum", .wrong),
      ("DE89 3704 0044 0532 0130 01", "iban.wrongChecksum", .wrong),
      ("DE89 3704 0044 0532 0130 000", "iban.wrongLength(exact: 22)", .wrong),
      ("DE89-3704", "iban.invalid", .wrong), ("ＤＥ89", "iban.invalid", .wrong),
      (" DE89 370400440532013000 ", "", .valid),
    ])
  func outcomes(_ text: String, _ issue: String, _ outcome: RuleOutcome) {
    let verdict = Rule.iban.check(text)
    #expect(verdict.outcome == outcome)
    #expect(verdict.issues.map(\.description).joined() == issue)
  }

  @Test("V9: wrong stays wrong, incomplete goes on")
  func steps() throws {
    let pieces = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-é".map(String.init)
    expectExactSteps(.iban, typing: pieces, depth: 3)
    var generator = SeededGenerator(seed: 3)
    for country in Effort.sample(try cases("iban_registry", as: Country.self), short: 12) {
      var starts: [String] = []
      for missing in 0...3 {
        let start = country.example.dropLast(missing)
        starts.append(String(start))
        // Another number of the same form.
        let changed = start.enumerated().map { place, character in
          place < 2 || !character.isNumber
            ? String(character) : String(Int.random(in: 0...9, using: &generator))
        }
        starts.append(changed.joined())
      }
      expectExactSteps(.iban, from: starts, typing: pieces, depth: 1, completedWithin: 3)
    }
  }

  @Test("It survives what troubles software")
  func robust() throws {
    try expectRobust(.iban, starts: ["DE", "DE89 3704 0044 0532 0130 0"])
    #expect(Rule.iban.isValid("DE89370400440532013000" + String(repeating: " ", count: 1_000_000)))
  }

  @Test("It is equal to itself and prints its name")
  func printing() { #expect(Rule.iban == .iban && Rule.iban.description == "iban") }
}
