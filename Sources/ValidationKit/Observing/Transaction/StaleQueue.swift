/// The queue of what has to follow a change: conditions on the changed field, and members that
/// compare with it.
///
/// A queue and no recursion, so that chains may be arbitrarily long. Conditions are applied first;
/// then each member is judged once, in the order in which they came.
@MainActor
struct StaleQueue {
  private var conditions = Waiting<any StaleConditions>()
  private var members = Waiting<any StaleMember>()
  private var isRevalidating = false
  /// Counts the times that somebody began to catch up.
  private(set) var round: UInt32 = 0

  nonisolated init() {}

  /// Adds conditions that may have changed; once.
  mutating func add(_ source: any StaleConditions) {
    guard !source.isWaiting else { return }
    source.isWaiting = true
    conditions.all.append(source)
  }

  /// Adds a member whose verdict may have changed with another's value; once.
  mutating func add(_ member: any StaleMember) {
    guard !member.isStale else { return }
    member.isStale = true
    members.all.append(member)
  }

  /// Begins to catch up, and returns whether there is something to do, and nobody does it yet.
  mutating func begin() -> Bool {
    guard !isRevalidating, !(conditions.all.isEmpty && members.all.isEmpty) else { return false }
    isRevalidating = true
    round &+= 1
    return true
  }

  /// Returns the next conditions that wait.
  mutating func nextConditions() -> (any StaleConditions)? {
    let next = conditions.next()
    next?.isWaiting = false
    return next
  }

  /// Returns the next member that waits.
  mutating func nextMember() -> (any StaleMember)? {
    let next = members.next()
    next?.isStale = false
    return next
  }

  mutating func end() { isRevalidating = false }

  /// First come, first served.
  private struct Waiting<Element> {
    var all: [Element] = []
    private var done = 0

    mutating func next() -> Element? {
      guard done < all.count else {
        all.removeAll(keepingCapacity: true)
        done = 0
        return nil
      }
      defer { done += 1 }
      return all[done]
    }
  }
}

/// Conditions on something that changed.
@MainActor
protocol StaleConditions: AnyObject {
  var isWaiting: Bool { get set }
  /// Includes and excludes as the conditions say, and has members follow.
  func apply()
}

/// A member that follows the values of others.
@MainActor
protocol StaleMember: AnyObject {
  var isStale: Bool { get set }
  /// Judges the member by what others are now.
  func revalidateStale()
}

/// A counter of the turns that something had in one round.
struct TurnCounter {
  private var round: UInt32 = 0
  private(set) var turns: Int32 = 0

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
