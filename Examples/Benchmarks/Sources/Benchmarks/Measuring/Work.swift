import Foundation

/// What is timed of a case.
struct Work {
  private let body: @MainActor (_ count: Int) async -> Void
  /// Whether other threads take part, so that only the clock on the wall sees everything.
  private let isShared: Bool

  /// Creates work that is done when a call returns.
  init(_ call: @escaping @MainActor () -> Void) {
    body = { count in for _ in 0..<count { call() } }
    isShared = false
  }

  /// Creates work that is done when a call was awaited.
  init(awaiting call: @escaping @MainActor () async -> Void) {
    body = { count in for _ in 0..<count { await call() } }
    isShared = true
  }

  /// Does the work so many times.
  @MainActor func run(_ count: Int) async { await body(count) }

  /// Does the work so many times, and returns the nanoseconds that it took.
  ///
  /// They are those of the thread where that does all of it: what others do with the processor
  /// meanwhile is left out.
  @MainActor func nanoseconds(_ count: Int) async -> Double {
    let start = now
    await body(count)
    return now - start
  }

  private var now: Double {
    var time = timespec()
    clock_gettime(isShared ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
