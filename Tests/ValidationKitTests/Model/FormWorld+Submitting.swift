@testable import ValidationKit

/// What is done to submissions.
extension FormWorld {
  func performOnSubmission(_ operation: ModelOperation) {
    guard let index = pick(Array(submissions.indices), operation.a) else { return }
    count(operation.kind)
    let submission = submissions[index]
    guard operation.kind == .press else {
      note("cancel s\(index)")
      model.cancel(index)
      return submission.cancel()
    }
    note("press s\(index)")
    model.press(index)
    // In flight, the run may go on before anybody looks; by a listener, controls wait until all are
    // told who watch the same.
    if isInFlight || isReacting { phase = .loose }
    let task = submission.start()
    Task { [weak self] in
      _ = await task.value
      self?.results[index, default: 0] += 1
    }
  }

  /// Ends an action: with a content, an error, or a failure that lands on a field.
  func endAction(_ operation: ModelOperation) {
    let acting = model.submissions.indices.filter { model.submissions[$0].run?.phase == .acting }
    guard let index = pick(acting, operation.a), let run = model.submissions[index].run else {
      return
    }
    count(.act)
    (phase, isInFlight) = (.loose, true)
    if operation.b % 3 == 0 {
      note("s\(index) is loaded")
      model.submissions[index].state = .loaded(operation.c % 10)
      model.endRun(index)
      return actions.end(index, .success(operation.c % 10))
    }
    defer {
      // What became wrong meanwhile is shown with the failure.
      if let first = model.firstInvalid(of: model.submissions[index].manager),
        first < FormModel.firstProbe
      {
        model.reveal(first)
      }
      model.submissions[index].state = .error("No")
      model.endRun(index)
    }
    guard operation.b % 3 == 1, let id = pick(run.snapshot.keys.sorted(), operation.c),
      let field = fields[id]
    else {
      note("s\(index) fails")
      return actions.end(index, .failure(SubmissionFailure("No")))
    }
    note("s\(index) fails at f\(id)")
    if run.snapshot[id]?.edits == model.fields[id]?.edits {
      model.impose(id, ["Refused"], by: index)
    }
    let issue = ValidationIssue(rule: "imposed", message: "Refused")
    actions.end(index, .failure(SubmissionFailure("No", fieldIssues: [(field, issue)])))
  }

  /// What a submission has not come to yet, nil for nothing.
  func missingRun() -> String? {
    for (index, submission) in submissions.enumerated() {
      let right = model.submissions[index]
      if submission.isRunning != (right.run != nil) {
        return "s\(index).isRunning is \(submission.isRunning)"
      }
      if actions.ran[index] ?? 0 != right.actions {
        return "the action of s\(index) ran \(actions.ran[index] ?? 0) times, expected "
          + "\(right.actions)"
      }
      if results[index] ?? 0 != right.results {
        return "s\(index) gave \(results[index] ?? 0) results, expected "
          + "\(right.results)"
      }
    }
    return nil
  }
}

extension Finding {
  /// What a rule that asks is to answer.
  var verdict: RuleVerdict {
    RuleVerdict(
      outcome: outcome,
      issues: notes.map {
        ValidationIssue(
          rule: $0.rule, reason: ValidationIssue.Reason(rawValue: $0.reason),
          severity: $0.isWarning ? .warning : .error)
      })
  }
}
