/// The controls that wait for their state, in the order in which they came to wait.
@MainActor
struct ControlQueue {
  private var waiting: [(control: ControlRecord, cause: Int32)] = []
  private var done = 0
  private var isWriting = false
  /// Counts the times that controls were served without telling between.
  private var session: UInt32 = 0

  nonisolated init() {}

  /// Adds a control that does not wait yet.
  mutating func push(_ control: ControlRecord, because cause: Int32) {
    control.isQueued = true
    waiting.append((control, cause))
  }

  /// Begins to serve, and returns the number of the session; nil where nobody waits, or where
  /// serving is under way.
  mutating func begin() -> UInt32? {
    guard !isWriting, !waiting.isEmpty else { return nil }
    isWriting = true
    session &+= 1
    return session
  }

  /// Returns the next that waits, also one that came since.
  mutating func next() -> (control: ControlRecord, cause: Int32)? {
    guard done < waiting.count else { return nil }
    defer { done += 1 }
    waiting[done].control.isQueued = false
    return waiting[done]
  }

  mutating func end() {
    waiting.removeAll(keepingCapacity: true)
    done = 0
    isWriting = false
  }
}
