import TestSupport

/// Runs lists of operations, and makes a list that fails short.
@MainActor
struct ModelTrial {
  let seed: UInt64
  let operations: [ModelOperation]

  init(seed: UInt64, count: Int) {
    self.seed = seed
    operations = ModelOperation.list(seed: seed, count: count)
  }

  /// Runs the operations, and returns what differed.
  func failure() async -> String? {
    await Self.failure(of: operations, .seconds(Backstop.seconds))
  }

  private static func failure(
    of operations: [ModelOperation], _ patience: Duration
  ) async -> String? {
    let world = FormWorld(isReady: true)
    world.patience = patience
    defer { world.finish() }
    do {
      try await world.run(operations)
      return nil
    } catch {
      return (error as? FormWorld.Mismatch)?.text ?? "\(error)"
    }
  }

  /// Returns what differs after as few operations as are easily found.
  func shrunk() async -> String {
    var shortest = operations
    var text = ""
    func fails(_ candidate: [ModelOperation]) async -> Bool {
      guard let failure = await Self.failure(of: candidate, .milliseconds(300)) else {
        return false
      }
      (shortest, text) = (candidate, failure)
      return true
    }
    _ = await fails(operations)
    var size = max(1, shortest.count / 2)
    while true {
      var start = 0
      while start < shortest.count {
        var candidate = shortest
        candidate.removeSubrange(start..<min(start + size, candidate.count))
        if await !fails(candidate) { start += size }
      }
      if size == 1 { break }
      size /= 2
    }
    for index in shortest.indices where !shortest[index].reactions.isEmpty {
      var candidate = shortest
      candidate[index].reactions = []
      _ = await fails(candidate)
    }
    return "seed \(seed), \(shortest.count) of \(operations.count) operations:\n  \(text)"
  }
}

extension FormWorld {
  /// Lets everything go that waits, so that no task is left behind.
  func finish() {
    listeners = []
    for watcher in watchers { watcher.end() }
    phase = .loose
    submissions = []
    desk.answerAll()
    actions.endAll()
  }
}
