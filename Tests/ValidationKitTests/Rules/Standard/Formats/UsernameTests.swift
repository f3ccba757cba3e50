import TestSupport
import Testing
import ValidationKit

@Suite("Rule.username")
struct UsernameTests {
  struct Row: Decodable {
    struct Arguments: Decodable { let charset: String }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  @Test("It agrees with every row, with the source's characters and no lengths")
  func rows() throws {
    let rows: [Row] = try cases("username")
    var agreed = 0
    for row in rows {
      let rule = Rule.username(
        min: nil, max: nil, script: row.args.charset == "ascii" ? .ascii : .any,
        allowing: "@.+-_")
      #expect(rule.isValid(row.input) == row.valid, "\(row.id) \(row.input)")
      if rule.isValid(row.input) == row.valid { agreed += 1 }
      guard row.valid else { continue }
      for prefix in prefixes(row.input) { #expect(rule.check(prefix).outcome != .wrong) }
    }
    reportAgreement(rule: "username", file: "username", agreed: agreed, of: rows.count)
    #expect(rows.count == 11)
  }

  @Test(
    "Each fault has a reason of its own",
    arguments: [
      ("", ["tooShort", "letterMissing"], RuleOutcome.incomplete),
      ("ann", ["tooShort"], .incomplete), ("1234567", ["tooShort", "letterMissing"], .incomplete),
      ("12345678", ["letterMissing"], .incomplete), ("annabelle", [], .valid),
      ("ann_abelle", ["invalid"], .wrong), ("ann b", ["tooShort", "invalid"], .wrong),
      ("annabelleannabell", ["tooLong"], .wrong),
      ("1234567890123456", ["letterMissing"], .wrong),
      ("123456789012345", ["letterMissing"], .incomplete),
      ("12345678901234567", ["tooLong", "letterMissing"], .wrong),
      ("------------------", ["tooLong", "letterMissing", "invalid"], .wrong),
      ("สมชายสมชาย", [], .valid), ("1234567น้ำ", [], .valid),
      ("ann\u{200B}abelle", ["invalid"], .wrong),
    ])
  func faults(_ text: String, _ reasons: [String], _ outcome: RuleOutcome) {
    let verdict = Rule.username.check(text)
    #expect(verdict.issues.map(\.reason.rawValue) == reasons)
    #expect(verdict.outcome == outcome)
  }

  @Test("V9: incomplete is what a letter, or more, can complete within the greatest length")
  func outcomes() {
    let alphabet = ["a", "1", "-", "ක", "\u{DCA}", "\u{200D}", "ำ", "\u{301}"]
    for maximum in 1...3 {
      expectExactOutcomes(
        .username(min: 1, max: maximum), alphabet: alphabet, length: Effort.isLong ? 4 : 3,
        further: 1)
    }
    // Consonants after a virama may be one character with those before it.
    expectExactOutcomes(
      .username(min: 1, max: 1), alphabet: ["क", "\u{94D}", "\u{200D}", "1"], length: 4, further: 1)
    expectExactOutcomes(
      .username(min: 2, max: 3, allowing: "-"), alphabet: ["a", "1", "-", "."], length: 4,
      further: 1)
  }

  @Test("Nothing around it counts as inside")
  func nothingAround() {
    expectNoIntrusion(into: ["annabelle"], by: .username(script: .ascii))
    expectNoIntrusion(
      into: ["annabelle"], by: .username, except: Set(foreignDigits), after: ["\u{301}"])
    expectNoIntrusion(into: ["annabelle7"], by: .username, except: Set(foreignDigits))
  }

  @Test("It says its limits, and compares by them")
  func equality() {
    #expect(Rule.username.check("a").issues.first?.description == "username.tooShort(min: 8)")
    let long = String(repeating: "a", count: 17)
    #expect(Rule.username.check(long).issues.first?.description == "username.tooLong(max: 16)")
    #expect(Rule.username == .username(min: 8, max: 16) && Rule.username != .username(min: 7))
    #expect(Rule.username.description == "username")
    #expect(
      Rule.username(min: 3, max: nil, script: .ascii, allowing: "_-").description
        == #"username(min: 3, max: nil, script: .ascii, allowing: "-_")"#)
  }

  @Test("Limits that no name can keep stop the program")
  func nonsense() async {
    await #expect(processExitsWith: .failure) { _ = Rule.username(min: 9, max: 8) }
    await #expect(processExitsWith: .failure) { _ = Rule.username(min: nil, max: 0) }
  }
}
