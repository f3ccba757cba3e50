/// Tells what comes of the steps.
@MainActor
protocol Reporter: AnyObject {
  /// Shows the form as it is before the first step.
  func begin() throws
  /// Says that the story is played, since no steps were given.
  func beginStory() throws
  /// Tells a sentence of the story.
  func narrate(_ sentence: String) throws
  /// Takes note of what happens while a step is carried out.
  func note(_ event: SessionEvent)
  /// Tells what came of a step, which was given by a line in which secure texts are hidden.
  func report(_ step: Step, command: String, line: Int) throws
  /// Tells that a step could not be done; the message itself goes to standard error.
  func reportFailure(_ message: String, command: String, line: Int) throws
}
