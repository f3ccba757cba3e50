import Observation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("What of prompts and submissions can be observed")
@MainActor
struct SceneObservationTests {
  private final class Watcher: @unchecked Sendable {
    var told: [String] = []

    @MainActor
    func watch(_ name: String, _ read: () -> Void) {
      withObservationTracking(read) { self.told.append(name) }
    }

    func take() -> [String] {
      defer { told = [] }
      return told.sorted()
    }
  }

  private func prompt() -> Prompt {
    Prompt(
      "Name", message: "Enter one", fields: [Prompt.field(maxLength: 5)],
      actions: [PromptAction("Cancel", role: .cancel), PromptAction("OK")])
  }

  private func watch(_ prompt: Prompt, _ watcher: Watcher) {
    watcher.watch("lines") { _ = prompt.lines }
    watcher.watch("buttons") { _ = prompt.buttons.count }
    watcher.watch("fields") { _ = prompt.fields.count }
    watcher.watch("isEnded") { _ = prompt.isEnded }
  }

  @Test("T3: whoever reads a prompt's buttons, fields or end is told once it ends, and only then")
  func prompts() {
    let (prompt, watcher) = (prompt(), Watcher())
    watch(prompt, watcher)
    prompt.fields[0].value = "abc"
    #expect(watcher.take().isEmpty)
    prompt.fields[0].value = "abcdef"
    #expect(watcher.take() == ["lines"])
    watcher.watch("lines") { _ = prompt.lines }
    #expect(!prompt.press("OK") && watcher.take().isEmpty)
    prompt.press("Cancel")
    #expect(watcher.take() == ["buttons", "fields", "isEnded"])
    #expect(prompt.isEnded && prompt.buttons.isEmpty && prompt.fields.isEmpty)
  }

  @Test("T5: within a batch, whoever reads them is told at its end")
  func batch() {
    let (prompt, watcher) = (prompt(), Watcher())
    watch(prompt, watcher)
    Validation.batch {
      prompt.press("Cancel")
      #expect(prompt.isEnded && watcher.take().isEmpty)
    }
    #expect(watcher.take() == ["buttons", "fields", "isEnded"])
  }

  @Test("T4: they are told also where telling is cut")
  func cut() async {
    let (prompt, watcher) = (prompt(), Watcher())
    watch(prompt, watcher)
    Validation.batch {
      prompt.press("Cancel")
      #expect(prompt.hasNewsForWatchers)
      prompt.skipListeners()
      prompt.notifyWatchers()
      #expect(watcher.take() == ["buttons", "fields", "isEnded"])
    }
    let form = ValidationManager(verifying: [Field("a")])
    let submission = Submission(of: form) { _ in 1 }
    watcher.watch("state") { _ = submission.state }
    watcher.watch("isRunning") { _ = submission.isRunning }
    let task = Validation.batch {
      let task = submission.start()
      #expect(submission.core.hasNewsForWatchers)
      submission.core.skipListeners()
      submission.core.notifyWatchers()
      #expect(watcher.take() == ["isRunning", "state"])
      return task
    }
    _ = await task.value
  }

  @Test("T4: a prompt whose listener never settles is cut, and its observers see the last lines")
  func circle() {
    let (prompt, watcher) = (prompt(), Watcher())
    let field = prompt.fields[0]
    let token = prompt.onLinesChange { lines in
      watcher.told = []
      watcher.watch("lines") { _ = prompt.lines }
      field.value = lines.count > 1 ? "a" : "abcdef"
    }
    let diagnostics = collectingDiagnostics { field.value = "abcdef" }
    #expect(diagnostics.count == 1 && watcher.take() == ["lines"])
    #expect(prompt.lines.count == (field.visibleMessage == nil ? 1 : 2))
    token.cancel()
  }

  @Test("T4: a submission whose listener never settles is cut, its observers see the last state")
  func submissionCircle() {
    let form = ValidationManager(verifying: [Field("a")])
    let submission = Submission(of: form) { _ in 1 }
    let watcher = Watcher()
    let token = submission.onStateChange { state in
      watcher.told = []
      watcher.watch("state") { _ = submission.state }
      if state == nil { submission.start() } else { submission.cancel() }
    }
    let diagnostics = collectingDiagnostics { _ = submission.start() }
    #expect(diagnostics.count == 1 && watcher.take() == ["state"])
    token.cancel()
    submission.cancel()
  }
}
