import TestSupport

@testable import ValidationKit

/// Somewhere to ask, which answers when a test says so, in any order, and pays no attention to being
/// cancelled beyond writing it down.
@MainActor
final class Desk<Value: Sendable & Equatable> {
  private struct Question {
    let number: Int
    let value: Value
    let continuation: CheckedContinuation<Bool, any Error>
  }

  struct IsClosed: Error {}

  /// What was asked, in order.
  private(set) var asked: [Value] = []
  private(set) var cancelled: [Value] = []
  private var open: [Question] = []

  nonisolated init() {}

  /// The values that nobody has been given an answer for yet.
  var waiting: [Value] { open.map(\.value) }

  func ask(_ value: Value) async throws -> Bool {
    let number = asked.count
    asked.append(value)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        open.append(Question(number: number, value: value, continuation: $0))
      }
    } onCancel: {
      Task { @MainActor in cancelled.append(value) }
    }
  }

  /// Answers the first open question for a value.
  func answer(_ value: Value, _ isRight: Bool) { close(value, .success(isRight)) }

  /// Answers the last open question for a value.
  func answerLast(_ value: Value, _ isRight: Bool) {
    guard let index = open.lastIndex(where: { $0.value == value }) else { return }
    open.remove(at: index).continuation.resume(returning: isRight)
  }

  func fail(_ value: Value) { close(value, .failure(IsClosed())) }

  /// Answers whatever is open.
  func answerAll(_ isRight: Bool) {
    let all = open
    open = []
    for question in all { question.continuation.resume(returning: isRight) }
  }

  private func close(_ value: Value, _ answer: Result<Bool, any Error>) {
    guard let index = open.firstIndex(where: { $0.value == value }) else { return }
    open.remove(at: index).continuation.resume(with: answer)
  }

  /// A rule that asks here.
  nonisolated func rule(
    _ name: String = "free", debounce: Duration = .zero, timeout: Duration? = nil,
    reusesAnswers: Bool = false
  ) -> AsyncRule<Value> {
    AsyncRule(name, debounce: debounce, timeout: timeout, reusesAnswers: reusesAnswers) {
      try await self.ask($0)
    }
  }
}

extension Field {
  /// Creates a field that asks, and measures time by a test's clock.
  convenience init(
    _ value: Value, label: String? = nil, rules: [Rule<Value>] = [],
    asking asyncRules: [AsyncRule<Value>], required: Bool = true, message: String? = nil,
    feedback: FeedbackPolicy = .standard, clock: any Clock<Duration> = TestClock()
  ) {
    self.init(
      value, label: label, rules: rules, asyncRules: asyncRules, required: required,
      message: message, feedback: feedback)
    criteria.clock = clock
  }
}
