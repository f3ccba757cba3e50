/// A registration: it ends when the token is cancelled or released.
///
/// The token keeps neither the observed nor the observer alive beyond what the closure captures.
public final class ObserverToken: Sendable {
  private let end: @MainActor @Sendable () -> Void

  init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = end }

  deinit { onMainActor(end) }

  /// Ends the registration now; nothing more is told, not even what is already under way.
  @MainActor public func cancel() { end() }
}
