import TestSupport
import Testing

@testable import ValidationKit

@Suite("The state of a submission")
@MainActor
struct SubmissionStateTests {
  let it = SignUp()

  /// Leaves a state behind: that of a failure.
  private func failOnce() async {
    await it.fill()
    let task = await it.press()
    it.server.answerAll(false)
    _ = await task.value
    it.email.value = "ann@example.com "
    it.email.value = "ann@example.com"
    _ = it.recorder.take()
  }

  @Test("A5: it is loading from the press on, also while answers are awaited")
  func loading() async {
    it.email.value = "ann@example.com"
    it.name.value = "ann"
    let task = it.submission.start()
    #expect(it.submission.state == .loading && it.recorder.take() == ["loading"])
    await turns { it.names.waiting == ["ann"] }
    it.names.answerAll(true)
    await turns { !it.server.waiting.isEmpty }
    #expect(it.recorder.take().isEmpty)
    it.server.answerAll(true)
    _ = await task.value
    let again = it.submission.start()
    #expect(it.submission.state == .loading)
    await turns { !it.server.waiting.isEmpty }
    it.server.answerAll(true)
    _ = await again.value
  }

  @Test("A5: it is what it was where the waiting ends in invalid", arguments: [true, false])
  func backAgain(isFirst: Bool) async {
    if !isFirst { await failOnce() }
    let before = it.submission.state
    it.email.value = "ann@example.com"
    it.name.value = "bob"
    let task = it.submission.start()
    #expect(it.submission.state == .loading)
    await turns { it.names.waiting == ["bob"] }
    it.names.answerAll(false)
    #expect(await task.value.words == "invalid at a field")
    #expect(it.submission.state == before)
    #expect(it.recorder.take() == ["loading", before.map { "\($0)" } ?? "nil"])
  }

  @Test("A5: a form that is invalid at the press never loads")
  func invalid() async {
    it.name.value = "ann"
    #expect(it.form.status == .invalid)
    let task = it.submission.start()
    #expect(it.submission.state == nil)
    _ = await task.value
    #expect(it.recorder.take().isEmpty)
  }

  @Test("A5: the values are those of the press where nothing is awaited")
  func snapshot() async {
    await it.fill()
    let task = it.submission.start()
    it.email.value = "bob@example.com"
    await turns { !it.server.waiting.isEmpty }
    #expect(it.server.waiting == ["ann ann@example.com"])
    it.server.answerAll(true)
    _ = await task.value
  }

  @Test("F3: a reset brings it back to nil, by the form, one above, or by itself", arguments: 0..<3)
  func reset(way: Int) async {
    let outer = ValidationManager(verifying: [it.form])
    await failOnce()
    #expect(it.submission.state == .error("Taken"))
    switch way {
    case 0: it.form.reset()
    case 1: outer.reset()
    default: it.submission.reset()
    }
    #expect(it.submission.state == nil && it.recorder.take() == ["nil"])
    it.submission.reset()
    #expect(it.recorder.take().isEmpty)
  }

  @Test("F3: a reset of a run that goes on after an earlier one brings it back to nil")
  func resetWhileRunning() async {
    await failOnce()
    let task = await it.press()
    it.form.reset()
    #expect(it.submission.state == nil && !it.submission.isRunning)
    #expect(await task.value.words == "cancelled")
    #expect(it.recorder.take() == ["loading", "nil"])
    it.server.answerAll(true)
  }

  @Test("F3: a reset reaches each submission of a form")
  func several() async {
    let field = Field("a")
    let form = ValidationManager(verifying: [field])
    let all = (0..<20).map { number in Submission<Int>(of: form) { _ in number } }
    for submission in all { await submission.submit() }
    #expect(all.compactMap { $0.state?.content } == Array(0..<20))
    form.reset()
    #expect(all.allSatisfy { $0.state == nil })
  }

  @Test("T3: what begins and is given up within a batch is not told")
  func nothingTold() async {
    await it.fill()
    Validation.batch {
      it.submission.start()
      it.submission.cancel()
    }
    #expect(it.recorder.take().isEmpty && it.submission.state == nil)
  }
}
