/// The questions to async rules that one judgement of a field has open.
///
/// Letting go of it, or giving them up, cancels them.
@MainActor
final class OpenQuestions {
  /// The judgement that asked; answers to another one do not count.
  let generation: UInt64
  private var verdicts: [RuleVerdict?]
  private var asking: [Task<Void, Never>] = []
  private var pausing: [Task<Void, Never>] = []
  /// Whether nobody is asked, since no manager needs the answers; they are awaited all the same.
  private(set) var isGivenUp = false

  /// - Parameter answered: What is known already, nil for what is to be asked, in the order of the
  ///   rules.
  init(generation: UInt64, answered: [RuleVerdict?]) {
    self.generation = generation
    verdicts = answered
  }

  deinit {
    for task in asking + pausing { task.cancel() }
  }

  /// Cancels what is asked and not answered.
  func giveUp() {
    guard count > 0 else { return }
    isGivenUp = true
    for task in asking + pausing { task.cancel() }
    (asking, pausing) = ([], [])
  }

  /// The number of answers that are awaited.
  var count: Int { verdicts.count { $0 == nil } }

  /// Whether a rule could not be checked, whatever others said.
  var hasFailed: Bool { verdicts.contains { $0?.outcome == .couldNotBeChecked } }

  /// Returns the verdict of the answers so far, in the order of the rules.
  func verdict(_ reporting: IssueReporting) -> RuleVerdict {
    RuleVerdict(verdicts.lazy.compactMap { $0 }, reporting: reporting)
  }

  func take(_ verdict: RuleVerdict, for index: Int) { verdicts[index] = verdict }

  /// Asks a question after a pause, which ``flush()`` cuts short.
  func ask(
    after pause: Duration, clock: any Clock<Duration>,
    _ question: @escaping @MainActor @Sendable () async -> Void
  ) {
    let waiting: Task<Void, Never>? =
      pause > .zero ? Task { try? await clock.sleep(for: pause) } : nil
    if let waiting { pausing.append(waiting) }
    asking.append(
      Task { @MainActor in
        await waiting?.value
        if !Task.isCancelled { await question() }
      })
  }

  /// Asks what still waits for a pause in typing.
  func flush() {
    for task in pausing { task.cancel() }
    pausing = []
  }
}
