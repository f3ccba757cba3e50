/// Keeps a control disabled until it is ended or released.
@MainActor
public final class ControlHold {
  /// The reason why the control is held.
  public nonisolated let reason: String

  private let token: ObserverToken

  init(of control: any ManagedControl, reason: String) {
    self.reason = reason
    let record = ControlRecord.record(for: control)
    let slot = record.begin(reason)
    let isHeld = Once()
    token = ObserverToken { if isHeld.isFirst { record.end(slot) } }
  }

  /// Ends the hold now; the control follows its managers again, or what it was without any.
  public func cancel() { token.cancel() }
}
