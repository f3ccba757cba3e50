/// The listeners of one value, in the order of registration.
///
/// Each listener remembers what it was told, so that what it hears is always a gapless chain of
/// real changes, whatever happened between.
@MainActor
final class ListenerList<Value> {
  private var listeners: [Listener<Value>] = []

  nonisolated init() {}

  var isEmpty: Bool { listeners.isEmpty }

  /// Adds a listener that knows the current value, until its token ends.
  ///
  /// - Parameters:
  ///   - known: The current value.
  ///   - passesOn: Whether it only passes on what it is told, and runs nothing of the user's; such a
  ///     listener is told also when notifications are dropped.
  ///   - action: What it does.
  func listen(
    known: Value, passesOn: Bool = false,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) -> ObserverToken {
    let listener = Listener(known: known, passesOn: passesOn, action: action)
    append(listener)
    return ObserverToken { [weak self, weak listener] in
      listener?.end()
      self?.removeEnded()
    }
  }

  /// Adds a listener that ends with an observer; one that is there already is not added again.
  func add(
    _ observer: AnyObject, known: Value,
    _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
  ) {
    guard !listeners.contains(where: { $0.belongs(to: observer) }) else { return }
    append(Listener(known: known, observer: observer, action: action))
  }

  func remove(_ observer: AnyObject) {
    for listener in listeners where listener.belongs(to: observer) { listener.end() }
    removeEnded()
  }

  /// Tells every listener that does not know the value yet.
  ///
  /// Listeners may change the list meanwhile: those that end hear nothing more; those that come
  /// start with the next change.
  func tell(_ value: Value, isSame: (Value, Value) -> Bool) {
    for listener in listeners where !isSame(listener.known, value) {
      // Earlier listeners may have written: controls are right before the next one looks.
      Graph.shared.writeControls()
      let old = listener.known
      listener.known = value
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
    removeEnded()
    listeners.append(listener)
  }

  private func removeEnded() { listeners.removeAll(where: \.isOver) }
}

/// One registration for changes of a value, with what it was told last.
@MainActor
private final class Listener<Value> {
  var known: Value
  private(set) var action: (@MainActor (_ old: Value, _ new: Value) -> Void)?
  /// For registrations that end with an object: the object, and that there is one.
  private weak var observer: AnyObject?
  private let hasObserver: Bool
  let passesOn: Bool

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

  /// Ends the registration; what the closure captured is released now.
  func end() {
    // What it captured goes only after `action` is written: its end may come back here.
    let ended = action
    action = nil
    withExtendedLifetime(ended) {}
  }
}
