@testable import ValidationKit

/// Where the rules of the world ask; answers when told to, and pays no attention to being cancelled.
@MainActor
final class ModelDesk {
  struct Key: Hashable, Sendable {
    let field: Int
    let rule: String
    let value: String
  }

  struct IsClosed: Error {}

  private var open: [(key: Key, continuation: CheckedContinuation<RuleVerdict, any Error>)] = []
  /// How often each question was asked.
  private(set) var asked: [Key: Int] = [:]

  nonisolated init() {}

  var openCount: Int { open.count }

  func ask(_ key: Key) async throws -> RuleVerdict {
    asked[key, default: 0] += 1
    return try await withCheckedThrowingContinuation { open.append((key, $0)) }
  }

  /// Answers the latest question of a key; nil throws.
  func answer(_ key: Key, _ verdict: RuleVerdict?) {
    guard let index = open.lastIndex(where: { $0.key == key }) else { return }
    close(index, verdict)
  }

  /// Answers a question that nobody waits for any more.
  ///
  /// - Parameter current: Those that somebody waits for.
  func answerOutdated(_ number: Int, except current: [Key], _ verdict: RuleVerdict?) -> Key? {
    var spared = current
    let outdated = open.indices.reversed().filter { index in
      guard let place = spared.firstIndex(of: open[index].key) else { return true }
      spared.remove(at: place)
      return false
    }
    guard !outdated.isEmpty else { return nil }
    let index = outdated[number % outdated.count]
    defer { close(index, verdict) }
    return open[index].key
  }

  func answerAll() { while !open.isEmpty { close(0, .valid) } }

  private func close(_ index: Int, _ verdict: RuleVerdict?) {
    let continuation = open.remove(at: index).continuation
    if let verdict {
      continuation.resume(returning: verdict)
    } else {
      continuation.resume(throwing: IsClosed())
    }
  }
}

/// Where the actions of the submissions wait for their end.
@MainActor
final class ActionDesk {
  private var open: [(index: Int, continuation: CheckedContinuation<Int, any Error>)] = []
  /// How often the action of each submission ran.
  private(set) var ran: [Int: Int] = [:]

  nonisolated init() {}

  func act(_ index: Int) async throws -> Int {
    ran[index, default: 0] += 1
    return try await withCheckedThrowingContinuation { open.append((index, $0)) }
  }

  /// Ends the latest action of a submission.
  func end(_ index: Int, _ result: Result<Int, any Error>) {
    guard let place = open.lastIndex(where: { $0.index == index }) else { return }
    open.remove(at: place).continuation.resume(with: result)
  }

  /// Ends an action that nobody waits for any more.
  func endOutdated(except current: Set<Int>) -> Bool {
    var spared = current
    for place in open.indices.reversed() {
      if spared.remove(open[place].index) != nil { continue }
      open.remove(at: place).continuation.resume(returning: -1)
      return true
    }
    return false
  }

  func endAll() {
    for entry in open { entry.continuation.resume(returning: -1) }
    open = []
  }
}
