import Testing
@testable import ValidationKit

@Suite("Rule.luhn")
struct LuhnTests {
  struct Row: Decodable {
    let id: String
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  /// One row is disputed, sixteen zeros: the formula makes no exception for them, nor do we.
  @Test("It agrees with the public suites, the disputed row too")
  func agreement() throws {
    let rows = try cases("luhn", as: Row.self)
    for row in rows {
      #expect(Rule.luhn.isValid(row.input) == row.valid, "\(row.id) \(row.input)")
    }
    #expect(rows.count == 31)
    #expect(rows.filter(\.disputed).map(\.input) == ["0000000000000000"])
    reportAgreement(rule: "luhn", file: "luhn", agreed: rows.count, of: rows.count)
    let valid = rows.filter(\.valid).map(\.input)
    expectPrefixesNeverWrong(of: valid, by: .luhn)
    expectNoIntrusion(into: valid, by: .luhn)
  }

  @Test("Exactly one check digit is right after any digits")
  func checkDigits() {
    for digits in 1..<2_000 {
      let right = (0..<10).filter { Rule.luhn.isValid("\(digits)\($0)") }
      // The sum that the standard describes, from the right.
      var sum = 0
      for (place, digit) in String(digits).reversed().compactMap(\.wholeNumberValue).enumerated() {
        sum += place.isMultiple(of: 2) ? digit * 2 / 10 + digit * 2 % 10 : digit
      }
      #expect(right == [(10 - sum % 10) % 10])
    }
  }

  @Test(
    "V9: digits are incomplete, anything else is wrong",
    arguments: [
      ("", "invalid", RuleOutcome.incomplete), ("0", "invalid", .incomplete),
      ("1", "invalid", .incomplete), ("11", "wrongChecksum", .incomplete),
      ("1 8", "invalid", .wrong), ("a", "invalid", .wrong), ("18-", "invalid", .wrong),
      ("١٨", "invalid", .wrong), ("１８", "invalid", .wrong),
    ])
  func outcomes(_ text: String, _ reason: String, _ outcome: RuleOutcome) {
    let verdict = Rule.luhn.check(text)
    #expect(verdict.outcome == outcome)
    #expect(verdict.issues.map(\.reason.rawValue) == [reason])
  }

  @Test("V9: wrong stays wrong, incomplete goes on")
  func steps() {
    let pieces = (0..<10).map(String.init) + [" ", "a", "é"]
    expectExactSteps(.luhn, typing: pieces, depth: 3, completedWithin: 2)
  }

  @Test("It survives what troubles software")
  func robust() throws {
    // A million zeros have the right check digit.
    try expectRobust(.luhn, starts: ["18"], allowsLongTexts: true)
  }
}
