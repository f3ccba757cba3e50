import TestSupport
import Testing
import ValidationKit

@Suite("Rule.password")
struct PasswordTests {
  struct Row: Decodable {
    struct Arguments: Decodable { let policy: Policy }
    struct Policy: Decodable {
      let minLength, minLowercase, minUppercase, minNumbers, minSymbols: Int?
      let notCommon, notEntirelyNumeric: Bool?

      var parts: [PasswordPolicy.Part] {
        var parts: [PasswordPolicy.Part] = []
        if let minLength { parts.append(.minLength(minLength)) }
        if let minLowercase { parts.append(.lowercase(minLowercase)) }
        if let minUppercase { parts.append(.uppercase(minUppercase)) }
        if let minNumbers { parts.append(.digits(minNumbers)) }
        if let minSymbols { parts.append(.symbols(minSymbols)) }
        if notCommon == true { parts.append(.notCommon) }
        if notEntirelyNumeric == true { parts.append(.notOnlyDigits) }
        return parts
      }
    }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  @Test("It agrees with every row")
  func rows() throws {
    let rows: [Row] = try cases("password")
    var agreed = 0
    for row in rows {
      let rule = Rule.password(PasswordPolicy(row.args.policy.parts))
      #expect(rule.isValid(row.input) == row.valid, "\(row.id) \(row.input)")
      if rule.isValid(row.input) == row.valid { agreed += 1 }
      guard row.valid else { continue }
      for prefix in prefixes(row.input) { #expect(rule.check(prefix).outcome != .wrong) }
    }
    reportAgreement(rule: "password", file: "password", agreed: agreed, of: rows.count)
    #expect(rows.count == 14)
  }

  static let strong: PasswordPolicy = [
    .minLength(8), .maxLength(16), .lowercase(1), .uppercase(1), .digits(2), .symbols(1),
    .letters(3), .distinct(5),
  ]

  @Test("Each part that is not met is an issue of its own, in the order of the parts")
  func issues() {
    let verdict = Rule.password(Self.strong).check("")
    #expect(
      verdict.issues.map(\.description) == [
        "password.tooShort(min: 8)", "password.lowercaseMissing(min: 1)",
        "password.uppercaseMissing(min: 1)", "password.digitMissing(min: 2)",
        "password.symbolMissing(min: 1)", "password.letterMissing(min: 3)",
        "password.tooFewDistinct(min: 5)",
      ])
    #expect(verdict.outcome == .incomplete)
    let none: PasswordPolicy = [.maxLength(2), .noSpaces, .noSymbols, .notOnlyDigits, .notCommon]
    #expect(
      Rule.password(none).check("- 1").issues.map(\.description) == [
        "password.tooLong(max: 2)", "password.spaceNotAllowed", "password.symbolNotAllowed",
      ])
    #expect(Rule.password([.notOnlyDigits]).check("12").issues.map(\.reason) == ["onlyDigits"])
    #expect(Rule.password.check("PassWord").issues.map(\.reason) == ["tooCommon"])
    #expect(Rule.password.check("abc123").issues.map(\.reason) == ["tooShort", "tooCommon"])
    #expect(Rule.password(Self.strong).isValid("Abcde12!"))
  }

  @Test("A view can tick the parts off")
  func checklist() {
    let list = Self.strong.checklist(for: "Abc1")
    #expect(list.map(\.part) == Self.strong.parts)
    #expect(list.map(\.isMet) == [false, true, true, true, false, false, true, false])
    for (part, isMet) in list {
      #expect(part.isMet(by: "Abc1") == isMet)
      let reasons = Rule.password(Self.strong).check("Abc1").issues
      #expect(reasons.contains(part.issue) != isMet)
    }
  }

  @Test(
    "Characters of every script count as what they are",
    arguments: [
      ("ñ", PasswordPolicy.Part.lowercase(1), true), ("Ñ", .uppercase(1), true),
      ("e\u{301}", .lowercase(1), true), ("ก", .letters(1), true), ("ก", .lowercase(1), false),
      ("٣", .digits(1), false), ("３", .digits(1), false), ("٣", .symbols(1), false),
      ("٣", .notOnlyDigits, false), ("€", .symbols(1), true), ("👩‍👩‍👧", .symbols(2), false),
      ("👩‍👩‍👧", .symbols(1), true), ("👩‍👩‍👧", .maxLength(1), true), ("\u{3000}", .noSpaces, false),
      ("\u{A0}", .noSymbols, true), ("🙂", .noSymbols, false), ("aaa", .distinct(2), false),
      ("aáa\u{301}", .distinct(3), false), ("aA", .distinct(2), true), ("é", .noSymbols, true),
      ("", .notOnlyDigits, true), ("QWERTY", .notCommon, false), ("qwertz!", .notCommon, true),
    ])
  func characters(_ text: String, _ part: PasswordPolicy.Part, _ isMet: Bool) {
    #expect(part.isMet(by: text) == isMet)
    #expect(Rule.password([part]).isValid(text) == isMet)
  }

