import Testing

@testable import ValidationKit

@Suite("Who waits to be told, and who stands in a circle")
@MainActor
struct NotificationQueueTests {
  private final class Waiting: Notifier {
    let height: Int
    var queueRecord: NotifierRecord?
    var diagnosticName: String { "one that waits" }

    init(height: Int) { self.height = height }

    func notifyListeners() {}
    func skipListeners() {}
  }

  @Test("T4: the lowest come first, and among equals who came first, however many wait")
  func heights() {
    var queue = NotificationQueue()
    let waiting = [5, 3, 8, 1, 9, 2, 7, 3, 6, 4, 1, 5, 0, 3].map { Waiting(height: $0) }
    for notifier in waiting { queue.push(.of(notifier), height: notifier.height) }
    var told: [(height: Int, place: Int)] = []
    while let (notifier, _) = queue.pop() {
      told.append((notifier.height, waiting.firstIndex { $0 === notifier } ?? -1))
    }
    #expect(told.count == waiting.count && queue.isEmpty)
    #expect(zip(told, told.dropFirst()).allSatisfy { $0 < $1 }, "\(told)")
  }

  @Test("T4: a listener may stand in its own chain as often as the bound says, and no more")
  func bound() {
    var ledger = CauseLedger()
    var cause = CauseLedger.none
    for listener: UInt64 in [1, 2, 1] {
      cause = ledger.note(listener, toldBecauseOf: cause, bound: 3)
    }
    let third = ledger.mayTell(1, becauseOf: cause, bound: 3)
    #expect(third.isAllowed && !third.isNewCircle)
    for listener: UInt64 in [1, 2, 2] {
      cause = ledger.note(listener, toldBecauseOf: cause, bound: 3)
    }
    let fourth = ledger.mayTell(1, becauseOf: cause, bound: 3)
    #expect(!fourth.isAllowed && fourth.isNewCircle)
  }

  @Test("T8: listeners are told as long as there are any, after most of them ended")
  func ended() {
    let field = Field("abc", rules: [.minimum(3)])
    var heard = 0
    var tokens = (0..<3).map { _ in field.onStatusChange { _ in heard += 1 } }
    tokens[0].cancel()
    tokens[1].cancel()
    tokens.append(field.onStatusChange { _ in heard += 1 })
    field.value = "a"
    #expect(heard == 2)
  }

  @Test("T8: an observer is told also where one that is gone may have stood in its place")
  func successors() {
    let field = Field("abc", rules: [.minimum(3)])
    for _ in 0..<3 {
      let observers = (0..<20).map { _ in Successor() }
      for observer in observers { field.addObserver(observer) }
      field.value = field.isValid ? "a" : "abc"
      #expect(observers.allSatisfy { $0.heard == 1 })
    }
  }

  @MainActor
  private final class Successor: ValidationObserver {
    var heard = 0
    func memberDidChange(_ change: StatusChange) { heard += 1 }
  }
}
