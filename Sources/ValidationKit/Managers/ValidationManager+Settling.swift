extension ValidationManager {
  /// Suspends until the manager is not pending, or the caller is cancelled, and returns whether
  /// that came in time.
  ///
  /// An edit meanwhile starts the time-out anew.
  func settled(within timeout: Duration?, clock: any Clock<Duration>) async -> Bool {
    // Once more, since what was heard may be over by the time that it is.
    while node.status == .pending, !Task.isCancelled {
      let isInTime = await firstAnswer(
        of: { @MainActor in
          for await status in self.statuses where status != .pending { break }
          return true
        },
        or: {
          guard let timeout, (try? await clock.sleep(for: timeout)) != nil else { return nil }
          return false
        },
        ifCancelled: true)
      guard isInTime else { return false }
    }
    return true
  }
}