  @Test(
    "Controls, invisible characters and leading marks are in no password",
    arguments: [
      "a\n", "\na", "a\r\n", "a\0b", "a\u{200B}", "\u{FEFF}a", "a\u{2028}", "\u{301}a", "\u{200D}a",
      "a\u{202E}b", "\u{3164}", "\u{AD}a", "\u{7F}", "a\tb",
    ])
  func invisible(_ text: String) {
    let verdict = Rule.password([]).check(text)
    #expect(verdict.outcome == .wrong)
    #expect(verdict.issues.map(\.description) == ["password.invalid"])
  }

  @Test("A joiner needs something to join")
  func joiner() {
    #expect(Rule.password([]).check("👩\u{200D}").outcome == .incomplete)
    #expect(Rule.password([]).isValid("👩\u{200D}💻") && Rule.password([]).isValid("❤️"))
    // What can be seen may stand in a password, and a mark or a selector after a letter.
    let seen = Set(foreignDigits).union(["\u{FFFD}"])
    let after: Set<String> = ["\u{301}", "\u{FE0F}"]
    expectNoIntrusion(
      into: ["Correct-Horse"], by: .password([.noSpaces]), except: seen, after: after)
    expectNoIntrusion(
      into: ["correct horse"], by: .password, except: seen.union([" ", "\u{A0}", "\u{3000}"]),
      after: after)
  }

  static let policies: [PasswordPolicy] = [
    [.maxLength(3), .digits(1), .letters(2)], [.maxLength(3), .uppercase(1), .symbols(1)],
    [.minLength(2), .maxLength(3), .distinct(3)], [.maxLength(2), .notOnlyDigits],
    [.maxLength(3), .notOnlyDigits, .digits(2)],
    [.maxLength(3), .noSpaces, .noSymbols, .digits(1)],
    [.maxLength(4), .letters(2), .uppercase(1), .lowercase(1), .distinct(4)], [.noSymbols],
    [.maxLength(3), .notCommon], [.maxLength(3), .digits(2), .distinct(3), .letters(1)],
    [.minLength(3), .maxLength(3), .notOnlyDigits, .letters(1), .digits(1)], [],
  ]

  @Test(
    "V9: incomplete is what can meet every part within the greatest length", arguments: policies)
  func outcomes(_ policy: PasswordPolicy) {
    expectExactOutcomes(
      .password(policy), alphabet: ["a", "b", "A", "B", "1", "2", "!", " "], length: 3, further: 1)
    expectExactOutcomes(
      .password(policy), alphabet: ["a", "B", "1", "2", "é", "\u{301}", "\u{200D}", "-"],
      length: Effort.isLong ? 2 : 1, further: 3)
  }

  @Test("V9: what is common or ends in a joiner goes on with a mark, where there is no room")
  func marksTakeNoRoom() {
    let rule = Rule.password([.maxLength(3), .notCommon])
    #expect(rule.check("123").outcome == .incomplete && rule.isValid("123\u{301}"))
  }

  @Test("Policies print as in Swift source, and are equal when their parts are")
  func equality() {
    let rule = Rule.password([.minLength(8), .noSpaces])
    #expect(rule.description == "password([minLength(8), noSpaces])")
    #expect(rule == .password([.minLength(8), .noSpaces]) && rule != .password([.minLength(8)]))
    #expect(Rule.password == .password(.standard))
    let every: [PasswordPolicy.Part] = [
      .minLength(1), .maxLength(2), .lowercase(1), .uppercase(1), .letters(2), .digits(0),
      .symbols(0), .noSymbols, .noSpaces, .distinct(2), .notOnlyDigits, .notCommon,
    ]
    #expect(
      PasswordPolicy(every).description
        == "[minLength(1), maxLength(2), lowercase(1), uppercase(1), letters(2), digits(0), "
        + "symbols(0), noSymbols, noSpaces, distinct(2), notOnlyDigits, notCommon]")
  }

  @Test("Parts that contradict each other stop the program")
  func nonsense() async {
    await #expect(processExitsWith: .failure) { _ = Rule.password([.minLength(9), .maxLength(8)]) }
    await #expect(processExitsWith: .failure) { _ = Rule.password([.symbols(1), .noSymbols]) }
    await #expect(processExitsWith: .failure) {
      _ = Rule.password([.maxLength(2), .digits(1), .letters(2)])
    }
    await #expect(processExitsWith: .failure) { _ = Rule.password([.maxLength(-1)]) }
  }

  @Test("Very long texts are counted in one pass")
  func hugeTexts() {
    let texts = ["a", "é", "👩‍👩‍👧", "\0", "a\u{301}"].map {
      String(repeating: $0, count: hugeLength / $0.unicodeScalars.count)
    }
    let rule = Rule.password(Self.strong)
    for text in texts { #expect(takesLess(than: 5 * hugeMilliseconds) { _ = rule.check(text) }) }
  }
}
