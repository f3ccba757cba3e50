import TestSupport
import Testing

@Suite struct `A secure text` {
  static let steps = """
    type password hunter2
    paste password hunter2
    erase password 3
    set repeat hunter2
    leave repeat
    show
    type password hunter2
    return password
    reveal repeat
    return phone
    exclude password
    type password hunter2
    paste password hunter2
    include password
    clear password
    set password hunter2
    typepassword:hunter2
    type password:hunter2
    type password=hunter2
    type\u{A0}password hunter2
    type password\u{A0}hunter2
    erase password hunter2
    focus password hunter2
    leave password hunter2
    reset hunter2
    show
    """

  @Test(arguments: [[], ["--json"]])
  func `is never shown, neither as a result nor in an error`(arguments: [String]) async throws {
    let result = try await DemoRun.run(arguments, input: Self.steps)
    for part in ["hunter2", "hunter", "unter2"] {
      #expect(!result.output.contains(part))
      #expect(!result.errors.contains(part))
    }
    #expect(result.errorLines.count == 9)
    #expect(result.status == 2)
  }

  @Test func `is shown as one mark for each character, and its value as null`() async throws {
    let states = try await DemoRun.states(["type password né👩‍👩‍👧", "erase password", "set repeat "])
    #expect(states.map(\.password.text) == ["•••", "••", "••"])
    #expect(states.allSatisfy { $0.password.value == nil && $0.again.value == nil })
    #expect(states.map(\.command) == ["type password •••", "erase password", "set repeat "])
  }

  @Test func `is null by name in every line`() async throws {
    let result = try await DemoRun.run(["--json"], input: "type password 1\nset repeat 2\n")
    for line in result.outputLines {
      #expect(line.components(separatedBy: #""value":null"#).count == 3)
    }
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
