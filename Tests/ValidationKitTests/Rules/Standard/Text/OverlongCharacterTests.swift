import TestSupport
import Testing
@testable import ValidationKit

/// V8: a limit of characters limits.
@Suite("Characters of too many scalars")
struct OverlongCharacterTests {
  static let longest = "a" + String(repeating: "\u{301}", count: 31)

  static let overlong: [String] = [
    longest + "\u{301}", "a" + String(repeating: "\u{301}", count: 5_000),
    "a" + String(repeating: "\u{200D}", count: 5_000),
    "a" + String(repeating: "\u{FE0F}", count: 40), String(repeating: "\u{301}", count: 33),
    String(repeating: "👩\u{200D}", count: 20) + "👩", "b\u{308}é" + longest + "\u{302}x",
    String(repeating: "\u{1161}", count: 33), "x" + String(repeating: "\u{E0061}", count: 40),
  ]

  static let people: [String] = [
    longest, "👩🏽‍❤️‍💋‍👨🏿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "น้ำ", "र्त्स्न्या", "ksâ\u{323}\u{301}", "👨‍👩‍👧‍👦", "\u{1112}\u{1161}\u{11AB}",
  ]

  @Test("They make a text wrong wherever characters are counted", arguments: overlong)
  func wrong(_ text: String) {
    for rule in [
      Rule.length(max: 4), .length(min: 1), .length(max: 1_000_000), .length(),
    ] where text.count <= 4 || !rule.isValid(text) {
      let verdict = rule.check(text)
      #expect(verdict.outcome == .wrong, "\(rule)")
      #expect(verdict.issues == [ValidationIssue(rule: "length", reason: .characterTooLong)])
    }
    #expect(Rule.length(exactly: 1).check(text).outcome == .wrong)
    let isTooLong = ValidationIssue(rule: "count", reason: .characterTooLong)
    for rule in [Rule<String>.count(min: 1), .count(max: 1_000_000)] {
      #expect(rule.check(text).outcome == .wrong)
      #expect(rule.check(text).issues == [isTooLong])
    }
    #expect(Rule<String>.count(max: 4).check(text).outcome == .wrong)
    #expect(Rule<Substring>.count(min: 1).check(text[...]).issues == [isTooLong])
    for name in [text, "Aa" + text] {
      let verdict = Rule(LetterCount(min: 2)).check(name)
      #expect(verdict.outcome == .wrong)
      #expect(verdict.issues == [ValidationIssue(rule: "length", reason: .characterTooLong)])
    }
    let typedOn = Rule.length(max: 4).check(text + "b")
    #expect(typedOn.outcome == .wrong)
    for rule in [Rule.username(min: 1, max: 16), .username(min: nil, max: nil)] {
      let verdict = rule.check(text)
      #expect(verdict.outcome == .wrong)
      #expect(verdict.issues.contains { $0.reason == .characterTooLong }, "\(rule)")
    }
    let password = Rule.password([.maxLength(16)]).check(text)
    #expect(password.outcome == .wrong)
    #expect(password.issues.contains { $0.reason == .characterTooLong })
    #expect(Rule.length(max: 1_000_000, unit: .unicodeScalars).isValid(text))
    for kind in [CharacterKind.letter, .any] {
      #expect(kind.masked(text) != text)
    }
  }

  @Test("What people write is not too long", arguments: people)
  func right(_ text: String) {
    #expect(Rule.length(exactly: text.count).isValid(text))
    #expect(Rule.length(min: 1).isValid(text))
    #expect(!Rule.password([.maxLength(16)]).check(text).issues.contains { $0.reason != .invalid })
    #expect(CharacterKind.any.masked(text) == text)
  }

  @Test("A count of characters is that of the text")
  func counts() {
    let rule = Rule<String>.count(min: 2, max: 4)
    for (text, outcome) in [
      ("a", RuleOutcome.incomplete), ("น้ำ", .incomplete), ("né", .valid), ("abcd", .valid),
      ("abcde", .wrong), ("a\r\nb", .valid),
    ] { #expect(rule.check(text).outcome == outcome, "\(text)") }
    #expect(Rule<String>.count(exactly: 0).isValid(""))
    #expect(Rule<[String]>.count(max: 1).isValid([Self.longest + "\u{301}"]))
  }

  @Test("A character is too long from the 33rd scalar on")
  func boundary() {
    for count in 1...40 {
      let text = "a" + String(repeating: "\u{301}", count: count - 1)
      #expect(Rule.length(max: 1).isValid(text) == (count <= 32))
      #expect(Rule.letters.isValid(text))
      #expect(Rule.length(max: 3).isValid("é" + text + "z") == (count <= 32))
      #expect(Rule.length(max: 2).check("é" + text + "z").outcome == .wrong)
    }
  }

  @Test("maxLength lets no 33rd scalar in, typed or pasted, and cuts no character")
  func filter() {
    func typed(_ text: String, after start: String, _ filter: TextFilter = .maxLength(4)) -> String
    {
      var insertion = TextInsertion(
        into: start, replacing: start.endIndex..<start.endIndex, with: text)
      guard insertion.pass(filter, isSecure: false) else { return start }
      return insertion.spliced.text
    }
    var text = ""
    text = typed("a", after: text)
    for _ in 0..<100 { text = typed("\u{301}", after: text) }
    #expect(text == Self.longest)
    #expect(typed("\u{301}", after: text, .maxLength(4).refusingEdits()) == text)
    #expect(typed("b", after: text) == text + "b")
    for overlong in Self.overlong.dropLast(2) {
      #expect(Rule.length().isValid(typed("x" + overlong, after: "ab")))
      #expect(Rule.length(max: 4).isValid(typed(overlong + "y" + overlong, after: "ab")))
    }
    #expect(typed("x\(Self.longest)\u{301}yz", after: "a") == "axyz")
    let unit = TextFilter.maxLength(100, unit: .utf8)
    #expect(typed("\u{301}", after: Self.longest, unit) == Self.longest + "\u{301}")
    let empty = ""
    var secret = TextInsertion(
      into: empty, replacing: empty.startIndex..<empty.endIndex, with: Self.overlong[0])
    let isTaken = secret.pass(.maxLength(4), isSecure: true)
    #expect(!isTaken)
  }

  @Test("What stands after may make a character too long, and is not joined")
  func joiningWhatStandsAfter() {
    let marks = String(repeating: "\u{301}", count: 20)
    var insertion = TextInsertion(
      into: marks, replacing: marks.startIndex..<marks.startIndex, with: "a" + marks)
    let isTaken = insertion.pass(.maxLength(4), isSecure: false)
    #expect(isTaken)
    #expect(Rule.length().isValid(insertion.spliced.text))
  }

  @Test("A text of one endless character is as quick to judge as any other")
  func endless() {
    let count = Effort.runs(short: 100_000, long: 1_000_000)
    let mark = "a" + String(repeating: "\u{301}", count: count)
    let joined = String(repeating: "👩\u{200D}", count: count / 2)
    for text in [mark, joined] {
      for rule in [Rule.length(max: 4), .length(min: 4), .username(min: 1, max: 4)] {
        var outcome = RuleOutcome.valid
        let time = milliseconds { outcome = rule.check(text).outcome }
        #expect(time < 1_000 * Backstop.seconds && outcome == .wrong, "\(rule)")
      }
    }
  }
}
