import TestSupport
import Testing

@testable import ValidationKit

@Suite("How submissions end")
@MainActor
struct SubmissionEndingTests {
  let it = SignUp(timeout: .seconds(30))
  let sent = "ann ann@example.com"

  /// Expects that nothing runs, that controls are back, and that nothing is heard of late answers.
  private func expectIdle(_ state: LoadState<String>?) async {
    it.server.answerAll(true)
    #expect(await turns { it.clock.sleeperCount == 0 })
    await idle()
    #expect(it.submission.state == state && !it.submission.isRunning)
    #expect(it.cancel.isEnabled)
  }

  @Test("A5: cancelled while it loads, it is as it was before")
  func cancelled() async {
    await it.fill()
    let task = await it.press()
    it.submission.cancel()
    #expect(it.submission.state == nil && it.send.isEnabled)
    #expect(await task.value.words == "cancelled")
    #expect(await turns { it.server.cancelled == [sent] })
    await expectIdle(nil)
    #expect(it.recorder.take() == ["loading", "nil"])
    it.submission.cancel()
    #expect(it.recorder.take().isEmpty)
  }

  @Test("A5: cancelled while it waits for an answer, nothing is sent")
  func cancelledPending() async {
    it.email.value = "ann@example.com"
    it.name.value = "ann"
    let task = it.submission.start()
    await turns { it.names.waiting == ["ann"] }
    it.submission.cancel()
    #expect(await task.value.words == "cancelled")
    it.names.answer("ann", true)
    #expect(await turns { it.form.isValid })
    await expectIdle(nil)
    #expect(it.server.asked.isEmpty && it.recorder.take() == ["loading", "nil"])
  }

  @Test("A5: cancelling the task, or who awaits it, cancels the run", arguments: [true, false])
  func taskCancelled(isLoading: Bool) async {
    if isLoading { await it.fill() } else { it.email.value = "ann@example.com" }
    it.name.value = "ann"
    let outer = Task { await it.submission.submit() }
    await turns { it.server.waiting == [sent] || it.names.waiting == ["ann"] }
    outer.cancel()
    #expect(await outer.value.words == "cancelled")
    it.names.answerAll(true)
    await expectIdle(nil)
    let task = it.submission.start()
    task.cancel()
    #expect(await task.value.words == "cancelled")
    await expectIdle(nil)
  }

  @Test("F3 T5: a reset cancels the run, and joins an open batch")
  func reset() async {
    await it.fill()
    let task = await it.press()
    let recorder = Recorder()
    recorder.watch(it.form, as: "form")
    Validation.batch {
      it.form.reset()
      #expect(!it.submission.isRunning && !it.form.isValid)
      #expect(!it.cancel.isEnabled)
    }
    #expect(recorder.take() == ["form valid → invalid"])
    #expect(await task.value.words == "cancelled")
    await expectIdle(nil)
    #expect(it.name.shown == "n" && it.email.shown == "n" && !it.send.isEnabled)
  }

  @Test("A3: an action that never answers ends in an error that says so")
  func timeOut() async {
    await it.fill()
    let task = await it.press()
    await turns { it.clock.sleeperCount == 1 }
    it.clock.advance(by: .seconds(29))
    await idle()
    #expect(it.submission.isRunning)
    it.clock.advance(by: .seconds(1))
    #expect(await task.value.words == "failed No answer came in time; try again")
    await expectIdle(.error("No answer came in time; try again"))
    #expect(it.send.isEnabled)
  }

  @Test("A3: an answer that is awaited, and never comes, ends in an error that says so")
  func timeOutWhilePending() async {
    it.email.value = "ann@example.com"
    it.name.value = "ann"
    let task = it.submission.start()
    await turns { it.names.waiting == ["ann"] && it.clock.sleeperCount == 1 }
    it.clock.advance(by: .seconds(30))
    #expect(await task.value.words == "failed No answer came in time; try again")
    #expect(it.submission.state?.errorMessage != nil && it.form.status == .pending)
    it.names.answerAll(true)
    await turns { it.form.isValid }
    await expectIdle(.error("No answer came in time; try again"))
    #expect(it.server.asked.isEmpty && it.send.isEnabled)
  }

  @Test("A5: any error is an error state, and can be retried")
  func retry() async {
    let message = "Something went wrong; try again"
    await it.fill()
    var task = await it.press()
    it.server.fail(sent)
    #expect(await task.value.words == "failed \(message)")
    #expect(it.submission.state == .error(message) && it.send.isEnabled)
    task = await it.press()
    #expect(it.submission.state == .loading)
    it.submission.cancel()
    #expect(it.submission.state == .error(message))
    it.server.answerAll(false)
    task = await it.press()
    it.server.answerAll(true)
    #expect(await task.value.words == "loaded \(sent)")
    await expectIdle(.loaded(sent))
    #expect(
      it.recorder.take() == [
        "loading", "error(\"\(message)\")", "loading", "error(\"\(message)\")", "loading",
        "loaded(\"\(sent)\")",
      ])
  }

  @Test("A5: ending the editing may be refused, which stops it before anything happens")
  func refused() async {
    await it.fill()
    it.submission.endEditing = { false }
    it.email.value = "x"
    #expect(await it.submission.submit().words == "refused")
    #expect(!it.submission.isRunning && it.email.shown == "i" && it.cancel.isEnabled)
    it.submission.endEditing = { [it] in
      it.email.value = "bob@example.com"
      it.email.leave()
      return true
    }
    let task = await it.press()
    #expect(it.server.waiting == ["ann bob@example.com"])
    it.server.answerAll(true)
    #expect(await task.value.words == "loaded ann bob@example.com")
  }

  @Test(
    "T8: dropping the form while it waits or loads cancels, and leaves nothing",
    arguments: [true, false])
  func dropped(isLoading: Bool) async {
    let (clock, desk, button) = (TestClock(), Desk<String>(), Button())
    var gone: [() -> AnyObject?] = []
    let task: Task<SubmissionResult<Bool>, Never>
    do {
      let field = Field("", asking: [desk.rule()], clock: clock)
      let form = ValidationManager(verifying: [field])
      form.manage(button, .whileIdle)
      let submission = Submission(of: form, timeout: .seconds(1), clock: clock) { values in
        try await desk.ask("send \(values[field])")
      }
      gone = [
        { [weak field] in field }, { [weak form] in form }, { [weak submission] in submission },
        { [weak core = submission.core] in core },
      ]
      field.value = "ann"
      task = submission.start()
      await turns { desk.waiting == ["ann"] }
      if isLoading {
        desk.answerAll(true)
        await turns { desk.waiting == ["send ann"] && clock.sleeperCount == 1 }
      }
      #expect(!button.isEnabled)
    }
    #expect(await task.value.words == "cancelled")
    #expect(button.isEnabled)
    await turns { !desk.cancelled.isEmpty && clock.sleeperCount == 0 }
    desk.answerAll(true)
    await turns { gone.allSatisfy { $0() == nil } }
    #expect(gone.allSatisfy { $0() == nil })
    #expect(desk.cancelled == [isLoading ? "send ann" : "ann"])
  }
}
