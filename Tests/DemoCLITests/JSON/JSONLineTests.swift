import TestSupport
import Testing

@Suite struct `A line of JSON` {
  @Test func `shows the whole state, in the form's order`() async throws {
    let result = try await DemoRun.run(["run", "--json"], input: "type email a\n")
    let parts = [
      #"{"step":1,"command":"type email a","#,
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

  @Test func `is the only output`() async throws {
    let result = try await DemoRun.run(["--json"], input: "# a\n\nshow\npress register\nshow\n")
    #expect(result.outputLines.count == 2)
    #expect(result.outputLines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }
}
