/// Plays the lines of a script on a session, and has each result reported.
@MainActor
final class Player {
  /// Whether a step could not be done.
  private(set) var failed = false
  private let session: Session
  private let reporter: any Reporter

  init(form: DemoForm, reporter: any Reporter) {
    session = Session(form)
    self.reporter = reporter
    session.onEvent = { [reporter] in reporter.note($0) }
  }

  /// Plays lines until there are no more; each is answered before the next one is waited for.
  func play(_ lines: LineReader) throws {
    var number = 0
    while let line = try lines.next() {
      number += 1
      switch line {
      case .text(let text): try play(text, number: number)
      case .notUTF8: fail("this is not UTF-8 text; save the steps as UTF-8", number: number)
      }
    }
  }

  /// Plays the story, of which the comments are told too.
  func play(story: [String]) throws {
    try reporter.beginStory()
    for (index, line) in story.enumerated() {
      if line.hasPrefix("# ") {
        try reporter.narrate(String(line.dropFirst(2)))
      } else {
        try play(line, number: index + 1)
      }
    }
  }

  private func play(_ line: String, number: Int) throws {
    do {
      guard let step = try Step(parsing: line) else { return }
      try session.carryOut(step)
      let command = session.hidingSecrets(of: step, in: line)
      try reporter.report(step, command: command)
    } catch let error as StepError {
      fail(error.message, number: number)
    }
  }

  private func fail(_ message: String, number: Int) {
    failed = true
    Output.error.say("line \(number): \(message)")
  }
}
