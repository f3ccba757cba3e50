import TestSupport

@testable import ValidationKit

/// A form with a name that has to be asked about, an address, and a submission whose action ends
/// when a test says so.
@MainActor
final class SignUp {
  let clock = TestClock()
  let names = Desk<String>()
  let server = Desk<String>()
  let recorder = Recorder()
  let name: Field<String>
  let email = Field("", label: "E-mail", rules: [.email])
  let send = Button()
  let cancel = Button()
  let form: ValidationManager
  let submission: Submission<String>

  /// - Parameter timeout: How long the action may take.
  init(timeout: Duration? = nil) {
    name = Field(
      "", rules: [.minimum(2)], asking: [names.rule(debounce: .seconds(1))], clock: clock)
    form = ValidationManager(verifying: [name, email], managing: [send])
    form.manage(cancel, .whileIdle)
    submission = Submission(of: form, timeout: timeout, clock: clock) {
      [server, name, email] values in
      let sent = "\(values[name]) \(values[email])"
      guard try await server.ask(sent) else { throw SubmissionFailure("Taken", on: email) }
      return sent
    }
    recorder.keep(
      submission.onStateChange { [recorder] in recorder.note($0.map { "\($0)" } ?? "nil") })
  }

  /// Types what is right, and has the name checked.
  func fill() async {
    email.value = "ann@example.com"
    name.value = "ann"
    name.leave()
    await turns { names.waiting == ["ann"] }
    names.answer("ann", true)
    await turns { form.isValid }
  }

  /// Presses and waits until the server is asked.
  func press() async -> Task<SubmissionResult<String>, Never> {
    let task = submission.start()
    await turns { !server.waiting.isEmpty || !submission.isRunning }
    return task
  }
}

extension SubmissionResult {
  /// The result in a few words, for expectations.
  var words: String {
    switch self {
    case .loaded(let content): "loaded \(content)"
    case .failed(let message, error: _, let first):
      "failed \(message)\(first == nil ? "" : " at a field")"
    case .invalid(let first): first == nil ? "invalid" : "invalid at a field"
    case .cancelled: "cancelled"
    case .alreadyRunning: "running"
    case .refused: "refused"
    }
  }
}
