/// Elements in an order that can be changed anywhere, each at a slot that stays its own.
///
/// Adding, inserting, moving and removing are constant, amortised, and so is finding an element by
/// its slot. A slot is used again once its element is removed.
struct OrderedSlots<Element> {
  typealias Slot = Int

  private struct Entry {
    /// Nil in a slot that waits to be used again.
    var element: Element?
    var previous: Int32
    var next: Int32
  }

  private static var none: Int32 { -1 }

  private var entries: [Entry] = []
  private var first = none
  private var last = none
  /// The free slots, chained by their `next`.
  private var free = none

  /// The number of elements.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// The element at a slot that has one.
  subscript(slot: Slot) -> Element {
    get {
      guard let element = entries[slot].element else { preconditionFailure("an empty slot") }
      return element
    }
    set { entries[slot].element = newValue }
  }

  /// Adds an element after the others, and returns its slot.
  @discardableResult
  mutating func append(_ element: Element) -> Slot {
    let slot = take(element)
    link(slot, before: Self.none)
    return slot
  }

  /// Adds an element before the one at a slot, and returns its slot.
  mutating func insert(_ element: Element, before slot: Slot) -> Slot {
    let new = take(element)
    link(new, before: Int32(slot))
    return new
  }

  /// Moves the element at a slot before the one at another slot; nil puts it after all others.
  mutating func move(_ slot: Slot, before other: Slot?) {
    guard slot != other else { return }
    unlink(slot)
    link(slot, before: other.map { Int32($0) } ?? Self.none)
  }

  /// Removes the element at a slot, and returns it.
  @discardableResult
  mutating func remove(_ slot: Slot) -> Element {
    let element = self[slot]
    unlink(slot)
    entries[slot] = Entry(element: nil, previous: Self.none, next: free)
    free = Int32(slot)
    count -= 1
    return element
  }

  /// The slot after another one in order, nil after the last.
  func slot(after slot: Slot) -> Slot? {
    let next = entries[slot].next
    return next == Self.none ? nil : Int(next)
  }

  /// The slot of the first element.
  var firstSlot: Slot? { first == Self.none ? nil : Int(first) }

  /// The slot of the element at a place, nil past the end.
  ///
  /// - Complexity: Linear in the distance from the nearer end.
  func slot(at place: Int) -> Slot? {
    guard (0..<count).contains(place) else { return nil }
    let isNearStart = place < count / 2
    var slot = isNearStart ? first : last
    for _ in 0..<(isNearStart ? place : count - 1 - place) {
      slot = isNearStart ? entries[Int(slot)].next : entries[Int(slot)].previous
    }
    return Int(slot)
  }

  private mutating func take(_ element: Element) -> Slot {
    count += 1
    guard free != Self.none else {
      entries.append(Entry(element: element, previous: Self.none, next: Self.none))
      return entries.count - 1
    }
    let slot = Int(free)
    free = entries[slot].next
    entries[slot].element = element
    return slot
  }

  private mutating func link(_ slot: Slot, before next: Int32) {
    let previous = next == Self.none ? last : entries[Int(next)].previous
    entries[slot].previous = previous
    entries[slot].next = next
    if previous == Self.none {
      first = Int32(slot)
    } else {
      entries[Int(previous)].next = Int32(slot)
    }
    if next == Self.none { last = Int32(slot) } else { entries[Int(next)].previous = Int32(slot) }
  }

  private mutating func unlink(_ slot: Slot) {
    let (previous, next) = (entries[slot].previous, entries[slot].next)
    if previous == Self.none { first = next } else { entries[Int(previous)].next = next }
    if next == Self.none { last = previous } else { entries[Int(next)].previous = previous }
  }
}

extension OrderedSlots: Sequence {
  struct Iterator: IteratorProtocol {
    let slots: OrderedSlots
    var slot: Slot?

    mutating func next() -> Element? {
      guard let slot else { return nil }
      self.slot = slots.slot(after: slot)
      return slots[slot]
    }
  }

  func makeIterator() -> Iterator { Iterator(slots: self, slot: firstSlot) }

  /// The elements with their slots, in order.
  ///
  /// - Complexity: Linear in the number of elements.
  var pairs: [(slot: Slot, element: Element)] {
    sequence(state: firstSlot) { slot in
      guard let current = slot else { return nil }
      slot = self.slot(after: current)
      return (current, self[current])
    }.map { $0 }
  }
}
