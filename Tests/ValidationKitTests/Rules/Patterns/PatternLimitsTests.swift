import TestSupport
import Testing
@testable import ValidationKit

@Suite("Bounds on the work of a pattern", .serialized)
struct PatternLimitsTests {
  struct Row: Decodable {
    let id: String
    let pattern: String
    let flags: String
    let attack_prefix: String
    let attack_char: String
    let suffix: String
  }

  /// Generous beside the 10 ms of processor time that a check takes.
  static let mostMilliseconds = 50.0

  @Test("P3: no pattern of the public attacks freezes, nor takes a check cut short for a match")
  func attacks() throws {
    var counts: [RuleOutcome: Int] = [:]
    var refused = 0
    let all = try cases("redos", as: Row.self)
    let rows = Effort.sample(all, short: 60)
    for row in rows {
      guard let rule = try? Rule.pattern(parsing: row.pattern) else {
        refused += 1
        continue
      }
      for count in [10, 100, 1_000, 10_000, 100_000] {
        let text =
          row.attack_prefix + String(repeating: row.attack_char, count: count) + row.suffix
        var verdict = RuleVerdict.valid
        let isQuick = takesLess(than: Self.mostMilliseconds) { verdict = rule.check(text) }
        #expect(isQuick, "\(row.pattern.debugDescription) \(count)")
        counts[verdict.outcome, default: 0] += 1
        let isCut = verdict.outcome == .couldNotBeChecked
        #expect(verdict.issues.contains { $0.reason == .couldNotBeChecked } == isCut)
      }
    }
    print("redos: \(counts), \(refused) refused")
    // Two of all look behind without a limit, which ICU does not do.
    #expect(rows.count < all.count ? refused <= 2 : refused == 2)
    // Of all, more than 500.
    #expect(counts[.couldNotBeChecked, default: 0] * all.count > 500 * rows.count)
  }

  @Test("P3: what doubles with every character is cut short, in time for the next key")
  func exponential() {
    let rule = Rule.pattern("(a+)+")
    var verdict = RuleVerdict.valid
    let text = String(repeating: "a", count: 28) + "!"
    let isQuick = takesLess(than: Self.mostMilliseconds) { verdict = rule.check(text) }
    #expect(isQuick)
    #expect(verdict == .couldNotBeChecked(rule: "pattern"))
  }

