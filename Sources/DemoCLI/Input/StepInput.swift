import Foundation

/// The source of the steps: a script, or standard input.
struct StepInput {
  /// The lines of the script.
  let lines: LineReader
  /// Whether steps must come from here, and not from standard input because nothing else is said.
  private let isAskedFor: Bool

  /// Opens a script, or standard input for nil and for `-`.
  ///
  /// - Throws: A ``SystemError`` where the script cannot be read.
  init(_ script: String?) throws(SystemError) {
    guard let script, script != "-" else {
      lines = LineReader(descriptor: STDIN_FILENO, name: "standard input")
      isAskedFor = script != nil
      return
    }
    let descriptor = open(script, O_RDONLY)
    let name = "the script “\(visible(script))”"
    let advice = "name a file of steps that can be read"
    guard descriptor >= 0 else {
      throw SystemError("cannot read \(name)", code: errno, advice: advice)
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw SystemError("cannot read \(name)", code: EISDIR, advice: advice)
    }
    lines = LineReader(descriptor: descriptor, name: name)
    isAskedFor = true
  }

  /// Whether no steps were given, so that the story is to be played; waits until that is known.
  ///
  /// Nothing is given where standard input was not asked for and is a terminal, closed, or empty.
  func isMissing() throws(SystemError) -> Bool {
    if isAskedFor { return false }
    if isatty(STDIN_FILENO) == 1 { return true }
    do {
      return try lines.isAtEnd()
    } catch  where error.code == EBADF {
      return true
    }
  }
}
