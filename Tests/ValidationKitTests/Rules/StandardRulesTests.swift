import Foundation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("The standard rules")
struct StandardRulesTests {
  struct Attack: Decodable {
    let attack_prefix: String
    let attack_char: String
    let suffix: String
  }

  @Test(
    "V9, X3: each keeps every law: nothing intrudes, no start is wrong, exact steps, bounded work",
    arguments: standardRules)
  func laws(_ entry: StandardRule) { expectLaws(of: entry) }

  @Test("each rule for texts that the library has stands in the table of the laws")
  func completeness() throws {
    let named = Set(standardRules.map(\.rule.name))
    // Rules for values that are no texts, and one that has a table of its own.
    let others: Set<String> = ["count", "range", "unique"]
    let missing = try RuleSources.factories().subtracting(named).subtracting(others)
    #expect(missing.isEmpty)
  }

  @Test("V2: each is skipped for the empty text by ifPresent, also inside all")
  func ifPresent() {
    for rule in standardRules.map(\.rule) {
      #expect(Rule.ifPresent(rule).isValid(""), "\(rule)")
      #expect(Rule.all([.ifPresent(rule), .length(max: 5)]).isValid(""), "\(rule)")
    }
  }

  @Test("Two sides, one verdict: a thousand tasks answer as one does")
  func concurrently() async {
    let texts = standardRules.map(\.accepted) + ["", "a", "ann@", "2024-02-30", "+7", "[", "é"]
    let expected = standardRules.map { entry in texts.map { entry.rule.check($0) } }
    let disagreeing = await withTaskGroup(of: Int.self) { group in
      for number in 0..<1000 {
        group.addTask {
          let index = number % standardRules.count
          let verdicts = texts.map { standardRules[index].rule.check($0) }
          return verdicts == expected[index] ? 0 : 1
        }
      }
      var count = 0
      for await disagreement in group { count += disagreement }
      return count
    }
    #expect(disagreeing == 0)
  }

  @Test("P3: they survive texts that trouble software, and texts made against patterns")
  func robustness() throws {
    struct Row: Decodable { let input: String }
    var texts = try cases("robustness", as: Row.self).map(\.input)
    for attack in try cases("redos", as: Attack.self) {
      texts += [10, 1000].map {
        attack.attack_prefix + String(repeating: attack.attack_char, count: $0) + attack.suffix
      }
    }
    let longest = Effort.sample(Array(texts.prefix(40)), short: 10).map {
      String(repeating: $0, count: 100_000 / ($0.utf8.count + 1))
    }
    texts = Effort.sample(texts, short: 200)
    for rule in standardRules.map(\.rule) {
      let isQuick = takesLess(than: 5_000) { for text in texts { _ = rule.check(text) } }
      #expect(isQuick, "\(rule)")
      for text in longest {
        let isQuick = takesLess(than: 500) { _ = rule.check(text) }
        #expect(isQuick, "\(rule) \(text.prefix(40))")
      }
    }
  }

  @Test(
    "What is known to be answered wrongly elsewhere is answered rightly",
    arguments: [
      (.email, "a@b.co\n", false), (.email, "foo a@b.co bar", false),
      (.email, "üser@example.com", false), (.email(.international), "üser@example.com", true),
      (.email, "o'brien@x.ie", true), (.email(.strict), "a..b@example.com", false),
      (.email, "ann@EXAMPLE.COM", true), (.pattern(#"\d+"#), "abc123def", false),
      (.pattern(#"^😀[a-z]+$"#), "😀abc1", false), (.pattern(#"^😀[a-z]+$"#), "😀abc", true),
      (.pattern("^.+$"), "a👨‍👩‍👧‍👦b", true), (.creditCard, "2223003122003222", true),
      (.creditCard, "3530111333300000", true), (.creditCard, "6011000990139424", true),
      (.url, "javascript:alert(1)", false), (.url, "//x", false), (.url, "foo", false),
      (.url, "HTTPS://EXAMPLE.COM", true), (.length(min: 3, max: 9), "12345678", true),
      (.length(min: 3, max: 9), "123456789", true),
      (.pattern(#"\d{5}|\d{5}-\d{4}"#), "12345-6789", true),
      (.pattern(#"\d{5}|\d{5}-\d{4}"#), "1234512345-6789", false),
      (.integer, "\u{661}\u{662}", false), (.digits, "\u{FF11}", false),
      (.iban, "ＤＥ89370400440532013000", false), (.hostname, "ｅxample.com", false),
    ] as [(Rule<String>, String, Bool)])
  func knownWrong(rule: Rule<String>, text: String, isRight: Bool) {
    #expect(rule.isValid(text) == isRight)
  }

  @Test("F4: whatever they find has a text of its own")
  func messages() {
    let texts = [
      "", "a", "A b", "12", "1.5x", "ann@", "é", "http://", "+7", "4111", "DE00", "no", "red",
    ]
    for rule in standardRules.map(\.rule) {
      for issue in texts.flatMap({ rule.check($0).issues }) {
        #expect(MessageKey(issue, label: nil) != .general, "\(issue)")
      }
    }
  }
}
