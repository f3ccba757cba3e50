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
      case .notUTF8:
        try fail("this is not UTF-8 text; save the steps as UTF-8", command: "", number: number)
      case .utf16:
        // What comes now looks like lines, and is none.
        return try fail(
          "the steps are UTF-16 text; save them as UTF-8", command: "", number: number)
      case .tooLong:
        let most = LineReader.longestLine / 1_000_000
        try fail("a line has at most \(most) MB; shorten it", command: "", number: number)
      }
    }
  }

  /// Plays the story, of which the comments are told too.
  func play(story: [String]) throws {
    try reporter.beginStory()
    for (index, line) in story.enumerated() {
      if line.hasPrefix("# ") {
        try reporter.narrate(session.form.naming(String(line.dropFirst(2))))
      } else {
        try play(line, number: index + 1)
      }
    }
  }

  private func play(_ line: String, number: Int) throws {
    var command: String?
    do {
      guard let step = try Step(parsing: line) else { return }
      let shown = session.hidingSecrets(of: step, in: line)
      command = shown
      try session.carryOut(step)
      try reporter.report(step, command: shown, line: number)
    } catch let error as StepError {
      let command = command ?? session.hidingSecrets(inUnreadable: line)
      try fail(error.message, command: command, number: number)
    }
  }

  private func fail(_ message: String, command: String, number: Int) throws {
    failed = true
    Output.error.say("line \(number): \(message)")
    try reporter.reportFailure(message, command: command, line: number)
  }
}
