import TestSupport
import Testing

@testable import ValidationKit

@Suite("A field that is asked again")
@MainActor
struct AskedAgainTests {
  let desk = Desk<String>()
  let clock = TestClock()
  let source = Field("a")
  let field: Field<String>
  let button = Button()
  let form: ValidationManager

  init() {
    field = Field(
      "", asking: [desk.rule(debounce: .seconds(1))], message: "Not free", feedback: .immediate,
      clock: clock)
    form = ValidationManager(verifying: [field, source], managing: [button])
  }

  /// Types a value, lets the check fail, and waits until that is known.
  private func failOnce() async {
    field.value = "ann"
    field.leave()
    await turns { desk.waiting == ["ann"] }
    desk.fail("ann")
    await turns { field.status == .invalid }
    #expect(field.shown == "I" && field.visibleMessage == "Not free" && !button.isEnabled)
  }

  @Test(
    "A3: leaving or returning to a field whose check failed asks again; look and message stay",
    arguments: ["leave", "enter", "reveal"])
  func retry(step: String) async {
    await failOnce()
    if step == "reveal" { form.attemptSubmission() } else { field.play(step) }
    #expect(field.status == .pending && field.issues.isEmpty)
    #expect(field.shown == "I" && field.visibleMessage == "Not free")
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", true)
    await turns { field.status == .valid }
    #expect(field.shown == "v")
    #expect(button.isEnabled && desk.asked.count == 2)
  }

  @Test("A3: pressing Return in it asks again, whether it leaves the field or not")
  func retryByReturn() async {
    let input = TextInput(field)
    await failOnce()
    input.pressReturn()
    #expect(field.status == .pending)
    await turns { desk.waiting == ["ann"] }
    desk.fail("ann")
    await turns { field.status == .invalid }
    input.beginEditing()
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", false)
    await turns { field.status == .invalid }
    let asked = desk.asked.count
    input.pressReturn()
    await idle()
    // It was answered: only checks that failed are tried again.
    #expect(desk.asked.count == asked && field.status == .invalid)
  }

  @Test("A3: a check that was too late is tried again as well")
  func lateCheck() async {
    let field = Field(
      "", asking: [desk.rule(timeout: .seconds(5))], feedback: .immediate, clock: clock)
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    await turns { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(5))
    await turns { field.status == .invalid }
    field.leave()
    #expect(field.status == .pending && field.shown == "I")
    await turns { desk.waiting.count == 2 }
    desk.answerLast("ann", true)
    #expect(await turns { field.isValid })
  }

  @Test("F1: after an edit, a pending field looks neutral")
  func edited() async {
    await failOnce()
    field.value = "bob"
    #expect(field.status == .pending && field.shown == "n")
    // Asked again before the answer, it stays as it is.
    form.attemptSubmission()
    #expect(field.shown == "n")
  }

  @Test("F1 F6: a message that is kept follows the language")
  func keptMessage() async {
    field.message = nil
    await failOnceUnnamed()
    let english = field.visibleMessage
    field.leave()
    #expect(field.status == .pending && field.visibleMessage == english && english != nil)
    form.useMessages(.japanese)
    #expect(field.visibleMessage != english && field.visibleMessage != nil)
  }

  private func failOnceUnnamed() async {
    field.value = "ann"
    field.leave()
    await turns { desk.waiting == ["ann"] }
    desk.fail("ann")
    await turns { field.status == .invalid }
  }

  @Test("A3: what was answered is not asked again because another field changed")
  func answeredOnce() async {
    field.requireSame(as: source)
    field.value = "ann"
    source.value = "ann"
    await turns { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(1))
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", false)
    await turns { field.status == .invalid }
    for value in ["bob", "ann", "bob", "ann"] { source.value = value }
    await idle()
    #expect(desk.asked == ["ann"] && field.status == .invalid && field.issues.count == 1)
    #expect(field.issues.first?.rule == "free")
  }

  @Test("A3: a question goes on while another field changes, and its answer counts once it may")
  func askedOnce() async {
    source.value = "ann"
    field.requireSame(as: source)
    field.value = "ann"
    await turns { clock.sleeperCount == 1 }
    clock.advance(by: .seconds(1))
    await turns { desk.waiting == ["ann"] }
    source.value = "bob"
    #expect(field.status == .invalid && field.issues.map(\.rule) == ["sameAs"])
    desk.answer("ann", true)
    await idle()
    #expect(field.status == .invalid && desk.cancelled.isEmpty)
    source.value = "ann"
    #expect(field.status == .valid && button.isEnabled && desk.asked == ["ann"])
  }

  @Test("F1: what is typed while a check is asked again looks neutral until its answer")
  func editedMeanwhile() async {
    await failOnce()
    field.leave()
    #expect(field.status == .pending && field.shown == "I")
    field.value = "anna"
    #expect(field.status == .pending && field.shown == "n" && field.visibleMessage == nil)
  }

  @Test("A1: a value to which a submitted field is reset is not asked about")
  func resetAfterSubmission() async {
    let name = Field("ann", asking: [desk.rule()])
    let form = ValidationManager(verifying: [name])
    form.attemptSubmission()
    await turns { desk.waiting == ["ann"] }
    form.reset()
    #expect(name.status == .valid && form.isValid)
    desk.answer("ann", false)
    await idle()
    #expect(name.status == .valid && desk.asked == ["ann"])
  }

  @Test("A3: the answer of a rule that was replaced is not that of the new one")
  func replacedRule() async {
    let other = Desk<String>()
    let name = Field("", asking: [desk.rule(reusesAnswers: true)])
    name.value = "ann"
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", true)
    await turns { name.isValid }
    name.criteria.asyncRules = [other.rule(reusesAnswers: true)]
    #expect(name.status == .pending)
    await turns { other.waiting == ["ann"] }
    other.answer("ann", false)
    #expect(await turns { name.status == .invalid })
  }
}
