import Testing
@testable import ValidationKit

@Suite("Rule.phone")
struct PhoneTests {
  struct Row: Decodable {
    let id: String
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  @Test("It agrees with the public suites")
  func agreement() throws {
    let rows = try cases("phone", as: Row.self)
    for row in rows {
      #expect(Rule.phone.isValid(row.input) == row.valid, "\(row.id) \(row.input)")
    }
    #expect(rows.count == 1279 && !rows.contains(where: \.disputed))
    reportAgreement(rule: "phone", file: "phone", agreed: rows.count, of: rows.count)
    let valid = rows.filter(\.valid).map(\.input)
    expectPrefixesNeverWrong(of: valid, by: .phone)
    expectNoIntrusion(into: valid.prefix(20), by: .phone)
  }

  @Test(
    "V9: incomplete is what digits can complete",
    arguments: [
      ("", RuleOutcome.incomplete), ("+", .incomplete), ("+7", .incomplete), ("+79", .valid),
      ("+123456789012345", .valid), ("+1234567890123456", .wrong), ("+0", .wrong), ("++", .wrong),
      ("+7 ", .wrong), ("7", .wrong), ("00", .wrong), ("+7-9", .wrong), ("＋79", .wrong),
    ])
  func outcomes(_ text: String, _ outcome: RuleOutcome) {
    #expect(Rule.phone.check(text).outcome == outcome)
  }

  @Test("Digits without a plus sign lack the country code")
  func countryCode() {
    for text in ["7", "89991234567", "0", "001"] {
      #expect(Rule.phone.check(text).issues.map(\.description) == ["phone.countryCodeMissing"])
    }
    for text in ["", "+", "+0", "8 999", "a", "+79a"] {
      #expect(Rule.phone.check(text).issues.map(\.description) == ["phone.invalid"])
    }
  }

  @Test("V9: wrong stays wrong, incomplete goes on")
  func steps() {
    expectExactSteps(
      .phone, from: ["", "+1234567890123", "+12345678901234"],
      typing: ["0", "1", "9", "+", " ", "-", "a", "é"], depth: 3, completedWithin: 3)
  }

  @Test("It survives what troubles software")
  func robust() throws { try expectRobust(.phone, starts: ["+", "+79991234567"]) }

  @Test("It is equal to itself and prints its name")
  func printing() { #expect(Rule.phone == .phone && Rule.phone.description == "phone") }
}
