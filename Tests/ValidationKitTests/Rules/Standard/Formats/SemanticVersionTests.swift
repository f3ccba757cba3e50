import Testing
@testable import ValidationKit

@Suite("Rule.semanticVersion")
struct SemanticVersionTests {
  @Test(
    "It takes what Semantic Versioning 2.0.0 describes",
    arguments: [
      "0.0.0", "1.2.3", "10.20.30", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-0.3.7",
      "1.0.0-x.7.z.92", "1.0.0-x-y-z.--", "1.0.0+001", "1.0.0-beta+exp.sha.5114f85", "1.0.0-0",
      "1.0.0+-", "1.0.0-0a", "1.0.0--", "1.0.0-01a.0-0", "99999999999999999999.0.0",
    ])
  func valid(_ text: String) {
    #expect(Rule.semanticVersion.isValid(text))
    expectPrefixesNeverWrong(
      of: [text].filter { Rule<String>.semanticVersion.isValid($0) }, by: .semanticVersion)
  }

  @Test(
    "V9: incomplete is what typing on can complete",
    arguments: [
      ("", RuleOutcome.incomplete), ("1", .incomplete), ("1.", .incomplete), ("1.2", .incomplete),
      ("1.2.", .incomplete), ("01", .wrong), ("1.01", .wrong), ("1.2.03", .wrong), ("v1", .wrong),
      ("1..", .wrong), ("1.2.3.", .wrong), ("1.2.3-", .incomplete), ("1.2.3-a.", .incomplete),
      ("1.2.3-.", .wrong), ("1.2.3-01", .incomplete), ("1.2.3-01.", .wrong),
      ("1.2.3-01+", .wrong), ("1.2.3-a..", .wrong), ("1.2.3+", .incomplete), ("1.2.3+a+", .wrong),
      ("1.2.3+.", .wrong), ("1.2.3-+", .wrong), ("1.2-", .wrong), ("1.2.3_", .wrong),
      ("1.2.3-é", .wrong), ("１.2.3", .wrong), ("٣.2.3", .wrong), ("-1.0.0", .wrong),
      ("1.2.3a", .wrong),
    ])
  func outcomes(_ text: String, _ outcome: RuleOutcome) {
    #expect(Rule.semanticVersion.check(text).outcome == outcome)
  }

  @Test("V9: it is exact for all short texts")
  func shortTexts() {
    expectExactOutcomes(.semanticVersion, alphabet: "01.".map(String.init), length: 3, further: 5)
    expectExactSteps(
      .semanticVersion, from: ["", "1.0.0", "1.0.0-", "1.0.0-0", "1.0.0+", "1.0.0-a+"],
      typing: ["0", "1", "a", "-", ".", "+", "_"], depth: 4)
  }

  @Test("It agrees with the pattern that the standard gives")
  func pattern() {
    let pattern = Rule.pattern(
      #"(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)\.(0|[1-9][0-9]*)"#
        + #"(-(0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*)"#
        + #"(\.(0|[1-9][0-9]*|[0-9]*[a-zA-Z-][0-9a-zA-Z-]*))*)?"#
        + #"(\+[0-9a-zA-Z-]+(\.[0-9a-zA-Z-]+)*)?"#)
    for one in ["", "0", "01", "1"] {
      for two in ["", "-", "-0", "-00", "-0a", "-a.0", "-a.00", "-.", "-a.", "--"] {
        for three in ["", "+", "+0", "+00.a", "+a..b", "+a+b", "+-.-", " "] {
          let text = "0.\(one).1" + two + three
          #expect(Rule.semanticVersion.isValid(text) == pattern.isValid(text), "\(text)")
        }
      }
    }
  }

  @Test("Nothing intrudes, long texts are no matter, and all such rules are equal")
  func others() {
    expectNoIntrusion(into: ["1.2.3"], by: .semanticVersion)
    expectNoIntrusion(into: ["1.2.3-a.1+b"], by: .semanticVersion)
    expectBoundedWork(.semanticVersion, ["1", "1.", "1.0.0-0", "é"])
    #expect(Rule.semanticVersion.isValid("1.0.0-" + String(repeating: "0", count: 999_999) + "a"))
    #expect(Rule.semanticVersion == .semanticVersion)
    #expect(Rule.semanticVersion.description == "semanticVersion")
  }
}
