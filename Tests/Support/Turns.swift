/// Lets other tasks run until a condition holds, and returns whether it came to hold.
///
/// - Parameter turns: How often they may run; the bound is reached only where a test fails.
@MainActor
@discardableResult
package func turns(_ turns: Int = 300_000, until condition: () -> Bool) async -> Bool {
  for _ in 0..<turns {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}

/// Lets other tasks run for a while, to see that nothing comes of them.
///
/// Each round also goes through the pool of threads beside the main actor.
@MainActor
package func idle(rounds: Int = 50) async {
  for _ in 0..<rounds {
    await Task.detached {}.value
    await Task.yield()
  }
}
