/// Something that tells those who watch it and those who listen to it when its turn comes.
///
/// While it waits, it is not kept alive: what is gone has nothing more to tell.
@MainActor
protocol Teller: AnyObject {
  /// Greater than that of everything it depends on, so that children are told before parents.
  var height: Int { get }
  var ticket: TellingTicket { get set }
  /// The name in diagnostics.
  var diagnosticName: String { get }
  /// Whether those who watch through Observation have not been told of something yet.
  var hasNewsForObservers: Bool { get }
  /// Tells those who watch through Observation.
  func tellObservers()
  /// Tells the listeners what they do not know yet.
  func tellListeners()
  /// Lets the listeners take the current state for known, without telling.
  func skipListeners()
}

extension Teller {
  var hasNewsForObservers: Bool { false }
  func tellObservers() {}
}

/// A teller's place in the queue; made when it waits for the first time, since most never do.
struct TellingTicket {
  fileprivate(set) var place: TellingPlace?
}

/// The queue's record of one teller.
@MainActor
final class TellingPlace {
  private(set) weak var teller: (any Teller)?
  var isQueued = false
  /// The cause of its waiting.
  var cause = CauseLedger.none
  /// Whether those who watch wait for the end, since they keep a circle going.
  var isCut = false
  var turns = TurnCounter()

  private init(_ teller: any Teller) { self.teller = teller }

  static func of(_ teller: any Teller) -> TellingPlace {
    if let place = teller.ticket.place { return place }
    let place = TellingPlace(teller)
    teller.ticket.place = place
    return place
  }
}

/// The tellers that wait, lowest first, and first come first served among equals.
@MainActor
struct TellingQueue {
  private struct Entry {
    let height: Int
    let order: UInt64
    let place: TellingPlace

    func isBefore(_ other: Entry) -> Bool {
      (height, order) < (other.height, other.order)
    }
  }

  /// A binary heap; the array keeps its capacity, so that a warm queue allocates nothing.
  private var heap: [Entry] = []
  private var lastOrder: UInt64 = 0

  nonisolated init() {}

  var isEmpty: Bool { heap.isEmpty }

  /// Adds a teller that does not wait yet.
  mutating func push(_ place: TellingPlace, height: Int) {
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

  /// Removes and returns the lowest teller that is still there, with its place.
  mutating func pop() -> (teller: any Teller, place: TellingPlace)? {
    while let entry = popEntry() {
      entry.place.isQueued = false
      guard let teller = entry.place.teller else { continue }
      // It rose while it waited: what came below it in the meantime goes first.
      if teller.height > entry.height {
        push(entry.place, height: teller.height)
      } else {
        return (teller, entry.place)
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
