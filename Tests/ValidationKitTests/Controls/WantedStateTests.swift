import Testing

@testable import ValidationKit

@Suite("A control's wanted state is remembered")
@MainActor
struct WantedStateTests {
  @Test(
    "T10: what a manager forbids stays forbidden when the app's own reason ends",
    arguments: [true, false])
  func fieldAsControl(byHold: Bool) {
    let gate = Field("", rules: [.minimum(2)])
    let field = Field("x")
    field.exclude()
    let manager = ValidationManager(verifying: [gate])
    var hold: ControlHold?
    if byHold { hold = field.hold("busy") } else { manager.manage(field) }
    field.include()
    #expect(!field.isEnabled && field.isExcluded)
    hold?.cancel()
    gate.value = "ab"
    #expect(field.isEnabled && !field.isExcluded)
  }

  @Test("T6: a hold of a control that is gone holds none that comes to stand where it stood")
  func sameAddress() {
    var holds: [ControlHold] = []
    for _ in 0..<64 {
      var gone: Button? = Button()
      if let gone { holds.append(gone.hold("busy")) }
      gone = nil
      let control = Button()
      let manager = ValidationManager(managing: [control])
      #expect(control.isEnabled && control.holdReasons.isEmpty)
      withExtendedLifetime(manager) {}
    }
    withExtendedLifetime(holds) {}
  }

  /// A control that has reasons of its own.
  @MainActor
  final class Busy: ManagedControl {
    var isBusy = false
    private var isOn = true
    var isEnabled: Bool {
      get { isOn && !isBusy }
      set { isOn = newValue }
    }
  }

  @Test("T6: a control that is off for a reason of its own hears all the same that it is forbidden")
  func ownReasons() {
    let gate = Field("", rules: [.minimum(2)])
    let control = Busy()
    control.isBusy = true
    let manager = ValidationManager(verifying: [gate], managing: [control])
    control.isBusy = false
    #expect(!control.isEnabled && !manager.isValid)
    control.isBusy = true
    gate.value = "ab"
    gate.value = ""
    control.isBusy = false
    #expect(!control.isEnabled)
    gate.value = "ab"
    #expect(control.isEnabled)
  }

  @Test("T3: a control that is right already is not written")
  func notWritten() {
    let button = Button()
    let manager = ValidationManager(managing: [button])
    #expect(button.writes == 0 && manager.isValid)
    let hold = button.hold("busy")
    hold.cancel()
    #expect(button.writes == 2)
  }
}
