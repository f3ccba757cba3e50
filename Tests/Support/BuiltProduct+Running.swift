package import Foundation

extension BuiltProduct {
  /// Runs the program to its end and returns what it wrote.
  ///
  /// Input and both outputs flow at the same time, so that their size does not matter. A program
  /// that does not end is killed at the ``Backstop``.
  ///
  /// - Parameters:
  ///   - input: What the program finds on standard input.
  ///   - environment: What is added to, or with nil removed from, the environment of the tests.
  package func run(
    _ arguments: [String] = [], input: Data = Data(), environment: [String: String?] = [:],
    timeout: Double = 60
  ) async throws -> ProductResult {
    let program = RunningProduct(url, arguments, environment)
    return try await withCheckedThrowingContinuation { continuation in
      // A thread of its own: waiting here would block one of the few that tests share.
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            try program.start()
            Thread.detachNewThread { program.send(input, andClose: true) }
            return program.finish()
          })
      }
    }
  }

  /// Runs the program with a text on standard input.
  package func run(
    _ arguments: [String] = [], input: String, environment: [String: String?] = [:],
    timeout: Double = 60
  ) async throws -> ProductResult {
    try await run(arguments, input: Data(input.utf8), environment: environment)
  }
}
