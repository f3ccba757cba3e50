import Foundation

/// A clock whose time passes only when a test says so.
///
/// Sleepers wake in the order of their deadlines, and in the order in which they went to sleep where
/// those are the same. One whose task is cancelled wakes at once.
package final class TestClock: Clock, @unchecked Sendable {
  /// A time since the clock was made.
  package struct Instant: InstantProtocol {
    package var offset: Duration

    package func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    package func duration(to other: Instant) -> Duration { other.offset - offset }

    package static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  // Guarded by `lock`: clocks are asked from any thread.
  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [Sleeper] = []
  private var cancelled: Set<Int> = []
  private var nextID = 0

  package init() {}

  package var now: Instant { lock.withLock { time } }

  package var minimumResolution: Duration { .zero }

  /// How many sleep at the moment.
  package var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// Lets time pass, and wakes those whose time has come.
  package func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.deadline <= time }
      sleepers.removeAll { $0.deadline <= time }
      return due
    }
    for sleeper in due.sorted(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }) {
      sleeper.continuation.resume()
    }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = lock.withLock {
      defer { nextID += 1 }
      return nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(id, until: deadline, $0) }
    } onCancel: {
      cancel(id)
    }
  }

  private func begin(
    _ id: Int, until deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let end: Result<Void, any Error>? = lock.withLock {
      if cancelled.remove(id) != nil { return .failure(CancellationError()) }
      if deadline <= time { return .success(()) }
      sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
      return nil
    }
    if let end { continuation.resume(with: end) }
  }

  private func cancel(_ id: Int) {
    let sleeper = lock.withLock { () -> Sleeper? in
      guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
        cancelled.insert(id)
        return nil
      }
      return sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
