import TestSupport
import Testing

@testable import ValidationKit

@Suite("An excluded manager")
@MainActor
struct ExcludedManagerTests {
  let desk = Desk<String>()
  let field: Field<String>
  let inner: ValidationManager
  let button = Button()

  init() {
    field = Field("", asking: [desk.rule()])
    inner = ValidationManager("inner", verifying: [field], managing: [button])
  }

  @Test("V4: its members stop asking, and ask again when it is included; another manager suffices")
  func asking() async {
    let outer = ValidationManager(verifying: [inner])
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    inner.exclude()
    #expect(await turns { desk.cancelled == ["ann"] })
    #expect(field.status == .pending && outer.isValid && !button.isEnabled)
    field.value = "bob"
    await idle()
    #expect(desk.asked == ["ann"] && field.status == .pending)
    inner.include()
    #expect(field.status == .pending && outer.status == .pending)
    await turns { desk.asked == ["ann", "bob"] }
    desk.answer("bob", true)
    #expect(await turns { field.isValid && outer.isValid && button.isEnabled })
    let other = ValidationManager(verifying: [field])
    field.value = "eve"
    await turns { desk.asked.last == "eve" }
    inner.exclude()
    desk.answer("eve", true)
    #expect(await turns { field.isValid && other.isValid })
  }

  @Test("V4: it has no vote over controls; one with only excluded managers is disabled")
  func votes() {
    let (first, second) = (Field("ok"), Field(""))
    let one = ValidationManager(verifying: [first])
    let two = ValidationManager(verifying: [second])
    let button = Button()
    one.manage(button)
    two.manage(button)
    #expect(!button.isEnabled)
    two.exclude()
    #expect(button.isEnabled)
    one.exclude()
    #expect(!button.isEnabled && one.isValid)
    two.include()
    #expect(!button.isEnabled)
    second.value = "ok"
    #expect(button.isEnabled)
    two.exclude(.hidden)
    #expect(!button.isEnabled)
    one.include()
    #expect(button.isEnabled)
    let idle = Button()
    two.manage(idle, .whileIdle)
    #expect(!idle.isEnabled)
  }

  @Test("V4: it cannot be submitted, and nothing is revealed by trying")
  func submission() async {
    let name = Field("")
    let form = ValidationManager(verifying: [name])
    var runs = 0
    let submission = Submission(of: form) { _ in runs += 1 }
    form.exclude(.hidden)
    #expect(!form.attemptSubmission() && !name.isTouched)
    let result = await submission.submit()
    guard case .refused = result else {
      Issue.record("\(result)")
      return
    }
    #expect(runs == 0 && name.appearance == .neutral)
    form.include(.hidden)
    name.value = "ann"
    await submission.submit()
    #expect(runs == 1)
  }

  @Test("V4: a form that a listener excludes during the attempt is not submitted")
  func excludedDuringAttempt() {
    let field = Field("ann")
    let form = ValidationManager(verifying: [field])
    field.impose("taken")
    let token = field.onIssuesChange { _, _ in form.exclude() }
    #expect(!form.attemptSubmission() && form.isExcluded)
    withExtendedLifetime(token) {}
  }

  @Test("V4: nobody comes into an excluded field")
  func entered() {
    let field = Field("")
    field.exclude()
    field.enter()
    #expect(!field.isFocused)
    field.include()
    #expect(!field.isFocused)
  }
}
