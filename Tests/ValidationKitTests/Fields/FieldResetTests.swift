import Testing

@testable import ValidationKit

@Suite("Resetting fields")
@MainActor
struct FieldResetTests {
  let field = Field("start", rules: [.minimum(3)], message: "Longer")

  @Test("F3: reset restores value, edited, touched, issues and appearance")
  func restores() {
    field.play("enter,type x,leave,impose")
    #expect(field.shown == "I")
    field.reset()
    #expect(field.value == "start")
    #expect(!field.isEdited)
    #expect(!field.isTouched)
    #expect(field.issues.isEmpty)
    #expect(field.isValid)
    #expect(field.shown == "n")
  }

  @Test("F3: reset tells once, clean: no state between the old and the new is heard of")
  func tellsOnce() {
    field.play("type x,leave")
    let log = Recorder()
    let tokens = [
      field.onValueChange { log.note("value \($0) \($1)") },
      field.onStatusChange { log.note("status \($0.old) \($0.new)") },
      field.onIssuesChange { log.note("issues \($0.count) \($1.count)") },
      field.onAppearanceChange { log.note("appearance \($0) \($1)") },
      field.onMessageChange { log.note("message \($0 ?? "-") \($1 ?? "-")") },
    ]
    field.reset()
    #expect(
      log.take().sorted() == [
        "appearance invalid neutral", "issues 1 0", "message Longer -", "status invalid valid",
        "value x start",
      ])
    field.reset()
    #expect(log.take() == [])
    tokens.forEach { $0.cancel() }
  }

  @Test("F3: a reset that leaves the field invalid shows it neutral")
  func invalidStart() {
    let field = Field("", rules: [.minimum(3)])
    field.play("type abc,leave,type ,leave")
    #expect(field.shown == "I")
    field.reset()
    #expect(field.status == .invalid)
    #expect(field.shown == "n")
    field.play("enter,leave")
    #expect(field.shown == "n")
  }

  @Test("F3: what was revealed or cleared on entry is forgotten; who is in the field stays there")
  func forgets() {
    field.feedback = FeedbackPolicy.onSubmit.clearingOnEntry()
    field.play("type x,reveal,enter")
    field.reset()
    #expect(field.isFocused)
    field.value = "y"
    #expect(field.shown == "n")
    field.reveal()
    #expect(field.shown == "I")
  }

  @Test("F3 T5: a manager's reset is one batch, in which every field is told once")
  func manager() {
    let other = Field("", rules: [.minimum(3)])
    let button = Button()
    let manager = ValidationManager(verifying: [field, other], managing: [button])
    field.value = "x"
    other.value = "abc"
    let log = Recorder()
    let tokens = [
      field.onValueChange { _, new in log.note("\(new) \(other.value)") },
      other.onValueChange { _, new in log.note("\(field.value) \(new)") },
      manager.onStatusChange { log.note("\($0.new)") },
    ]
    let writes = button.writes
    manager.reset()
    #expect(log.take() == ["start ", "start "])
    #expect(button.writes == writes)
    #expect(manager.status == .invalid)
    tokens.forEach { $0.cancel() }
  }

  @Test("F3 T5: a reset joins an open batch")
  func inBatch() {
    field.value = "x"
    let log = Recorder()
    let token = field.onValueChange { log.note("\($0) → \($1)") }
    Validation.batch {
      field.reset()
      #expect(field.isValid)
      #expect(log.lines.isEmpty)
      field.value = "later"
    }
    #expect(log.take() == ["x → later"])
    #expect(field.isEdited)
    token.cancel()
  }

  @Test("F3: reset tells dependents")
  func dependents() {
    let dependent = Field("start")
    dependent.requireSame(as: field)
    field.value = "other"
    #expect(!dependent.isValid)
    field.reset()
    #expect(dependent.isValid)
  }

  @Test("F3 V2: a condition that asks about the field itself sees it as it is after the reset")
  func condition() {
    let field = Field("abc")
    field.criteria.requirement = .when { [unowned field] in field.isEdited }
    field.value = ""
    #expect(field.status == .invalid)
    field.value = "x"
    let empty = Field("")
    empty.criteria.requirement = .when { [unowned empty] in empty.isEdited }
    #expect(empty.isValid)
    empty.play("type x,type ")
    #expect(empty.issues.map(\.rule) == ["required"])
    empty.reset()
    #expect(empty.isValid)
  }
}
