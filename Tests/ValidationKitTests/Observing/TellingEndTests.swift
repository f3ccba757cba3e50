import Observation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("What waits for the end of telling, and what is left when it is cut")
@MainActor
struct TellingEndTests {
  let recorder = Recorder()

  /// Has a closure run with each change of what it reads, as a view would.
  private func watch(_ read: @escaping @MainActor () -> Void) {
    withObservationTracking(read) {
      MainActor.assumeIsolated { watch(read) }
    }
  }

  @Test("A diagnostic comes after all listeners of the change, whoever caused it")
  func diagnostic() {
    let field = Field("abc", rules: [.minimum(3)])
    let form = ValidationManager(verifying: [field])
    let handler = Validation.onDiagnostic
    defer { Validation.onDiagnostic = handler }
    Validation.onDiagnostic = { [recorder] _ in recorder.note("diagnostic") }
    for name in ["first", "second"] {
      recorder.keep(
        field.onStatusChange { [recorder] _ in
          recorder.note(name)
          if name == "first" { form.add(form) }
        })
    }
    field.value = "a"
    #expect(recorder.take() == ["first", "second", "diagnostic"])
  }

  @Test("T8: what is asked for while something is released runs soon, also where nobody listens")
  func askedWhileReleased() async {
    let button = Button()
    var hold: ControlHold? = button.hold("busy")
    button.onWrite = { [recorder] _ in Validation.afterTelling { recorder.note("ran") } }
    hold = nil
    #expect(button.isEnabled && hold == nil)
    await turns { !recorder.lines.isEmpty }
    #expect(recorder.take() == ["ran"])
  }

  @Test("T8: what is asked for after a release comes after the listeners that wait for it")
  func askedAfterRelease() async {
    let control = Control("Go")
    recorder.keep(control.onEnabledChange { [recorder] in recorder.note("\($0)") })
    var hold: ControlHold? = control.hold("busy")
    hold = nil
    Validation.afterTelling { [recorder] in recorder.note("after") }
    await turns { recorder.lines.count == 3 }
    #expect(recorder.take() == ["false", "true", "after"] && hold == nil)
  }

  @Test("T4: a control that a watcher of a circle holds is right when the circle is cut")
  func heldWhenCut() {
    let (a, b, button) = (Field(""), Field(""), Button())
    var hold: ControlHold?
    watch { b.value = a.value }
    watch { a.value = b.value + "x" }
    watch {
      let isOdd = a.value.utf8.count % 2 == 1
      if isOdd != (hold != nil) { hold = isOdd ? button.hold("odd") : nil }
    }
    for start in ["", "y"] {
      let found = collectingDiagnostics { a.value = start + "go" }
      #expect(!found.isEmpty && button.isEnabled == (hold == nil))
    }
  }

  @Test("T4: what is dropped when a circle is cut counts as known to listeners")
  func droppedIsKnown() {
    let (a, b, other) = (Field(""), Field(""), Field("a", rules: [.minimum(3)]))
    recorder.watch(other, as: "other")
    watch { b.value = a.value }
    watch { a.value = b.value + "x" }
    watch {
      _ = a.value
      if Transaction.shared.isClosed { other.exclude() }
    }
    let found = collectingDiagnostics { a.value = "go" }
    #expect(!found.isEmpty && other.isExcluded)
    _ = recorder.take()
    other.include()
    #expect(recorder.take() == ["other valid → invalid"])
  }

  @Test("T4: a circle is reported as that of what was told, whatever else was switched")
  func reported() {
    let field = Field("")
    let other = Field("abc", rules: [.minimum(3)])
    let form = ValidationManager(verifying: [other], managing: [Button()])
    let tokens = [
      field.onValueChange { _, _ in other.value = other.value.isEmpty ? "abc" : "" },
      field.onValueChange { _, new in field.value = new + "x" },
    ]
    let found = collectingDiagnostics { field.value = "go" }
    #expect(found.count == 1 && found.allSatisfy { "\($0)".contains("a field among") }, "\(found)")
    withExtendedLifetime((form, tokens)) {}
  }

  @Test("T4: who listens beside a prompt that keeps a circle going hears the last message")
  func beside() {
    let field = Field("", rules: [.length(max: 1)], feedback: .immediate)
    var last: String?
    let first = field.onMessageChange { last = $1 }
    let prompt = Prompt("Ask", message: "Enter", fields: [field], actions: [])
    let second = prompt.onLinesChange { field.value = $0.count > 1 ? "a" : "ab" }
    let found = collectingDiagnostics { field.value = "ab" }
    #expect(!found.isEmpty && last == field.visibleMessage)
    #expect(prompt.lines.dropFirst().map(\.text) == [field.visibleMessage].compactMap { $0 })
    withExtendedLifetime([first, second]) {}
  }
}