  @Test(
    "P3: a huge text that matches is valid or could not be checked, never refused",
    arguments: [".*", "(a|b)*", "(a)*", "a+", "(?s)(?=.*a).*", "\\X*", "(?:a|aa)+"],
    [1_000, 100_000, 100_001, 1_000_000])
  func hugeTexts(_ pattern: String, _ length: Int) throws {
    for limits in [PatternLimits.standard, PatternLimits(inputLength: .max, progressReports: .max)]
    {
      let rule = try Rule.pattern(parsing: pattern, limits: limits)
      let outcome = rule.check(String(repeating: "a", count: length)).outcome
      #expect(outcome == .valid || outcome == .couldNotBeChecked)
      if length == 1_000 { #expect(outcome == .valid) }
      if length > limits.inputLength { #expect(outcome == .couldNotBeChecked) }
    }
  }

  @Test(
    "P3: what the engine does without a report is bounded as well",
    arguments: [
      ("(?i)(\\w+).\\1", "a"), ("(\\w+)\\1+x", "a"), (".*(?>.*)x", "a"), ("(?:(?=.*).)*", "a"),
      ("(?:(?!.*x).)*", "é"), ("(?:a*+b?)*x", "a"), ("(?:.*){1,20}\\B(?i)[ab]", "\u{301}"),
      ("(.*)(?:.*)\\s*\\Xab", "🇦"), ("(?:^){16000000}", "a"), ("(?:(?:^){10000}){10000}", "a"),
      ("(a{1000}){1000}", "a"), ("((a{1000}){1000}){1000}", "a"), ("(?w)(?:.\\b|.)*x", "ก"),
      ("(?<=(?:a|aa){1,500})b|a*a*x", "a"), ("(?:\\b|\\B|.)*x", "\u{AD}"), ("(.*)(.*)\\b(.*)", "ก"),
    ])
  func unreported(_ pattern: String, _ unit: String) throws {
    let rule = try Rule.pattern(parsing: pattern)
    for count in [500, 999, 1_999, 20_000, 90_000] {
      let text = String(repeating: unit, count: count)
      #expect(takesLess(than: Self.mostMilliseconds) { _ = rule.check(text) }, "\(count)")
    }
  }

  @Test("P3: each bound can be raised and lowered")
  func bounds() {
    func outcome(_ pattern: String, _ length: Int, _ limits: PatternLimits) -> RuleOutcome {
      Rule.pattern(pattern, limits: limits).check(String(repeating: "a", count: length)).outcome
    }
    #expect(outcome("a*", 10, PatternLimits(inputLength: 10)) == .valid)
    #expect(outcome("a*", 11, PatternLimits(inputLength: 10)) == .couldNotBeChecked)
    #expect(outcome("b", 11, PatternLimits(inputLength: 10)) == .couldNotBeChecked)
    #expect(outcome("(a)\\1*", 1_000, .standard) == .valid)
    #expect(outcome("(a)\\1*", 1_001, .standard) == .couldNotBeChecked)
    #expect(outcome("(a)\\1*", 1_001, PatternLimits(backReferenceInputLength: 2_000)) == .valid)
    #expect(outcome("(?:(?=.*).)*", 2_001, .standard) == .couldNotBeChecked)
    #expect(
      outcome("(?:(?=.*).)*", 2_001, PatternLimits(lookAroundInputLength: 3_000)) == .valid)
    #expect(outcome("(?:a|b)*", 50_000, .standard) == .valid)
    #expect(outcome("(?:a|b)*", 50_000, PatternLimits(progressReports: 1)) == .couldNotBeChecked)
    #expect(outcome("aaaa", 4, PatternLimits(patternLength: 4)) == .valid)
    #expect(outcome("aaaaa", 5, PatternLimits(patternLength: 4)) == .couldNotBeChecked)
    #expect(outcome("", 5, PatternLimits(inputLength: 0, patternLength: 0)) == .valid)
  }

  @Test("P3: the length of a text is that of UTF-16")
  func utf16() {
    let rule = Rule.pattern(".*", limits: PatternLimits(inputLength: 4))
    #expect(rule.isValid("😀😀") && rule.isValid("漢漢漢漢"))
    #expect(rule.check("😀😀a").outcome == .couldNotBeChecked)
    #expect(rule.check("漢漢漢漢漢").outcome == .couldNotBeChecked)
    #expect("\r\n".hasUTF16Length(atMost: 2) && !"\r\n".hasUTF16Length(atMost: 1))
  }

  @Test(
    "P3: scanning ahead costs nothing where it is done once",
    arguments: [
      ("(?=.*[0-9])(?=.*[a-z])(?!.*\\s).{8,}", 0), ("^(?=.*a)b*", 0), ("(?:(?=a)b)*", 0),
      ("(?>a*)b", 0), ("a*+b", 0), ("a*(?=.*b)", 1), ("(?:(?=.*b)c)*", 1), ("(?:a++b)*", 1),
      ("(?=.*(?=.*b))", 1), ("(?:a|b)(?=.*c)", 1), ("(?=a|b)(?=.*c)", 0), ("(?:a*+){2}", 1),
      ("(?:(?>a*))?b", 0), ("a?(?<!b{0,20})c", 1), ("(?x)#(?=.*)\na*", 0), ("[(?=.*]a*", 0),
    ])
  func rescans(_ pattern: String, _ count: Int) {
    var scanner = PatternScanner(pattern)
    scanner.scan()
    #expect(scanner.fault == nil)
    #expect(scanner.features.rescans == count)
  }
}
