/// The chains of causes within one outermost write: which listener was told because of which, and
/// where a chain is a circle.
///
/// A listener that writes causes what is told because of that. A circle is a listener standing more
/// often in its own chain than the bound; a long chain of different listeners is none. A pure
/// value.
struct CauseLedger {
  /// The cause of what the outermost write itself did.
  static let none: Int32 = -1

  private struct Cause {
    let listener: UInt64
    let parent: Int32
    /// The number of listeners in the chain up to here.
    let depth: Int32
    /// Up to which depth no listener can stand in the chain too often, by what is known.
    var safeDepth: Int32
  }

  private var causes: [Cause] = []
  /// The listeners that keep a circle going; they are not told any more this time.
  private var cut: Set<UInt64> = []

  /// Adds what a listener does that was told for a reason of its own, and returns it as a cause.
  mutating func note(_ listener: UInt64, toldBecauseOf parent: Int32, bound: Int) -> Int32 {
    let cause =
      parent == Self.none
      ? Cause(listener: listener, parent: parent, depth: 1, safeDepth: Int32(clamping: bound))
      : Cause(
        listener: listener, parent: parent, depth: causes[Int(parent)].depth + 1,
        safeDepth: causes[Int(parent)].safeDepth)
    causes.append(cause)
    return Int32(causes.count - 1)
  }

  /// Whether a listener may be told because of a cause, and whether a circle was found just now.
  ///
  /// - Complexity: Constant, but for looking through a chain each time that it has doubled, or
  /// where
  ///   it must hold a circle: a chain deeper than the bound times its distinct listeners repeats
  /// one
  ///   of them more often than the bound.
  mutating func mayTell(
    _ listener: UInt64, becauseOf cause: Int32, bound: Int
  ) -> (isAllowed: Bool, isNewCircle: Bool) {
    if !cut.isEmpty, cut.contains(listener) { return (false, false) }
    guard cause != Self.none, causes[Int(cause)].depth >= causes[Int(cause)].safeDepth else {
      return (true, false)
    }
    let isNewCircle = inspect(listener, becauseOf: cause, bound: bound)
    return (!cut.contains(listener), isNewCircle)
  }

  /// Looks for listeners that stand too often in a chain, and cuts them off.
  private mutating func inspect(
    _ listener: UInt64, becauseOf cause: Int32, bound: Int
  ) -> Bool {
    var times: [UInt64: Int] = [listener: 1]
    var next = cause
    while next != Self.none {
      times[causes[Int(next)].listener, default: 0] += 1
      next = causes[Int(next)].parent
    }
    let excessive = times.filter { $0.value > bound && !cut.contains($0.key) }
    cut.formUnion(excessive.keys)
    let depth = Int(causes[Int(cause)].depth)
    causes[Int(cause)].safeDepth = Int32(
      clamping: max(depth + 1, min(bound * times.count, 2 * depth)))
    return !excessive.isEmpty
  }

  /// Forgets everything, at the end of the outermost write.
  mutating func clear() {
    if causes.count > 4096 { causes = [] } else { causes.removeAll(keepingCapacity: true) }
    if !cut.isEmpty { cut = [] }
  }

  /// Whether there is nothing to forget.
  var isEmpty: Bool { causes.isEmpty }
}
