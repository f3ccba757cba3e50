import Observation

@testable import ValidationKit

/// A view that shows one property: drawn anew when Observation says that it changed.
@MainActor
final class ModelWatcher {
  let name: String
  let field: Int
  private let read: () -> String?
  private let told: () -> Void
  private var shown: String?
  private var isStale = false
  private var isOver = false
  /// Whether it reads again within the telling, as one does that mirrors a property elsewhere.
  private let isEager: Bool

  init(
    _ name: String, field: Int, isEager: Bool, read: @escaping () -> String?,
    told: @escaping () -> Void
  ) {
    (self.name, self.field, self.isEager) = (name, field, isEager)
    (self.read, self.told) = (read, told)
    draw()
  }

  private func draw() {
    isStale = false
    shown = withObservationTracking(read) { [weak self] in
      MainActor.assumeIsolated { self?.hear() }
    }
  }

  private func hear() {
    guard !isOver else { return }
    isStale = true
    if isEager { draw() }
    told()
  }

  func end() { isOver = true }

  /// Draws anew if it was told, and says what it shows wrongly.
  func problem() -> String? {
    guard !isOver else { return nil }
    if isStale {
      draw()
      return nil
    }
    guard let current = read(), current != shown else { return nil }
    return "the watcher of \(name) shows \(shown ?? "nothing"), not \(current)"
  }
}

extension FormWorld {
  func watch(_ operation: ModelOperation) {
    guard watchers.count < 10 else { return }
    count(.watch)
    switch operation.a % 4 {
    case 0: watchSubmission(operation)
    case 1: watchManager(operation)
    case 2: watchControl(operation)
    default: watchField(operation)
    }
  }

  private func watchField(_ operation: ModelOperation) {
    guard let id = pick(model.liveFields, operation.b), let field = fields[id] else { return }
    let sides: [(String, (Field<String>) -> String)] = [
      ("value", { $0.value }), ("status", { "\($0.status)" }), ("issues", { "\($0.issues)" }),
      ("appearance", { "\($0.appearance)" }), ("message", { "\($0.visibleMessage ?? "none")" }),
      ("isExcluded", { "\($0.isExcluded)" }), ("isEnabled", { "\($0.isEnabled)" }),
      ("isEdited", { "\($0.isEdited)" }), ("isTouched", { "\($0.isTouched)" }),
      ("isFocused", { "\($0.isFocused)" }), ("isDirty", { "\($0.isDirty)" }),
      ("exclusions", { "\($0.exclusions.map(\.rawValue).sorted())" }),
    ]
    let (side, read) = sides[operation.c % sides.count]
    add("f\(id).\(side)", id, operation) { [weak field] in field.map(read) }
  }

  private func watchManager(_ operation: ModelOperation) {
    guard let id = pick(model.liveManagers, operation.b), let manager = weakManagers[id]?.object
    else { return }
    let sides: [(String, (ValidationManager) -> String)] = [
      ("status", { "\($0.status)" }), ("formIssues", { "\($0.formIssues)" }),
      ("isExcluded", { "\($0.isExcluded)" }),
      (
        "firstInvalidMember",
        { [weak self] in $0.firstInvalidMember.map { "\(self?.number(of: $0) ?? -1)" } ?? "none" }
      ),
    ]
    let (side, read) = sides[operation.c % sides.count]
    add("m\(id).\(side)", id, operation) { [weak manager] in manager.map(read) }
  }

  private func watchControl(_ operation: ModelOperation) {
    guard let id = pick(buttons.keys.sorted(), operation.b), let control = buttons[id] as? Control
    else { return }
    add("b\(id).isEnabled", id, operation) { "\(control.isEnabled)" }
  }

  private func watchSubmission(_ operation: ModelOperation) {
    guard let index = pick(Array(submissions.indices), operation.b) else { return }
    let submission = submissions[index]
    if operation.c % 2 == 0 {
      add("s\(index).state", -1, operation) { "\(String(describing: submission.state))" }
    } else {
      add("s\(index).isRunning", -1, operation) { "\(submission.isRunning)" }
    }
  }

  private func add(
    _ name: String, _ id: Int, _ operation: ModelOperation, _ read: @escaping () -> String?
  ) {
    note("watch \(name)")
    watchers.append(
      ModelWatcher(name, field: id, isEager: operation.c % 5 < 2, read: read) { [weak self] in
        self?.reactToObservation(of: id, name)
      })
  }

  private func reactToObservation(of id: Int, _ name: String) {
    model.managers[id]?.pins += 1
    react(name, isWatcher: true)
    model.managers[id]?.pins -= 1
    model.endTheUnkept()
  }
}
