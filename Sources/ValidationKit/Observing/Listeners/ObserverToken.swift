/// A registration: it ends when the token is cancelled or released.
///
/// The token keeps neither the observed nor the observer alive beyond what the closure captures.
@MainActor
public final class ObserverToken {
  private let end: ReleaseAction

  /// - Parameter end: Ends the registration; does nothing the second time.
  init(_ end: @escaping @MainActor @Sendable () -> Void) { self.end = ReleaseAction(end) }

  /// Ends the registration now; nothing more is told, not even what is already under way.
  public func cancel() { end.run() }
}
