import TestSupport
import Testing

@testable import ValidationKit

@Suite("Telling")
@MainActor
struct TellingTests {
  let recorder = Recorder()
  let first = Field("abc", rules: [.minimum(3)])
  let second = Field("abc", rules: [.minimum(3)])

  @Test("T2: children are told before parents, and all state is right by then")
  func order() {
    let inner = ValidationManager(verifying: [first])
    let outer = ValidationManager(verifying: [inner, second])
    let button = Button()
    outer.manage(button)
    recorder.watch(outer, as: "outer")
    recorder.watch(inner, as: "inner")
    recorder.keep(
      first.onStatusChange { [recorder] in
        recorder.note("first \($0.new); outer \(outer.status), button \(button.isEnabled)")
      })
    first.value = "a"
    #expect(
      recorder.take() == [
        "first invalid; outer invalid, button false", "inner valid → invalid",
        "outer valid → invalid",
      ])
  }

  @Test("T2, T10: a field that a manager switches is told after it", arguments: [true, false])
  func switchedField(isRaisedLater: Bool) {
    let inner = ValidationManager(verifying: [first])
    let switched = Field("", rules: [.minimum(3)])
    let outer = ValidationManager()
    if !isRaisedLater { outer.add(inner) }
    outer.manage(switched)
    if isRaisedLater { outer.add(inner) }
    first.value = "a"
    for (member, name) in [(switched, "field"), (outer, "outer"), (inner, "inner")]
      as [(any Validatable, String)]
    {
      recorder.watch(member, as: name)
    }
    first.value = "abc"
    #expect(
      recorder.take() == [
        "inner invalid → valid", "outer invalid → valid", "field valid → invalid",
      ])
  }

  @Test("T2: a manager is told after one that it contains, also where both verify the field")
  func bothVerify() {
    let outer = ValidationManager(verifying: [first])
    let inner = ValidationManager(verifying: [first])
    outer.add(inner)
    recorder.watch(outer, as: "outer")
    recorder.watch(inner, as: "inner")
    first.value = "a"
    #expect(recorder.take() == ["inner valid → invalid", "outer valid → invalid"])
  }

  @Test("T2: a manager that was raised above another while waiting is told after it")
  func raisedWhileWaiting() {
    let late = ValidationManager(verifying: [first])
    let deep = ValidationManager(verifying: [ValidationManager(verifying: [first])])
    recorder.keep(
      first.onStatusChange { _ in
        late.add(deep)
      })
    recorder.watch(late, as: "late")
    recorder.watch(deep, as: "deep")
    first.value = "a"
    #expect(recorder.take() == ["deep valid → invalid", "late valid → invalid"])
  }

  @Test("T3: nothing is told or written when nothing changed")
  func nothing() {
    let button = Button()
    let manager = ValidationManager(verifying: [first, second], managing: [button])
    recorder.watch(manager, as: "manager")
    first.value = "a"
    let writes = button.writes
    _ = recorder.take()
    for text in ["b", "", "c", "b"] { first.value = text }
    second.value = "x"
    second.value = "xyz"
    #expect(recorder.take().isEmpty)
    #expect(button.writes == writes)
  }

  @Test("T4: a listener that writes a field gets the right result, and += twice adds both")
  func nestedWrites() {
    let sum = Field(0)
    recorder.keep(
      first.onStatusChange { _ in
        sum.value += 10
        sum.value += 10
        #expect(sum.value == 20)
      })
    recorder.keep(sum.onValueChange { [recorder] in recorder.note("\($0) → \($1)") })
    first.value = ""
    #expect(sum.value == 20)
    #expect(recorder.take() == ["0 → 20"])
  }

  @Test("T4: all listeners of a change hear the same, also when one of them undoes it")
  func undoneByListener() {
    recorder.keep(
      first.onStatusChange { [first, recorder] in
        recorder.note("one \($0.old) → \($0.new)")
        if $0.new == .invalid { first.value = "abcd" }
      })
    recorder.watch(first, as: "two")
    first.value = ""
    #expect(
      recorder.take() == [
        "one valid → invalid", "two valid → invalid", "one invalid → valid", "two invalid → valid",
      ])
  }

  @Test("T4: controls are right before each listener, also after an earlier one wrote")
  func controlsBetweenListeners() {
    let button = Button()
    let manager = ValidationManager(verifying: [second], managing: [button])
    recorder.keep(first.onStatusChange { [second] _ in second.value = "" })
    recorder.keep(
      first.onStatusChange { [recorder] _ in recorder.note("\(button.isEnabled)") })
    first.value = ""
    #expect(recorder.take() == ["false"])
    #expect(!manager.isValid)
  }

  @Test("T4: one removed while telling hears nothing more, one added starts with the next change")
  func comingAndGoing() {
    var later: ObserverToken?
    recorder.keep(
      first.onStatusChange { [first, recorder] change in
        recorder.note("first \(change.new)")
        later?.cancel()
        recorder.keep(first.onStatusChange { recorder.note("added \($0.old) → \($0.new)") })
      })
    later = first.onStatusChange { [recorder] _ in recorder.note("cancelled") }
    first.value = ""
    #expect(recorder.take() == ["first invalid"])
    first.value = "abc"
    #expect(recorder.take() == ["first valid", "added invalid → valid"])
  }

  @Test("T4: a listener may end itself, remove the field, and drop the manager")
  func drasticListeners() {
    let button = Button()
    var manager: ValidationManager? = ValidationManager(verifying: [first], managing: [button])
    weak let weakManager = manager
    var token: ObserverToken?
    token = first.onStatusChange { [first, recorder] change in
      recorder.note("\(change.new)")
      token?.cancel()
      token = nil
      manager?.remove(first)
      let dropped = manager
      manager = nil
      withExtendedLifetime(dropped) {}
    }
    first.value = ""
    #expect(recorder.take() == ["invalid"])
    #expect(manager == nil && weakManager == nil)
    #expect(button.isEnabled)
    first.value = "abc"
    #expect(recorder.take().isEmpty)
  }

  @Test("T4: two listeners that keep changing each other's field are cut at the bound and told")
  func endless() {
    let button = Button()
    let manager = ValidationManager(verifying: [first, second], managing: [button])
    var calls = 0
    for (source, target) in [(first, second), (second, first)] {
      source.presentation.label = source === first ? "first" : "second"
      recorder.keep(
        source.onStatusChange { _ in
          calls += 1
          target.value = target.value == "" ? "abc" : ""
        })
    }
    let found = collectingDiagnostics { first.value = "" }
    #expect(found.count == 1)
    guard case .unsettled(let source, Validation.settlingLimit) = found.first else {
      Issue.record("\(found)")
      return
    }
    #expect(["the field “first”", "the field “second”"].contains(source))
    #expect((Validation.settlingLimit...2 * Validation.settlingLimit).contains(calls))
    #expect(manager.isValid == (first.isValid && second.isValid))
    #expect(button.isEnabled == manager.isValid)
  }

  @Test("T4: a diagnostics handler that sets off the same again is not called without end")
  func endlessHandler() {
    recorder.keep(first.onValueChange { [first] _, new in first.value = new + "x" })
    let handler = Validation.onDiagnostic
    defer { Validation.onDiagnostic = handler }
    var calls = 0
    Validation.onDiagnostic = { [first] _ in
      calls += 1
      first.value = "again"
    }
    first.value = "go"
    #expect(calls == 1)
  }

  @Test("T5: a batch is right inside, tells the net change at its end, and nests")
  func batch() {
    let button = Button()
    let manager = ValidationManager(verifying: [first, second], managing: [button])
    recorder.watch(manager, as: "manager")
    Validation.batch {
      first.value = ""
      #expect(manager.status == .invalid)
      #expect(button.isEnabled)
      Validation.batch { second.value = "" }
      #expect(recorder.lines.isEmpty)
    }
    #expect(recorder.take() == ["manager valid → invalid"])
    #expect(!button.isEnabled)
    let writes = button.writes
    Validation.batch {
      first.value = "abc"
      second.value = "abc"
      first.value = ""
    }
    #expect(recorder.take().isEmpty && button.writes == writes)
  }

  @Test("T5: a batch that throws still tells, and one inside a listener waits for the rest")
  func throwingBatch() {
    struct Stop: Error {}
    recorder.watch(first, as: "first")
    recorder.keep(
      first.onStatusChange { [second] _ in
        Validation.batch { second.value = "" }
      })
    recorder.watch(second, as: "second")
    #expect(throws: Stop.self) {
      try Validation.batch {
        first.value = ""
        throw Stop()
      }
    }
    #expect(recorder.take() == ["first valid → invalid", "second valid → invalid"])
  }

  @Test("T5: a batch over very many fields tells their manager once")
  func largeBatch() {
    let count = Effort.runs(short: 2_000, long: 100_000)
    let fields = (0..<count).map { _ in Field("abc", rules: [.minimum(3)]) }
    let manager = ValidationManager(verifying: fields)
    recorder.watch(manager, as: "manager")
    Validation.batch { for field in fields { field.value = "" } }
    #expect(recorder.take() == ["manager valid → invalid"])
    manager.reset()
    #expect(recorder.take() == ["manager invalid → valid"])
  }
}

