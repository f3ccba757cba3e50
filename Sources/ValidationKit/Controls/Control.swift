public import Observation

/// A ready control: a title, and whether it is enabled.
///
/// For command-line programs, tests and view models; a toolkit's own control conforms to
/// ``ManagedControl`` itself.
@MainActor
public final class Control: ManagedControl {
  /// What the control is called.
  public let title: String

  private var storage: Bool
  private var gate = ObservationGate<Watched>()
  private let listeners = ListenerList<Bool>()
  var ticket = TellingTicket()

  private struct Watched: OptionSet, Sendable {
    let rawValue: UInt8
    static let isEnabled = Watched(rawValue: 1)
  }

  /// Creates a control that is not managed yet.
  public init(_ title: String, isEnabled: Bool = true) {
    self.title = title
    storage = isEnabled
  }

  /// Whether the control can be used.
  ///
  /// Managers write it. A reason of your own for a disabled control is a ``hold(_:)``.
  public var isEnabled: Bool {
    get {
      gate.read(\Control.isEnabled, of: self, .isEnabled)
      return storage
    }
    set {
      guard newValue != storage else { return }
      storage = newValue
      guard !listeners.isEmpty || !gate.armed.isEmpty else { return }
      Graph.shared.perform { Graph.shared.enqueue(self) }
    }
  }

  /// Calls a closure with each later change of ``isEnabled``, until the token ends.
  public func onEnabledChange(_ action: @escaping @MainActor (Bool) -> Void) -> ObserverToken {
    listeners.listen(known: storage) { _, new in action(new) }
  }
}

extension Control: Observable {}

extension Control: Teller {
  /// Told last: a control depends on managers of any height.
  var height: Int { .max }

  var diagnosticName: String { "the control “\(title)”" }

  var hasNewsForObservers: Bool { gate.isArmed(for: .isEnabled) }

  func tellObservers() {
    gate.disarm(.isEnabled)?.withMutation(of: self, keyPath: \.isEnabled) {}
  }

  func tellListeners() { listeners.tell(storage, isSame: ==) }

  func skipListeners() { listeners.skip(storage) }
}
