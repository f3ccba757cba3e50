import Foundation
import ValidationKit

/// The program from its arguments to its exit status.
@MainActor
enum Demo {
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// Runs the program and returns its exit status: 0, or 2 where the call or a step was wrong.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      switch try Invocation(parsing: arguments) {
      case .help: try Output.standard.write(helpText)
      case .version: try Output.standard.write("DemoCLI \(version)\n")
      case .run(let options): return try play(options) ? 0 : 2
      }
      return 0
    } catch let error as UsageError {
      Output.error.say("DemoCLI: \(error.message)")
    } catch let error as SystemError {
      if error.isClosedPipe { return 0 }
      Output.error.say("DemoCLI: \(error.message)")
    } catch {
      Output.error.say("DemoCLI: \(error.localizedDescription)")
    }
    return 2
  }

  /// Plays the steps that are given, or the story; returns whether every step could be done.
  private static func play(_ options: RunOptions) throws -> Bool {
    let input = try StepInput(options.script)
    let form = DemoForm.registration()
    form.useMessages(options.messages)
    let reporter: any Reporter =
      options.isJSON ? JSONReporter(form, to: .standard) : Transcript(form, to: .standard)
    let player = Player(form: form, reporter: reporter)
    try reporter.begin()
    if try input.isMissing() {
      try player.play(story: story)
    } else {
      try player.play(input.lines)
    }
    return !player.failed
  }
}
