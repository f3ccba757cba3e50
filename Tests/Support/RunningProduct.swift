package import Foundation

/// A program that runs, with pipes for its input and outputs.
///
/// Its methods block; call them on a thread of your own. Methods of different pipes may be called
/// at the same time, which is what makes this class safe to share.
package final class RunningProduct: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let end = DispatchSemaphore(value: 0)
  private var unread = Data()

  /// A write to a program that has gone is an error, not the end of the tests.
  ///
  /// A handler that does nothing, since programs would inherit that the signal is ignored.
  private static let survivesBrokenPipes: Bool = {
    signal(SIGPIPE) { _ in }
    return true
  }()

  /// Creates a program that does not run yet.
  package init(
    _ url: URL, _ arguments: [String] = [], _ environment: [String: String?] = [:],
    standardInput: FileHandle? = nil, standardOutput: FileHandle? = nil
  ) {
    precondition(Self.survivesBrokenPipes)
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      environment.compactMapValues { $0 }, uniquingKeysWith: { $1 }
    ).filter { key, _ in environment[key].map { $0 != nil } ?? true }
    process.standardInput = standardInput ?? input
    process.standardOutput = standardOutput ?? output
    process.standardError = errors
    if standardOutput != nil { try? output.fileHandleForWriting.close() }
    process.terminationHandler = { [end] _ in end.signal() }
  }

  /// Starts the program.
  package func start() throws {
    // A program inherits which signals its starter blocks, and threads of the tests block most.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  /// Writes to the program's standard input, for as long as it reads.
  package func send(_ data: Data, andClose isLast: Bool = false) {
    try? input.fileHandleForWriting.write(contentsOf: data)
    if isLast { try? input.fileHandleForWriting.close() }
  }

  /// Returns the next line of standard output without its end, or nil where no more comes.
  ///
  /// The program may take its time: only the ``Backstop`` ends the wait.
  package func nextLine() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread = Data(unread[(end + 1)...]) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let descriptor = output.fileHandleForReading.fileDescriptor
      guard Backstop.waitToRead(descriptor) else { return nil }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      unread += more
    }
  }

  /// Stops reading what the program writes to standard output.
  package func closeOutput() { try? output.fileHandleForReading.close() }

  /// Waits for the end, reading what is left, and kills the program at the ``Backstop``.
  package func finish(readingOutput: Bool = true) -> ProductResult {
    let outputBytes = readingOutput ? Collector(output.fileHandleForReading) : nil
    let errorBytes = Collector(errors.fileHandleForReading)
    let timedOut = end.wait(timeout: .now() + Backstop.seconds) == .timedOut
    if timedOut {
      kill(process.processIdentifier, SIGKILL)
      end.wait()
    }
    let isExit = process.terminationReason == .exit
    return ProductResult(
      outputBytes: unread + (outputBytes?.finish() ?? Data()), errorBytes: errorBytes.finish(),
      status: isExit ? process.terminationStatus : -process.terminationStatus,
      timedOut: timedOut)
  }

  /// Interrupts the program, as Control-C does.
  package func interrupt() { process.interrupt() }
}

/// Reads a pipe to its end on a thread of its own.
private final class Collector: @unchecked Sendable {
  private var data = Data()
  private let end = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      data = (try? handle.readToEnd()) ?? Data()
      end.signal()
    }
  }

  func finish() -> Data {
    end.wait()
    return data
  }
}
