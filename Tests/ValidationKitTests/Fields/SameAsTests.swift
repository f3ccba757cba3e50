import Testing

@testable import ValidationKit

@Suite("A field that must be the same as another")
@MainActor
struct SameAsTests {
  let password = Field("", label: "Password", rules: [.minimum(3)], feedback: .immediate)
  let copy = Field("", feedback: .immediate)
  let button = Button()
  let form: ValidationManager

  init() {
    form = ValidationManager(verifying: [password, copy], managing: [button])
    copy.requireSame(as: password)
  }

  @Test("A4 F2: is right at once; wrong by another, it is neutral until touched")
  func untouched() {
    password.value = "secret"
    copy.value = "secret"
    #expect(button.isEnabled && copy.appearance == .valid)
    password.value = "secrets"
    #expect(!button.isEnabled && copy.status == .invalid)
    #expect(copy.appearance == .neutral && copy.visibleMessage == nil)
    copy.leave()
    #expect(copy.appearance == .invalid)
    #expect(copy.visibleMessage == "This entry does not match the one in “Password”")
  }

  @Test("A4: once touched, its looks follow at once")
  func touched() {
    password.value = "secret"
    copy.value = "secret"
    copy.leave()
    password.value = "secrets"
    #expect(copy.appearance == .invalid && copy.visibleMessage != nil)
    password.value = "secret"
    #expect(copy.appearance == .valid && copy.visibleMessage == nil && button.isEnabled)
  }

  @Test("A4: an untouched one that was never edited stays neutral, an excluded one too")
  func neverEdited() {
    password.value = "secret"
    #expect(copy.appearance == .neutral)
    copy.value = "other"
    password.value = "others"
    copy.exclude()
    #expect(copy.appearance == .neutral && form.isValid)
  }

  @Test("A4: two fields that follow each other settle, and none keeps the other alive")
  func mutual() {
    password.requireSame(as: copy)
    password.value = "abc"
    copy.value = "abc"
    #expect(form.isValid)
    copy.value = "abcd"
    #expect(password.status == .invalid && copy.status == .invalid)
  }

  @Test("T2: the source is told before the fields that follow it")
  func order() {
    let recorder = Recorder()
    password.value = "abc"
    copy.value = "abcd"
    recorder.watch(copy, as: "copy")
    recorder.keep(password.onValueChange { _, _ in recorder.note("password") })
    password.value = "abcd"
    #expect(recorder.take() == ["password", "copy invalid → valid"])
  }

  @Test("F1: a message that was due is due again when an excluded field is included")
  func includedAgain() {
    let field = Field("", rules: [.minimum(3)], message: "Longer")
    field.value = "a"
    field.leave()
    field.exclude(.hidden)
    #expect(field.visibleMessage == nil && field.appearance == .neutral)
    field.include(.hidden)
    #expect(field.visibleMessage == "Longer" && field.appearance == .invalid)
  }
}
