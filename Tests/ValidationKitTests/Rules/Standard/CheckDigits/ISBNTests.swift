import Testing
@testable import ValidationKit

@Suite("Rule.isbn")
struct ISBNTests {
  struct Row: Decodable {
    struct Arguments: Decodable { let version: ISBNVersion }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  /// Two rows are disputed, the same number with a small x for its check digit: accepted, since
  /// catalogues write it so and nothing else can be meant.
  @Test("It agrees with the public suites, the disputed rows too")
  func agreement() throws {
    let rows = try cases("isbn", as: Row.self)
    for row in rows {
      let rule = Rule.isbn(row.args.version)
      #expect(rule.isValid(row.input) == row.valid, "\(row.id) \(row.input) \(rule)")
      if row.valid {
        expectPrefixesNeverWrong(of: [row.input], by: rule)
        expectNoIntrusion(into: [row.input], by: rule)
      }
    }
    #expect(rows.count == 145 && rows.count(where: \.disputed) == 2)
    reportAgreement(rule: "isbn", file: "isbn", agreed: rows.count, of: rows.count)
  }

  @Test(
    "V9: incomplete is what typing on can complete",
    arguments: [
      (ISBNVersion.any, "", "invalid", RuleOutcome.incomplete), (.any, "-", "invalid", .wrong),
      (.ten, "0", "invalid", .incomplete), (.thirteen, "0", "invalid", .wrong),
      (.thirteen, "9", "invalid", .incomplete), (.thirteen, "97", "invalid", .incomplete),
      (.thirteen, "977", "invalid", .wrong), (.thirteen, "978", "invalid", .incomplete),
      (.thirteen, "979", "invalid", .incomplete), (.thirteen, "979-0", "invalid", .wrong),
      (.thirteen, "979-1", "invalid", .incomplete), (.any, "9790", "invalid", .incomplete),
      (.any, "9790000001", "wrongChecksum", .wrong), (.any, "020163385", "invalid", .incomplete),
      (.any, "020163385-", "invalid", .incomplete), (.any, "020163385-X-", "invalid", .wrong),
      (.any, "0201633850", "wrongChecksum", .wrong), (.any, "020163385X0", "invalid", .wrong),
      (.any, "9780201633", "wrongChecksum", .incomplete),
      (.ten, "9780201633", "wrongChecksum", .wrong),
      (.any, "97802016338", "invalid", .incomplete),
      (.any, "9780201633857", "wrongChecksum", .wrong),
      (.any, "9780201633856 ", "invalid", .wrong), (.any, "97802016338560", "invalid", .wrong),
      (.any, "978020163X", "wrongChecksum", .wrong), (.any, "X", "invalid", .wrong),
      (.thirteen, "978020163385X", "invalid", .wrong), (.any, "0--", "invalid", .wrong),
    ])
  func outcomes(
    _ version: ISBNVersion, _ text: String, _ reason: String, _ outcome: RuleOutcome
  ) {
    let verdict = Rule.isbn(version).check(text)
    #expect(verdict.outcome == outcome)
    #expect(verdict.issues.map(\.reason.rawValue) == [reason])
  }

  @Test("V9: wrong stays wrong, incomplete goes on", arguments: ISBNVersion.allCases)
  func steps(_ version: ISBNVersion) {
    expectExactSteps(
      .isbn(version),
      from: ["", "97", "979", "02016338", "97802016", "9780201633", "979123456789", "97902016"],
      typing: (0..<10).map(String.init) + ["X", "x", "-", " ", "a", "é"], depth: 2)
  }

  @Test("It survives what troubles software", arguments: ISBNVersion.allCases)
  func robust(_ version: ISBNVersion) throws {
    try expectRobust(.isbn(version), starts: ["978", "0201633", "9780201633856"])
  }

  @Test("Rules for the same numbers are equal, and name them")
  func printing() {
    #expect(Rule.isbn == .isbn(.any) && Rule.isbn(.ten) != .isbn)
    #expect(Rule.isbn(.ten).description == "isbn(.ten)" && Rule.isbn.description == "isbn")
  }
}
