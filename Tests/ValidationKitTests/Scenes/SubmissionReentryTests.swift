import TestSupport
import Testing

@testable import ValidationKit

@Suite("Listeners that meddle with a submission")
@MainActor
struct SubmissionReentryTests {
  let it = SignUp()
  let sent = "ann ann@example.com"

  @Test("A5: pressing while the editing ends is pressing once")
  func pressedWhileEditingEnds() async {
    await it.fill()
    var inner: Task<SubmissionResult<String>, Never>?
    it.submission.endEditing = { [it] in
      it.submission.endEditing = { true }
      inner = it.submission.start()
      return true
    }
    let outer = it.submission.start()
    #expect(await outer.value.words == "running")
    await turns { it.server.waiting == [sent] }
    it.server.answerAll(true)
    #expect(await inner?.value.words == "loaded \(sent)")
    #expect(it.server.asked == [sent])
  }

  @Test("A5 T2: pressing while the controls are being disabled is pressing once")
  func pressedByControl() async {
    await it.fill()
    var (inner, wasRunning): (Task<SubmissionResult<String>, Never>?, Bool?)
    it.send.onWrite = { [it] isEnabled in
      guard !isEnabled, inner == nil else { return }
      wasRunning = it.submission.isRunning
      inner = it.submission.start()
    }
    let outer = await it.press()
    #expect(wasRunning == true)
    #expect(await inner?.value.words == "running")
    it.server.answerAll(true)
    #expect(await outer.value.words == "loaded \(sent)")
    #expect(it.server.asked == [sent])
  }

  @Test(
    "A5: cancelling or resetting from a control that is being disabled stops it",
    arguments: [true, false])
  func stoppedByControl(byReset: Bool) async {
    await it.fill()
    var isDone = false
    it.send.onWrite = { [it] isEnabled in
      guard !isEnabled, !isDone else { return }
      isDone = true
      if byReset { it.form.reset() } else { it.submission.cancel() }
    }
    let task = it.submission.start()
    #expect(!it.submission.isRunning && it.cancel.isEnabled)
    #expect(await task.value.words == "cancelled")
    await idle()
    #expect(it.server.asked.isEmpty && it.submission.state == nil)
  }

  @Test("A5: cancelling when it begins to load sends nothing", arguments: [true, false])
  func cancelledAtLoading(byReset: Bool) async {
    await it.fill()
    let token = it.submission.onStateChange { [it] in
      guard $0 == .loading else { return }
      if byReset { it.form.reset() } else { it.submission.cancel() }
    }
    let task = it.submission.start()
    #expect(await task.value.words == "cancelled")
    await idle()
    #expect(it.server.asked.isEmpty && it.submission.state == nil && it.cancel.isEnabled)
    #expect(it.recorder.take() == ["loading", "nil"])
    token.cancel()
  }

  @Test("A5: a listener of the failure may retry at once")
  func retryAtOnce() async {
    await it.fill()
    var retry: Task<SubmissionResult<String>, Never>?
    let token = it.submission.onStateChange { [it] in
      guard case .error? = $0, retry == nil else { return }
      #expect(!it.submission.isRunning && it.cancel.isEnabled)
      retry = it.submission.start()
    }
    let task = await it.press()
    it.server.fail(sent)
    #expect(await task.value.words == "failed Something went wrong; try again")
    await turns { it.server.waiting == [sent] }
    #expect(it.submission.isRunning && !it.cancel.isEnabled)
    it.server.answerAll(true)
    #expect(await retry?.value.words == "loaded \(sent)")
    #expect(it.server.asked == [sent, sent] && it.cancel.isEnabled)
    token.cancel()
  }

  @Test("T8: a listener may drop the submission that it listens to")
  func dropped() async {
    let (field, button, desk) = (Field("a"), Button(), Desk<String>())
    let form = ValidationManager(verifying: [field], managing: [button])
    var submission: Submission<Bool>? = Submission(of: form) { try await desk.ask($0[field]) }
    weak let gone = submission
    var token: ObserverToken?
    token = submission?.onStateChange { _ in
      submission = nil
      token?.cancel()
    }
    let task = submission?.start()
    #expect(await task?.value.words == "cancelled")
    await turns { gone == nil }
    #expect(gone == nil && button.isEnabled && desk.asked.isEmpty)
  }

  @Test("T1 T5: inside a batch it runs at once, and controls wait for the end")
  func batch() async {
    await it.fill()
    let task = Validation.batch {
      let task = it.submission.start()
      #expect(it.submission.isRunning && it.send.isEnabled)
      return task
    }
    #expect(!it.send.isEnabled)
    await turns { it.server.waiting == [sent] }
    it.server.answerAll(true)
    #expect(await task.value.words == "loaded \(sent)")
  }

  @Test("A5: of two submissions of one form, the second is told that the first is running")
  func twoOfOneForm() async {
    await it.fill()
    let other = Submission(of: it.form) { [it] _ in try await it.server.ask("other") }
    let first = await it.press()
    #expect(await other.submit().words == "running")
    #expect(other.state == nil && !other.isRunning && it.server.waiting == [sent])
    it.server.answer(sent, true)
    _ = await first.value
    #expect(it.send.isEnabled && it.cancel.isEnabled)
    let second = other.start()
    #expect(await it.submission.submit().words == "running")
    await turns { it.server.waiting == ["other"] }
    it.server.answerAll(true)
    #expect(await second.value.words == "loaded true")
    #expect(it.send.isEnabled && it.cancel.isEnabled)
  }

  @Test("A5: a submission that goes while it runs lets another of the same form begin")
  func droppedForAnother() async {
    await it.fill()
    var gone: Submission<Bool>? = Submission(of: it.form) { [it] _ in try await it.server.ask("a") }
    let task = gone?.start()
    gone = nil
    #expect(await task?.value.words == "cancelled")
    let next = await it.press()
    it.server.answerAll(true)
    #expect(await next.value.words == "loaded \(sent)")
  }
}
