extension ValidationManager {
  /// Suspends until the manager is not pending, or the caller is cancelled.
  func settled() async {
    // What a stream says may be over by the time it is heard.
    while node.status == .pending, !Task.isCancelled {
      for await status in statuses where status != .pending { break }
    }
  }
}
