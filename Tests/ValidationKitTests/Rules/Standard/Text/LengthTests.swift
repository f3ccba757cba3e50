import TestSupport
import Testing
@testable import ValidationKit

@Suite("Rule.length")
struct LengthTests {
  struct Row: Decodable {
    struct Arguments: Decodable {
      let min: Int?
      let max: Int?
      let unit: String
    }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
    let toolchain_note: String?
  }

  /// Counts each variation selector but the first as one, which none of our units does.
  static let otherUnit: Set<String> = ["test\u{FE0F}\u{FE0F}"]

  @Test("V8: it agrees with the public suites in each unit")
  func cases() throws {
    var agreed = 0
    var olderUnicode = 0
    for row in try ValidationKitTests.cases("length", as: Row.self) where !row.disputed {
      let unit: LengthUnit
      switch row.args.unit {
      case "grapheme": unit = .characters
      case "codepoint": unit = .unicodeScalars
      case "utf16": unit = .utf16
      case "utf8": unit = .utf8
      // JavaScript's count without the second half of pairs and the selectors.
      default:
        if Self.otherUnit.contains(row.input) { continue }
        unit = .characters
      }
      let rule = Rule.length(min: row.args.min, max: row.args.max, unit: unit)
      if rule.isValid(row.input) == row.valid {
        agreed += 1
      } else if row.toolchain_note != nil {
        // The standard library's tables are older than the suite's (Unicode 17).
        olderUnicode += 1
      } else {
        Issue.record("\(row.id) \(row.input.debugDescription) \(rule)")
      }
    }
    let listed = olderUnicode + Self.otherUnit.count
    reportAgreement(
      rule: "length", file: "length", agreed: agreed, of: agreed + listed, listed: listed)
    #expect(agreed >= 548)
    #expect(olderUnicode <= 5)
  }

  @Test(
    "V9: too short is incomplete, too long is wrong",
    arguments: [
      (Rule.length(min: 2, max: 3), "a", "length.tooShort(min: 2, unit: characters)"),
      (.length(min: 2, max: 3), "abcd", "length.tooLong(max: 3, unit: characters)"),
      (.length(exactly: 2), "", "length.tooShort(exact: 2, unit: characters)"),
      (.length(exactly: 2), "abc", "length.tooLong(exact: 2, unit: characters)"),
      (.length(2...3, unit: .utf8), "éé", "length.tooLong(max: 3, unit: utf8)"),
      (.length(max: 0), "a", "length.tooLong(max: 0, unit: characters)"),
    ])
  func outcomes(_ rule: Rule<String>, _ text: String, _ issue: String) {
    let verdict = rule.check(text)
    #expect(verdict.issues.map(\.description) == [issue])
    #expect(verdict.outcome == (issue.contains("tooShort") ? .incomplete : .wrong))
  }

  @Test(
    "V8: a text has the length of its unit",
    arguments: [
      ("", 0, 0, 0, 0), ("abc", 3, 3, 3, 3), ("\r\n", 1, 2, 2, 2), ("a\r\nb", 3, 4, 4, 4),
      ("e\u{301}", 1, 2, 2, 3), ("é", 1, 1, 1, 2), ("👩‍👩‍👧", 1, 5, 8, 18), ("🇩🇪🇫🇷", 2, 4, 8, 16),
      ("น้ำ", 1, 3, 3, 9), ("a\u{301}\u{301}b", 2, 4, 4, 6), ("\u{301}", 1, 1, 1, 2),
      ("\u{1112}\u{1161}\u{11AB}", 1, 3, 3, 9),
    ])
  func units(_ text: String, _ characters: Int, _ scalars: Int, _ utf16: Int, _ utf8: Int) {
    let lengths = zip(LengthUnit.allCases, [characters, scalars, utf16, utf8])
    for (unit, length) in lengths {
      #expect(unit.length(of: text, upTo: 100) == length, "\(unit)")
      #expect(Rule.length(exactly: length, unit: unit).isValid(text), "\(unit)")
      #expect(!Rule.length(exactly: length + 1, unit: unit).isValid(text), "\(unit)")
      if length > 0 { #expect(!Rule.length(max: length - 1, unit: unit).isValid(text), "\(unit)") }
    }
  }

  @Test("V9: no text gets shorter by typing on, so too long stays too long")
  func lengthsNeverDecrease() {
    let scalars: [Unicode.Scalar] = [
      "a", "\r", "\n", "\u{301}", "\u{200D}", "👩", "🇩", "\u{1100}", "\u{1161}", "\u{11A8}", "क",
      "\u{94D}", "\u{600}", "\u{FE0F}", "\u{1F3FB}", "\u{E0061}", "\u{903}",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      var text = ""
      var last = 0
      for _ in 0..<12 {
        text.unicodeScalars.append(scalars.randomElement(using: &generator)!)
        let length = LengthUnit.characters.length(of: text, upTo: 100)
        #expect(length >= last)
        #expect(length == text.count)
        last = length
      }
    }
  }

  @Test("Only as much is counted as the limits need")
  func hugeTexts() {
    let texts = ["a", "é", "👩‍👩‍👧", "a\r\n"].map { String(repeating: $0, count: 1_000_000) }
    for unit in LengthUnit.allCases {
      let rule = Rule.length(min: 8, max: 16, unit: unit)
      let isQuick = takesLess(than: 200) {
        for text in texts { for _ in 0..<20 { #expect(rule.check(text).outcome == .wrong) } }
      }
      // Counting all would take seconds.
      #expect(isQuick, "\(unit)")
    }
  }

  @Test("Limits may be open, zero or the greatest number")
  func openLimits() {
    #expect(Rule.length().isValid("") && Rule.length().isValid("abc"))
    #expect(Rule.length(max: .max).isValid("abc"))
    #expect(Rule.length(min: 1, max: .max, unit: .utf16).isValid("abc"))
    #expect(Rule.length(exactly: 0).isValid("") && !Rule.length(exactly: 0).isValid("a"))
    #expect(Rule.length(min: 2, unit: .utf8).description == "length(min: 2, unit: utf8)")
    #expect(Rule.length(exactly: 4).description == "length(exactly: 4)")
  }

  @Test("Limits that no text can keep stop the program with a message")
  func nonsense() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Rule.length(min: 3, max: 2)
    }
    #if DEBUG
      #expect(
        String(decoding: result.standardErrorContent, as: UTF8.self)
          .contains("no text has at least 3 and at most 2 characters"))
    #endif
    await #expect(processExitsWith: .failure) { _ = Rule.length(exactly: -1) }
  }
}
