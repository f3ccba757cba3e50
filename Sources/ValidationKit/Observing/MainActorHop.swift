import Foundation

/// Runs work on the main actor: at once on the main thread, otherwise soon.
///
/// For `deinit`s, which run wherever the last reference is dropped.
func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated { work() }
  } else {
    Task { @MainActor in work() }
  }
}
