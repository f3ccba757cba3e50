import Observation
import Testing

@testable import ValidationKit

@Suite("Fields, managers and controls as views watch them")
@MainActor
struct FieldObservationTests {
  let field = Field("", rules: [.minimum(3)], message: "Longer")

  /// Returns whether a change is reported to those who read something before.
  private func isReported<Read>(_ read: () -> Read, _ change: () -> Void) -> Bool {
    nonisolated(unsafe) var isReported = false
    withObservationTracking {
      _ = read()
    } onChange: {
      isReported = true
    }
    change()
    return isReported
  }

  /// The properties of a field, and the steps of a history that change each of them.
  nonisolated private static let steps = [
    "enter", "type a", "type ab", "leave", "type abc", "type abcd", "type x", "reveal", "impose",
    "exclude", "type xyz", "include", "judge", "leave", "reset", "reset",
  ]

  @Test("T3: a change of a property is reported to its watchers, and to no others")
  func exactly() {
    let properties: [(name: String, read: @MainActor (Field<String>) -> String)] = [
      ("value", { $0.value }), ("status", { "\($0.status)" }), ("isValid", { "\($0.isValid)" }),
      ("issues", { "\($0.issues)" }), ("appearance", { "\($0.appearance)" }),
      ("visibleMessage", { $0.visibleMessage ?? "nil" }), ("isEdited", { "\($0.isEdited)" }),
      ("isTouched", { "\($0.isTouched)" }), ("isFocused", { "\($0.isFocused)" }),
    ]
    for (name, read) in properties {
      let field = Field("", rules: [.minimum(3)], message: "Longer")
      for (number, step) in Self.steps.enumerated() {
        let before = read(field)
        let reported = isReported({ read(field) }, { field.play(step) })
        let changed = before != read(field)
        #expect(reported == changed, "\(name), step \(number): \(step)")
      }
    }
  }

  @Test("Every watcher is told, each once, and again after it has read again")
  func watchers() {
    nonisolated(unsafe) var told = 0
    for _ in 0..<2 {
      for _ in 0..<3 {
        withObservationTracking {
          _ = field.value
        } onChange: {
          told += 1
        }
      }
      field.value += "a"
      field.value += "b"
    }
    #expect(told == 6)
  }

  @Test("T1: a watcher that is told sees everything right")
  func right() {
    let button = Button()
    let manager = ValidationManager(verifying: [field], managing: [button])
    nonisolated(unsafe) var seen: [String] = []
    let field = field
    withObservationTracking {
      _ = field.status
    } onChange: {
      MainActor.assumeIsolated {
        seen.append("\(field.value) \(field.status) \(manager.status) \(button.isEnabled)")
      }
    }
    field.value = "abc"
    #expect(seen == ["abc valid valid true"])
  }

  @Test("T5: watchers wait for the end of a batch")
  func batch() {
    nonisolated(unsafe) var isTold = false
    withObservationTracking {
      _ = field.value
    } onChange: {
      isTold = true
    }
    Validation.batch {
      field.value = "a"
      #expect(!isTold)
    }
    #expect(isTold)
  }

  @Test("A manager's status and issues are watched apart")
  func manager() {
    let other = Field("abc")
    let manager = ValidationManager(verifying: [field, other])
    #expect(!isReported({ manager.status }, { field.value = "a" }))
    #expect(isReported({ manager.status }, { field.value = "abc" }))
    #expect(isReported({ manager.isValid }, { other.value = "" }))
    #expect(!isReported({ manager.status }, { field.value = "" }))
    #expect(!isReported({ manager.status }, { manager.impose([ValidationIssue(rule: "a")]) }))
    #expect(isReported({ manager.formIssues }, { manager.impose([ValidationIssue(rule: "b")]) }))
    #expect(!isReported({ manager.formIssues }, { manager.impose([ValidationIssue(rule: "b")]) }))
    #expect(!isReported({ manager.formIssues }, { other.value = "abc" }))
    #expect(isReported({ manager.status }, { manager.remove(field) }))
  }

  @Test("A control is watched, and not reported while it stays as it is")
  func control() {
    let control = Control("Go")
    let manager = ValidationManager(verifying: [field])
    #expect(isReported({ control.isEnabled }, { manager.manage(control) }))
    #expect(!isReported({ control.isEnabled }, { field.value = "ab" }))
    #expect(isReported({ control.isEnabled }, { field.value = "abc" }))
    #expect(!isReported({ control.isEnabled }, { field.value = "abcd" }))
    #expect(!isReported({ control.isEnabled }, { control.isEnabled = true }))
    var hold: ControlHold?
    #expect(isReported({ control.isEnabled }, { hold = control.hold("busy") }))
    #expect(isReported({ control.isEnabled }, { hold?.cancel() }))
  }

  @Test("What another field makes of a dependent is reported to its watchers")
  func dependent() {
    let dependent = Field("abc")
    dependent.requireSame(as: field)
    #expect(isReported({ dependent.status }, { field.value = "abc" }))
    #expect(!isReported({ dependent.value }, { field.value = "abcd" }))
  }
  @Test("T3: what listeners heard before somebody watched is not reported later")
  func earlierNews() {
    let tokens = [field.onValueChange { _, _ in }, field.onMessageChange { _, _ in }]
    field.value = "a"
    #expect(!isReported({ field.value }, { field.leave() }))
    #expect(isReported({ field.visibleMessage }, { field.value = "abc" }))
    withExtendedLifetime(tokens) {}
  }
}
