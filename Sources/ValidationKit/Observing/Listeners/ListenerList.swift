/// The listeners of one value, in the order of registration.
///
/// Each listener remembers what it was told, so that what it hears is always a gapless chain of
/// real changes, whatever happened between. Adding and ending are constant, amortised.
@MainActor
final class ListenerList<Value> {
  private var listeners: [Listener<Value>] = []
  /// The number of them that have ended; they are removed together, once they are half of all.
  private var ended = 0
  /// The number of listeners at which those are next looked for whose observers are gone.
  private var nextSearch = 16
  /// The listeners that end with an observer, once there are many.
  private var byObserver: [ObjectIdentifier: Listener<Value>]?
  /// The number that stands for all listeners that are added during a notification; see
  /// ``CauseLedger``.
  private lazy var number = Transaction.shared.number()

  nonisolated init() {}

  var isEmpty: Bool { listeners.count == ended }

  /// Adds a listener that knows the current value, until its token ends.
  ///
  /// - Parameters:
  ///   - known: The current value.
  ///   - passesOn: Whether it only passes on what it is told, and runs nothing of the user's; such
  /// a
  ///     listener is told also when notifications are dropped.
  ///   - action: What it does.
  func listen(
    known: Value, passesOn: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> ObserverToken {
    let listener = Listener(known: known, passesOn: passesOn, action: action)
    append(listener)
    return ObserverToken { [weak self, weak listener] in
      guard let listener, listener.end() else { return }
      self?.oneEnded()
    }
  }

  /// Adds a listener that ends with an observer; one that is there already is not added again.
  func add(
    _ observer: AnyObject, known: Value,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) {
    guard find(observer) == nil else { return }
    let listener = Listener(known: known, observer: observer, action: action)
    append(listener)
    byObserver?[ObjectIdentifier(observer)] = listener
  }

  func remove(_ observer: AnyObject) {
    guard let listener = find(observer) else { return }
    byObserver?[ObjectIdentifier(observer)] = nil
    if listener.end() { oneEnded() }
  }

  /// Tells every listener that does not know the value yet.
  ///
  /// Listeners may change the list meanwhile: those that end hear nothing more; those that come
  /// start with the next change.
  func tell(_ value: Value, isSame: (Value, Value) -> Bool) {
    for listener in listeners where !listener.isOver && !isSame(listener.known, value) {
      let old = listener.known
      listener.known = value
      guard !listener.passesOn else {
        Transaction.shared.willPassOn()
        listener.action?(old, value)
        continue
      }
      // Earlier listeners may have written: controls are right before the next one looks.
      Transaction.shared.writeControls()
      if listener.isOver { continue }
      let isNew = Transaction.shared.isNew(listener.number)
      guard Transaction.shared.mayTell(isNew ? number : listener.number) else { continue }
      listener.action?(old, value)
    }
  }

  /// Lets the listeners take the value for known, for notifications that are dropped.
  func skip(_ value: Value) {
    for listener in listeners {
      if listener.passesOn { listener.action?(listener.known, value) }
      listener.known = value
    }
  }

  private func append(_ listener: Listener<Value>) {
    listeners.append(listener)
    guard listeners.count >= nextSearch else { return }
    removeEnded()
    if byObserver == nil {
      byObserver = Dictionary(
        listeners.compactMap { listener in
          listener.observer.map { (ObjectIdentifier($0), listener) }
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  private func oneEnded() {
    ended += 1
    if ended * 2 > listeners.count { removeEnded() }
  }

  private func removeEnded() {
    listeners.removeAll(where: \.isOver)
    if byObserver != nil { byObserver = byObserver?.filter { !$0.value.isOver } }
    ended = 0
    nextSearch = max(16, listeners.count * 2)
  }

  private func find(_ observer: AnyObject) -> Listener<Value>? {
    guard let byObserver else { return listeners.first { $0.belongs(to: observer) } }
    // An observer that is gone may have stood where a new one stands.
    return byObserver[ObjectIdentifier(observer)].flatMap { $0.belongs(to: observer) ? $0 : nil }
  }
}

/// One registration for changes of a value, with what it was told last.
@MainActor
private final class Listener<Value> {
  var known: Value
  private(set) var action: (@MainActor (_ old: Value, _ new: Value) -> Void)?
  /// For registrations that end with an object: the object, and that there is one.
  private(set) weak var observer: AnyObject?
  private let hasObserver: Bool
  let passesOn: Bool
  /// The number of the listener among causes.
  let number = Transaction.shared.number()

  init(
    known: Value, observer: AnyObject? = nil, passesOn: Bool = false,
    action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) {
    self.known = known
    self.passesOn = passesOn
    self.action = action
    self.observer = observer
    hasObserver = observer != nil
  }

  var isOver: Bool { action == nil || (hasObserver && observer == nil) }

  func belongs(to object: AnyObject) -> Bool { !isOver && observer === object }

  /// Ends the registration, and returns whether it had not ended yet; what the closure captured is
  /// released now.
  func end() -> Bool {
    // What it captured goes only after `action` is written: its end may come back here.
    let ended = action
    action = nil
    return withExtendedLifetime(ended) { ended != nil }
  }
}
