import Foundation
import TestSupport
import Testing

@Suite struct `Input` {
  static func states(_ bytes: [UInt8], _ arguments: [String] = ["--json"]) async throws
    -> [DemoState]
  {
    let result = try await BuiltProduct("DemoCLI").run(arguments, input: Data(bytes))
    return try DemoRun.states(of: result)
  }

  @Test(arguments: [
    "set email a\nset phone 1\n", "set email a\nset phone 1", "set email a\r\nset phone 1\r\n",
    "set email a\r\nset phone 1\r", "\u{FEFF}set email a\nset phone 1",
    "\u{FEFF}set email a\r\n\r\nset phone 1", "\n\n# x\nset email a\n \t\n#\nset phone 1\n\n",
  ])
  func `may end its lines either way and begin with a byte order mark`(text: String) async throws {
    let states = try await Self.states(Array(text.utf8))
    #expect(states.map(\.command) == ["set email a", "set phone 1"])
    #expect(states.last?.email.text == "a")
    #expect(states.last?.phone.text == "+7 (1")
  }

  @Test func `keeps carriage returns and marks that are part of a text`() async throws {
    let states = try await Self.states(Array("set email a\rb\r\r\nset repeat \u{FEFF}1\n".utf8))
    #expect(states.last?.email.text == "a\rb\r")
    #expect(states.last?.again.text == "••")
  }

  @Test(
    arguments: [
      [0xFF], [0x73, 0x65, 0x74, 0x20, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF0, 0x9F, 0x98],
      [0xEF, 0xBF], [0x80], [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func `that is not UTF-8 is an error of its line alone`(bytes: [UInt8]) async throws {
    let input = Data("set email a\n".utf8) + Data(bytes) + Data("\nset phone 1\n".utf8)
    let result = try await BuiltProduct("DemoCLI").run(["--json"], input: input)
    #expect(result.errors == "line 2: this is not UTF-8 text; save the steps as UTF-8\n")
    #expect(result.status == 2)
    let states = try DemoRun.states(of: result)
    #expect(states.map(\.line) == [1, 2, 3])
    #expect(states.map(\.error) == [nil, "this is not UTF-8 text; save the steps as UTF-8", nil])
  }

  @Test func `begins once, so that a later byte order mark is part of its line`() async throws {
    let result = try await DemoRun.run(["--json"], input: "show\n\u{FEFF}show\nshow\n")
    #expect(result.errors.hasPrefix("line 2: there is no step “"))
    #expect(try DemoRun.states(of: result).filter { $0.error == nil }.count == 2)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `that is UTF-16 is one error, since none of it can be read`(
    encoding: String.Encoding
  ) async throws {
    let input = try #require("\u{FEFF}show\nset phone 1\n".data(using: encoding))
    let result = try await BuiltProduct("DemoCLI").run(["--json"], input: input)
    #expect(result.errors == "line 1: the steps are UTF-16 text; save them as UTF-8\n")
    #expect(try DemoRun.states(of: result).count == 1)
    #expect(result.status == 2)
  }

  @Test func `may hold a replacement character and a zero`() async throws {
    let states = try await Self.states(Array("set email \u{FFFD}\0".utf8))
    #expect(states.last?.email.text == "\u{FFFD}\0")
  }

  @Test func `may come from a script`() async throws {
    let path = NSTemporaryDirectory() + "steps-\(UUID().uuidString).txt"
    try Data("set email a\r\nset phone 1".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try await DemoRun.run(["run", "--script", path, "--json"], input: "set email b")
    #expect(try DemoRun.states(of: result).map(\.command) == ["set email a", "set phone 1"])
    #expect(result.status == 0)
  }

  @Test(arguments: ["", "\n", "# nothing\n"])
  func `that is an empty script plays no story`(text: String) async throws {
    let path = NSTemporaryDirectory() + "empty-\(UUID().uuidString).txt"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try await DemoRun.run(["--script", path])
    #expect(result.outputLines.count == 7)
    #expect(try await DemoRun.run(["--script", path, "--json"]).output == "")
    #expect(result.status == 0)
  }

  // MARK: - Size

  @Test func `of very many lines is answered line by line`() async throws {
    let count = Effort.runs(short: 500, long: 50_000)
    let input = Data(String(repeating: "type phone 1\nclear phone\n", count: count).utf8)
    let product = try BuiltProduct("DemoCLI")
    let result = try await product.run(["--json"], input: input)
    #expect(!result.timedOut)
    #expect(result.status == 0)
    #expect(result.outputBytes.count { $0 == UInt8(ascii: "\n") } == 2 * count)
    let last = #"{"step":\#(2 * count),"command":"clear phone""#
    #expect(result.outputLines.last?.hasPrefix(last) == true)
    let transcript = try await product.run(input: input)
    #expect(!transcript.timedOut)
    #expect(transcript.status == 0)
  }

  @Test(arguments: ["paste email", "set email", "type email", "type phone", "type password"])
  func `of one very long line is carried out`(step: String) async throws {
    let isTyped = step.hasPrefix("type")
    let count = Effort.runs(short: isTyped ? 1_000 : 5_000, long: 500_000)
    let long = String(repeating: "é", count: count)
    let input = "\(step) \(long)\nerase phone \(count - 1)\nshow\n"
    for arguments in [[], ["--json"]] {
      let result = try await DemoRun.run(arguments, input: input)
      #expect(!result.timedOut)
      #expect(result.status == 0)
      guard arguments == ["--json"] else {
        #expect(result.outputBytes.count < 20_000)
        continue
      }
      let state = try #require(try DemoRun.states(of: result).last)
      let name = String(step.split(separator: " ")[1])
      // The mask has no place for letters, and the filter of a password lets 32 characters in.
      let lengths = ["email": count, "phone": 0, "password": 32]
      #expect(state.fields[name]?.text.count == lengths[name])
      #expect(state.fields[name]?.status == "invalid")
    }
  }

  @Test func `of a comment of a megabyte is skipped`() async throws {
    let input = "#" + String(repeating: "x", count: 1_000_000) + "\nset phone 1"
    #expect(try await Self.states(Array(input.utf8)).map(\.step) == [1])
  }
}
