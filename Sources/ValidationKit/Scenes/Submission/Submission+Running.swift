extension Submission {
  /// Submits the form: the controls are disabled, the state is loading and what is wrong shows when
  /// the call returns.
  ///
  /// Cancelling the task that is returned cancels the run.
  @discardableResult
  public func start() -> Task<SubmissionResult<Content>, Never> {
    guard !manager.node.isWorking else { return Task { .alreadyRunning } }
    guard !manager.isExcluded, endEditing(), manager.endEditing() else {
      return Task { .refused }
    }
    // Ending the editing may have submitted it already.
    guard !manager.node.isWorking else { return Task { .alreadyRunning } }
    let run = Validation.batch {
      let run = begin()
      core.endImpositions()
      self.manager.beginAttempt()
      guard self.run === run else { return run }
      switch self.manager.node.status {
      case .valid: load(run)
      case .pending: beginLoading()
      case .invalid: break
      }
      return run
    }
    // A listener may have cancelled it already, by resetting the form.
    guard self.run === run else { return Task { .cancelled } }
    let (manager, timeout, clock) = (manager, timeout, clock)
    let task = Task { [weak self, weak run] () -> SubmissionResult<Content> in
      while true {
        if run?.snapshot == nil {
          let isInTime = await manager.settled(within: timeout, clock: clock)
          guard let step = self?.proceed(with: run, isInTime: isInTime) else { return .cancelled }
          switch step {
          case .load: break
          case .wait: continue
          case .end(let result): return result
          }
        }
        guard let work = self?.work(of: run) else { return .cancelled }
        let answer = await work.perform()
        return self?.end(run, with: answer, work.snapshot) ?? .cancelled
      }
    }
    run.task = task
    return task
  }

  /// The next step once nothing is pending.
  private enum Step {
    case load
    case wait
    case end(SubmissionResult<Content>)
  }

  /// Whether a run still counts; one whose task was cancelled ends here.
  private func goesOn(_ run: Run?) -> Bool {
    guard let run, self.run === run else { return false }
    if Task.isCancelled { cancel() }
    return self.run === run
  }

  /// Takes the values, which are what is sent from here on, and begins to load.
  private func load(_ run: Run) {
    // Before anybody hears of it, who might edit or cancel.
    run.snapshot = FormSnapshot(of: manager)
    if content?.isLoading != true { beginLoading() }
  }

  /// Goes on after what was awaited, or ends where the form is not valid, or the answers too late;
  /// nil where the run was cancelled.
  private func proceed(with run: Run?, isInTime: Bool) -> Step? {
    guard goesOn(run), let run else { return nil }
    guard isInTime else { return .end(fail(SubmissionTimeout())) }
    guard !manager.isExcluded else {
      goBack()
      return .end(.refused)
    }
    // What became wrong meanwhile, or was included, was not revealed at the press.
    manager.attemptAgain()
    switch manager.node.status {
    case .pending:
      if content?.isLoading != true { beginLoading() }
      return goesOn(run) ? .wait : nil
    case .invalid:
      let first = manager.firstInvalidMember
      goBack()
      return .end(.invalid(first: first))
    case .valid:
      load(run)
      return goesOn(run) ? .load : nil
    }
  }

  /// The action with its time-out, which holds on to nothing of the submission.
  private struct Work {
    let snapshot: FormSnapshot
    let perform: @MainActor () async -> SubmissionAnswer<Content>
  }

  private func work(of run: Run?) -> Work? {
    guard goesOn(run), let snapshot = run?.snapshot else { return nil }
    let (action, timeout, clock) = (action, timeout, clock)
    return Work(snapshot: snapshot) {
      await firstAnswer(
        of: { @MainActor in
          do { return .content(try await action(snapshot)) } catch { return .error(error) }
        },
        or: {
          guard let timeout, (try? await clock.sleep(for: timeout)) != nil else { return nil }
          return .error(SubmissionTimeout())
        },
        ifCancelled: .error(CancellationError()))
    }
  }

  private func end(
    _ run: Run?, with answer: SubmissionAnswer<Content>, _ snapshot: FormSnapshot
  ) -> SubmissionResult<Content> {
    guard goesOn(run) else { return .cancelled }
    switch answer {
    case .content(let content):
      finish(with: .loaded(content))
      return .loaded(content)
    case .error(is CancellationError):
      cancel()
      return .cancelled
    case .error(let error):
      return fail(error, snapshot)
    }
  }

  private func fail(
    _ error: any Error, _ snapshot: FormSnapshot? = nil
  ) -> SubmissionResult<Content> {
    let message = core.message(for: error, messages)
    return Validation.batch {
      if let failure = error as? SubmissionFailure, let snapshot {
        core.impose(failure, on: manager) { snapshot.isCurrent($0) }
      }
      let first = manager.firstInvalidMember
      // It may have become wrong meanwhile, by a condition or an edit.
      (first as? AnyField)?.reveal()
      finish(with: .error(message), error)
      return .failed(message, error: error, first: first)
    }
  }
}

/// The result of an action.
private enum SubmissionAnswer<Content: Sendable>: Sendable {
  case content(Content)
  case error(any Error)
}
