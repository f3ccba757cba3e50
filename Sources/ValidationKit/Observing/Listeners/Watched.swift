import Observation

/// A notifier whose properties are watched through Observation.
///
/// The way in which watchers are told is written here alone, so that it is the same for all, also
/// where notifications are cut.
@MainActor
protocol Watched: Notifier {
  associatedtype Subject: Observable & AnyObject
  associatedtype Properties: OptionSet & Sendable
  var gate: ObservationGate<Subject, Properties> { get set }
  /// The object whose properties are watched, nil once it is gone.
  var subject: Subject? { get }
}

extension Watched {
  var hasNewsForWatchers: Bool { gate.hasChanges }

  func notifyWatchers() { notifyWatchersOfChanges() }

  /// Tells whoever watches a property that changed; what changes meanwhile waits for the next turn.
  func notifyWatchersOfChanges() {
    var changes = gate.takeChanges()
    guard let subject else { return }
    while let notice = gate.next(of: &changes) { notice.tell(subject) }
  }
}

/// An object that is watched through Observation, and has listeners to one side of it.
@MainActor
protocol Listenable: Watched, Observable where Subject == Self {
  associatedtype News
  var listeners: ListenerList<News> { get }
  var observers: Observers<Self, Properties> { get set }
  /// The side that the listeners are told of, as it is now.
  var news: News { get }
  /// Whether two of these are the same, so that there is nothing to tell.
  nonisolated static func isSame(_ one: News, _ other: News) -> Bool
  /// Whether anybody is to be told of a change beside those who watch.
  var isListenedTo: Bool { get }
}

extension Listenable {
  var gate: ObservationGate<Self, Properties> {
    get { observers.gate }
    set { observers.gate = newValue }
  }

  var subject: Self? { self }

  var queueRecord: NotifierRecord? {
    get { observers.queueRecord }
    set { observers.queueRecord = newValue }
  }

  var isListenedTo: Bool { !listeners.isEmpty }

  /// Notes that somebody reads a property.
  func noteRead<Member>(_ keyPath: KeyPath<Self, Member>, _ property: Properties) {
    observers.gate.read(keyPath, of: self, property)
  }

  /// Has listeners, and those who watch a property, told that it changed.
  func noteChange(_ properties: Properties) {
    guard observers.gate.noteChange(properties) || isListenedTo else { return }
    Transaction.shared.perform { Transaction.shared.enqueue(self) }
  }

  func notifyListeners() { listeners.tell(news) { Self.isSame($0, $1) } }

  func skipListeners() { listeners.skip(news) }
}

extension Listenable where News: Equatable {
  nonisolated static func isSame(_ one: News, _ other: News) -> Bool { one == other }
}

/// The storage of an object that is watched and listened to, beside its listeners.
@MainActor
struct Observers<Subject: Observable, Properties: OptionSet & Sendable> {
  var gate = ObservationGate<Subject, Properties>()
  var queueRecord: NotifierRecord?

  nonisolated init() {}
}
