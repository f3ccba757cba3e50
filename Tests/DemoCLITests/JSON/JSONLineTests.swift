import TestSupport
import Testing

@Suite struct `A line of JSON` {
  @Test func `shows the whole state, in the form's order`() async throws {
    let result = try await DemoRun.run(["run", "--json"], input: "type email a\n")
    let parts = [
      #"{"step":1,"command":"type email a","line":1,"#,
      #""fields":{"email":{"text":"a","value":"a","status":"invalid","appearance":"invalid","#,
      #""message":null,"issues":["Enter an e-mail address"]},"#,
      #""password":{"text":"","value":null,"status":"invalid","appearance":"neutral","#,
      #""message":null,"issues":["Fill in “Password”"]},"#,
      #""repeat":{"text":"","value":null,"status":"invalid","appearance":"neutral","#,
      #""message":null,"issues":["Fill in “Repeat”"]},"#,
      #""phone":{"text":"","value":"","status":"invalid","appearance":"neutral","#,
      #""message":null,"issues":["Enter a phone number"]}},"#,
      #""controls":{"register":{"isEnabled":false},"sendCode":{"isEnabled":false}},"#,
      #""managers":{"registration":{"status":"invalid"},"code":{"status":"invalid"}}}"#,
    ]
    #expect(result.output == parts.joined() + "\n")
    #expect(result.errors == "")
  }

  @Test func `holds the line that it answers, whatever that holds`() async throws {
    let lines = ["  set email \"\\\u{1}\t'น้ำ", "show ", "\tpaste  email  x"]
    #expect(try await DemoRun.states(lines).map(\.command) == lines)
  }

  @Test func `says which line of the script it answers`() async throws {
    let result = try await DemoRun.run(["--json"], input: "# a\n\nshow\n \nshow\nbad\nshow")
    let states = try DemoRun.states(of: result)
    #expect(states.map(\.line) == [3, 5, 6, 7])
    #expect(states.map(\.step) == [1, 2, 3, 4])
    let story = try DemoRun.states(of: try await DemoRun.run(["--json"]))
    #expect(story.map(\.line).first == 2)
    #expect(Set(story.map(\.line)).count == story.count)
  }

  @Test(
    arguments: [
      ("paste phone abc", "Use the format +7 (000) 000-00-00"),
      ("type phone a1b", "Use the format +7 (000) 000-00-00"),
      ("paste phone 123456789012", "Use no more than fits +7 (000) 000-00-00"),
      ("paste password 123456789012345678901234567890123", "Use 32 characters at most"),
      ("paste email \u{2003} ", "Use only characters that are allowed here"),
      ("paste phone 1", nil), ("paste email", nil), ("paste email a b", nil),
    ] as [(String, String?)])
  func `says why a field does not take a text`(step: String, reason: String?) async throws {
    let states = try await DemoRun.states([step, "show"])
    #expect(states.map(\.refused) == [reason, nil])
    #expect(states.map(\.error) == [nil, nil])
  }

  @Test func `says it in the language of the form`() async throws {
    let result = try await DemoRun.run(["--json", "--language", "ja"], input: "paste phone x")
    #expect(try DemoRun.states(of: result).map(\.refused) == ["+7 (000) 000-00-00の形式で入力してください"])
  }

  @Test func `cuts characters without end, and says how much there is`() async throws {
    let count = Effort.runs(short: 100_000, long: 1_000_000)
    let endless = "e" + String(repeating: "\u{301}", count: count)
    let result = try await DemoRun.run(["--json"], input: "paste email a\(endless)b\nshow")
    #expect(result.outputBytes.count < 10_000)
    let states = try DemoRun.states(of: result)
    let shown = "ae" + String(repeating: "\u{301}", count: 31) + "b"
    for state in states {
      #expect(state.email.text == shown && state.email.value == shown)
      #expect(state.email.truncated == ["text": count + 3, "value": count + 3])
      #expect(state.phone.truncated == nil)
    }
    #expect(states.map(\.truncated) == [["command": count + 15], nil])
  }

  @Test func `is the only output`() async throws {
    let result = try await DemoRun.run(["--json"], input: "# a\n\nshow\npress register\nshow\n")
    #expect(result.outputLines.count == 3)
    #expect(result.outputLines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }
}
