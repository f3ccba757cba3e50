/// Something that tells its listeners when its turn comes.
@MainActor
protocol Teller: AnyObject {
  /// Greater than that of everything it depends on, so that children are told before parents.
  var height: Int { get }
  var ticket: TellingTicket { get set }
  /// What diagnostics call it.
  var diagnosticName: String { get }
  /// Tells the listeners what they do not know yet.
  func tell()
  /// Lets the listeners take the current state for known, without telling.
  func skip()
}

/// Whether something waits for its turn, what led to that, and how often it had one since the
/// outermost write.
struct TellingTicket {
  var isQueued = false
  /// How many tellings led to this one, each by a listener that wrote.
  var depth: Int32 = 0
  private var round: UInt32 = 0
  private var turns: Int32 = 0

  /// Counts a turn and returns whether that is still within a limit.
  mutating func takesTurn(in round: UInt32, limit: Int) -> Bool {
    if self.round != round {
      self.round = round
      turns = 0
    }
    turns += 1
    return turns <= limit
  }
}

/// Those who wait to tell, lowest first, and first come first served among equals.
@MainActor
struct TellingQueue {
  private struct Entry {
    let height: Int
    let order: UInt64
    let teller: any Teller

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
  mutating func push(_ teller: any Teller) {
    teller.ticket.isQueued = true
    lastOrder += 1
    heap.append(Entry(height: teller.height, order: lastOrder, teller: teller))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Removes and returns the lowest teller.
  mutating func pop() -> (any Teller)? {
    while let entry = popEntry() {
      entry.teller.ticket.isQueued = false
      // It rose while it waited: what came below it in the meantime goes first.
      if entry.teller.height > entry.height {
        push(entry.teller)
      } else {
        return entry.teller
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
