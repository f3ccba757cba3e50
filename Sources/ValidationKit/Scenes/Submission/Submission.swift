public import Observation

/// Ties a manager to an action that takes time: one run at a time, controls disabled while it runs.
///
///     let submission = Submission(of: registration) { values in
///       try await server.register(values[email], values[password])
///     }
///     await submission.submit()
///
/// A run ends the editing of the focused field, reveals what is wrong, asks at once what waited for
/// a pause in typing, awaits what is pending, and takes one snapshot of the values. If the form is
/// valid then, the action runs. Controls that the manager manages are disabled from the press to the
/// end. A failed run can be tried again.
@MainActor
public final class Submission<Content: Sendable> {
  /// What a run does, with the values as they were when it began.
  public typealias Action = @MainActor @Sendable (FormSnapshot) async throws -> Content

  /// The form that is submitted.
  public let manager: ValidationManager

  /// Ends the editing of the focused field, and returns false where that is refused.
  public var endEditing: @MainActor () -> Bool = { true }

  let core: SubmissionCore
  private let action: Action
  private let timeout: Duration?
  private let clock: any Clock<Duration>
  private var content: LoadState<Content>?
  private var run: Run?

  /// One run; letting go of it cancels it and gives the controls back.
  @MainActor
  private final class Run {
    /// The state to which the submission returns if the run is cancelled.
    let before: LoadState<Content>?
    /// Keeps the controls disabled.
    var work: ObserverToken?
    var task: Task<SubmissionResult<Content>, Never>?

    init(before: LoadState<Content>?) { self.before = before }

    deinit { task?.cancel() }
  }

  /// Creates a submission of a form.
  ///
  /// - Parameters:
  ///   - manager: The form.
  ///   - timeout: How long the answers that are awaited may take, and then the action; nil waits for
  ///     ever.
  ///   - clock: What the time-out is measured by.
  ///   - action: What a run does. What it throws becomes an error state; a ``SubmissionFailure``
  ///     also lands on fields.
  public init(
    of manager: ValidationManager, timeout: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock(), action: @escaping Action
  ) {
    self.manager = manager
    self.timeout = timeout
    self.clock = clock
    self.action = action
    core = SubmissionCore()
  }

  /// The messages in whose language the submission says that it failed.
  ///
  /// Those of the form, until others are set; what it says at the moment follows when they are.
  public var messages: MessageCatalog {
    get { core.messages ?? manager.messages ?? .english }
    set {
      core.messages = newValue
      guard let old = content?.errorMessage, let new = core.failure?(newValue), old != new
      else { return }
      set(.error(new))
    }
  }

  /// What became of the last run; nil before the first.
  public var state: LoadState<Content>? {
    core.noteRead(\.stateKey, .state)
    return content
  }

  /// Whether a run is under way, from the press to its end.
  public var isRunning: Bool {
    core.noteRead(\.runKey, .run)
    return run != nil
  }

  /// Calls a closure with each later state, until the token ends.
  public func onStateChange(
    _ action: @escaping @MainActor (LoadState<Content>?) -> Void
  ) -> ObserverToken {
    core.listeners.listen(known: core.states) { [weak self] _, _ in
      if let self { action(content) }
    }
  }

