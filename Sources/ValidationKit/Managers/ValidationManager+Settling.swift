extension ValidationManager {
  /// Suspends until the manager is not pending, or the caller is cancelled.
  func settled() async {
    guard node.status == .pending else { return }
    for await status in statuses where status != .pending { return }
  }
}
