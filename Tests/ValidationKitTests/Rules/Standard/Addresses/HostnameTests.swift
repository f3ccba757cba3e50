import Testing
@testable import ValidationKit

@Suite("Rule.hostname")
struct HostnameTests {
  struct Row: Decodable {
    let id: String
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  /// Disputed rows agree as well: one label, labels of digits and names like an address of version
  /// 4 are names by RFC 1123; a dot at the end and letters beyond ASCII are not; `xn--…` is not
  /// decoded, so that labels which IDNA refuses are names all the same.
  @Test("It agrees with every row of the public suites, the disputed ones too")
  func cases() throws {
    let rows = try ValidationKitTests.cases("hostname", as: Row.self)
    var agreed = 0
    for row in rows {
      let isValid = Rule.hostname.isValid(row.input)
      #expect(isValid == row.valid, "\(row.id) \(row.input)")
      if isValid == row.valid { agreed += 1 }
      expectPrefixesNeverWrong(
        of: [row.input].filter { Rule<String>.hostname.isValid($0) }, by: .hostname)
      expectPrefixesNeverWrong(
        of: [row.input].filter { Rule<String>.hostname(requiresDot: true).isValid($0) },
        by: .hostname(requiresDot: true))
    }
    reportAgreement(rule: "hostname", file: "hostname", agreed: agreed, of: rows.count)
    #expect(rows.count == 169)
  }

  @Test(
    "V9: incomplete is what typing on can complete",
    arguments: [
      ("", RuleOutcome.incomplete), ("a", .valid), ("a.", .incomplete), ("a-", .incomplete),
      ("-", .wrong), (".", .wrong), ("a..", .wrong), ("a-.", .wrong), ("a_", .wrong), ("é", .wrong),
      ("ａ", .wrong), ("٣", .wrong), ("A.1", .valid), ("1", .valid), ("a.-", .wrong),
    ])
  func outcomes(_ text: String, _ outcome: RuleOutcome) {
    #expect(Rule.hostname.check(text).outcome == outcome)
  }

  @Test("V9: it is exact for all short texts")
  func shortTexts() {
    expectExactOutcomes(.hostname, alphabet: "aZ1-._".map(String.init), length: 5, further: 1)
    expectExactOutcomes(
      .hostname(requiresDot: true), alphabet: "a1-._".map(String.init), length: 4, further: 3)
  }

  @Test("V9: a label has 63 bytes and a name 253 at most, and that counts for what may follow")
  func lengths() {
    let label = String(repeating: "a", count: 63)
    let long = "\(label).\(label).\(label)."  // 192
    for rule in [Rule.hostname, .hostname(requiresDot: true)] {
      #expect(rule.check(label + "a").outcome == .wrong)
      #expect(rule.check(label.dropLast() + "-").outcome == .wrong)
      #expect(rule.isValid(long + label.dropLast(2)))
      #expect(rule.check(long + label.dropLast()).outcome == .wrong)
      #expect(rule.check(long + label.dropLast(3) + "-").outcome == .wrong)
      #expect(rule.check(long + label.dropLast(4) + "-").outcome == .incomplete)
      #expect(rule.check(long + label.dropLast(3) + ".").outcome == .wrong)
      expectExactSteps(
        rule,
        from: [String(label.dropLast(2)), long + label.dropLast(4), long + label.dropLast(3)],
        typing: ["a", "-", "."], depth: 3)
    }
  }

  @Test("A required dot is missed with a reason of its own")
  func requiredDot() {
    let rule = Rule.hostname(requiresDot: true)
    #expect(rule.isValid("a.b"))
    #expect(rule.check("localhost").issues.map(\.reason) == ["dotMissing"])
    #expect(rule.check("localhost").outcome == .incomplete)
    #expect(rule.check("localhost.").issues.map(\.reason) == [.invalid])
    #expect(rule.check("-").issues.map(\.reason) == [.invalid])
  }

  @Test("Nothing before the start or after the end counts as inside")
  func nothingIntrudes() {
    expectNoIntrusion(into: ["example.com"], by: .hostname)
    expectNoIntrusion(into: ["example.com"], by: .hostname(requiresDot: true))
    expectBoundedWork(.hostname, ["a", "a.", "é"])
  }

  @Test("Rules with the same options are equal, and name them")
  func equality() {
    #expect(Rule.hostname == .hostname(requiresDot: false))
    #expect(Rule.hostname != .hostname(requiresDot: true))
    #expect(Rule.hostname.description == "hostname")
    #expect(Rule.hostname(requiresDot: true).description == "hostname(requiresDot: true)")
  }
}
