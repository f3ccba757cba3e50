@testable import ValidationKit

extension FormWorld {
  /// Compares everything, as a listener or a caller would see it.
  func compare(_ place: @autoclosure () -> String) {
    guard mismatch == nil else { return }
    self.place = place()
    for id in model.liveFields { compareField(id) }
    for (id, probe) in probes {
      expectSame("status of \(id)", probe.status, model.status(id))
      expectSame("exclusion of \(id)", probe.isExcluded, model.isExcluded(id))
    }
    for id in model.liveManagers { compareManager(id) }
    for (id, button) in buttons {
      expectSame("b\(id).isEnabled", button.isEnabled, model.readsEnabled(id))
    }
    for (index, submission) in submissions.enumerated() where phase == .exact {
      expectSame(
        "s\(index).isRunning", submission.isRunning, model.submissions[index].run != nil)
      expectSame("s\(index).state", words(submission.state), model.submissions[index].words)
    }
  }

  private func compareField(_ id: Int) {
    guard let field = fields[id], let right = model.fields[id] else { return }
    expectSame("f\(id).value", field.value, right.value)
    expectSame("f\(id).status", field.status, model.status(id))
    expectSame("f\(id).isExcluded", field.isExcluded, model.isExcluded(id))
    expectSame("f\(id).isEnabled", field.isEnabled, model.readsEnabled(id))
    expectSame("f\(id).issues", field.issues.map(Note.init), model.notes(id))
    expectSame("f\(id).isEdited", field.isEdited, right.isEdited)
    expectSame("f\(id).isTouched", field.isTouched, right.isTouched)
    expectSame("f\(id).isFocused", field.isFocused, right.isFocused)
    if right.isHeldLookOpen { return }
    let look = model.look(id)
    expectSame("f\(id).appearance", field.appearance, look.appearance)
    expectSame("f\(id).visibleMessage", field.visibleMessage, model.text(of: look.note, in: id))
  }

  private func compareManager(_ id: Int) {
    guard let manager = weakManagers[id]?.object, let right = model.managers[id] else { return }
    expectSame("m\(id).status", manager.status, model.status(id))
    expectSame("m\(id).isExcluded", manager.isExcluded, model.isExcluded(id))
    expectSame("m\(id).issues", manager.formIssues.map(\.rule), right.imposed)
    expectSame("m\(id).members", manager.members.map { number(of: $0) }, right.members)
    expectSame(
      "m\(id).firstInvalidMember", manager.firstInvalidMember.map { number(of: $0) },
      model.firstInvalid(of: id))
  }

  func number(of member: any Validatable) -> Int {
    model.members.first { self.member($0) === member } ?? -1
  }

  /// Compares the values that a run took.
  func compare(_ snapshot: FormSnapshot, of index: Int) {
    let runs = ([model] + others).compactMap { $0.submissions[index].run }
    guard let run = runs.first(where: { $0.phase == .acting }) else {
      return expect(false, "s\(index) acts unexpectedly")
    }
    for (id, entry) in run.snapshot {
      guard let field = fields[id] else { continue }
      expectSame("f\(id) in the snapshot of s\(index)", snapshot[field], entry.value)
    }
  }

  func words(_ state: LoadState<Int>?) -> String {
    switch state {
    case nil: "nothing"
    case .loading: "loading"
    case .loaded(let number): "loaded \(number)"
    case .error(let text): "error \(text)"
    }
  }

  /// Compares everything after an operation, and what lives, and what was heard.
  func check() {
    compare("after")
    expectSame("diagnostics", diagnostics.count, expectedDiagnostics)
    for (id, manager) in weakManagers where manager.object != nil {
      expect(model.managers[id] != nil, "m\(id) lives on")
    }
    for listener in listeners {
      if let problem = listener.problem() { expect(false, problem) }
    }
    for watcher in watchers {
      if let problem = watcher.problem() { expect(false, problem) }
    }
  }
}

extension SubmissionModel {
  var words: String {
    switch state {
    case nil: "nothing"
    case .loading: "loading"
    case .loaded(let number): "loaded \(number)"
    case .error(let text): "error \(text)"
    }
  }
}

extension Note {
  init(_ issue: ValidationIssue) {
    self.init(
      rule: issue.rule, reason: issue.reason.rawValue,
      message: issue.message?.text(for: issue, language: "aa"), isWarning: !issue.isError)
  }
}
