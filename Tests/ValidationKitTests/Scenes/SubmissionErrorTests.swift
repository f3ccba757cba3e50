import Foundation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("What is said of errors of a submission")
@MainActor
struct SubmissionErrorTests {
  struct Boom: Error, Equatable { var code = 1 }

  struct Offline: LocalizedError {
    var errorDescription: String?
  }

  let field = Field("a")
  let form: ValidationManager

  init() { form = ValidationManager(verifying: [field]) }

  private func submission(throwing error: any Error) -> Submission<Int> {
    Submission(of: form) { _ in throw error }
  }

  @Test(
    "A5: a general text in the language, never the description for programmers",
    arguments: MessageCatalog.available)
  func general(messages: MessageCatalog) async {
    let errors: [any Error] = [
      Boom(), NSError(domain: "Secret", code: 7), Offline(errorDescription: nil),
      Offline(errorDescription: ""), Offline(errorDescription: " "), SubmissionFailure(nil),
      SubmissionFailure(""),
    ]
    let expected = messages.text(for: ValidationIssue(rule: "submission"))
    for error in errors {
      let submission = submission(throwing: error)
      submission.messages = messages
      #expect(await submission.submit().words == "failed \(expected)")
      #expect(submission.state == .error(expected))
    }
  }

  @Test("A5: the texts differ from each other")
  func languages() {
    let issue = ValidationIssue(rule: "submission")
    let texts = MessageCatalog.available.map { $0.text(for: issue) }
    #expect(Set(texts).count == 6 && texts.contains("Something went wrong; try again"))
  }

  @Test("A5: the author's words come first, then the error's own for people")
  func order() async {
    let offline = submission(throwing: Offline(errorDescription: "No connection"))
    #expect(await offline.submit().words == "failed No connection")
    offline.describing = { ($0 as? Offline).map { _ in "You are offline" } }
    #expect(await offline.submit().words == "failed You are offline")
    offline.describing = { _ in "" }
    #expect(await offline.submit().words == "failed No connection")
    offline.describing = { ($0 as? Boom).map { "Code \($0.code)" } }
    #expect(await offline.submit().words == "failed No connection")
    let boom = submission(throwing: Boom(code: 3))
    boom.describing = offline.describing
    #expect(await boom.submit().words == "failed Code 3")
    let failure = submission(throwing: SubmissionFailure("Taken", on: field))
    failure.describing = { _ in "other" }
    #expect(await failure.submit().words == "failed Taken at a field")
  }

  @Test("A5: the error itself stays in the result")
  func result() async {
    let result = await submission(throwing: Boom(code: 5)).submit()
    #expect(result.error as? Boom == Boom(code: 5))
    let clock = TestClock()
    let desk = Desk<String>()
    let slow = Submission(of: form, timeout: .seconds(1), clock: clock) { _ in
      try await desk.ask("x")
    }
    slow.describing = { $0 is SubmissionTimeout ? "Slow" : nil }
    let task = slow.start()
    await turns { desk.waiting == ["x"] && clock.sleeperCount == 1 }
    clock.advance(by: .seconds(1))
    let late = await task.value
    #expect(late.error is SubmissionTimeout && late.words == "failed Slow")
    desk.answerAll(true)
  }

  @Test("A5: a thrown cancellation is one, whatever the state was", arguments: [true, false])
  func cancellation(isFirst: Bool) async {
    var errors: [any Error] = isFirst ? [] : [SubmissionFailure("No")]
    let submission = Submission<Int>(of: form) { _ in
      if !errors.isEmpty { throw errors.removeFirst() }
      throw CancellationError()
    }
    if !isFirst { await submission.submit() }
    let before = submission.state
    #expect(await submission.submit().words == "cancelled")
    #expect(submission.state == before && !submission.isRunning)
  }

  @Test("F6: an error that is shown follows a switch of the language, by the form too")
  func switching() async {
    let submission = submission(throwing: Boom())
    await submission.submit()
    let outer = ValidationManager(verifying: [form])
    var told: [String] = []
    let token = submission.onStateChange { told.append($0?.errorMessage ?? "-") }
    outer.useMessages(.japanese)
    #expect(submission.state == .error("問題が発生しました。もう一度お試しください"))
    submission.messages = .english
    submission.messages = .english
    submission.describing = { _ in "No" }
    #expect(
      told == [
        "問題が発生しました。もう一度お試しください", "Something went wrong; try again", "No",
      ])
    token.cancel()
  }
}
