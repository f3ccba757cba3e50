import Testing

@testable import ValidationKit

@Suite("A managed control")
@MainActor
struct ManagedControlTests {
  let first = Field("", rules: [.minimum(3)])
  let second = Field("", rules: [.minimum(3)])
  let button = Button()

  @Test("T6: is enabled only while all its managers allow it")
  func severalManagers() {
    let one = ValidationManager(verifying: [first], managing: [button])
    let two = ValidationManager(verifying: [second], managing: [button, button])
    first.value = "abc"
    #expect(!button.isEnabled)
    second.value = "abc"
    #expect(button.isEnabled && one.isValid && two.isValid)
    first.value = ""
    #expect(!button.isEnabled)
    one.release(button)
    #expect(button.isEnabled)
  }

  @Test("T6: allowed while idle, it is disabled by a running submission alone")
  func whileIdle() {
    let manager = ValidationManager(verifying: [first])
    manager.manage(button, .whileIdle)
    #expect(button.isEnabled)
    let work = manager.node.beginWork()
    first.value = "abc"
    #expect(!button.isEnabled)
    work.cancel()
    #expect(button.isEnabled)
    manager.manage(button, .whileValid)
    first.value = ""
    #expect(!button.isEnabled)
  }

  @Test("T6: a hold keeps it disabled with a reason, until it ends or is released")
  func holds() {
    let manager = ValidationManager(verifying: [first], managing: [button])
    first.value = "abc"
    var hold: ControlHold? = button.hold("offline")
    let other = button.hold("busy")
    #expect(!button.isEnabled && button.holdReasons == ["offline", "busy"])
    other.cancel()
    #expect(!button.isEnabled && hold?.reason == "offline")
    hold = nil
    #expect(button.isEnabled && button.holdReasons.isEmpty && manager.isValid)
  }

  @Test("T6: a held control without a manager returns to what it was", arguments: [true, false])
  func heldAlone(isEnabled: Bool) {
    button.isEnabled = isEnabled
    let hold = button.hold("busy")
    #expect(!button.isEnabled)
    hold.cancel()
    hold.cancel()
    #expect(button.isEnabled == isEnabled)
  }

  @Test("T8: a manager that goes leaves it to the others, and without others as it is")
  func leaving() {
    var one: ValidationManager? = ValidationManager(verifying: [first], managing: [button])
    var two: ValidationManager? = ValidationManager(verifying: [second], managing: [button])
    second.value = "abc"
    #expect(!button.isEnabled && one != nil)
    one = nil
    #expect(button.isEnabled && two != nil)
    second.value = ""
    two = nil
    #expect(!button.isEnabled)
    second.value = "abc"
    #expect(!button.isEnabled)
  }

  @Test("T4: a setter that writes a field leaves everything right")
  func settersThatWrite() {
    let other = Button()
    let one = ValidationManager(verifying: [first], managing: [button])
    let two = ValidationManager(verifying: [second], managing: [other])
    button.onWrite = { [second] isEnabled in second.value = isEnabled ? "abc" : "" }
    first.value = "abc"
    #expect(button.isEnabled && other.isEnabled && one.isValid && two.isValid)
    first.value = ""
    #expect(!button.isEnabled && !other.isEnabled && !two.isValid)
  }

  @Test("T4: a setter that keeps changing what it depends on is cut at the bound and told")
  func endlessSetter() {
    let manager = ValidationManager(verifying: [first], managing: [button])
    button.onWrite = { [first] isEnabled in first.value = isEnabled ? "" : "abc" }
    let found = collectingDiagnostics { first.value = "abc" }
    #expect(found == [.unsettledControl(limit: Validation.settlingLimit)])
    #expect(button.writes <= Validation.settlingLimit + 1)
    #expect(manager.isValid == first.isValid)
  }

  @Test("T10: a field as a control is excluded while its manager is invalid")
  func fieldAsControl() {
    let terms = Field(false, rules: [.equal(true)])
    let details = ValidationManager(verifying: [first], managing: [terms])
    let all = ValidationManager(verifying: [terms], managing: [button])
    #expect(!terms.isEnabled && terms.isExcluded && button.isEnabled)
    first.value = "abc"
    #expect(terms.isEnabled && !button.isEnabled && details.isValid)
    terms.value = true
    #expect(button.isEnabled && all.isValid)
  }

  @Test("T10: a manager does not manage its own member, directly or round a corner")
  func managesOwnMember() {
    let inner = ValidationManager("inner", verifying: [first])
    let outer = ValidationManager("outer", verifying: [inner])
    let sideways = ValidationManager("sideways", verifying: [second], managing: [first])
    let found = collectingDiagnostics {
      inner.manage(first)
      outer.manage(first)
      outer.manage(second)
    }
    #expect(
      found == [
        .managesOwnMember(managers: ["inner", "a field", "inner"]),
        .managesOwnMember(managers: ["outer", "a field", "inner", "outer"]),
        .managesOwnMember(
          managers: ["outer", "a field", "sideways", "a field", "inner", "outer"]),
      ])
    #expect(inner.controls.isEmpty && outer.controls.isEmpty && sideways.controls.count == 1)
    let refused = collectingDiagnostics { sideways.add(inner) }
    #expect(refused.count == 1)
  }

  @Test("The ready control tells its listeners, and has a title")
  func readyControl() {
    let control = Control("Go")
    var told: [Bool] = []
    let token = control.onEnabledChange { told.append($0) }
    let manager = ValidationManager(verifying: [first], managing: [control])
    first.value = "abc"
    control.isEnabled = true
    first.value = ""
    token.cancel()
    first.value = "abc"
    #expect(told == [false, true, false])
    #expect(control.title == "Go" && control.isEnabled && manager.isValid)
  }
}

@Suite("A control that the app wrote itself")
@MainActor
struct MeddledControlTests {
  @Test("T6: is disabled by a hold, and by a manager that is given it")
  func holdsAndManagers() {
    let button = Button()
    let manager = ValidationManager(verifying: [Field("")], managing: [button])
    button.isEnabled = true
    let hold = button.hold("offline")
    #expect(!button.isEnabled)
    hold.cancel()
    button.isEnabled = true
    manager.manage(button)
    #expect(!button.isEnabled)
    Validation.batch {
      manager.release(button)
      button.isEnabled = true
      manager.manage(button)
    }
    #expect(!button.isEnabled)
  }

  @Test("T10: verifying what it manages is refused as such")
  func verifiesItsControl() {
    let field = Field("", label: "A")
    let manager = ValidationManager("m", managing: [field])
    let found = collectingDiagnostics { manager.add(field) }
    #expect(found == [.managesOwnMember(managers: ["m", "the field “A”", "m"])])
  }
}
