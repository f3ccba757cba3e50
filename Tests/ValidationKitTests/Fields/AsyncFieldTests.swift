import TestSupport
import Testing

@testable import ValidationKit

@Suite("Fields that ask")
@MainActor
struct AsyncFieldTests {
  let desk = Desk<String>()
  let button = Button()

  private func form(_ field: Field<String>) -> ValidationManager {
    ValidationManager(verifying: [field], managing: [button])
  }

  @Test("A1: a late “free” for a good address does not make a malformed one valid")
  func lateAnswerToAnotherText() async {
    let email = Field("", rules: [.email], asking: [desk.rule()])
    let manager = form(email)
    email.value = "ann@example.com"
    #expect(email.status == .pending && !button.isEnabled)
    await turns { desk.waiting == ["ann@example.com"] }
    email.value = "ann@example.com@"
    #expect(email.status == .invalid && manager.status == .invalid)
    desk.answer("ann@example.com", true)
    await idle()
    #expect(email.status == .invalid && !button.isEnabled)
    #expect(email.issues.map(\.rule) == ["email"])
    #expect(desk.asked == ["ann@example.com"])
  }

  @Test("A1: 1000 → 10001 → 1000: the answer to the first 1000 does not decide")
  func generations() async {
    let field = Field("", asking: [desk.rule()])
    for text in ["1000", "10001", "1000"] {
      field.value = text
      await turns { desk.waiting.last == text }
    }
    #expect(desk.waiting == ["1000", "10001", "1000"])
    desk.answer("1000", false)
    await idle()
    #expect(field.status == .pending && field.issues.isEmpty)
    desk.answer("10001", false)
    desk.answer("1000", true)
    #expect(await turns { field.status == .valid })
    #expect(field.issues.isEmpty)
  }

  @Test("A1: the same, where the first answer is good and the last one is not")
  func generationsReversed() async {
    let field = Field("", asking: [desk.rule()])
    for (count, text) in ["1000", "10001", "1000"].enumerated() {
      field.value = text
      await turns { desk.waiting.count == count + 1 }
    }
    desk.answerLast("1000", false)
    #expect(await turns { field.status == .invalid })
    desk.answerAll(true)
    await idle()
    #expect(field.status == .invalid && field.issues.map(\.rule) == ["free"])
  }

  @Test("A1: the answer for “2” comes after the one for “20”, and loses")
  func overtaking() async {
    let field = Field("", asking: [desk.rule()])
    let manager = form(field)
    field.value = "2"
    await turns { desk.waiting == ["2"] }
    field.value = "20"
    await turns { desk.waiting == ["2", "20"] }
    desk.answer("20", true)
    #expect(await turns { field.isValid && manager.isValid && button.isEnabled })
    desk.answer("2", false)
    await idle()
    #expect(field.isValid && button.isEnabled && field.issues.isEmpty)
    #expect(await turns { desk.cancelled == ["2"] })
  }

  @Test("A2: the first of two runs to finish does not end pending, one that says no decides")
  func twoRules() async {
    let second = Desk<String>()
    let field = Field("", asking: [desk.rule("first"), second.rule("second")])
    let manager = form(field)
    field.value = "ann"
    await turns { desk.waiting == ["ann"] && second.waiting == ["ann"] }
    second.answer("ann", true)
    await idle()
    #expect(field.status == .pending && manager.status == .pending && !button.isEnabled)
    desk.answer("ann", true)
    #expect(await turns { manager.isValid && button.isEnabled })
    field.value = "bob"
    await turns { desk.waiting == ["bob"] && second.waiting == ["bob"] }
    second.answer("bob", false)
    #expect(await turns { field.status == .invalid })
    desk.answer("bob", false)
    await turns { field.issues.count == 2 }
    #expect(field.issues.map(\.rule) == ["first", "second"])
  }

  @Test("V6: with the first issue alone, it is that of the first rule, whoever answers first")
  func firstIssue() async {
    let second = Desk<String>()
    let field = Field("", asking: [desk.rule("first"), second.rule("second")])
    field.criteria.reporting = .first
    field.value = "ann"
    await turns { desk.waiting == ["ann"] && second.waiting == ["ann"] }
    second.answer("ann", false)
    await turns { field.status == .invalid }
    #expect(field.issues.map(\.rule) == ["second"])
    desk.answer("ann", false)
    #expect(await turns { field.issues.map(\.rule) == ["first"] })
  }

  @Test("A1: edits without a pause between them ask once, about the last")
  func fastTyping() async {
    let field = Field("", asking: [desk.rule()])
    for text in ["a", "an", "ann"] { field.value = text }
    await turns { !desk.waiting.isEmpty }
    await idle()
    #expect(desk.asked == ["ann"])
    desk.answer("ann", true)
    #expect(await turns { field.isValid })
  }

  @Test("A1: initial and reset values are not asked about until edited or submitted")
  func initialValues() async {
    let field = Field("ann", asking: [desk.rule()])
    let manager = form(field)
    field.enter()
    field.leave()
    field.validityChanged()
    manager.revalidate()
    await idle()
    #expect(field.isValid && desk.asked.isEmpty && button.isEnabled)
    field.value = "bob"
    await turns { desk.waiting == ["bob"] }
    manager.reset()
    #expect(field.isValid && field.value == "ann")
    desk.answer("bob", false)
    await idle()
    #expect(field.isValid && desk.asked == ["bob"])
    manager.attemptSubmission()
    #expect(field.status == .pending)
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", false)
    #expect(await turns { field.status == .invalid && field.shown == "I" })
  }

  @Test("A3: a check that throws, or answers too late, is an issue and never a stuck pending")
  func failures() async {
    let clock = TestClock()
    let field = Field("", asking: [desk.rule(timeout: .seconds(5))], clock: clock)
    let manager = form(field)
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    desk.fail("ann")
    #expect(await turns { field.status == .invalid })
    #expect(field.issues.map(\.reason) == [.checkFailed])
    field.value = "bob"
    #expect(field.status == .pending && manager.status == .pending && field.issues.isEmpty)
    await turns { desk.waiting == ["bob"] && clock.sleeperCount == 1 }
    clock.advance(by: .seconds(5))
    #expect(await turns { manager.status == .invalid })
    #expect(field.issues.map(\.reason) == [.timedOut])
    desk.answer("bob", true)
    await idle()
    #expect(field.issues.map(\.reason) == [.timedOut])
  }
}
