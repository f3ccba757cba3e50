import CMeasuring

/// Does the work of a case so many times, and nothing else, for valgrind to count.
@MainActor enum Probe {
  /// Sets a case up, does its work, and prints its name and how often the work was done.
  ///
  /// Marks stand before and after the work. A case of many pieces is called less often, so that
  /// about as many pieces are worked on.
  ///
  /// - Parameters:
  ///   - count: How many pieces there should be.
  ///   - isTwice: Whether the work is done again afterwards, twice as often, up to a third mark.
  static func run(_ item: Case, count: Int, isTwice: Bool) async {
    let calls = max(2, count / item.pieces / 2 * 2)
    let amounts = isTwice ? [calls, 2 * calls] : [calls]
    let works = amounts.map { amount in
      item.isFresh ? (0..<amount).map { _ in (item.setup(), 1) } : []
    }
    let standing = item.isFresh ? nil : item.setup()
    await standing?.run(4)
    measuring_mark()
    for (amount, fresh) in zip(amounts, works) {
      if let standing {
        await standing.run(amount)
      } else {
        for (work, count) in fresh { await work.run(count) }
      }
      measuring_mark()
    }
    print("\(item.name)\t\(calls)")
  }
}
