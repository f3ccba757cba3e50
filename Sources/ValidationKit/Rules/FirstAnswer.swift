import Foundation

/// Returns what the first of two pieces of work answers, and cancels the other without waiting for
/// it, so that work that ignores cancellation holds nobody up.
///
/// - Parameters:
///   - work: The work; it does not even begin where the caller is cancelled before.
///   - alternative: Other work, which may decline to answer by returning nil.
///   - cancelled: The answer as soon as the caller is cancelled.
func firstAnswer<Answer: Sendable>(
  of work: @escaping @Sendable () async -> Answer,
  or alternative: @escaping @Sendable () async -> Answer?,
  ifCancelled cancelled: Answer
) async -> Answer {
  let race = Race<Answer>()
  return await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      race.start(
        continuation,
        [
          Task { if !race.isOver { race.finish(with: await work()) } },
          Task { if let answer = await alternative() { race.finish(with: answer) } },
        ])
    }
  } onCancel: {
    race.finish(with: cancelled)
  }
}

/// Several tasks of which the first answer counts.
private final class Race<Answer: Sendable>: @unchecked Sendable {
  // Guarded by `lock`; a lock, since answers come from any thread and `Mutex` needs newer systems.
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Answer, Never>?
  private var tasks: [Task<Void, Never>] = []
  /// The first answer; nil while the race is on.
  private var answer: Answer?

  var isOver: Bool { lock.withLock { answer != nil } }

  func start(_ continuation: CheckedContinuation<Answer, Never>, _ tasks: [Task<Void, Never>]) {
    let early: Answer? = lock.withLock {
      if answer == nil {
        self.continuation = continuation
        self.tasks = tasks
      }
      return answer
    }
    guard let early else { return }
    for task in tasks { task.cancel() }
    continuation.resume(returning: early)
  }

  func finish(with answer: Answer) {
    let (continuation, tasks) = lock.withLock {
      defer {
        if self.answer == nil { self.answer = answer }
        self.continuation = nil
        self.tasks = []
      }
      return (self.continuation, self.tasks)
    }
    for task in tasks { task.cancel() }
    continuation?.resume(returning: answer)
  }
}
