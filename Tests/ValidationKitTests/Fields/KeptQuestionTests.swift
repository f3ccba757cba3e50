import TestSupport
import Testing

@testable import ValidationKit

@Suite("Questions that outlast other changes")
@MainActor
struct KeptQuestionTests {
  let desk = Desk<String>()
  let source = Field("ann")
  let field: Field<String>
  let form: ValidationManager

  init() {
    var policy = FeedbackPolicy.immediate
    policy.clearsOnEntry = true
    field = Field("", asking: [desk.rule()], message: "Not free", feedback: policy)
    form = ValidationManager(verifying: [field, source])
  }

  private func ask() async {
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
  }

  @Test("A3: what was answered is not given up with the manager that is left, nor asked again")
  func answered() async {
    await ask()
    desk.answer("ann", false)
    await turns { field.status == .invalid }
    form.remove(field)
    form.add(field)
    await idle()
    #expect(field.status == .invalid && form.status == .invalid && desk.asked == ["ann"])
  }

  @Test("A3: an answer that comes while another rule fails is shown once that one does not")
  func answeredMeanwhile() async {
    field.requireSame(as: source)
    await ask()
    source.value = "bob"
    desk.answer("ann", false)
    await idle()
    #expect(field.issues.map(\.rule) == ["sameAs"])
    source.value = "ann"
    #expect(field.issues.map(\.rule) == ["free"] && desk.asked == ["ann"])
  }

  @Test("A3: while another rule fails, leaving asks nothing, also after a check that failed")
  func failedMeanwhile() async {
    field.requireSame(as: source)
    await ask()
    source.value = "bob"
    desk.fail("ann")
    await idle()
    field.leave()
    source.value = "ann"
    #expect(field.status == .invalid && desk.asked == ["ann"])
    field.leave()
    #expect(field.status == .pending)
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", true)
    #expect(await turns { field.isValid })
  }

  @Test(
    "A3: what was given up while another rule failed is asked once it may be",
    arguments: [true, false])
  func givenUpMeanwhile(isWrongBefore: Bool) async {
    field.requireSame(as: source)
    await ask()
    if isWrongBefore { source.value = "bob" }
    form.remove(field)
    if !isWrongBefore { source.value = "bob" }
    form.add(field)
    #expect(field.status == .invalid && form.status == .invalid)
    source.value = "ann"
    #expect(field.status == .pending)
    await turns { desk.asked.count == 2 }
    #expect(desk.asked == ["ann", "ann"])
    desk.answerAll(true)
    #expect(await turns { field.isValid && form.isValid })
  }

  @Test("A3: what is outdated before anybody was asked is not asked at all")
  func outdatedAtOnce() async {
    for value in ["a", "an", "ann"] { field.value = value }
    await turns { !desk.waiting.isEmpty }
    await idle()
    #expect(desk.asked == ["ann"])
  }

  @Test("F1: a look that is kept until an answer goes at the entry where the policy clears it")
  func clearedOnEntry() async {
    await ask()
    desk.answer("ann", false)
    await turns { field.status == .invalid }
    field.leave()
    #expect(field.shown == "I")
    let other = Desk<String>()
    field.criteria.asyncRules = [other.rule()]
    #expect(field.status == .pending && field.shown == "I" && field.visibleMessage == "Not free")
    field.enter()
    #expect(field.status == .pending && field.shown == "n" && field.visibleMessage == nil)
  }
}
