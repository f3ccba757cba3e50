import Foundation

/// A refusal of the operating system, in one line.
struct SystemError: Error {
  let message: String
  let code: Int32

  /// Creates an error from what could not be done, the system's error number, and what to do.
  init(_ message: String, code: Int32, advice: String? = nil) {
    let reason = String(cString: strerror(code))
    self.message = "\(message): \(reason)\(advice.map { "; \($0)" } ?? "")"
    self.code = code
  }

  /// Whether whoever read our output is gone.
  var isClosedPipe: Bool { code == EPIPE }
}
