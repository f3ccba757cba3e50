/// Lets other tasks run until a condition holds, however long that takes, and returns whether it
/// came to hold.
///
/// It returns false only at the ``Backstop``, which is far away.
@MainActor
@discardableResult
package func turns(until condition: () -> Bool) async -> Bool {
  let start = ContinuousClock().now
  var rounds = 0
  while !condition() {
    rounds += 1
    if rounds < 1000 {
      await Task.yield()
    } else {
      // What is awaited may need the processor more than this loop does.
      try? await Task.sleep(for: .milliseconds(1))
      if start.duration(to: ContinuousClock().now) > .seconds(Backstop.seconds) {
        return condition()
      }
    }
  }
  return true
}

/// Lets other tasks run for a while, to see that nothing comes of them.
///
/// It gives no promise that anything has come about afterwards; ``turns(until:)`` does.
/// Each round also goes through the pool of threads beside the main actor.
@MainActor
package func idle(rounds: Int = 50) async {
  for _ in 0..<rounds {
    await Task.detached {}.value
    await Task.yield()
  }
}
