import TestSupport
import Testing
@testable import ValidationKit

@Suite("Rule.pattern")
struct PatternTests {
  struct Row: Decodable {
    struct Arguments: Decodable {
      let pattern: String
      let flags: String
    }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
    let toolchain_note: String?
  }

  @Test("P2: it agrees with the public suites on whole matches")
  func cases() throws {
    var agreed = 0
    var refused: [String] = []
    var empty = 0
    for row in try ValidationKitTests.cases("regex", as: Row.self) where !row.disputed {
      guard
        let rule = try? Rule.pattern(
          parsing: row.args.pattern, caseInsensitive: row.args.flags.contains("i"))
      else {
        refused.append(row.args.pattern)
        continue
      }
      // An empty pattern matches empty texts alone in the suites; here it asks nothing (V3).
      if row.args.pattern.isEmpty, !row.valid {
        empty += 1
        continue
      }
      #expect(rule.isValid(row.input) == row.valid, "\(row.id) \(rule) \(row.input)")
      agreed += 1
    }
    let listed = refused.count + empty
    reportAgreement(
      rule: "pattern", file: "regex", agreed: agreed, of: agreed + listed, listed: listed)
    // JavaScript's `\u{…}` is no escape of ICU's.
    #expect(refused == ["a\\u{10FFFF}"])
    #expect(agreed == 327)
  }

  @Test("V3: an empty pattern asks nothing")
  func empty() throws {
    let parsed = try Rule.pattern(parsing: "")
    for text in ["", "a", "\n", String(repeating: "a", count: 1_000_000)] {
      #expect(Rule.pattern("").isValid(text))
      #expect(parsed.isValid(text))
    }
    #expect(Rule.pattern("()").check("a").outcome == .wrong)
  }

  @Test(
    "P2: the whole text must match, whatever the pattern holds",
    arguments: [
      ("a|ab", "ab", true), ("ab|a", "ab", true), ("a|b", "ab", false), ("a|b", "bb", false),
      ("a$", "a\n", false), ("^a$", "a\n", false), ("a\\Z", "a\n", false),
      ("(?m)a$", "a\nb", false),
      ("(?m)^a", "b\na", false), ("(?i)a", "A", true), ("a|(?i)b", "B", true),
      ("(?x)a # c", "a", true),
      ("(?x)a # c", "a # c", false), ("(?x: a )b", "ab", true), ("\\Qa)", "a)", true),
      ("\\Qab", "ab", true), ("\\Qab", "abE", false), ("\\Qa.b\\E.", "a.bc", true),
      ("(a)\\1", "aa", true), ("(a)\\1", "aaa", false), ("(?<n>.)\\k<n>", "bb", true),
      ("a#", "a#", true), ("a(?#()b", "ab", true), ("[)]", ")", true), ("\\)", ")", true),
      ("(?s).", "\n", true), (".", "\n", false), (".*", "a\nb", false), ("\\cA", "\u{1}", true),
      (".", "😀", true), (".{2}", "😀", false), ("..", "e\u{301}", true), ("é", "e\u{301}", false),
      ("(?i)straße", "STRASSE", true), ("\\w+", "Nguyễn", true), ("(?=.*\\d).{3}", "a1b", true),
      ("(?x)[ a]#", "a", true), ("(?x)\\Qa #", "a #", true),
    ])
  func wholeMatch(_ pattern: String, _ text: String, _ isValid: Bool) throws {
    #expect(try Rule.pattern(parsing: pattern).isValid(text) == isValid)
  }

  @Test("P1: case matters unless it is said not to")
  func caseInsensitive() {
    #expect(!Rule.pattern("[a-z]+").isValid("A"))
    #expect(Rule.pattern("[a-z]+", caseInsensitive: true).isValid("aA\u{212A}"))
    #expect(Rule.pattern("ж", caseInsensitive: true).isValid("Ж"))
    #expect(!Rule.pattern("(?-i)a", caseInsensitive: true).isValid("A"))
  }

