/// Stops the program where a call makes no sense, and says what is wrong with it, and where.
///
/// What `precondition` says is lost in a release build, where most people meet the mistake: only a
/// fatal error says it in all builds.
///
/// - Parameters:
///   - condition: What must hold.
///   - message: What is wrong where it does not, with the value that was given.
///   - file: The file of the call that makes no sense, passed on from the public function.
///   - line: The line of that file.
func demand(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString,
  line: UInt
) {
  guard condition() else { misuse(message(), file: file, line: line) }
}

/// Stops the program with a message that says what is wrong with a call, in release builds too.
func misuse(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  fatalError(message, file: file, line: line)
}
