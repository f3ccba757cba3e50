import Foundation

/// What the operating system refused, in one line.
struct SystemError: Error {
  let message: String
  let code: Int32

  /// Creates an error from what could not be done and the system's error number.
  init(_ message: String, code: Int32) {
    self.message = "\(message): \(String(cString: strerror(code)))"
    self.code = code
  }

  /// Whether whoever read our output is gone.
  var isClosedPipe: Bool { code == EPIPE }
}