@Suite("Telling many")
@MainActor
struct TellingManyTests {
  @Test("T4: many managers whose listeners count into one field are no circle")
  func counting() {
    let fields = (0..<500).map { _ in Field("", rules: [.minimum(2)]) }
    let managers = fields.map { ValidationManager(verifying: [$0]) }
    let done = Field(0)
    var seen = 0
    var tokens = managers.map { manager in
      manager.onStatusChange { done.value += $0.becameValid ? 1 : -1 }
    }
    tokens.append(done.onValueChange { seen = $1 })
    let found = collectingDiagnostics {
      Validation.batch { for field in fields { field.value = "xx" } }
      #expect(done.value == 500 && seen == 500)
      Validation.batch { for field in fields { field.value = "" } }
    }
    #expect(done.value == 0 && seen == 0 && found.isEmpty)
    withExtendedLifetime(tokens) {}
  }

  @Test("T4: a circle through a control's setter is cut as well")
  func throughControls() {
    let field = Field("abc", rules: [.minimum(2)])
    let other = Field("abc", rules: [.minimum(2)])
    let button = Button()
    let manager = ValidationManager(verifying: [field], managing: [button])
    button.onWrite = { other.value = $0 ? "abc" : "" }
    let token = other.onStatusChange { field.value = $0.new == .valid ? "" : "abc" }
    let found = collectingDiagnostics { field.value = "" }
    #expect(found.count == 1 && button.isEnabled == manager.isValid)
    withExtendedLifetime(token) {}
  }
}
