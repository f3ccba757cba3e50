import Observation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("Pauses before asking, and answers used again")
@MainActor
struct DebounceTests {
  let clock = TestClock()
  let desk = Desk<String>()
  let field: Field<String>
  let button = Button()
  let manager: ValidationManager

  init() {
    field = Field("", asking: [desk.rule(debounce: .milliseconds(300))], clock: clock)
    manager = ValidationManager(verifying: [field], managing: [button])
  }

  @Test("A2: pending begins with the edit, and lasts through the pause")
  func pendingAtOnce() async {
    field.value = "ann"
    #expect(field.status == .pending && manager.status == .pending && !button.isEnabled)
    #expect(field.shown == "n")
    await turns { clock.sleeperCount == 1 }
    clock.advance(by: .milliseconds(299))
    await idle()
    #expect(desk.asked.isEmpty && field.status == .pending)
    clock.advance(by: .milliseconds(1))
    #expect(await turns { desk.waiting == ["ann"] })
    #expect(field.status == .pending)
    desk.answer("ann", true)
    #expect(await turns { button.isEnabled && field.shown == "v" })
  }

  @Test("A2: each key starts the pause again, and only the last text is asked about")
  func typing() async {
    for text in ["a", "an", "ann"] {
      field.value = text
      await turns { clock.sleeperCount == 1 }
      await idle(rounds: 5)
      clock.advance(by: .milliseconds(200))
      await idle(rounds: 5)
      #expect(desk.asked.isEmpty)
    }
    clock.advance(by: .milliseconds(100))
    #expect(await turns { desk.waiting == ["ann"] })
    desk.answer("ann", true)
    #expect(await turns { field.isValid && clock.sleeperCount == 0 })
  }

  @Test("A2: leaving the field asks at once")
  func leaving() async {
    field.value = "ann"
    field.leave()
    #expect(await turns { desk.waiting == ["ann"] })
    #expect(field.status == .pending && clock.now.offset == .zero)
    desk.answer("ann", false)
    #expect(await turns { field.shown == "I" })
    #expect(clock.sleeperCount == 0)
  }

  @Test("A2: leaving asks at once also while the pause is under way, and only once")
  func leavingLater() async {
    field.value = "ann"
    await turns { clock.sleeperCount == 1 }
    field.leave()
    await turns { desk.waiting == ["ann"] }
    clock.advance(by: .seconds(1))
    field.leave()
    await idle()
    #expect(desk.asked == ["ann"])
    desk.answer("ann", true)
    #expect(await turns { field.isValid })
  }

  @Test("A2: a submission attempt asks at once")
  func submitting() async {
    field.value = "ann"
    #expect(!manager.attemptSubmission())
    #expect(await turns { desk.waiting == ["ann"] })
    desk.answer("ann", true)
    #expect(await turns { manager.isValid })
    #expect(manager.attemptSubmission())
    await idle()
    #expect(desk.asked == ["ann"])
  }

  @Test("A3: a submission attempt asks again where a check had failed")
  func retrying() async {
    field.value = "ann"
    field.leave()
    await turns { desk.waiting == ["ann"] }
    desk.fail("ann")
    #expect(await turns { field.status == .invalid })
    manager.attemptSubmission()
    #expect(field.status == .pending)
    #expect(await turns { desk.waiting == ["ann"] })
    desk.answer("ann", true)
    #expect(await turns { manager.isValid })
  }

  @Test("A1: the last answer is used again for an identical value, if the rule allows it")
  func reuse() async {
    field.criteria.asyncRules = [desk.rule(reusesAnswers: true)]
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", false)
    await turns { field.status == .invalid }
    field.value = ""
    field.value = "ann"
    #expect(field.status == .invalid && field.issues.map(\.rule) == ["free"])
    field.value = "bob"
    await turns { desk.waiting == ["bob"] }
    desk.fail("bob")
    await turns { field.status == .invalid }
    field.validityChanged()
    #expect(field.status == .pending)
    #expect(await turns { desk.waiting == ["bob"] })
    desk.answer("bob", true)
    #expect(await turns { field.isValid })
    field.validityChanged()
    #expect(field.isValid && desk.asked == ["ann", "bob", "bob"])
  }

  @Test("T3: an answer that is used again is not told as news")
  func reuseIsSilent() async {
    let field = field
    field.criteria.asyncRules = [desk.rule(reusesAnswers: true)]
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", false)
    await turns { field.status == .invalid }
    nonisolated(unsafe) var isReported = false
    withObservationTracking {
      _ = (field.issues, field.status, field.appearance, field.visibleMessage)
    } onChange: {
      isReported = true
    }
    field.validityChanged()
    #expect(!isReported && field.status == .invalid)
  }
}
