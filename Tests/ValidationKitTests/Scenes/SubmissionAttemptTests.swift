import TestSupport
import Testing

@testable import ValidationKit

@Suite("Conditions that meddle with the submission that asks them")
@MainActor
struct SubmissionAttemptTests {
  let it = SignUp()
  /// Required on a condition that nobody hears of, so that each attempt asks it.
  let extra = Field("")
  let sent = "ann ann@example.com"

  @MainActor
  private final class Action { var run: () -> Void = {} }

  /// Has something done, once, when the condition is asked next.
  private func onAttempt(_ action: @escaping @MainActor () -> Void) {
    let next = Action()
    extra.criteria.requirement = .when {
      let run = next.run
      next.run = {}
      run()
      return false
    }
    it.form.add(extra)
    next.run = action
  }

  @Test("A5: a run that is cancelled by the attempt neither loads nor sends")
  func cancelled() async {
    await it.fill()
    onAttempt { [it] in it.submission.cancel() }
    let task = it.submission.start()
    #expect(it.submission.state == nil && !it.submission.isRunning && it.send.isEnabled)
    #expect(await task.value.words == "cancelled")
    #expect(it.server.asked.isEmpty && it.recorder.take().isEmpty)
  }

  @Test("A5: what becomes pending at the second look is awaited, and loading is said once")
  func pendingAgain() async {
    await startPending { [it] in it.name.value = "anna" }
    it.names.answer("ann", true)
    await turns { it.clock.sleeperCount == 1 }
    it.clock.advance(by: .seconds(1))
    await turns { it.names.waiting == ["anna"] }
    #expect(it.submission.state == .loading && it.server.asked.isEmpty)
    it.names.answer("anna", true)
    await turns { !it.server.waiting.isEmpty }
    it.server.answerAll(true)
    await turns { !it.submission.isRunning }
    #expect(it.recorder.take() == ["loading", "loaded(\"anna ann@example.com\")"])
  }

  @Test("A5: cancelled at the second look, it ends at once, whatever is pending by then")
  func cancelledAgain() async {
    let task = await startPending { [it] in
      it.name.value = "anna"
      it.submission.cancel()
    }
    it.names.answer("ann", true)
    var words: String?
    let watching = Task { words = await task.value.words }
    await turns { words != nil }
    #expect(words == "cancelled" && it.submission.state == nil && it.form.status == .pending)
    watching.cancel()
  }

  /// Submits while the name is asked about, and has something done at the second look.
  @discardableResult
  private func startPending(
    _ action: @escaping @MainActor () -> Void
  ) async -> Task<SubmissionResult<String>, Never> {
    it.email.value = "ann@example.com"
    it.name.value = "ann"
    var looks = 0
    extra.criteria.requirement = .when {
      looks += 1
      if looks == 2 { action() }
      return false
    }
    it.form.add(extra)
    looks = 0
    let task = it.submission.start()
    await turns { it.names.waiting == ["ann"] }
    return task
  }
}