  /// Submits the form, and returns how that ended; cancelling the caller cancels the run.
  @discardableResult
  public func submit() async -> SubmissionResult<Content> {
    let task = start()
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Submits the form: the controls are disabled and what is wrong shows when the call returns.
  ///
  /// Cancelling the task that is returned cancels the run.
  @discardableResult
  public func start() -> Task<SubmissionResult<Content>, Never> {
    guard run == nil else { return Task { .alreadyRunning } }
    guard endEditing() else { return Task { .refused } }
    // Ending the editing may have submitted it already.
    guard run == nil else { return Task { .alreadyRunning } }
    let run = Run(before: content)
    Validation.batch {
      self.run = run
      run.work = self.manager.node.beginWork { [weak self] in self?.cancel() }
      core.changed(.run)
      self.manager.attemptSubmission()
    }
    // A listener may have cancelled it already, by resetting the form.
    guard self.run === run else { return Task { .cancelled } }
    let (manager, timeout, clock) = (manager, timeout, clock)
    let task = Task { [weak self, weak run] () -> SubmissionResult<Content> in
      let isInTime = await manager.settled(within: timeout, clock: clock)
      guard let attempt = self?.proceed(with: run, isInTime: isInTime) else { return .cancelled }
      switch attempt {
      case .success(let snapshot):
        guard let work = self?.work(on: snapshot) else { return .cancelled }
        let answer = await work()
        return self?.end(run, with: answer, snapshot) ?? .cancelled
      case .failure(let end):
        return end.result
      }
    }
    run.task = task
    return task
  }

  /// Cancels the run that is under way; the state is what it was before.
  public func cancel() {
    guard let run else { return }
    if content?.isLoading == true { finish(with: run.before) } else { finish() }
  }

  // MARK: - A run

  /// The end of a run that does not come to its action.
  private struct EarlyEnd: Error {
    let result: SubmissionResult<Content>
  }

  /// Whether a run still counts; one whose task was cancelled ends here.
  private func goesOn(_ run: Run?) -> Bool {
    guard let run, self.run === run else { return false }
    if Task.isCancelled { cancel() }
    return self.run === run
  }

  /// Takes the snapshot and begins to load, or ends where the form is not valid, or what it awaited
  /// too late; nil where the run was cancelled.
  private func proceed(with run: Run?, isInTime: Bool) -> Result<FormSnapshot, EarlyEnd>? {
    guard goesOn(run) else { return nil }
    guard isInTime else { return .failure(EarlyEnd(result: failLate())) }
    guard manager.node.status.isValid else {
      let first = manager.firstInvalidMember
      finish()
      return .failure(EarlyEnd(result: .invalid(first: first)))
    }
    // Before anybody hears of it, who might edit or cancel.
    let snapshot = FormSnapshot(of: manager)
    set(.loading)
    return goesOn(run) ? .success(snapshot) : nil
  }

  /// Returns the action with its time-out, holding on to nothing of the submission.
  private func work(
    on snapshot: FormSnapshot
  ) -> @MainActor () async -> SubmissionAnswer<Content> {
    let (action, timeout, clock) = (action, timeout, clock)
    return {
      await firstAnswer(
        of: { @MainActor in
          do { return .content(try await action(snapshot)) } catch { return .error(error) }
        },
        or: {
          guard let timeout, (try? await clock.sleep(for: timeout)) != nil else { return nil }
          return .timedOut
        },
        ifCancelled: .cancelled)
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
    case .error(let error):
      return fail(error, snapshot)
    case .timedOut:
      return failLate()
    case .cancelled:
      cancel()
      return .cancelled
    }
  }

  private func failLate() -> SubmissionResult<Content> {
    let issue = ValidationIssue(rule: "submission", reason: .timedOut)
    let message = fail { $0.text(for: issue) }
    return .failed(message, first: nil)
  }

  private func fail(_ error: any Error, _ snapshot: FormSnapshot) -> SubmissionResult<Content> {
    return Validation.batch {
      if let failure = error as? SubmissionFailure {
        core.impose(failure, on: manager) { snapshot.isCurrent($0) }
      }
      let first = manager.firstInvalidMember
      return .failed(fail { [core] in core.message(for: error, $0) }, first: first)
    }
  }

  /// Ends the run with an error, and returns what is said of it.
  private func fail(_ message: @escaping (MessageCatalog) -> String) -> String {
    let text = message(messages)
    core.failure = message
    finish(with: .error(text))
    return text
  }

  private func finish(with state: LoadState<Content>?) {
    Validation.batch {
      set(state)
      finish()
    }
  }

  /// Ends the run and gives the controls back; the state stays.
  private func finish() {
    let ended = run
    Validation.batch {
      run = nil
      core.changed(.run)
      ended?.work?.cancel()
    }
  }

  private func set(_ state: LoadState<Content>?) {
    content = state
    core.changed(.state)
  }
}

/// What an action came to.
private enum SubmissionAnswer<Content: Sendable>: Sendable {
  case content(Content)
  case error(any Error)
  case timedOut
  case cancelled
}

extension Submission: Observable {}
