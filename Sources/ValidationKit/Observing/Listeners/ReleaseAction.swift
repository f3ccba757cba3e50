import Foundation

/// Runs an action on the main actor when its owner lets it go: at once there, otherwise soon.
///
/// Owners are released wherever the last reference to them is dropped, often in the middle of an
/// access to the property that held it; so listeners are told later of what the action changes.
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
        MainActor.assumeIsolated { Transaction.shared.performEnd(action) }
      } else {
        Task { @MainActor in Transaction.shared.performEnd(action) }
      }
    }
  #else
    isolated deinit { Transaction.shared.performEnd(action) }
  #endif
}

/// Tells the first time from later ones.
@MainActor
final class Once {
  private var isOver = false

  /// Whether this is asked for the first time.
  var isFirst: Bool {
    defer { isOver = true }
    return !isOver
  }
}
