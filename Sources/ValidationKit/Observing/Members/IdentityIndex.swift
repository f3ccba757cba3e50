/// Finds the slots of objects in a list: a few by looking at each, many by a table.
///
/// The list says what stands at a slot; the index only remembers where to look.
struct IdentityIndex {
  /// Up to how many elements looking at each is as fast as a table, and needs no room.
  private static let few = 8

  private var slots: [ObjectIdentifier: Int]?

  /// Returns the slot of an object in a list, nil where it is not there.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - list: The list.
  ///   - identify: Returns the object of an element.
  func slot<Element>(
    of object: AnyObject, in list: OrderedSlots<Element>, by identify: (Element) -> AnyObject?
  ) -> Int? {
    if let slots {
      // An object that is gone may have stood where a new one stands.
      guard let slot = slots[ObjectIdentifier(object)], identify(list[slot]) === object else {
        return nil
      }
      return slot
    }
    var next = list.firstSlot
    while let slot = next {
      if identify(list[slot]) === object { return slot }
      next = list.slot(after: slot)
    }
    return nil
  }

  /// Notes that an object was added to a list.
  mutating func added<Element>(
    _ object: AnyObject, at slot: Int, in list: OrderedSlots<Element>,
    by identify: (Element) -> AnyObject?
  ) {
    if slots != nil {
      slots?[ObjectIdentifier(object)] = slot
    } else if list.count > Self.few {
      var all: [ObjectIdentifier: Int] = [:]
      for (slot, element) in list.pairs {
        if let object = identify(element) { all[ObjectIdentifier(object)] = slot }
      }
      slots = all
    }
  }

  /// Notes that an object was removed from a slot.
  mutating func removed(_ object: ObjectIdentifier, from slot: Int) {
    if slots?[object] == slot { slots?[object] = nil }
  }
}
