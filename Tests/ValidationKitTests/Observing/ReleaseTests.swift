import Observation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("What is released")
@MainActor
struct ReleaseTests {
  @Test(
    "T8: a watched manager that is dropped in a batch or a listener is gone at once",
    arguments: [true, false])
  func droppedManager(inListener: Bool) {
    let (field, other) = (Field(""), Field(""))
    let control = Control("Go")
    let rest = ValidationManager(verifying: [other], managing: [control])
    other.value = "x"
    var manager: ValidationManager? = ValidationManager(verifying: [field], managing: [control])
    weak let weakManager = manager
    withObservationTracking {
      _ = manager?.status
    } onChange: {
    }
    #expect(!control.isEnabled)
    var seen: [Bool] = []
    let drop = {
      field.value += "x"
      manager = nil
      seen = [field.managers.isEmpty, weakManager == nil]
    }
    let tokens = [
      other.onValueChange { _, _ in if inListener { drop() } },
      other.onValueChange { _, _ in seen.append(control.isEnabled) },
    ]
    Validation.batch {
      if !inListener { drop() }
      other.value = "xy"
    }
    #expect(seen == [true, true, true] && rest.isValid)
    withExtendedLifetime(tokens) {}
  }

  /// A model that a view would own, whose listeners read what it stores.
  @MainActor
  final class Model {
    let field = Field("")
    let control = Control("Go", isEnabled: true)
    var hold: ControlHold?
    var form: ValidationManager?
    var submission: Submission<Void>?
    var heard: [String] = []
    var tokens: [ObserverToken] = []

    init() {
      tokens = [
        control.onEnabledChange { [weak self] isEnabled in
          guard let self else { return }
          heard.append("\(isEnabled) \(hold == nil) \(form == nil) \(submission == nil)")
        }
      ]
    }
  }

  @Test("T8: a property may be set to nil whose end changes what its readers listen to")
  func readWhileReleased() async {
    let model = Model()
    model.hold = model.control.hold("busy")
    #expect(model.heard == ["false true true true"])
    model.hold = nil
    // The control is right at once; listeners are told soon, or by the next change.
    #expect(model.control.isEnabled)
    await turns { model.heard.count == 2 }
    #expect(model.heard.last == "true true true true")

    let rest = ValidationManager(managing: [model.control])
    model.form = ValidationManager(verifying: [model.field], managing: [model.control])
    #expect(!model.control.isEnabled)
    model.form = nil
    #expect(model.control.isEnabled)
    model.field.value = "next"
    #expect(model.heard.last == "true true true true")

    let desk = Desk<String>()
    let form = ValidationManager(verifying: [model.field], managing: [model.control])
    model.submission = Submission(of: form) { _ in _ = try await desk.ask("sent") }
    model.submission?.start()
    await turns { desk.waiting == ["sent"] }
    #expect(!model.control.isEnabled)
    model.submission = nil
    #expect(model.control.isEnabled)
    await turns { model.heard.last == "true true true true" }
    #expect(rest.isValid)
  }

  @Test("T8: what is dropped deep ends one after the other, without end of the stack")
  func deep() {
    let field = Field("")
    var outermost: ValidationManager? = ValidationManager(verifying: [field])
    for _ in 0..<20_000 {
      let inner = outermost
      outermost = ValidationManager(verifying: inner.map { [$0] } ?? [])
    }
    field.value = "x"
    #expect(outermost?.isValid == true)
    outermost = nil
    #expect(field.managers.isEmpty)
  }

  @Test("Rules may stand 500 deep within each other, and go without end of the stack")
  func nestedRules() {
    var rule = Rule<String>.email
    for _ in 0..<500 { rule = .not(rule) }
    #expect(rule.nesting == 500 && rule.isValid("a@b.c"))
  }

  @Test("Rules that are nested deeper are refused where they are made")
  func deeperRules() async {
    await #expect(processExitsWith: .failure) {
      var rule = Rule<String>.email
      for _ in 0..<501 { rule = .all([rule]) }
      print(rule.name)
    }
  }
}

@Suite("After telling")
@MainActor
struct AfterTellingTests {
  @Test("T4: what waits for the end of telling runs once, with everything right; else at once")
  func afterTelling() {
    let field = Field("", rules: [.minimum(2)])
    let control = Control("Go")
    let form = ValidationManager(verifying: [field], managing: [control])
    var log: [String] = []
    Validation.afterTelling { log.append("at once") }
    let tokens = [
      field.onValueChange { _, _ in
        Validation.afterTelling { log.append("later \(control.isEnabled) \(form.isValid)") }
        log.append("first")
      },
      control.onEnabledChange { _ in log.append("control") },
    ]
    field.value = "ab"
    #expect(log == ["at once", "first", "control", "later true true"])
    log = []
    Validation.batch {
      Validation.afterTelling { field.value = "a" }
      Validation.afterTelling { log.append("second \(field.value)") }
    }
    #expect(log == ["first", "control", "later false false", "second a"])
    withExtendedLifetime(tokens) {}
  }
}
