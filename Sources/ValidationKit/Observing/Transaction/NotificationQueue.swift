/// Something that tells those who watch it and those who listen to it when its turn comes.
///
/// While it waits, it is not kept alive: what is gone has nothing more to tell.
@MainActor
protocol Notifier: AnyObject {
  /// Greater than that of everything it depends on, so that children are told before parents.
  var height: Int { get }
  /// The record that the queue keeps of it, nil before it waited for the first time; most never do.
  var queueRecord: NotifierRecord? { get set }
  /// The name in diagnostics.
  var diagnosticName: String { get }
  /// Whether those who watch through Observation have not been told of something yet.
  var hasNewsForWatchers: Bool { get }
  /// Tells those who watch through Observation.
  func notifyWatchers()
  /// Tells the listeners what they do not know yet.
  func notifyListeners()
  /// Lets the listeners take the current state for known, without telling.
  func skipListeners()
}

extension Notifier {
  var hasNewsForWatchers: Bool { false }
  func notifyWatchers() {}
}

/// The queue's record of one notifier.
@MainActor
final class NotifierRecord {
  private(set) weak var notifier: (any Notifier)?
  var isQueued = false
  /// The cause of its waiting.
  var cause = CauseLedger.none
  /// Whether those who watch wait for the end, since they keep a circle going.
  var isCut = false
  var turns = TurnCounter()

  private init(_ notifier: any Notifier) { self.notifier = notifier }

  static func of(_ notifier: any Notifier) -> NotifierRecord {
    if let place = notifier.queueRecord { return place }
    let place = NotifierRecord(notifier)
    notifier.queueRecord = place
    return place
  }
}

/// The notifiers that wait, lowest first, and first come first served among equals.
@MainActor
struct NotificationQueue {
  private struct Entry {
    let height: Int
    let order: UInt64
    let place: NotifierRecord

    func isBefore(_ other: Entry) -> Bool {
      (height, order) < (other.height, other.order)
    }
  }

  /// A binary heap; the array keeps its capacity, so that a warm queue allocates nothing.
  private var heap: [Entry] = []
  private var lastOrder: UInt64 = 0

  nonisolated init() {}

  var isEmpty: Bool { heap.isEmpty }

  /// Adds a notifier that does not wait yet.
  mutating func push(_ place: NotifierRecord, height: Int) {
    place.isQueued = true
    lastOrder += 1
    heap.append(Entry(height: height, order: lastOrder, place: place))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the lowest notifier that is still there, with its place.
  mutating func pop() -> (notifier: any Notifier, place: NotifierRecord)? {
    while let entry = popEntry() {
      entry.place.isQueued = false
      guard let notifier = entry.place.notifier else { continue }
      // It rose while it waited: what came below it in the meantime goes first.
      if notifier.height > entry.height {
        push(entry.place, height: notifier.height)
      } else {
        return (notifier, entry.place)
      }
    }
    return nil
  }

  private mutating func popEntry() -> Entry? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in (2 * parent + 1)...(2 * parent + 2)
      where child < heap.count && heap[child].isBefore(heap[least]) {
        least = child
      }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
