import Observation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("Submitting a form")
@MainActor
struct SubmissionTests {
  let it = SignUp()
  let sent = "ann ann@example.com"

  @Test("A5: the state is nil before the first run, then loading, then loaded; controls follow")
  func loaded() async {
    await it.fill()
    #expect(it.submission.state == nil && !it.submission.isRunning && it.send.isEnabled)
    let task = it.submission.start()
    #expect(it.submission.isRunning && !it.send.isEnabled && !it.cancel.isEnabled)
    await turns { it.server.waiting == [sent] }
    #expect(it.submission.state == .loading && it.recorder.take() == ["loading"])
    it.server.answerAll(true)
    #expect(await task.value.words == "loaded \(sent)")
    #expect(it.submission.state == .loaded(sent) && !it.submission.isRunning)
    #expect(it.send.isEnabled && it.cancel.isEnabled)
    #expect(it.recorder.take() == ["loaded(\"\(sent)\")"])
  }

  @Test("A5: pressed twice, it runs once")
  func twice() async {
    await it.fill()
    let first = it.submission.start()
    let second = it.submission.start()
    #expect(await second.value.words == "running")
    await turns { it.server.waiting == [sent] }
    #expect(await it.submission.submit().words == "running")
    it.server.answerAll(true)
    #expect(await first.value.words == "loaded \(sent)")
    #expect(it.server.asked == [sent])
  }

  @Test("A5: an invalid form reveals what is wrong and names the first field; nothing is sent")
  func invalid() async {
    it.email.value = "ann@"
    let result = await it.submission.submit()
    guard case .invalid(let first) = result else { return #expect(Bool(false), "\(result)") }
    #expect(first === it.name)
    #expect(it.name.shown == "I" && it.email.shown == "I")
    #expect(it.submission.state == nil && !it.submission.isRunning && it.cancel.isEnabled)
    #expect(it.server.asked.isEmpty && it.recorder.take().isEmpty)
    it.name.exclude()
    guard case .invalid(let next) = await it.submission.submit() else { return }
    #expect(next === it.email)
  }

  @Test("A5: pressed while pending, it asks at once, awaits the answer, and goes on")
  func pending() async {
    it.email.value = "ann@example.com"
    it.name.value = "ann"
    let task = it.submission.start()
    await turns { it.names.waiting == ["ann"] }
    #expect(it.submission.isRunning && it.submission.state == .loading && !it.cancel.isEnabled)
    it.names.answer("ann", true)
    await turns { it.server.waiting == [sent] }
    it.server.answerAll(true)
    #expect(await task.value.words == "loaded \(sent)")
    #expect(it.clock.now.offset == .zero)
  }

  @Test("A5: pressed while pending, and the answer is no")
  func pendingThenInvalid() async {
    it.email.value = "ann@example.com"
    it.name.value = "ann"
    let task = it.submission.start()
    await turns { it.names.waiting == ["ann"] }
    it.names.answer("ann", false)
    #expect(await task.value.words == "invalid at a field")
    #expect(it.name.shown == "I" && it.cancel.isEnabled && it.server.asked.isEmpty)
  }

  @Test("A5: an edit while it waits is awaited too, also at the moment of the answer")
  func editedWhilePending() async {
    it.email.value = "ann@example.com"
    it.name.value = "ann"
    let task = it.submission.start()
    // Edits as soon as the form is valid, before the run can go on.
    let token = it.form.onStatusChange { [it] in
      if $0.becameValid, it.name.value == "ann" {
        it.name.value = "bob"
        it.name.leave()
      }
    }
    await turns { it.names.waiting == ["ann"] }
    it.names.answer("ann", true)
    #expect(await turns { it.names.waiting == ["bob"] })
    await idle()
    #expect(it.submission.isRunning && it.server.asked.isEmpty)
    it.names.answer("bob", true)
    #expect(await turns { it.server.waiting == ["bob ann@example.com"] })
    it.server.answerAll(true)
    #expect(await task.value.words == "loaded bob ann@example.com")
    token.cancel()
  }

  @Test("A5: what is edited after the press changes nothing in what is sent")
  func snapshot() async {
    await it.fill()
    let token = it.submission.onStateChange { [it] in
      if $0 == .loading { it.email.value = "" }
    }
    let task = it.submission.start()
    await turns { !it.server.waiting.isEmpty }
    #expect(it.server.waiting == [sent] && it.email.value == "")
    it.server.answerAll(true)
    #expect(await task.value.words == "loaded \(sent)")
    #expect(!it.send.isEnabled && it.cancel.isEnabled)
    token.cancel()
  }

  @Test("A5: a field that is excluded keeps the value of the snapshot")
  func excludedInSnapshot() async {
    let (kind, note) = (Field("a"), Field("b"))
    note.exclude()
    let desk = Desk<String>()
    let submission = Submission(of: ValidationManager(verifying: [kind, note])) { values in
      _ = try await desk.ask(values[kind])
      return values[note]
    }
    let task = submission.start()
    await turns { desk.waiting == ["a"] }
    note.value = "c"
    desk.answerAll(true)
    #expect(await task.value.words == "loaded b")
  }

  @Test("T3: a reader of the state is invalidated when it changes, one of isRunning likewise")
  func observing() async {
    nonisolated(unsafe) var told: [String] = []
    func watch() {
      withObservationTracking {
        _ = it.submission.state
      } onChange: {
        told.append("state")
      }
      withObservationTracking {
        _ = it.submission.isRunning
      } onChange: {
        told.append("isRunning")
      }
    }
    watch()
    await it.submission.submit()
    #expect(told == ["isRunning"])
    await it.fill()
    let task = await it.press()
    #expect(told == ["isRunning", "state"])
    it.server.answerAll(true)
    _ = await task.value
  }
}
