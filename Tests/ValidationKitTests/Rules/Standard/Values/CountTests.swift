import Testing
@testable import ValidationKit

@Suite("Rule.count")
struct CountTests {
  @Test(
    "Too few are incomplete, too many are wrong",
    arguments: [
      (Rule<[Int]>.count(min: 2, max: 3), 1, "count.tooFew(min: 2)", RuleOutcome.incomplete),
      (.count(min: 2, max: 3), 2, "", .valid), (.count(min: 2, max: 3), 3, "", .valid),
      (.count(2...3), 4, "count.tooMany(max: 3)", .wrong),
      (.count(exactly: 2), 1, "count.wrongCount(exact: 2)", .incomplete),
      (.count(exactly: 2), 2, "", .valid),
      (.count(exactly: 2), 3, "count.wrongCount(exact: 2)", .wrong),
      (.count(min: 1), 0, "count.tooFew(min: 1)", .incomplete), (.count(), 0, "", .valid),
      (.count(max: 0), 1, "count.tooMany(max: 0)", .wrong), (.count(exactly: 0), 0, "", .valid),
    ])
  func outcomes(_ rule: Rule<[Int]>, _ count: Int, _ issue: String, _ outcome: RuleOutcome) {
    let verdict = rule.check(Array(repeating: 7, count: count))
    #expect(verdict.outcome == outcome)
    #expect(verdict.issues.map(\.description).joined() == issue)
  }

  @Test("It counts sets, dictionaries and slices")
  func collections() {
    #expect(Rule<Set<Int>>.count(exactly: 2).isValid([1, 2]))
    #expect(Rule<[String: Int]>.count(min: 1).isValid(["a": 1]))
    #expect(!Rule<ArraySlice<Int>>.count(max: 1).isValid([1, 2, 3].dropFirst()))
  }

  @Test("Rules with the same limits are equal, and name them")
  func printing() {
    #expect(Rule<[Int]>.count(2...2) == .count(exactly: 2))
    #expect(Rule<[Int]>.count(min: 1) != .count(max: 1))
    #expect(Rule<[Int]>.count(exactly: 2).description == "count(exactly: 2)")
    #expect(Rule<[Int]>.count(1...2).description == "count(min: 1, max: 2)")
  }

  @Test("Limits that no collection can keep stop the program")
  func nonsense() async {
    await #expect(processExitsWith: .failure) { _ = Rule<[Int]>.count(min: 3, max: 2) }
    await #expect(processExitsWith: .failure) { _ = Rule<[Int]>.count(exactly: -1) }
  }
}
