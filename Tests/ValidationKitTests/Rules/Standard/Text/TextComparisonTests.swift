import TestSupport
import Testing
@testable import ValidationKit

@Suite("Rules that compare texts")
struct TextComparisonTests {
  static let searched = ["", "a", "ab", "aab", "abab", "aabaab", "é", "e\u{301}", "สวัสดี", "😀"]

  @Test("contains, startsWith and endsWith agree with a search by scalars", arguments: searched)
  func search(_ part: String) {
    let scalars = Array(part.unicodeScalars)
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<Effort.runs(short: 300, long: 50_000) {
      let text = (0..<Int.random(in: 0...9, using: &generator)).reduce(into: "") { text, _ in
        text += ["a", "b", "é", "e\u{301}", "สวัสดี", "😀"].randomElement(using: &generator)!
      }
      let whole = Array(text.unicodeScalars)
      let places = 0...max(whole.count, 0)
      let isInside = places.contains { whole.dropFirst($0).starts(with: scalars) }
      #expect(Rule.contains(part).isValid(text) == isInside)
      #expect(Rule.startsWith(part).isValid(text) == whole.starts(with: scalars))
      #expect(
        Rule.endsWith(part).isValid(text) == whole.reversed().starts(with: scalars.reversed()))
    }
  }

  @Test("V9: only the start of what is asked for, and of a choice, is incomplete")
  func outcomes() {
    let alphabet = ["a", "b", "A"]
    for part in ["", "a", "ab", "aab"] {
      for ignoresCase in [false, true] {
        for rule in [
          Rule.contains(part, caseInsensitive: ignoresCase),
          .startsWith(part, caseInsensitive: ignoresCase),
          .endsWith(part, caseInsensitive: ignoresCase),
          .equal(part, caseInsensitive: ignoresCase),
          .notEqual(part, caseInsensitive: ignoresCase),
          .oneOf([part, "ba", "bab"], caseInsensitive: ignoresCase),
          .notOneOf([part, "ba", "bab"], caseInsensitive: ignoresCase),
        ] {
          expectExactOutcomes(rule, alphabet: alphabet, length: 4, further: 3)
        }
      }
    }
  }

  @Test("A choice among many texts is one of them, whatever their order")
  func manyTexts() {
    var generator = SeededGenerator(seed: 11)
    let texts = (0..<500).map { _ in String(Int.random(in: 0..<2_000, using: &generator)) }
    let (rule, opposite) = (Rule.oneOf(texts), Rule.notOneOf(texts))
    let (all, beginnings) = (Set(texts), Set(texts.flatMap(prefixes)))
    for number in 0..<2_000 {
      let text = String(number)
      let expected: RuleOutcome =
        all.contains(text) ? .valid : beginnings.contains(text) ? .incomplete : .wrong
      #expect(rule.check(text).outcome == expected)
      #expect(opposite.isValid(text) == (expected != .valid))
    }
    #expect(rule == .oneOf(texts.reversed()))
    #expect(Rule<String>.oneOf([]).check("").outcome == .wrong && Rule.notOneOf([]).isValid(""))
  }

  @Test(
    "Case is folded beyond ASCII, and lengths may differ",
    arguments: [
      ("straße", "STRASSE", true), ("Σίσυφος", "ΣΊΣΥΦΟΣ", true), ("ПРИВЕТ", "привет", true),
      ("\u{212A}", "k", true), ("ſ", "S", true), ("ﬁ", "FI", true), ("Ꭰ", "ꭰ", true),
      ("İ", "i\u{307}", true), ("ı", "i", false), ("é", "e\u{301}", false),
      ("Ǆ", "ǅ", true), ("ΐ", "Ι\u{308}\u{301}", true), ("a", "b", false), ("@", "`", false),
      ("[", "{", false), ("Z", "z", true), ("ẞ", "ss", true), ("\u{1FBE}", "Ι", true),
    ])
  func caseFolding(_ one: String, _ other: String, _ isSame: Bool) {
    for (one, other) in [(one, other), (other, one)] {
      #expect(Rule.equal(one, caseInsensitive: true).isValid(other) == isSame)
      #expect(Rule.notEqual(one, caseInsensitive: true).isValid(other) != isSame)
      #expect(Rule.oneOf(["x", one], caseInsensitive: true).isValid(other) == isSame)
      #expect(Rule.contains(one, caseInsensitive: true).isValid("x\(other)y") == isSame)
      #expect(Rule.endsWith(one, caseInsensitive: true).isValid("x\(other)") == isSame)
      #expect(!Rule.equal(one).isValid(other) && Rule.equal(one).isValid(one))
    }
  }

  @Test("T3: nothing around a text counts as it", arguments: ["abc", "é", "สวัสดี"])
  func nothingAround(_ text: String) {
    expectNoIntrusion(into: [text], by: .equal(text))
    expectNoIntrusion(into: [text], by: .equal(text, caseInsensitive: true))
    expectNoIntrusion(into: [text], by: .oneOf([text, "abcd"]))
  }

  @Test("V9: equal knows of texts what is still missing, of other values it cannot")
  func equal() {
    #expect(Rule.equal("abc").check("ab").outcome == .incomplete)
    #expect(Rule.equal("abc").check("abd").outcome == .wrong)
    #expect(Rule.equal(10).check(9).outcome == .incomplete)
    #expect(Rule.oneOf([1, 2]).check(3).outcome == .incomplete && Rule.oneOf([1, 2]).isValid(2))
    #expect(Rule.notEqual(1).isValid(2) && !Rule.notEqual(1).isValid(1))
    #expect(!Rule.notOneOf([1, 2]).isValid(1) && Rule.notOneOf([1, 2]).isValid(0))
    #expect(Rule<String?>.equal("a").isValid("a") && !Rule<String?>.equal("é").isValid("e\u{301}"))
  }

  @Test(
    "Issues name what is asked for",
    arguments: [
      (Rule.contains("x", caseInsensitive: true), "contains.invalid(text: x)"),
      (.startsWith("x"), "startsWith.invalid(text: x)"),
      (.endsWith("X"), "endsWith.invalid(text: X)"), (.equal("x"), "equal.invalid(value: x)"),
      (.equal("X", caseInsensitive: true), "equal.invalid(value: X)"),
      (.notEqual("-"), "notEqual.invalid(value: -)"),
      (.oneOf(["x", "y"]), "oneOf.invalid(values: x, y)"),
      (.notOneOf(["b", "-"]), "notOneOf.invalid(values: b, -)"),
    ])
  func issues(_ rule: Rule<String>, _ issue: String) {
    #expect(rule.check("-").issues.map(\.description) == [issue])
    #expect(rule.name == issue.prefix { $0 != "." })
  }

  @Test(
    "Rules print as in Swift source, and are equal when they ask the same",
    arguments: [
      (Rule.contains("x"), #"contains("x")"#),
      (.startsWith("\"\n", caseInsensitive: true), #"startsWith("\"\n", caseInsensitive: true)"#),
      (.endsWith("x"), #"endsWith("x")"#), (.equal("x"), #"equal("x")"#),
      (.equal("x", caseInsensitive: true), #"equal("x", caseInsensitive: true)"#),
      (.notEqual("x"), #"notEqual("x")"#),
      (.notEqual("x", caseInsensitive: true), #"notEqual("x", caseInsensitive: true)"#),
      (.oneOf(["b", "a"]), #"oneOf(["b", "a"])"#),
      (.notOneOf(["a"], caseInsensitive: true), #"notOneOf(["a"], caseInsensitive: true)"#),
    ])
  func descriptions(_ rule: Rule<String>, _ description: String) {
    #expect(rule.description == description)
    #expect(rule == rule && Set([rule]).contains(rule))
  }

  @Test("T3: rules for texts that only look alike are different")
  func equality() {
    #expect(Rule.equal("é") != .equal("e\u{301}") && Rule.equal("é") == .equal("é"))
    #expect(Rule.notEqual("é") != .notEqual("e\u{301}"))
    #expect(Rule.oneOf(["é"]) != .oneOf(["e\u{301}"]))
    #expect(Rule<String?>.equal("é") != .equal("e\u{301}"))
    #expect(Rule<String?>.oneOf(["é", nil]) != .oneOf(["e\u{301}", nil]))
    #expect(Rule<String?>.oneOf(["é", nil]) == .oneOf([nil, "é"]))
    #expect(Rule.equal("a", caseInsensitive: true) == .equal("A", caseInsensitive: true))
    #expect(Rule.equal("a", caseInsensitive: true) != .equal("a"))
    #expect(Rule.contains("a") != .startsWith("a") && Rule.contains("a") != .contains("b"))
    #expect(Rule.equal(1).description == "equal(1)")
    #expect(Rule.oneOf([2, 1]).description == "oneOf([2, 1])")
    #expect(Rule.oneOf([2, 1]) == .oneOf([1, 2]) && Rule.oneOf([1]) != .oneOf([1, 2]))
  }

  @Test("Searching is linear, also where nearly everything matches")
  func hugeTexts() {
    let text = String(repeating: "a", count: hugeLength)
    let part = String(repeating: "a", count: 5_000) + "b"
    let folded = String(repeating: "É", count: hugeLength / 10)
    let isQuick = takesLess(than: hugeMilliseconds) {
      #expect(!Rule.contains(part).isValid(text))
      #expect(Rule.equal(part).check(text).outcome == .wrong)
      #expect(Rule.oneOf([part]).check(text).outcome == .wrong)
      #expect(Rule.contains("éé", caseInsensitive: true).isValid(folded))
    }
    // Going back in the text would take minutes.
    #expect(isQuick)
  }
}
