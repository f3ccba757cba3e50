public import Observation

/// A ready control: a title, and whether it is enabled.
///
/// For command-line programs, tests and view models; a toolkit's own control conforms to
/// ``ManagedControl`` itself.
@MainActor
public final class Control: ManagedControl {
  /// The title of the control, in every language that there is.
  public let localizedTitle: LocalizedText

  /// The language in which the control is called, by BCP 47 code; a manager that manages it sets
  /// it with the messages of the form.
  public var language: String {
    get { spoken }
    set {
      let before = localizedTitle.text(in: spoken)
      spoken = newValue
      if localizedTitle.text(in: newValue) != before { noteChange(.title) }
    }
  }

  private var spoken = "en"
  private var storage: Bool
  let listeners = ListenerList<Bool>()
  @exclusivity(unchecked) var observers = Observers<Control, Properties>()

  struct Properties: OptionSet, Sendable {
    let rawValue: UInt8
    static let isEnabled = Properties(rawValue: 1 << 0)
    static let title = Properties(rawValue: 1 << 1)
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

  /// The title of the control, in its ``language``.
  public var title: String {
    noteRead(\.title, .title)
    return localizedTitle.text(in: spoken)
  }

  /// Whether the control can be used.
  ///
  /// Managers write it. A reason of your own for a disabled control is a ``hold(_:)``.
  public var isEnabled: Bool {
    get {
      noteRead(\.isEnabled, .isEnabled)
      return storage
    }
    set {
      guard newValue != storage else { return }
      storage = newValue
      noteChange(.isEnabled)
    }
  }

  /// Calls a closure with each later change of ``isEnabled``, until the token ends.
  public func onEnabledChange(_ action: @escaping @MainActor (Bool) -> Void) -> ObserverToken {
    listeners.listen(known: storage) { _, new in action(new) }
  }
}

extension Control: Observable {}

extension Control: Listenable {
  var news: Bool { storage }

  /// Told last: a control depends on managers of any height.
  var height: Int { .max }

  var diagnosticName: String { "the control “\(localizedTitle)”" }
}
