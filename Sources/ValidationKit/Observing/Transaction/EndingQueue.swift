/// The members and control votes of managers that end.
///
/// Managers that only another one kept alive end with it. They end one after the other and not one
/// within the other, however deep they are nested; and all of them before the first vote is taken
/// back, so that a control of several managers that end together keeps its state.
@MainActor
struct EndingQueue {
  /// One manager's vote on one control, which is kept alive until the vote is taken back.
  struct Vote {
    let control: any ManagedControl
    let record: ControlRecord
    let ballot: ControlBallot
  }

  private var members: [any Validatable] = []
  private var votes: [Vote] = []
  private var isServing = false

  nonisolated init() {}

  mutating func add(_ members: [any Validatable], _ votes: [Vote]) {
    self.members += members
    self.votes += votes.reversed()
  }

  /// Begins to serve, and returns whether nobody does it yet.
  mutating func begin() -> Bool {
    defer { isServing = true }
    return !isServing
  }

  /// Returns the member that is to be let go of next; nil once there is none.
  mutating func nextMember() -> (any Validatable)? { members.popLast() }

  /// Ends serving, and returns the votes that are to be taken back, in order.
  mutating func end() -> [Vote] {
    defer {
      votes = []
      isServing = false
    }
    return votes.reversed()
  }
}
