import Foundation

/// Reads lines from a file descriptor as they come, of up to 64 MB.
///
/// A byte order mark at the start and a carriage return at the end of a line are no part of the
/// line; a last line without an end counts.
final class LineReader {
  enum Line: Hashable {
    case text(String)
    case notUTF8
    /// The whole input is UTF-16, by the byte order mark that it begins with.
    case utf16
    case tooLong
  }

  /// The most bytes of a line that is read; of a longer one nothing is.
  static let longestLine = 64_000_000

  private let descriptor: Int32
  /// The name of the input in messages.
  private let name: String
  private var buffer: [UInt8] = []
  /// The place in the buffer at which the next line begins.
  private var start = 0
  /// Up to where the buffer holds no end of a line.
  private var searched = 0
  private var isOver = false
  private var isFirst = true
  /// Whether what is read belongs to a line that is too long.
  private var isSkipping = false
  private var chunk = [UInt8](repeating: 0, count: chunkSize)
  private static let chunkSize = 65_536

  /// Creates a reader of an open descriptor, which messages call by a name.
  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Whether there is nothing to read at all; waits until that is known.
  func isAtEnd() throws(SystemError) -> Bool {
    while buffer.isEmpty, !isOver { try fill() }
    return buffer.isEmpty
  }

  /// Returns the next line, or nil at the end; waits until it is there.
  func next() throws(SystemError) -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { discard(upTo: end + 1) }
        return line(buffer[start..<end])
      }
      searched = buffer.count
      if buffer.count - start > Self.longestLine {
        isSkipping = true
        discard(upTo: buffer.count)
      }
      if isOver {
        guard start < buffer.count || isSkipping else { return nil }
        defer { discard(upTo: buffer.count) }
        return line(buffer[start...])
      }
      try fill()
    }
  }

  private func line(_ bytes: ArraySlice<UInt8>) -> Line {
    defer { isSkipping = false }
    if isSkipping || bytes.count > Self.longestLine { return .tooLong }
    var bytes = bytes
    if isFirst, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let isBeginning = isFirst
    isFirst = false
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    // Decoding repairs what is not UTF-8, and leaves everything else as it is.
    var text = String(decoding: bytes, as: UTF8.self)
    let isSame = text.withUTF8 { decoded in
      bytes.withUnsafeBytes { given in
        given.count == decoded.count
          && (given.isEmpty || memcmp(given.baseAddress!, decoded.baseAddress!, given.count) == 0)
      }
    }
    if isSame { return .text(text) }
    return isBeginning && [[0xFF, 0xFE], [0xFE, 0xFF]].contains(bytes.prefix(2)) ? .utf16 : .notUTF8
  }

  /// Lets go of lines that were returned, many at a time.
  private func discard(upTo index: Int) {
    start = index
    searched = index
    guard start == buffer.count || start > Self.chunkSize else { return }
    buffer.removeFirst(start)
    start = 0
    searched = 0
  }

  private func fill() throws(SystemError) {
    let count = read(descriptor, &chunk, Self.chunkSize)
    if count > 0 {
      buffer += chunk[..<count]
    } else if count == 0 {
      isOver = true
    } else if errno == EAGAIN {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&waiting, 1, -1)
    } else if errno != EINTR {
      throw SystemError("cannot read \(name)", code: errno)
    }
  }
}
