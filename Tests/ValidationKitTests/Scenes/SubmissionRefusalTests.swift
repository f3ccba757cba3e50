import TestSupport
import Testing

@testable import ValidationKit

@Suite("A refused end of editing stops a submission")
@MainActor
struct SubmissionRefusalTests {
  /// A delegate that keeps the user in the field until it is told otherwise.
  final class Keeper: TextInputDelegate {
    var mayEnd = false
    var asked = 0

    func textInputShouldEndEditing(_ input: TextInput) -> Bool {
      asked += 1
      return mayEnd
    }
  }

  let keeper = Keeper()
  let name = Field("", rules: [.minimum(2)])
  let note = Field("")
  let button = Button()
  let server = Desk<String>()

  /// A text input in which somebody types what is right.
  private func typing(_ text: String = "ann") -> TextInput {
    let input = TextInput(name)
    input.delegate = keeper
    input.beginEditing()
    input.insert(text)
    return input
  }

  private func submission(of form: ValidationManager) -> Submission<Bool> {
    Submission(of: form) { [server, name] in try await server.ask($0[name]) }
  }

  @Test("A5: the action does not run, and nothing is revealed", arguments: [true, false])
  func refused(isNested: Bool) async {
    let inner = ValidationManager(verifying: [name, note])
    let form = isNested ? ValidationManager(verifying: [inner]) : inner
    form.manage(button, .whileIdle)
    let submission = submission(of: form)
    let input = typing()
    note.value = "x"
    #expect(await submission.submit().words == "refused")
    #expect(keeper.asked == 1 && input.isEditing && server.asked.isEmpty)
    #expect(submission.state == nil && !submission.isRunning && button.isEnabled)
    #expect(!name.isTouched && !note.isTouched)
    keeper.mayEnd = true
    let task = submission.start()
    #expect(!input.isEditing && submission.isRunning)
    await turns { server.waiting == ["ann"] }
    server.answerAll(true)
    #expect(await task.value.words == "loaded true")
  }

  @Test("A5: also where the form is not valid, and where the app ends an editing of its own")
  func refusedInvalid() async {
    let form = ValidationManager(verifying: [note, name])
    let submission = submission(of: form)
    var ended = 0
    submission.endEditing = {
      ended += 1
      return true
    }
    let input = typing("a")
    #expect(await submission.submit().words == "refused")
    #expect(ended == 1 && note.shown == "n" && name.shown == "i")
    input.delegate = nil
    let result = await submission.submit()
    #expect(result.words == "invalid at a field" && result.first === note)
    #expect(!input.isEditing && note.shown == "I" && name.shown == "I")
  }

  @Test("A5: an attempt by hand says that it failed, and reveals nothing")
  func attempt() {
    let form = ValidationManager(verifying: [name])
    name.impose("Taken")
    let input = typing()
    name.impose("Taken")
    #expect(!form.attemptSubmission() && input.isEditing)
    #expect(name.issues.map(\.rule) == ["imposed"])
    keeper.mayEnd = true
    #expect(form.attemptSubmission() && !input.isEditing && name.issues.isEmpty)
  }

  @Test("A5: what is committed and trimmed at the end is what is sent")
  func committed() async {
    let form = ValidationManager(verifying: [name])
    let submission = submission(of: form)
    name.editing.filters = [.trimmingAtEnd]
    keeper.mayEnd = true
    let input = typing("ann ")
    input.setMarkedText("lee ")
    let task = submission.start()
    await turns { !server.waiting.isEmpty }
    #expect(server.waiting == ["ann lee"])
    server.answerAll(true)
    _ = await task.value
  }

  @Test("A5: an excluded form cannot be submitted, also where it is excluded while it waits")
  func excluded() async {
    let clock = TestClock()
    let desk = Desk<String>()
    let login = Field("", asking: [desk.rule()], clock: clock)
    let form = ValidationManager(verifying: [login, note])
    let submission = submission(of: form)
    form.exclude()
    #expect(await submission.submit().words == "refused")
    #expect(submission.state == nil && login.shown == "n")
    form.include()
    login.value = "ann"
    note.value = "x"
    let task = submission.start()
    await turns { desk.waiting == ["ann"] }
    #expect(submission.state == .loading)
    form.exclude()
    desk.answerAll(true)
    #expect(await task.value.words == "refused")
    #expect(submission.state == nil && server.asked.isEmpty)
  }
}
