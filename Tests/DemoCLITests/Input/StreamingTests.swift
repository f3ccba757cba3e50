import Foundation
import TestSupport
import Testing

@Suite("A running demo") struct StreamingTests {
  /// Runs blocking work on a thread of its own.
  static func onThread<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
    }
  }

  @Test func `answers each line before it waits for the next one`() async throws {
    let product = try BuiltProduct("DemoCLI")
    try await Self.onThread {
      let demo = RunningProduct(product.url, ["--json"])
      try demo.start()
      for round in 1...3 {
        demo.send(Data("show\nsh".utf8))
        let line = demo.nextLine()
        #expect(line?.hasPrefix(#"{"step":\#(round * 2 - 1),"command":"show""#) == true)
        demo.send(Data("# the rest of the line is a mistake\n".utf8))
        // What cannot be done is answered too.
        #expect(demo.nextLine()?.hasPrefix(#"{"step":\#(round * 2),"command":"sh"#) == true)
      }
      demo.send(Data("show".utf8), andClose: true)
      let result = demo.finish()
      #expect(result.output.hasPrefix(#"{"step":7,"#))
      #expect(result.errorLines.count == 3)
      #expect(result.status == 2)
    }
  }

  @Test func `shows the form before the first line comes`() async throws {
    let product = try BuiltProduct("DemoCLI")
    try await Self.onThread {
      let demo = RunningProduct(product.url)
      try demo.start()
      #expect(demo.nextLine() == "Registration")
      demo.send(Data(), andClose: true)
      #expect(demo.finish().output.contains("No steps were given"))
    }
  }

  @Test func `ends quietly when nobody reads its output`() async throws {
    let product = try BuiltProduct("DemoCLI")
    try await Self.onThread {
      let demo = RunningProduct(product.url, ["--json"])
      try demo.start()
      demo.closeOutput()
      Thread.detachNewThread {
        demo.send(Data(String(repeating: "show\n", count: 10_000).utf8), andClose: true)
      }
      let result = demo.finish(readingOutput: false)
      #expect(result.errors == "")
      #expect(result.status == 0)
      #expect(!result.timedOut)
    }
  }

  @Test func `says so when its output cannot be written`() async throws {
    guard FileManager.default.isWritableFile(atPath: "/dev/full") else { return }
    let demo = try BuiltProduct("DemoCLI").url.path
    let result = try await BuiltProduct(at: "/bin/sh")
      .run(["-c", "exec \(demo) --json >/dev/full"], input: "show\n")
    #expect(result.errors == "DemoCLI: cannot write the output: No space left on device\n")
    #expect(result.status == 2)
  }

  @Test func `is interrupted in the middle of a line without a word`() async throws {
    let product = try BuiltProduct("DemoCLI")
    try await Self.onThread {
      let demo = RunningProduct(product.url, ["--json"])
      try demo.start()
      demo.send(Data("show\ntype em".utf8))
      #expect(demo.nextLine() != nil)
      demo.interrupt()
      let result = demo.finish()
      #expect(result.status == -SIGINT)
      #expect(result.output == "")
      #expect(result.errors == "")
    }
  }

  @Test func `plays the story when standard input is closed`() async throws {
    let demo = try BuiltProduct("DemoCLI").url.path
    let result = try await BuiltProduct(at: "/bin/sh").run(["-c", "exec \(demo) <&-"])
    #expect(result.output == StoryTests.transcript)
    #expect(result.status == 0)
  }

  @Test func `says so when standard input cannot be read`() async throws {
    let demo = try BuiltProduct("DemoCLI").url.path
    let result = try await BuiltProduct(at: "/bin/sh").run(["-c", "exec \(demo) --json </"])
    #expect(result.errors == "DemoCLI: cannot read standard input: Is a directory\n")
    #expect(result.status == 2)
  }
}
