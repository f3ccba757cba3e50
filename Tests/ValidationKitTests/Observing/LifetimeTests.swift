import Testing

@testable import ValidationKit

@Suite("Lifetimes")
@MainActor
struct LifetimeTests {
  @MainActor
  private struct Form {
    let email = Field("", rules: [.minimum(3)])
    let copy = Field("")
    let signature = Signature()
    let button = Button()
    let control = Control("Go")
    let inner: ValidationManager
    let outer: ValidationManager
    var tokens: [ObserverToken] = []

    init() {
      inner = ValidationManager(verifying: [email, copy, signature], managing: [button])
      outer = ValidationManager(verifying: [inner], managing: [control])
      copy.requireSame(as: email)
      email.requireSame(as: copy)
      tokens = [
        email.onStatusChange { [outer] _ in _ = outer },
        outer.onStatusChange { [email] _ in email.reveal() },
        email.onValueChange { [button] _, _ in button.isEnabled = false },
        control.onEnabledChange { [control] _ in _ = control },
      ]
    }
  }

  @Test("T8: dropping the last outside reference frees fields, managers and controls")
  func everythingIsFreed() {
    var form: Form? = Form()
    let objects: [() -> AnyObject?] = [
      { [weak object = form?.email] in object }, { [weak object = form?.copy] in object },
      { [weak object = form?.signature] in object }, { [weak object = form?.button] in object },
      { [weak object = form?.control] in object }, { [weak object = form?.inner] in object },
      { [weak object = form?.outer] in object }, { [weak object = form?.email.node] in object },
      { [weak object = form?.inner.node] in object },
    ]
    form?.email.value = "abc"
    #expect(objects.allSatisfy { $0() != nil })
    form = nil
    #expect(objects.allSatisfy { $0() == nil })
  }

  @Test("T8: a manager keeps its members and controls alive, and members not their manager")
  func ownership() {
    var manager: ValidationManager? = ValidationManager()
    weak let weakManager = manager
    let survivor = Field("")
    weak var field: Field<String>?
    weak var button: Button?
    do {
      let owned = Field("")
      let control = Button()
      manager?.add(owned)
      manager?.add(survivor)
      manager?.manage(control)
      (field, button) = (owned, control)
    }
    #expect(field != nil && button != nil)
    manager = nil
    #expect(field == nil && button == nil && weakManager == nil)
    #expect(survivor.managers.isEmpty && survivor.node.parents.isEmpty)
  }

  @Test("T8: a registration ends with its token, and neither side is kept alive by it")
  func tokens() {
    final class Listener {
      var heard = 0
      var token: ObserverToken?
    }
    let field = Field("")
    var listener: Listener? = Listener()
    weak let weakListener = listener
    listener?.token = field.onStatusChange { [weak listener] _ in listener?.heard += 1 }
    field.value = "a"
    #expect(listener?.heard == 1)
    listener = nil
    #expect(weakListener == nil)
    field.value = ""
    var other: Field<String>? = Field("")
    weak let weakOther = other
    let token = other?.onStatusChange { _ in }
    other = nil
    #expect(weakOther == nil)
    token?.cancel()
  }

  @Test("T8: through a manager that removed it, a field's edits reach nobody")
  func removedField() {
    let recorder = Recorder()
    let field = Field("", rules: [.minimum(3)])
    let manager = ValidationManager(verifying: [field])
    recorder.watch(manager, as: "manager")
    manager.remove(field)
    #expect(recorder.take() == ["manager invalid → valid"])
    field.value = "abc"
    field.value = ""
    #expect(recorder.take().isEmpty && manager.isValid)
  }

  @Test("T8: a token that is released off the main actor ends its registration soon")
  func releasedElsewhere() async {
    let field = Field("")
    var heard = 0
    let token = field.onStatusChange { _ in heard += 1 }
    await Task.detached { withExtendedLifetime(token) {} }.value
    await MainActor.run {}
    field.value = "a"
    // Either the local token still stood or it has ended; what counts is that nothing broke.
    #expect(heard <= 1)
  }

  @Test("T8: a control that is gone leaves nothing behind for one at the same address")
  func recycledControls() {
    let manager = ValidationManager(verifying: [Field("")])
    for _ in 0..<1000 {
      let button = Button()
      let hold = button.hold("busy")
      manager.manage(button)
      manager.release(button)
      hold.cancel()
      #expect(ControlRecord.existing(for: button) == nil)
    }
    #expect(manager.controls.isEmpty)
  }
}
