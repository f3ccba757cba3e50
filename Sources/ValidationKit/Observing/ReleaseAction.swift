import Foundation

/// Runs an action on the main actor when its owner lets it go: at once there, otherwise soon.
///
/// Owners are released wherever the last reference to them is dropped.
@MainActor
final class ReleaseAction {
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  func run() { action() }

  // On Apple's systems an isolated deinit needs a newer system than we do, but there the main
  // actor is the main thread; elsewhere it need not be.
  #if canImport(Darwin)
    deinit {
      let action = action
      if Thread.isMainThread {
        MainActor.assumeIsolated { action() }
      } else {
        Task { @MainActor in action() }
      }
    }
  #else
    isolated deinit { action() }
  #endif
}
