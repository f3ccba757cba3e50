import Foundation
import TestSupport
import Testing

@Suite struct `On a terminal` {
  @Test func `with nothing else to read, the story is told`() async throws {
    let product = try BuiltProduct("DemoCLI")
    let terminal = try PseudoTerminal()
    let result = try await StreamingTests.onThread {
      let demo = RunningProduct(product.url, standardInput: terminal.theirs)
      try demo.start()
      return demo.finish()
    }
    #expect(result.output == StoryTests.transcript)
    #expect(!result.timedOut)
  }

  @Test(
    arguments: [
      ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
    ] as [([String: String], Bool)])
  func `colours are used unless they are not wanted`(
    environment: [String: String], isColored: Bool
  ) async throws {
    let product = try BuiltProduct("DemoCLI")
    let terminal = try PseudoTerminal()
    let wanted = ["NO_COLOR": nil, "TERM": "xterm"].merging(environment) { $1 }
    let output = try await StreamingTests.onThread {
      let demo = RunningProduct(product.url, [], wanted, standardOutput: terminal.theirs)
      try demo.start()
      demo.send(Data("type email a\nset phone 79991234567\n".utf8), andClose: true)
      let result = demo.finish(readingOutput: false)
      #expect(result.status == 0)
      return terminal.read { $0.contains("is enabled") }
    }
    #expect(output.contains("E-mail reads “a”"))
    #expect(output.contains("\u{1B}[31m✗\u{1B}[0m E-mail") == isColored)
    #expect(output.contains("\u{1B}[") == isColored)
  }

  @Test func `colours are not used elsewhere`() async throws {
    let result = try await DemoRun.run(environment: ["NO_COLOR": nil, "TERM": "xterm"])
    #expect(!result.output.contains("\u{1B}"))
  }
}
