import Testing

@testable import ValidationKit

@Suite("Issues imposed from outside")
@MainActor
struct ImposedIssueTests {
  let login = Field("ann", rules: [.minimum(3)])
  let mail = Field("ann@example.com", rules: [.email])
  let button = Button()
  let manager: ValidationManager

  init() { manager = ValidationManager(verifying: [login, mail], managing: [button]) }

  @Test("V7: an imposed issue counts in the field's status and is shown at once")
  func counts() {
    login.impose("Taken")
    #expect(login.status == .invalid)
    #expect(login.shown == "I")
    #expect(login.visibleMessage == "Taken")
    #expect(!manager.isValid)
    #expect(!button.isEnabled)
    #expect(manager.firstInvalidMember === login)
  }

  @Test("V7: it falls at the field's own edit, by code too")
  func ownEdit() {
    login.impose("Taken")
    login.value = "anne"
    #expect(login.issues.isEmpty)
    #expect(login.shown == "v")
    #expect(button.isEnabled)
  }

  @Test("V7: it survives other fields' edits, leaving, and setting the same value")
  func survives() {
    login.impose("Taken")
    mail.play("enter,type x,leave")
    mail.value = "ann@example.org"
    login.play("enter,leave")
    login.value = "ann"
    login.validityChanged()
    manager.revalidate()
    #expect(login.visibleMessage == "Taken")
    #expect(!manager.isValid)
  }

  @Test("V7: nothing but its own slot is cleared, or clears it")
  func otherSlots() {
    let other = Field("ann")
    login.requireSame(as: other)
    login.impose("Taken")
    login.rules = [.minimum(9)]
    other.value = "x"
    #expect(login.issues.map(\.rule) == ["minimum", "sameAs", "imposed"])
    login.impose([])
    #expect(login.issues.map(\.rule) == ["minimum", "sameAs"])
    login.impose("Taken")
    login.rules = []
    other.value = "ann"
    #expect(login.issues.map(\.rule) == ["imposed"])
  }

  @Test("V7: it falls at the next submission attempt, before that asks whether all is valid")
  func submission() {
    login.impose("Taken")
    mail.impose("Blocked")
    mail.exclude()
    #expect(manager.attemptSubmission())
    mail.include()
    #expect(login.issues.isEmpty)
    #expect(mail.issues.isEmpty)
  }

  @Test("V7 F3: it falls at reset, and the field is neutral then")
  func reset() {
    login.impose("Taken")
    login.reset()
    #expect(login.isValid)
    #expect(login.shown == "n")
    #expect(!login.isTouched)
  }

  @Test("V7: the same issue imposed again is shown again")
  func again() {
    login.impose("Taken")
    login.value = "anne"
    login.value = "ann"
    #expect(login.isValid)
    login.impose("Taken")
    #expect(login.shown == "I")
    manager.attemptSubmission()
    #expect(login.visibleMessage == nil)
    login.impose("Taken")
    #expect(login.visibleMessage == "Taken")
  }

  @Test("V7: imposed issues replace those imposed before")
  func replace() {
    login.impose("Taken")
    login.impose("Reserved")
    #expect(login.issues.map(\.message) == ["Reserved"])
    #expect(login.visibleMessage == "Reserved")
  }

  @Test("V7: imposed on a manager they are shown and never count")
  func onManager() {
    let outer = ValidationManager(verifying: [manager])
    let issue = ValidationIssue(rule: "server", message: "Try again later")
    manager.impose([issue])
    #expect(manager.formIssues == [issue])
    #expect(manager.isValid)
    #expect(button.isEnabled)
    login.value = "anne"
    #expect(manager.formIssues == [issue])
    #expect(outer.formIssues.isEmpty)
    #expect(outer.attemptSubmission())
    #expect(manager.formIssues.isEmpty)
    manager.impose([issue])
    outer.reset()
    #expect(manager.formIssues.isEmpty)
  }

  @Test("F1 V7: under silent an imposed issue counts and nothing shows")
  func silent() {
    login.feedback = .silent
    login.impose("Taken")
    #expect(!login.isValid)
    #expect(login.shown == "n")
  }
}
