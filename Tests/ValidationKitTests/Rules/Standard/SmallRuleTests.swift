import Testing
import ValidationKit

@Suite("Small rules")
struct SmallRuleTests {
  @Test("notBlank asks for something that can be seen")
  func notBlank() throws {
    try Rule.notBlank.verify(
      accepts: ["a", " a ", "\u{200B}я", "\0.", "\u{301}", "\u{600}"],
      rejects: [
        "": .incomplete("invalid"), " \t\n": .incomplete, "\u{3000}\u{A0}": .incomplete,
        "\u{200B}": .incomplete, "\0": .incomplete, "\u{2800}": .incomplete,
        "\u{3164} \u{FFFC}": .incomplete,
      ])
  }

  @Test("ascii takes printable characters alone")
  func ascii() throws {
    try Rule.ascii.verify(
      accepts: ["", "a ~", "0"],
      rejects: ["é": .wrong, "a\n": .wrong, "\u{7F}": .wrong, "\0": .wrong, "Ａ": .wrong])
    for stranger in intruders where stranger != " " {
      #expect(!Rule.ascii.isValid("a" + stranger) && !Rule.ascii.isValid(stranger + "a"))
    }
  }

  @Test("lowercase and uppercase refuse the letters of the other case, of any script")
  func letterCase() throws {
    try Rule.lowercase.verify(
      accepts: ["", "abc 1", "straße", "山田", "\u{301}"],
      rejects: ["aB": .wrong, "Ä": .wrong, "ǅ": .wrong])
    try Rule.uppercase.verify(
      accepts: ["", "ABC 1", "ÄПΣ", "山田"],
      rejects: ["Ab": .wrong, "ß": .wrong, "ǆ": .wrong, "@[`{a": .wrong])
    #expect(Rule.uppercase.isValid("@[`{") && Rule.lowercase.isValid("@[`{"))
  }

  @Test("unique names each element that stands before")
  func unique() {
    let verdict = Rule<[String]>.unique.check(["a", "b", "a", "\u{E9}", "e\u{301}", "a"])
    #expect(verdict.issues.map(\.description) == ["unique.invalid[2]", "unique.invalid[5]"])
    #expect(verdict.outcome == .incomplete)
    #expect(Rule<[Int]>.unique.isValid([]) && Rule<[Int]>.unique.isValid([1, 2]))
  }

  @Test("They compare and print")
  func equality() {
    #expect(Rule.lowercase != .uppercase && Rule.ascii == .ascii && Rule.notBlank != .ascii)
    #expect(Rule<[Int]>.unique == .unique && Rule<[Int]>.unique.description == "unique")
    #expect(Rule.lowercase.description == "lowercase" && Rule.notBlank.description == "notBlank")
  }
}
