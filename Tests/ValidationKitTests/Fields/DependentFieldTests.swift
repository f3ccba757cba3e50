import Testing

@testable import ValidationKit

@Suite("A field that must be the same as another")
@MainActor
struct DependentFieldTests {
  let password = Field("", label: "Password", rules: [.minimum(3)])
  let repeated = Field("", label: "Repeat")
  let button = Button()
  let manager: ValidationManager

  init() {
    manager = ValidationManager(verifying: [password, repeated], managing: [button])
    repeated.requireSame(as: password)
  }

  @Test("A4: the dependent's verdict, its managers and their controls follow at once")
  func verdictAtOnce() {
    password.value = "abc"
    repeated.value = "abc"
    #expect(manager.isValid)
    #expect(button.isEnabled)
    password.value = "abcd"
    #expect(repeated.status == .invalid)
    #expect(repeated.issues.map(\.rule) == ["sameAs"])
    #expect(!manager.isValid)
    #expect(!button.isEnabled)
    password.value = "abc"
    #expect(manager.isValid)
    #expect(button.isEnabled)
  }

  @Test(
    "F2 A4: what an unedited dependent shows waits until it is touched",
    arguments: [FeedbackPolicy.standard, .immediate, .patient])
  func uneditedWaits(policy: FeedbackPolicy) {
    let source = Field("abc")
    let dependent = Field("abc", feedback: policy)
    dependent.requireSame(as: source)
    source.value = "abcd"
    #expect(dependent.status == .invalid)
    #expect(dependent.shown == "n")
  }

  @Test(
    "F2 A4: a dependent that was edited and not yet touched does not light up",
    arguments: [FeedbackPolicy.standard, .immediate, .patient])
  func editedWaits(policy: FeedbackPolicy) {
    let source = Field("")
    let dependent = Field("", feedback: policy)
    dependent.requireSame(as: source)
    source.value = "abc"
    dependent.value = "abc"
    #expect(dependent.shown == "v")
    source.value = "abcd"
    #expect(dependent.status == .invalid)
    #expect(dependent.appearance != .invalid)
    #expect(dependent.visibleMessage == nil)
    dependent.leave()
    #expect(dependent.shown == "I")
  }

  @Test("F2 A4: what waits is shown at the dependent's own next keystroke, or when revealed")
  func waitingEnds() {
    for step in ["type abcde", "reveal"] {
      let source = Field("abc")
      let dependent = Field("")
      dependent.requireSame(as: source)
      dependent.value = "abc"
      source.value = "abcd"
      dependent.play(step)
      #expect(dependent.appearance == .invalid)
    }
  }

  @Test("F4 F6: a message that waits follows the language and the field's message all the same")
  func waitingMessage() {
    let source = Field("abc")
    let dependent = Field("", feedback: .immediate)
    dependent.requireSame(as: source)
    dependent.value = "x"
    source.value = "abcd"
    #expect(dependent.visibleMessage == "The two entries do not match")
    dependent.message = "Repeat it"
    #expect(dependent.visibleMessage == "Repeat it")
    dependent.presentation.message = ["en": "Repeat it", "de": "Wiederholen"]
    dependent.presentation.messages = MessageCatalog(language: "de") { _, _ in nil }
    #expect(dependent.visibleMessage == "Wiederholen")
    source.value = "x"
    dependent.leave()
    #expect(dependent.shown == "v")
  }

  @Test("F2 A4: a touched dependent shows at once what another field's edit makes of it")
  func touchedShows() {
    password.value = "abc"
    repeated.play("enter,type abc,leave")
    #expect(repeated.shown == "v")
    password.value = "abcd"
    #expect(repeated.shown == "I")
    #expect(repeated.visibleMessage == "This entry does not match the one in “Password”")
    password.value = "abc"
    #expect(repeated.shown == "v")
    #expect(repeated.visibleMessage == nil)
  }

  @Test("F2: the source is not lit up by what its dependent shows")
  func sourceStaysDark() {
    repeated.play("type abc,leave")
    #expect(repeated.shown == "I")
    #expect(password.shown == "n")
  }

  @Test("T3: sameAs compares Unicode scalars")
  func scalars() {
    password.value = "caf\u{E9}"
    repeated.value = "cafe\u{301}"
    #expect(repeated.status == .invalid)
    repeated.value = "caf\u{E9}"
    #expect(repeated.status == .valid)
  }

  @Test("T8: the source is not kept alive; once it is gone, nothing is asked")
  func sourceGone() {
    let dependent = Field("")
    weak var gone: Field<String>?
    do {
      let source = Field("abc")
      gone = source
      dependent.requireSame(as: source)
    }
    #expect(gone == nil)
    dependent.value = "x"
    #expect(dependent.status == .valid)
  }

  @Test("T8: a dependent is not kept alive by its source")
  func dependentGone() {
    let source = Field("abc")
    weak var gone: Field<String>?
    do {
      let dependent = Field("")
      gone = dependent
      dependent.requireSame(as: source)
    }
    #expect(gone == nil)
    source.value = "abcd"
    #expect(source.value == "abcd")
  }

  @Test("F3: resetting both leaves the dependent clean, in either order")
  func resetBoth() {
    password.play("type abc,leave")
    repeated.play("type abd,leave")
    manager.reset()
    #expect(repeated.shown == "n")
    #expect(!repeated.isTouched)
    #expect(repeated.issues.map(\.rule) == ["required"])
  }
}
