import TestSupport
import Testing
@testable import ValidationKit

@Suite("Rule.macAddress, port, slug and hexColor")
struct IdentifierTests {
  static let all: [(Rule<String>, valid: [String], incomplete: [String], wrong: [String])] = [
    (
      .macAddress, ["00-00-5E-00-53-01", "00:00:5e:00:53:aF"],
      ["", "0", "00", "00-", "00-00-5E-00-53-0", "00:00:5e:00:53:"],
      ["000", "00-00:", "-", "0-", "00--", "g0", "00.", "0000.", "00-00-5E-00-53-01-", "０"]
    ),
    (
      .macAddress(.eui64), ["00-00-5E-00-53-01", "00:00:5e:ef:10:00:00:53"],
      ["00-00-5E-00-53-01-", "00-00-5E-00-53-01-02"], ["00-00-5E-00-53-01-02-03-", "0000"]
    ),
    (
      .macAddress([.dots, .bare, .eui64]),
      ["0000.5e00.5301", "00005e005301", "00-00-5E-00-53-01", "0000.5eef.1000.0053"],
      ["0000", "00005", "00-", "0000.", "00005e00530100"], ["00.", "000-", "00005e00530102030"]
    ),
    (
      .port, ["1", "80", "8080", "65535", "9999"], [""],
      ["0", "080", "65536", "99999", "-1", "+1", "1.", "8O", "８０", "٣", "18446744073709551617"]
    ),
    (.port(allowsZero: true), ["0", "1"], [""], ["00", "01"]),
    (
      .slug, ["a", "1", "a-b", "a-1-b2", "2024"], ["", "a-", "a-b-"],
      ["-", "A", "a--", "a_b", "a b", "é", "a/", "a.", "ａ", "٣"]
    ),
    (
      .slug(allowsCapitals: true, allowsUnderscores: true), ["A_b-C"], ["a_", "A-"],
      ["_", "a__", "a_-", "a-_"]
    ),
    (
      .hexColor, ["#fff", "#FFF8", "#ffcc00", "#FFcc0080"], ["", "#", "#f", "#ff", "#fffff"],
      ["f", "##", "#g", "#fffffffff", "#ＦＦＦ", "fff", " #fff", "#٣"]
    ),
    (
      .hexColor(allowsAlpha: false, requiresHash: false), ["#fff", "fff", "ffcc00"],
      ["", "#", "ffff", "#ffff"], ["#fffffff", "ffcc008", "f#"]
    ),
  ]

  @Test("V9: what is valid, incomplete and wrong", arguments: all.indices)
  func outcomes(_ index: Int) {
    let (rule, valid, incomplete, wrong) = Self.all[index]
    for text in valid {
      #expect(rule.check(text).outcome == .valid, "\(rule) \(text)")
      expectPrefixesNeverWrong(of: [text].filter { rule.isValid($0) }, by: rule)
      expectNoIntrusion(into: [text], by: rule)
    }
    for text in incomplete {
      #expect(rule.check(text).outcome == .incomplete, "\(rule) \(text)")
    }
    for text in wrong { #expect(rule.check(text).outcome == .wrong, "\(rule) \(text)") }
    expectBoundedWork(rule, ["a", "0", "a-", "#", "é"])
    let starts = valid.flatMap(prefixes) + incomplete
    expectExactSteps(
      rule, from: starts, typing: ["0", "6", "a", "F", "-", ":", ".", "_", "#", "g", " "], depth: 1)
  }

  @Test("V9: they are exact for all short texts")
  func shortTexts() {
    expectExactOutcomes(.port, alphabet: "0356".map(String.init), length: 5, further: 1)
    expectExactOutcomes(
      .slug, alphabet: "aA-_1".map(String.init), length: (Effort.isLong ? 6 : 4) - 1, further: 1)
    expectExactOutcomes(
      .slug(allowsCapitals: true, allowsUnderscores: true), alphabet: "aA-_1".map(String.init),
      length: (Effort.isLong ? 6 : 4) - 1, further: 1)
    expectExactOutcomes(
      .hexColor, alphabet: "#ag".map(String.init), length: (Effort.isLong ? 11 : 9) - 4, further: 4)
    expectExactOutcomes(
      .hexColor(allowsAlpha: false, requiresHash: false), alphabet: "#ag".map(String.init),
      length: (Effort.isLong ? 11 : 9) - 4, further: 4)
  }

  @Test("Ports are exactly 1 to 65535")
  func ports() {
    let some = Effort.sample(Array(0...70_000), short: 3_000)
    for number in some + [0, 1, 65_535, 65_536] {
      #expect(Rule.port.isValid("\(number)") == (1...65_535).contains(number))
    }
  }

  @Test("Rules with the same options are equal, and name them")
  func equality() {
    #expect(Rule.macAddress == .macAddress([]) && Rule.macAddress != .macAddress(.bare))
    #expect(Rule.macAddress([.eui64, .dots]).description == "macAddress(eui64, dots)")
    #expect(Rule.port == .port(allowsZero: false) && Rule.port != .port(allowsZero: true))
    #expect(Rule.port(allowsZero: true).description == "port(allowsZero: true)")
    #expect(Rule.slug == .slug() && Rule.slug != .slug(allowsCapitals: true))
    #expect(
      Rule.slug(allowsCapitals: true, allowsUnderscores: true).description
        == "slug(allowsCapitals: true, allowsUnderscores: true)")
    #expect(Rule.hexColor == .hexColor() && Rule.hexColor != .hexColor(allowsAlpha: false))
    #expect(
      Rule.hexColor(allowsAlpha: false, requiresHash: false).description
        == "hexColor(allowsAlpha: false, requiresHash: false)")
    let rules = [Rule.macAddress, .port, .slug, .hexColor]
    for rule in rules {
      #expect(rule.description == rule.name)
      #expect(rule.check(" ").issues == [ValidationIssue(rule: rule.name)])
    }
  }
}
