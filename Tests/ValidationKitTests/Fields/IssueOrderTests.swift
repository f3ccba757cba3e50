import Testing

@testable import ValidationKit

@Suite("The issues of a field, and their order")
@MainActor
struct IssueOrderTests {
  private func rule(_ name: String, unless text: String = "") -> Rule<String> {
    Rule(name) { $0 == text }
  }

  private func field(_ reporting: IssueReporting, _ rules: [Rule<String>]) -> Field<String> {
    Field("x", settings: .init(criteria: FieldCriteria(rules: rules, reporting: reporting)))
  }

  @Test("V6: all issues are reported in the order in which their rules were declared")
  func declared() {
    let names = ["d", "a", "c", "b", "e"]
    let field = field(.all, names.map { rule($0) })
    #expect(field.issues.map(\.rule) == names)
    field.rules.reverse()
    #expect(field.issues.map(\.rule) == names.reversed())
  }

  @Test("V6: the first issue alone is reported on request, and later rules are not asked")
  func first() {
    let field = field(.first, [rule("a", unless: "x"), rule("b"), rule("c")])
    #expect(field.issues.map(\.rule) == ["b"])
    field.criteria.reporting = .all
    #expect(field.issues.map(\.rule) == ["b", "c"])
  }

  @Test("V6: with the first issue alone, comparisons with other fields come after the rules")
  func firstAndComparisons() {
    let one = Field("1"), two = Field("2")
    let field = field(.first, [.not(.equal("x"))])
    field.requireSame(as: one, message: "Not one")
    field.requireSame(as: two, message: "Not two")
    #expect(field.issues.map(\.rule) == ["not"])
    field.value = "y"
    #expect(field.issues.map(\.message) == ["Not one"])
    field.value = "1"
    #expect(field.issues.map(\.message) == ["Not two"])
    field.criteria.reporting = .all
    field.value = "x"
    #expect(field.issues.map(\.rule) == ["not", "sameAs", "sameAs"])
  }

  @Test("V6: the order stays right from change to change, however issues come and go")
  func changing() {
    let field = field(
      .all,
      [
        Rule("a") { !$0.contains("a") }, Rule("b") { !$0.contains("b") },
        Rule("c") { !$0.contains("c") }, Rule("d") { !$0.contains("d") },
      ])
    for text in ["a", "ab", "b", "bc", "abc", "c", "ac", "acd", "bd", "abd", "d", "x", "abcd"] {
      field.value = text
      #expect(field.issues.map(\.rule) == text.filter { $0 != "x" }.map(String.init))
    }
  }

  @Test("V6 V7: rules, cross-field and imposed issues keep their places")
  func sources() {
    let other = Field("other")
    let field = field(.all, [rule("a"), rule("b")])
    field.impose([ValidationIssue(rule: "i"), ValidationIssue(rule: "h")])
    field.requireSame(as: other)
    #expect(field.issues.map(\.rule) == ["a", "b", "sameAs", "i", "h"])
    other.value = "x"
    #expect(field.issues.map(\.rule) == ["a", "b", "i", "h"])
  }

  @Test("V6: fields are taken in the order given, through managers below")
  func fields() {
    let fields = (0..<6).map { _ in Field("") }
    let inner = ValidationManager(verifying: [fields[3], fields[1]])
    let outer = ValidationManager(verifying: [fields[5], inner, fields[0]])
    for index in [5, 3, 1, 0] {
      #expect(outer.firstInvalidMember === fields[index])
      fields[index].value = "x"
    }
    #expect(outer.firstInvalidMember == nil)
  }

  @Test("V10: a warning is shown and never invalidates")
  func warnings() {
    let field = Field(
      "", rules: [Rule.minimum(8).message("Rather short").asWarning()], feedback: .immediate)
    let manager = ValidationManager(verifying: [field])
    field.value = "abc"
    #expect(field.status == .valid)
    #expect(manager.isValid)
    #expect(field.issues.map(\.severity) == [.warning])
    #expect(field.appearance == .valid)
    #expect(field.visibleMessage == "Rather short")
    field.value = "abcdefgh"
    #expect(field.issues.isEmpty)
    #expect(field.visibleMessage == nil)
  }

  @Test("V10: an error's message goes before a warning's that was declared earlier")
  func errorsFirst() {
    let rules: [Rule<String>] = [
      Rule.minimum(8).message("Rather short").asWarning(), Rule.minimum(2).message("Too short"),
    ]
    let field = Field("", rules: rules, feedback: .immediate)
    field.value = "a"
    #expect(field.issues.map(\.severity) == [.warning, .error])
    #expect(field.visibleMessage == "Too short")
    field.value = "ab"
    #expect(field.visibleMessage == "Rather short")
  }

  @Test("V10 V6: a warning does not stop the rules where the first error would")
  func warningsDoNotStop() {
    let field = field(.first, [rule("w").asWarning(), rule("e"), rule("f")])
    #expect(field.issues.map(\.rule) == ["w", "e"])
  }

  @Test("V10 V7: an imposed warning is shown and never counts")
  func imposedWarning() {
    let field = Field("abc")
    field.impose([ValidationIssue(rule: "server", severity: .warning, message: "Leaked once")])
    #expect(field.isValid)
    #expect(field.shown == "V")
    #expect(field.visibleMessage == "Leaked once")
  }
}
