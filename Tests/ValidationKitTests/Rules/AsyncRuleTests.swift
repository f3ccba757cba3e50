import TestSupport
import Testing

@testable import ValidationKit

@Suite("Async rules alone")
struct AsyncRuleTests {
  struct IsBroken: Error {}

  static let short = AsyncRule<String>("short") { $0.count < 4 }

  @Test("A1: a rule answers without a field, off the main actor and in a group of tasks")
  func inAGroup() async {
    let words = ["a", "abcd", "ab", "abcdef", ""]
    let verdicts = await withTaskGroup(of: (String, Bool).self) { group in
      for word in words {
        group.addTask { (word, await Self.short.validate(word).isValid) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(verdicts == ["a": true, "abcd": false, "ab": true, "abcdef": false, "": true])
  }

  @Test("A3: what a rule throws becomes an issue that says so")
  func throwing() async {
    let rule = AsyncRule<String>("free", isRight: { _ in throw IsBroken() })
    let verdict = await rule.validate("ann")
    #expect(verdict.outcome == .couldNotBeChecked)
    #expect(verdict.issues == [ValidationIssue(rule: "free", reason: .checkFailed)])
  }

  @Test("A3: an answer that does not come in time becomes an issue that says so")
  @MainActor func timeOut() async {
    let (clock, desk) = (TestClock(), Desk<String>())
    let task = Task { await desk.rule(timeout: .seconds(5)).validate("ann", clock: clock) }
    await turns { desk.waiting == ["ann"] && clock.sleeperCount == 1 }
    clock.advance(by: .seconds(4))
    await idle()
    #expect(desk.cancelled.isEmpty)
    clock.advance(by: .seconds(1))
    let verdict = await task.value
    #expect(verdict.issues == [ValidationIssue(rule: "free", reason: .timedOut)])
    #expect(verdict.outcome == .couldNotBeChecked)
    // The late answer of one who ignores that he was cancelled is of no interest.
    #expect(await turns { desk.cancelled == ["ann"] })
    desk.answer("ann", true)
  }

  @Test("A3: an answer in time ends the wait for the time-out")
  @MainActor func inTime() async {
    let (clock, desk) = (TestClock(), Desk<String>())
    let task = Task { await desk.rule(timeout: .seconds(5)).validate("ann", clock: clock) }
    await turns { desk.waiting == ["ann"] && clock.sleeperCount == 1 }
    desk.answer("ann", true)
    #expect(await task.value == .valid)
    #expect(await turns { clock.sleeperCount == 0 })
  }

  @Test("A3: who cancels waits for nobody, not even for a rule that ignores it")
  @MainActor func cancelling() async {
    let desk = Desk<String>()
    let task = Task { await desk.rule().validate("ann") }
    await turns { desk.waiting == ["ann"] }
    task.cancel()
    #expect(await task.value == .couldNotBeChecked(rule: "free"))
    desk.answer("ann", true)
  }

  @Test("A3: one who is cancelled already does not even ask")
  @MainActor func cancelledBefore() async {
    let desk = Desk<String>()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await desk.rule().validate("ann")
    }
    task.cancel()
    #expect(await task.value.outcome == .couldNotBeChecked)
    await idle()
    #expect(desk.asked.isEmpty)
  }

  @Test("V6: rules of a list are asked at the same time, and speak in their order")
  @MainActor func list() async {
    let (first, second) = (Desk<String>(), Desk<String>())
    let rules = [first.rule("first"), second.rule("second")]
    let all = Task { await rules.validate("ann") }
    let one = Task { await rules.validate("ann", reporting: .first) }
    await turns { first.waiting.count == 2 && second.waiting.count == 2 }
    second.answerAll(false)
    first.answerAll(false)
    #expect(await all.value.issues.map(\.rule) == ["first", "second"])
    #expect(await one.value.issues.map(\.rule) == ["first"])
    #expect(await [AsyncRule<String>]().validate("ann") == .valid)
  }

  @Test("F4: a rule's message is that of all its issues, failures too")
  func messages() async {
    let wrong = AsyncRule<String>("free") { _ in false }.message("Taken")
    let broken = AsyncRule<String>("free", isRight: { _ in throw IsBroken() }).message("Down")
    #expect(await wrong.validate("ann").issues.map(\.message) == ["Taken"])
    #expect(await broken.validate("ann").issues.map(\.message) == ["Down"])
  }

  @Test(
    "A1: sync and async runs of the same rules agree",
    arguments: [
      "", "a", "ab", "abc", "12345", "ann@example.com", "é", String(repeating: "x", count: 99),
    ])
  func parity(text: String) async {
    let rules: [Rule<String>] = [
      .length(min: 2, max: 20).message("2 to 20"), .not(.pattern("[0-9]+")), .email.asWarning(),
      .all([.minimum(3), .pattern("[a-z@.]*")]), .any([.email, .length(max: 4)]),
    ]
    for reporting in [IssueReporting.all, .first] {
      let expected = rules.check(text, reporting: reporting)
      #expect(await rules.map(AsyncRule.init).validate(text, reporting: reporting) == expected)
      for isRequired in [true, false] {
        let sync = FieldCriteria(rules: rules, reporting: reporting)
        let async = FieldCriteria(asyncRules: rules.map { AsyncRule($0) }, reporting: reporting)
        #expect(
          await async.validate(text, isRequired: isRequired)
            == sync.check(text, isRequired: isRequired))
        #expect(
          await sync.validate(text, isRequired: isRequired)
            == sync.check(text, isRequired: isRequired))
      }
    }
  }

  @Test("A1: a way of judging asks its async rules only when its other rules hold")
  func asksLast() async {
    let criteria = FieldCriteria<String>(
      rules: [.minimum(3)], asyncRules: [AsyncRule("never") { _ in false }])
    #expect(await criteria.validate("ab", isRequired: true).issues.map(\.rule) == ["minimum"])
    #expect(await criteria.validate("abc", isRequired: true).issues.map(\.rule) == ["never"])
    #expect(await criteria.validate("", isRequired: true).issues.map(\.rule) == ["required"])
    #expect(await criteria.validate("", isRequired: false) == .valid)
  }
}
