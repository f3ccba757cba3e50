import TestSupport
import Testing

@testable import ValidationKit

@Suite("What ends a check that is under way")
@MainActor
struct AsyncEndingTests {
  let desk = Desk<String>()
  let field: Field<String>
  let button = Button()
  let manager: ValidationManager

  init() {
    field = Field("", rules: [.minimum(2)], asking: [desk.rule()], required: false)
    manager = ValidationManager(verifying: [field], managing: [button])
  }

  /// Begins to check, does something, answers, and expects that the answer changes nothing.
  private func expectEnd(
    leaving status: ValidationStatus = .valid, _ end: () -> Void
  ) async {
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    #expect(field.status == .pending)
    end()
    #expect(field.status == status && manager.isValid && button.isEnabled)
    #expect(await turns { desk.cancelled == ["ann"] })
    desk.answer("ann", false)
    await idle()
    #expect(field.status == status && manager.isValid && button.isEnabled)
    #expect(field.issues.isEmpty && desk.asked == ["ann"])
  }

  @Test("V2 A1: emptying an optional field") func emptied() async {
    await expectEnd { field.value = "" }
  }

  @Test("A1: taking the rules away") func rulesGone() async {
    await expectEnd { field.criteria.asyncRules = [] }
  }

  @Test("V4: excluding the field") func excluded() async { await expectEnd { field.exclude() } }

  @Test("T8 A3: removing the field from its last manager, which leaves its verdict open")
  func removed() async {
    await expectEnd(leaving: .pending) { manager.remove(field) }
  }

  @Test("A3: what was given up is asked again when the user leaves or returns")
  func givenUp() async {
    for retry in [{ self.field.leave() }, { self.field.enter() }] {
      field.value = ""
      field.value = "ann"
      manager.remove(field)
      manager.add(field)
      manager.remove(field)
      #expect(field.status == .pending)
      let asked = desk.asked.count
      retry()
      #expect(await turns { desk.asked.count > asked && desk.waiting.last == "ann" })
      desk.answer("ann", true)
      #expect(await turns { field.status == .valid })
    }
  }

  @Test("F3: resetting the field") func reset() async { await expectEnd { field.reset() } }

  @Test("F3: resetting the form") func formReset() async { await expectEnd { manager.reset() } }

  @Test("A1: an edit that another rule refuses") func malformed() async {
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    field.value = "a"
    #expect(field.status == .invalid)
    #expect(await turns { desk.cancelled == ["ann"] })
    desk.answer("ann", true)
    await idle()
    #expect(field.status == .invalid && desk.asked == ["ann"])
  }

  @Test("V4: inclusion asks afresh") func includedAgain() async {
    await expectEnd { field.exclude() }
    field.include()
    #expect(field.status == .pending && !button.isEnabled)
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", false)
    #expect(await turns { field.status == .invalid })
  }

  @Test("T8: a field that is verified again is asked about again; one of two managers suffices")
  func addedAgain() async {
    let other = ValidationManager(verifying: [field])
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    manager.remove(field)
    #expect(field.status == .pending && other.status == .pending && manager.isValid)
    other.remove(field)
    #expect(field.status == .pending)
    manager.add(field)
    #expect(manager.status == .pending && !button.isEnabled)
    await turns { desk.waiting == ["ann", "ann"] }
    desk.answer("ann", false)
    await idle()
    #expect(manager.status == .pending)
    desk.answer("ann", true)
    #expect(await turns { manager.isValid && button.isEnabled })
  }

  @Test("T8: dropping the form cancels, and nothing is left behind") func released() async {
    weak var gone: Field<String>?
    weak var goneManager: ValidationManager?
    do {
      let field = Field("", asking: [desk.rule(debounce: .seconds(1)), desk.rule()])
      let manager = ValidationManager(verifying: [field])
      (gone, goneManager) = (field, manager)
      field.value = "ann"
      await turns { desk.waiting == ["ann"] }
    }
    #expect(gone == nil && goneManager == nil)
    #expect(await turns { desk.cancelled == ["ann"] })
    desk.answer("ann", true)
    await idle()
    #expect(desk.asked == ["ann"])
  }

  @Test("A1: an answer that is on its way when the rules are replaced is not remembered")
  func rememberedForAnotherRule() async {
    let other = Desk<String>()
    field.criteria.asyncRules = [desk.rule(reusesAnswers: true)]
    field.value = "ann"
    await turns { desk.waiting == ["ann"] }
    // Whatever moment the answer has reached, the new rule must be asked.
    desk.answer("ann", false)
    for _ in 0..<200 {
      if field.status != .pending { break }
      field.criteria.asyncRules = [other.rule(reusesAnswers: true)]
      #expect(field.status == .pending)
      await Task.yield()
      other.answerAll(true)
    }
    field.criteria.asyncRules = [other.rule(reusesAnswers: true)]
    #expect(field.issues.isEmpty)
    // Questions of before may still come in beside the one that counts: all are answered.
    let isValid = await turns {
      other.answerAll(true)
      return field.isValid
    }
    #expect(isValid)
  }
}
