import TestSupport
import Testing

@testable import ValidationKit

@Suite("Failures of a submission that land on fields")
@MainActor
struct SubmissionFailureTests {
  let it = SignUp()

  /// Submits a form that is right, and has it refused.
  private func refuse() async -> SubmissionResult<String> {
    let task = await it.press()
    it.server.answerAll(false)
    return await task.value
  }

  @Test("V7: it survives another field's edit, falls at its own, and comes back when imposed again")
  func survives() async {
    await it.fill()
    let result = await refuse()
    guard case .failed("Taken", error: _, let first) = result else {
      return #expect(Bool(false), "\(result)")
    }
    #expect(first === it.email && it.submission.state == .error("Taken"))
    #expect(it.email.visibleMessage == "Taken" && it.email.shown == "I" && !it.send.isEnabled)
    it.name.value = "anne"
    it.name.leave()
    await turns { it.names.waiting == ["anne"] }
    it.names.answerAll(true)
    await turns { it.name.isValid }
    #expect(it.email.visibleMessage == "Taken" && !it.form.isValid)
    it.email.value = "ann@example.org"
    #expect(it.email.issues.isEmpty && it.email.visibleMessage == nil && it.send.isEnabled)
    it.email.value = "ann@example.com"
    #expect(await refuse().words == "failed Taken at a field")
    #expect(it.email.visibleMessage == "Taken")
  }

  @Test("V7: it falls at the next submission, which it never blocks, nor a whileIdle control")
  func retry() async {
    await it.fill()
    _ = await refuse()
    #expect(!it.send.isEnabled && it.cancel.isEnabled)
    let task = it.submission.start()
    #expect(it.email.issues.isEmpty && it.form.isValid && !it.cancel.isEnabled)
    await turns { !it.server.waiting.isEmpty }
    it.server.answerAll(true)
    #expect(await task.value.words == "loaded ann ann@example.com")
    #expect(it.send.isEnabled && it.cancel.isEnabled)
  }

  @Test("A5: an issue for a field that was changed since the snapshot is dropped")
  func changed() async {
    await it.fill()
    let task = await it.press()
    it.email.value = "bob@example.com"
    it.email.value = "ann@example.com"
    it.server.answerAll(false)
    #expect(await task.value.words == "failed Taken")
    #expect(it.email.issues.isEmpty && it.form.isValid && it.send.isEnabled)
    #expect(it.submission.state == .error("Taken"))
  }

  @Test("V7: several issues, for fields and for the form, land in order and are told once")
  func several() async {
    let (one, two) = (Field("a"), Field("b"))
    let (form, button) = (ValidationManager(verifying: [one, two]), Button())
    form.manage(button)
    let submission = Submission<Int>(of: form) { _ in
      throw SubmissionFailure(
        "No",
        fieldIssues: [
          (two, ValidationIssue(rule: "x")), (one, ValidationIssue(rule: "y")),
          (two, ValidationIssue(rule: "z")),
        ], formIssues: [ValidationIssue(rule: "form")])
    }
    let recorder = Recorder()
    recorder.keep(
      submission.onStateChange { state in
        let isError = state == .error("No")
        recorder.note("\(isError) \(form.status) \(button.isEnabled) \(submission.isRunning)")
      })
    recorder.watch(form, as: "form")
    let result = await submission.submit()
    guard case .failed("No", error: _, let first) = result else {
      return #expect(Bool(false), "\(result)")
    }
    #expect(first === one)
    #expect(two.issues.map(\.rule) == ["x", "z"] && one.issues.map(\.rule) == ["y"])
    #expect(form.formIssues.map(\.rule) == ["form"])
    #expect(
      recorder.take() == [
        "false valid false true", "form valid → invalid", "true invalid false false",
      ])
    form.reset()
    #expect(form.formIssues.isEmpty && form.isValid && button.isEnabled)
  }

  @Test("V7: imposed issues fall at the attempt on the way through managers below, excluded too")
  func nested() async {
    let (inner, outer) = (Field("a"), Field("b"))
    let group = ValidationManager(verifying: [inner])
    let form = ValidationManager(verifying: [group, outer])
    inner.impose("Bad")
    group.impose([ValidationIssue(rule: "group")])
    let submission = Submission(of: form) { values in values[inner] + values[outer] }
    #expect(await submission.submit().words == "loaded ab")
    #expect(inner.issues.isEmpty && group.formIssues.isEmpty)
  }
}
