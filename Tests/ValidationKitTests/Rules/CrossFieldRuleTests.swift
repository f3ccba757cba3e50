import Testing

@testable import ValidationKit

@Suite("Rules over several values, without a form")
struct CrossFieldRuleTests {
  @Test("A4: a rule judges the first value beside any number of others")
  func alone() async {
    let after = CrossFieldRule<Int, Int>("after", reason: "tooEarly") { $0 > $1 }
    #expect(after.check(2, 1) == .valid)
    #expect(after.check(1, 1) == .incomplete(ValidationIssue(rule: "after", reason: "tooEarly")))
    let between = CrossFieldRule<Int, Int, Int>("between") { $1 <= $0 && $0 <= $2 }
    let isBetween = await Task.detached { between.check(2, 1, 3).isValid }.value
    #expect(isBetween && !between.check(4, 1, 3).isValid)
    let mixed = CrossFieldRule<String, Bool>("company") { name, isBusiness in
      isBusiness && name.isEmpty
        ? .wrong(ValidationIssue(rule: "company", reason: .required)) : .valid
    }
    #expect(mixed.check("", true).outcome == .wrong)
    #expect(mixed.check("", false).isValid && mixed.check("Acme", true).isValid)
  }

  @Test(
    "A4: each comparison holds where its name says so",
    arguments: [
      (FieldComparison.sameAs, [false, true, false]), (.differentFrom, [true, false, true]),
      (.lessThan, [true, false, false]), (.atMost, [true, true, false]),
      (.atLeast, [false, true, true]), (.greaterThan, [false, false, true]),
    ])
  @MainActor func comparisons(comparison: FieldComparison, expected: [Bool]) {
    let (one, other) = (Field(1, label: "One"), Field(5, label: "Other"))
    one.require(comparison, other)
    for (value, isRight) in zip([4, 5, 6], expected) {
      one.value = value
      #expect(one.isValid == isRight)
      #expect(one.issues.map(\.rule) == (isRight ? [] : [comparison.rawValue]))
      one.value = 5
      other.value = 10 - value
      #expect(one.isValid == isRight)
      other.value = 5
    }
  }
}
