/// What is timed of a case.
struct Work {
  private let body: @MainActor (_ count: Int) async -> Void

  /// Creates work that is done when a call returns.
  init(_ call: @escaping @MainActor () -> Void) {
    body = { count in for _ in 0..<count { call() } }
  }

  /// Creates work that is done when a call was awaited.
  init(awaiting call: @escaping @MainActor () async -> Void) {
    body = { count in for _ in 0..<count { await call() } }
  }

  /// Does the work so many times.
  @MainActor func run(_ count: Int) async { await body(count) }

  /// Does the work so many times, and returns the nanoseconds that it took.
  @MainActor func nanoseconds(_ count: Int) async -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    await body(count)
    return (clock.now - start) / .nanoseconds(1)
  }
}
