/// The managers above one member, in the order in which it was added to them.
///
/// Few are looked through, many are found by a table; adding and removing are constant, amortised.
struct ParentList {
  private var links: [ParentLink] = []
  private var many: Many?

  /// The table that only a member of many managers needs.
  private final class Many {
    var places: [ObjectIdentifier: Int] = [:]
    /// The number of links that have been removed and leave a gap.
    var gaps = 0
  }

  /// Up to how many looking at each is as fast as a table, and needs no room.
  private static var few: Int { 8 }

  /// Gaps are never all that there is: they go once they are most of it.
  var isEmpty: Bool { links.isEmpty }

  mutating func append(_ link: ParentLink) {
    links.append(link)
    if let many {
      many.places[ObjectIdentifier(link.node)] = links.count - 1
    } else if links.count > Self.few {
      let many = Many()
      for (place, link) in links.enumerated() { many.places[ObjectIdentifier(link.node)] = place }
      self.many = many
    }
  }

  mutating func remove(_ parent: any MemberParent) {
    guard let place = place(of: parent) else { return }
    guard let many else {
      links.remove(at: place)
      return
    }
    many.places[ObjectIdentifier(parent)] = nil
    links[place].parent = nil
    many.gaps += 1
    guard many.gaps * 2 > links.count else { return }
    links.removeAll { $0.parent == nil }
    many.gaps = 0
    for (place, link) in links.enumerated() { many.places[ObjectIdentifier(link.node)] = place }
  }

  /// The member's slot in a manager's list, nil where that does not verify it.
  func slot(in parent: any MemberParent) -> Int? { place(of: parent).map { links[$0].slot } }

  private func place(of parent: any MemberParent) -> Int? {
    if let many { return many.places[ObjectIdentifier(parent)] }
    return links.firstIndex { $0.parent === parent }
  }
}

extension ParentList: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var links: IndexingIterator<[ParentLink]>

    mutating func next() -> (any MemberParent)? {
      while let link = links.next() {
        if let parent = link.parent { return parent }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(links: links.makeIterator()) }
}

/// A manager above a member, and the member's slot in that manager's list.
struct ParentLink {
  /// Nil once the member was removed.
  fileprivate(set) var parent: (any MemberParent)?
  let slot: Int

  init(_ parent: any MemberParent, slot: Int) {
    self.parent = parent
    self.slot = slot
  }

  fileprivate var node: AnyObject { parent ?? Self.nobody }

  private static let nobody = Nobody()
  private final class Nobody: Sendable {}
}
