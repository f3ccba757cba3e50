import Testing
import ValidationKit

@Suite("Verifying rules of one's own")
struct VerifyingTests {
  private let rule = Rule.length(min: 2, max: 3)

  @Test("A rule that agrees with its table passes")
  func agrees() throws {
    try rule.verify(accepts: ["ab", "abc"], rejects: ["", "a", "abcd"])
    try rule.verify(accepts: ["ab"])
    try rule.verify(rejects: ["a"])
    try rule.verify(
      accepts: ["ab"],
      rejects: [
        "a": "tooShort", "": .incomplete, "abcd": .wrong("tooLong"), "abcde": .wrong,
        "x": .incomplete("tooShort"), "y": .rejected,
      ])
    try Rule<Int>.equal(1).verify(accepts: [1], rejects: [2, 3])
    #expect(rule.disagreements(accepts: ["ab"], rejects: ["a"]).isEmpty)
  }

  /// A rule that calls short texts wrong, as no rule should.
  private struct Hasty: RuleDefinition {
    var name: String { "hasty" }
    func check(_ value: String) -> RuleVerdict {
      value.utf8.count >= 1_000 ? .valid : .wrong(ValidationIssue(rule: name))
    }
  }

  @Test("The starts of a text are tried up to a thousand bytes of it")
  func longTexts() {
    let rule = Rule(Hasty())
    let text = String(repeating: "a", count: 1_000)
    #expect(rule.disagreements(accepts: [text]).map(\.value) == [#""""#])
    #expect(rule.disagreements(accepts: [text + "a"]).isEmpty)
  }

  @Test("Every disagreement is reported, in the order of the table")
  func reports() {
    let error = #expect(throws: RuleVerificationError.self) {
      try rule.verify(accepts: ["a", "ab", "abcd"], rejects: ["abc", "é"])
    }
    #expect(error?.count == 5)
    #expect(error?.disagreements.map(\.value) == [#""a""#, #""abcd""#, #""abc""#])
    #expect(
      error?.description == """
        length(min: 2, max: 3) disagrees with a table of 5:
          "a": expected valid, found incomplete (length.tooShort(min: 2, unit: characters))
          "abcd": expected valid, found wrong (length.tooLong(max: 3, unit: characters))
          "abc": expected invalid, found valid
        """)
  }

  @Test(
    "Another outcome or another reason is a disagreement",
    arguments: [
      ("a", RuleRejection.wrong), ("abcd", .incomplete), ("a", "tooLong"), ("ab", .rejected),
      ("a", .incomplete("tooLong")), ("abcd", .wrong("tooLong", "tooShort")),
      ("a", .couldNotBeChecked),
    ])
  func rejections(_ text: String, _ rejection: RuleRejection) {
    let error = #expect(throws: RuleVerificationError.self) {
      try rule.verify(rejects: [text: rejection])
    }
    #expect(error?.disagreements.map(\.expected) == [rejection.description])
  }

  @Test("A warning is accepted, and its reason none for a refusal")
  func warnings() throws {
    try fixed(.wrong).asWarning().verify(accepts: ["a"])
    #expect(throws: RuleVerificationError.self) {
      try Rule.all([fixed(.wrong).asWarning(), fixed(.incomplete)]).verify(rejects: ["a": "wrong"])
    }
  }

  @Test("V9: a start of an accepted text that is called wrong is a disagreement")
  func starts() {
    struct Hasty: RuleDefinition {
      var name: String { "hasty" }
      func check(_ value: String) -> RuleVerdict {
        value.count == 3 ? .valid : .wrong(ValidationIssue(rule: name))
      }
    }
    let found = Rule(Hasty()).disagreements(accepts: ["abc"], rejects: ["ab"])
    #expect(
      found.map(\.description) == [
        #""": expected not wrong (it begins "abc"), found wrong (hasty.invalid)"#
      ])
  }

  @Test("Values are shown as in Swift source")
  func values() {
    let found = Rule.length(max: 1).disagreements(accepts: ["a\n\u{200B}"])
    #expect(found.map(\.value) == [#""a\n\u{200B}""#])
    #expect(Rule<Int?>.equal(1).disagreements(accepts: [nil]).map(\.value) == ["nil"])
  }
}
