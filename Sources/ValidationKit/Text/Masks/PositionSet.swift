/// A set of positions in a mask, a bit for each of the first 64.
struct PositionSet: Sendable {
  private var bits: UInt64 = 0
  private var others: Set<Int> = []

  func contains(_ position: Int) -> Bool {
    position < 64 ? bits & (1 << UInt64(position)) != 0 : others.contains(position)
  }

  mutating func insert(_ position: Int) {
    if position < 64 { bits |= 1 << UInt64(position) } else { others.insert(position) }
  }
}
