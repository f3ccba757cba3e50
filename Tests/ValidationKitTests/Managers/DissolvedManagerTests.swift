import Testing

@testable import ValidationKit

@Suite("Managers that go together")
@MainActor
struct DissolvedManagerTests {
  @Test(
    "T8: a control of a manager and of one in it keeps the state that it had, whoever forbade it")
  func nested() {
    for isInnerWrong in [true, false] {
      let button = Button()
      let (inside, outside) = (Field(isInnerWrong ? "" : "a"), Field(isInnerWrong ? "a" : ""))
      var inner: ValidationManager? = ValidationManager(verifying: [inside], managing: [button])
      var outer: ValidationManager? = ValidationManager(
        verifying: [outside, inner!], managing: [button])
      #expect(!button.isEnabled)
      inner = nil
      outer = nil
      #expect(inner == nil && outer == nil && !button.isEnabled)
    }
  }

  @Test("T8: controls that follow others from then on do so in the order given")
  func order() {
    let recorder = Recorder()
    let buttons = [Button(), Button(), Button()]
    let staying = ValidationManager(verifying: [Field("a")], managing: buttons)
    var going: ValidationManager? = ValidationManager(verifying: [Field("")], managing: buttons)
    for (index, button) in buttons.enumerated() {
      button.onWrite = { recorder.note("\(index) \($0)") }
    }
    #expect(going?.isValid == false)
    going = nil
    #expect(recorder.take() == ["0 true", "1 true", "2 true"])
    withExtendedLifetime(staying) {}
  }
}
