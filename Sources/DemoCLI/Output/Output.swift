import Foundation

/// A stream of text to a file descriptor, without a buffer: what is written can be read at once.
struct Output {
  static let standard = Output(descriptor: STDOUT_FILENO)
  static let error = Output(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Whether a person looks at the output who wants colours; see no-color.org.
  var wantsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(descriptor) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
      && environment["TERM"] != "dumb"
  }

  /// Writes a text whole.
  ///
  /// - Throws: A ``SystemError``, also where the reader is gone.
  func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// Writes bytes, all of them.
  ///
  /// - Throws: A ``SystemError``, also where the reader is gone.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress! + start, bytes.count - start)
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw SystemError("cannot write the output", code: errno)
      }
    }
  }

  /// Writes a line; where that fails there is nobody left to tell.
  func say(_ line: String) { try? write(line + "\n") }
}
