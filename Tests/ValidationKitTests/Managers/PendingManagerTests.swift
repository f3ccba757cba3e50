import Observation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("Managers of fields that ask")
@MainActor
struct PendingManagerTests {
  let desk = Desk<String>()
  let name: Field<String>
  let email = Field("", rules: [.email])
  let button = Button()
  let inner: ValidationManager
  let outer: ValidationManager

  init() {
    name = Field("", asking: [desk.rule()])
    inner = ValidationManager(verifying: [name])
    outer = ValidationManager(verifying: [inner, email], managing: [button])
  }

  @Test("V1: one pending and one invalid member make an invalid manager")
  func invalidBesidePending() async {
    name.value = "ann"
    #expect(inner.status == .pending && outer.status == .invalid)
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", true)
    #expect(await turns { inner.isValid })
    #expect(outer.status == .invalid && !button.isEnabled)
  }

  @Test("V1: a pending grandchild makes the grandparent pending")
  func grandchild() async {
    email.value = "ann@example.com"
    name.value = "ann"
    #expect(inner.status == .pending && outer.status == .pending)
    #expect(!outer.isValid && !button.isEnabled && outer.firstInvalidMember == nil)
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", false)
    #expect(await turns { outer.status == .invalid })
    #expect(outer.firstInvalidMember === name)
    name.value = "bob"
    #expect(outer.status == .pending)
    await turns { desk.waiting == ["bob"] }
    desk.answer("bob", true)
    #expect(await turns { outer.isValid && button.isEnabled })
  }

  @Test("T2 T3: an answer is told once, children first, when everything is right")
  func telling() async {
    let recorder = Recorder()
    email.value = "ann@example.com"
    name.value = "ann"
    recorder.watch(outer, as: "outer")
    recorder.watch(inner, as: "inner")
    recorder.keep(
      name.onStatusChange { [button, outer] in
        recorder.note("name \($0.old) → \($0.new) \(outer.status) \(button.isEnabled)")
      })
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", true)
    #expect(await turns { button.isEnabled })
    #expect(
      recorder.take() == [
        "name pending → valid valid true", "inner pending → valid", "outer pending → valid",
      ])
  }

  @Test("T3: a reader of the status is invalidated when an answer changes it, and not before")
  func observing() async {
    nonisolated(unsafe) var told = 0
    let name = name
    name.value = "ann"
    withObservationTracking {
      _ = name.status
    } onChange: {
      told += 1
    }
    name.value = "bob"
    name.leave()
    #expect(told == 0)
    await turns { desk.waiting.contains("bob") }
    desk.answerAll(true)
    #expect(await turns { name.isValid })
    #expect(told == 1)
  }

  @Test("F1: pending looks neutral; the answer shows, with its message once the field was left")
  func looks() async {
    let name = Field("", asking: [desk.rule()], message: "Taken")
    name.value = "ann"
    #expect(name.shown == "n")
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", false)
    #expect(await turns { name.shown == "i" })
    name.leave()
    #expect(name.shown == "I")
    name.value = "bob"
    #expect(name.shown == "n" && name.visibleMessage == nil)
    await turns { desk.waiting == ["bob"] }
    desk.answer("bob", true)
    #expect(await turns { name.shown == "v" })
  }

  @Test("V4, T8: what only an excluded manager still verifies is not asked about")
  func lastManagerGone() async {
    let field = Field("", asking: [desk.rule()])
    var included: ValidationManager? = ValidationManager(verifying: [field])
    let excluded = ValidationManager(verifying: [field])
    excluded.exclude()
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    #expect(included?.status == .pending)
    included = nil
    #expect(await turns { desk.cancelled == ["ann"] })
    #expect(included == nil && field.status == .pending)
  }
}
