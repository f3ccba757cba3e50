public import Observation

/// A ready control: a title, and whether it is enabled.
///
/// For command-line programs, tests and view models; a toolkit's own control conforms to
/// ``ManagedControl`` itself.
@MainActor
public final class Control: ManagedControl {
  /// What the control is called, in every language that there is.
  public let localizedTitle: LocalizedText

  /// The language in which the control is called, by BCP 47 code; a manager that manages it sets
  /// it with the messages of the form.
  public var language: String {
    get { spoken }
    set {
      let before = localizedTitle.text(in: spoken)
      spoken = newValue
      if localizedTitle.text(in: newValue) != before, gate.armed.contains(.title) { note(.title) }
    }
  }

  private var spoken = "en"
  /// What changed since it was told last.
  private var untold: Watched = []
  private var storage: Bool
  private var gate = ObservationGate<Watched>()
  private let listeners = ListenerList<Bool>()
  var ticket = TellingTicket()

  private struct Watched: OptionSet, Sendable {
    let rawValue: UInt8
    static let isEnabled = Watched(rawValue: 1 << 0)
    static let title = Watched(rawValue: 1 << 1)
  }

  /// Creates a control that is not managed yet.
  ///
  /// - Parameters:
  ///   - title: What it is called: a text, or texts by language.
  ///   - isEnabled: Whether it can be used.
  public init(_ title: any LocalizedTextConvertible, isEnabled: Bool = true) {
    localizedTitle = title.localizedText
    storage = isEnabled
  }

  /// What the control is called, in its ``language``.
  public var title: String {
    gate.read(\Control.title, of: self, .title)
    return localizedTitle.text(in: spoken)
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
      if !listeners.isEmpty || gate.armed.contains(.isEnabled) { note(.isEnabled) }
    }
  }

  private func note(_ property: Watched) {
    untold.formUnion(property)
    Graph.shared.perform { Graph.shared.enqueue(self) }
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

  var diagnosticName: String { "the control “\(localizedTitle)”" }

  var hasNewsForObservers: Bool { gate.isArmed(for: untold) }

  func tellObservers() {
    let properties = untold
    untold = []
    if properties.contains(.isEnabled) {
      gate.disarm(.isEnabled)?.withMutation(of: self, keyPath: \.isEnabled) {}
    }
    if properties.contains(.title) {
      gate.disarm(.title)?.withMutation(of: self, keyPath: \.title) {}
    }
  }

  func tellListeners() { listeners.tell(storage, isSame: ==) }

  func skipListeners() { listeners.skip(storage) }
}
