import Testing

@testable import ValidationKit

@Suite("Members and observers that are not the library's")
@MainActor
struct ForeignMemberTests {
  /// A member that changes without saying so.
  final class Silent: Validatable {
    let validation = ValidationNode()
    var isValid = false
  }

  @Test("T9: a type with isValid, one stored property and a call is a member")
  func member() {
    let signature = Signature()
    let button = Button()
    let manager = ValidationManager(verifying: [signature, Field("x")], managing: [button])
    #expect(signature.status == .invalid)
    #expect(!button.isEnabled)
    #expect(manager.firstInvalidMember === signature)
    signature.strokes = 1
    #expect(manager.isValid)
    #expect(button.isEnabled)
    #expect(signature.managers.map(ObjectIdentifier.init) == [ObjectIdentifier(manager)])
  }

  @Test("V4: a foreign member can be excluded, and is judged afresh when included")
  func exclusion() {
    let signature = Signature()
    let manager = ValidationManager(verifying: [signature])
    signature.exclude(.hidden)
    #expect(signature.status == .valid)
    #expect(!signature.isValid)
    #expect(manager.isValid)
    signature.strokes = 1
    signature.strokes = 0
    signature.include(.hidden)
    #expect(!manager.isValid)
  }

  @Test("T3 T10: an observer with one method hears each change, with the source, old and new")
  func observer() {
    let signature = Signature()
    let listener = Listener()
    signature.addObserver(listener)
    signature.addObserver(listener)
    signature.strokes = 1
    signature.strokes = 2
    signature.strokes = 0
    #expect(listener.heard == ["invalid → valid", "valid → invalid"])
    signature.removeObserver(listener)
    signature.strokes = 1
    #expect(listener.heard.count == 2)
  }

  @Test("T3: one observer of a field and a manager hears of both, and stops for one alone")
  func severalSources() {
    let field = Field("")
    let manager = ValidationManager(verifying: [field])
    let listener = Listener()
    field.addObserver(listener)
    manager.addObserver(listener)
    field.value = "a"
    #expect(listener.heard == ["invalid → valid", "invalid → valid"])
    field.removeObserver(listener)
    field.value = ""
    #expect(listener.heard.count == 3)
  }

  @Test("T8: observers are not kept alive, and one that is gone hears nothing")
  func observerGone() {
    let field = Field("")
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      field.addObserver(listener)
      field.value = "a"
      #expect(listener.heard == ["invalid → valid"])
    }
    #expect(gone == nil)
    field.value = ""
    let next = Listener()
    field.addObserver(next)
    field.value = "a"
    #expect(next.heard == ["invalid → valid"])
  }

  @Test("T8: an observer keeps no field alive, nor does a manager outlive its owner")
  func observedGone() {
    let listener = Listener()
    weak var field: Field<String>?
    weak var manager: ValidationManager?
    do {
      let one = Field("")
      let two = ValidationManager(verifying: [one])
      (field, manager) = (one, two)
      one.addObserver(listener)
      two.addObserver(listener)
    }
    #expect(field == nil)
    #expect(manager == nil)
  }

  @Test("T9: a manager can be asked to read all its members again")
  func readAgain() {
    let silent = Silent()
    let inner = ValidationManager(verifying: [silent])
    let button = Button()
    let outer = ValidationManager(verifying: [inner], managing: [button])
    silent.isValid = true
    #expect(!outer.isValid)
    outer.revalidate()
    #expect(outer.isValid)
    #expect(button.isEnabled)
  }

  @Test("T1 T7: a member that is read again because it is observed leaves controls right")
  func observedIsRead() {
    for observe in [true, false] {
      let silent = Silent()
      let button = Button()
      let manager = ValidationManager(verifying: [silent], managing: [button])
      let listener = Listener()
      var token: ObserverToken?
      silent.isValid = true
      if observe {
        silent.addObserver(listener)
      } else {
        token = silent.onStatusChange { _ in }
      }
      #expect(manager.isValid == button.isEnabled)
      token?.cancel()
    }
  }

  @Test("T10: a manager is the ready observer, and reads the member that says it changed")
  func managerAsObserver() {
    let silent = Silent()
    let manager = ValidationManager(verifying: [silent])
    silent.isValid = true
    manager.memberDidChange(StatusChange(source: silent, old: .invalid, new: .valid))
    #expect(manager.isValid)
  }
}