  @Test(
    "V9: incomplete where the engine met the end, else wrong",
    arguments: [
      ("[0-9]{4}", "", RuleOutcome.incomplete), ("[0-9]{4}", "12", .incomplete),
      ("[0-9]{4}", "1234", .valid), ("[0-9]{4}", "12345", .wrong), ("[0-9]{4}", "1x", .wrong),
      ("\\+?7[0-9]{10}", "+7", .incomplete), ("\\+?7[0-9]{10}", "8", .wrong),
      ("abc|b", "ab", .incomplete), ("abc|b", "ac", .wrong), ("(?i)ß", "s", .incomplete),
      ("(a+)b\\1", "aab", .incomplete), ("(?m)(?:a\\n^b|q)c", "a\n", .incomplete),
      ("a\\b.b", "a", .incomplete), ("a(?!b).", "a", .incomplete),
    ])
  func outcomes(_ pattern: String, _ text: String, _ outcome: RuleOutcome) throws {
    let verdict = try Rule.pattern(parsing: pattern).check(text)
    #expect(verdict.outcome == outcome)
    #expect(verdict.issues == (outcome == .valid ? [] : [ValidationIssue(rule: "pattern")]))
  }

  @Test("V9: no text that a matching one begins with is wrong")
  func prefixesAreNeverWrong() throws {
    var checked = 0
    for row in try ValidationKitTests.cases("regex", as: Row.self) where row.valid {
      guard let rule = try? Rule.pattern(parsing: row.args.pattern), rule.isValid(row.input) else {
        continue
      }
      checked += 1
      for prefix in prefixes(row.input) {
        #expect(rule.check(prefix).outcome != .wrong, "\(rule) \(prefix.debugDescription)")
      }
    }
    #expect(checked > 150)
    checkRandomPrefixes()
  }

  private func checkRandomPrefixes() {
    let tokens = [
      "a", "b", "ß", "(", "(?:", "(?=", "(?!", "(?>", "(?<=", "(?<!", ")", ")", ")", "(?i)",
      "(?m)", "(?m)^", "[ab]", "[^a]", "^", "$", ".", "*", "+", "?", "{2}", "|", "\\1", "(a)",
      "\\b", "\\B", "\\w", "\\W", "\\X", "\\R", "\n", "\r", "\\Z", "(?w)",
    ]
    let alphabet = ["a", "b", "s", "\n", "\r", "\u{301}", "ß"]
    let short = [""] + alphabet + alphabet.flatMap { one in alphabet.map { one + $0 } }
    let texts = short + short.dropFirst(8).flatMap { one in alphabet.map { one + $0 } }
    var numbers = SeededGenerator(seed: Effort.seed &+ 10)
    for _ in 0..<Effort.runs(short: 300, long: 60_000) {
      let pattern = (0..<Int.random(in: 2...7, using: &numbers))
        .map { _ in tokens.randomElement(using: &numbers)! }.joined()
      guard let rule = try? Rule.pattern(parsing: pattern) else { continue }
      for text in texts where rule.isValid(text) {
        for prefix in prefixes(text) where rule.check(prefix).outcome == .wrong {
          Issue.record("\(pattern.debugDescription) \(text.debugDescription)")
        }
      }
    }
  }

  @Test("Pattern rules are equal by pattern, case option and limits")
  func equality() {
    let rule = Rule.pattern("[0-9]+")
    #expect(rule == .pattern("[0-9]+"))
    #expect(Set([rule, .pattern("[0-9]+"), .pattern("[0-9]*")]).count == 2)
    #expect(rule != .pattern("[0-9]+", caseInsensitive: true))
    #expect(rule != .pattern("[0-9]+", limits: PatternLimits(inputLength: 10)))
    #expect(Rule.pattern("\u{E9}") != .pattern("e\u{301}"))
    #expect(rule.name == "pattern")
    #expect(rule.description == "pattern([0-9]+)")
    #expect(
      Rule.pattern("a\n", caseInsensitive: true).description
        == "pattern(a\\n, caseInsensitive: true)")
  }

  @Test("One rule is used from many threads at once")
  func threads() async {
    let rule = Rule.pattern("(a|b)*c")
    let right = String(repeating: "ab", count: 200) + "c"
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          (0..<100).allSatisfy { _ in
            rule.isValid(task.isMultiple(of: 2) ? right : right + "x") == task.isMultiple(of: 2)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
