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
/// valid then, the action runs. Controls that the manager manages are disabled from the press to
/// the end. A failed run can be tried again.
@MainActor
public final class Submission<Content: Sendable> {
  /// The action of a run, with the values as they were when it began.
  public typealias Action = @MainActor @Sendable (FormSnapshot) async throws -> Content

  /// The form that is submitted.
  public let manager: ValidationManager

  /// Ends an editing that the form does not know of, and returns false where that is refused.
  ///
  /// Text inputs of the form's fields end theirs by themselves, and may refuse as well.
  public var endEditing: @MainActor () -> Bool = { true }

  let core: SubmissionCore
  let action: Action
  let timeout: Duration?
  let clock: any Clock<Duration>
  private(set) var content: LoadState<Content>?
  private(set) var run: Run?
  /// The error by which the last run failed; nil while the state is another.
  private var failure: (any Error)?

  /// Creates a submission of a form.
  ///
  /// - Parameters:
  ///   - manager: The form.
  ///   - timeout: How long the answers that are awaited may take, and then the action; nil waits
  /// for
  ///     ever.
  ///   - clock: What the time-out is measured by.
  ///   - action: What a run does. What it throws becomes an error state, see ``describing``; a
  ///     ``SubmissionFailure`` also lands on fields, and a `CancellationError` cancels the run.
  public init(
    of manager: ValidationManager, timeout: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock(), action: @escaping Action
  ) {
    self.manager = manager
    self.timeout = timeout
    self.clock = clock
    self.action = action
    core = SubmissionCore()
    manager.node.companions.add(self)
  }

  /// The messages in whose language the submission says that it failed.
  ///
  /// Those of the form, until others are set; what it says at the moment follows when they are.
  public var messages: MessageCatalog {
    get { core.messages ?? manager.messages ?? .english }
    set {
      core.messages = newValue
      describeAgain()
    }
  }

  /// The message for an error that the action threw, or for a ``SubmissionTimeout``; nil leaves it
  /// to the error's `LocalizedError.errorDescription`, and else to a general text in the language
  /// of ``messages``.
  ///
  /// Never asked for a ``SubmissionFailure`` that has a message. An error's description for
  /// programmers is never shown; the error itself is part of the ``SubmissionResult``.
  public var describing: @MainActor (any Error) -> String? {
    get { core.describing }
    set {
      core.describing = newValue
      describeAgain()
    }
  }

  /// The state of the last run; nil before the first, and after a reset.
  ///
  /// It is loading from the press on, unless the form is invalid already, and what it was before
  /// again where the form turns out to be so, or the run is cancelled.
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
    core.listeners.listen(known: core.mark) { [weak self] _, _ in
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

  /// Cancels the run that is under way; the state is what it was before.
  public func cancel() { if run != nil { goBack() } }

  /// Cancels the run that is under way, and forgets what became of earlier ones: the state is nil.
  ///
  /// A reset of the form does this too.
  public func reset() {
    Validation.batch {
      cancel()
      core.endImpositions()
      if content != nil { set(nil, 0) }
    }
  }

  // MARK: - The state

  /// One run; letting go of it cancels it and gives the controls back.
  @MainActor
  final class Run {
    /// The state to which the submission returns if the run is cancelled.
    let before: Condition
    /// Keeps the controls disabled.
    var work: ObserverToken?
    var task: Task<SubmissionResult<Content>, Never>?
    /// The values that are sent, once the form is known to be valid.
    var snapshot: FormSnapshot?

    init(before: Condition) { self.before = before }

    deinit { task?.cancel() }
  }

  /// A state with what stands for it, so that coming back to it is no change.
  struct Condition {
    let content: LoadState<Content>?
    let mark: Int
    let failure: (any Error)?
  }

  /// Begins a run; nothing of it is told before the batch that is open.
  func begin() -> Run {
    let run = Run(before: Condition(content: content, mark: core.mark, failure: failure))
    self.run = run
    run.work = manager.node.beginWork()
    core.noteChange(.run)
    return run
  }

  func beginLoading() { set(.loading, 1) }

  /// Ends the run, the state being what it was before.
  func goBack() {
    guard let before = run?.before else { return }
    Validation.batch {
      set(before.content, before.mark, before.failure)
      end()
    }
  }

  /// Ends the run with what became of it.
  func finish(with state: LoadState<Content>, _ failure: (any Error)? = nil) {
    Validation.batch {
      set(state, core.newMark(), failure)
      end()
    }
  }

  /// Ends the run and gives the controls back.
  private func end() {
    let ended = run
    run = nil
    core.noteChange(.run)
    ended?.work?.cancel()
  }

  private func set(_ state: LoadState<Content>?, _ mark: Int, _ failure: (any Error)? = nil) {
    content = state
    self.failure = failure
    core.stateChanged(to: mark)
  }

  /// Says in other words what the last run failed by.
  private func describeAgain() {
    guard let failure, case .error(let old)? = content else { return }
    let new = core.message(for: failure, messages)
    if new != old { set(.error(new), core.newMark(), failure) }
  }
}

extension Submission: FormCompanion {
  func formDidReset() { reset() }

  func formDidUse(_ messages: MessageCatalog) { describeAgain() }
}

extension Submission: Observable {}
