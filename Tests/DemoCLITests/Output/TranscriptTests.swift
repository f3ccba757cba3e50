import TestSupport
import Testing

@Suite struct `The transcript` {
  @Test(arguments: [
    (["focus email"], ["    focus: E-mail"]),
    (["focus email", "focus email"], ["    nothing changes"]),
    (["focus email", "leave email"], ["    focus: none"]),
    (["leave email"], ["    nothing changes"]),
    (["reset"], ["    nothing changes"]),
    (["include email"], ["    nothing changes"]),
    (["clear email"], ["    focus: E-mail"]),
    (
      ["paste email ann"],
      [
        "    focus: E-mail", "    E-mail reads “ann”",
        "  ✗ E-mail is invalid, not said yet: Enter an e-mail address",
      ]
    ),
    (
      ["set phone 79991234567", "clear phone"],
      [
        "    focus: Phone", "    Phone is empty",
        "  ✗ Phone is invalid, not said yet: Enter a phone number", "    [Send code] is disabled",
      ]
    ),
    (
      ["set phone 7", "leave phone", "type phone 9991234567"],
      [
        "    focus: Phone", "    Phone reads “+7 (999) 123-45-67”",
        "  ✓ Phone is valid at “+7 (999) 123-45-67”",
        "    Phone says nothing more at “+7 (999) 123-45-67”",
        "    [Send code] is enabled at “+7 (999) 123-45-67”",
      ]
    ),
    (
      ["set phone 79991234567", "erase phone 2"],
      [
        "    focus: Phone", "    Phone reads “+7 (999) 123-45”",
        "  ✗ Phone is invalid at “+7 (999) 123-45-6”, not said yet: Enter a phone number",
        "    [Send code] is disabled at “+7 (999) 123-45-6”",
      ]
    ),
    (
      ["type password 1234567890123456", "leave password", "type password 7"],
      [
        "    focus: Password", "    Password reads “•••••••••••••••••”",
        "  ✗ Password is invalid, not said yet: Use 16 characters at most",
      ]
    ),
    (
      ["paste phone abc"],
      ["    focus: Phone", "    Phone does not take it: Use the format +7 (000) 000-00-00"]
    ),
    (
      ["type phone 1ab"],
      [
        "    focus: Phone", "    Phone reads “+7 (1”",
        "  ✗ Phone is invalid at “+7 (1”, not said yet: Enter a phone number",
        "    Phone does not take it at “+7 (1”: Use the format +7 (000) 000-00-00",
      ]
    ),
    (["type phone +"], ["    focus: Phone", "    Phone reads “+”"]),
    (
      ["type phone 1", "exclude phone"],
      [
        "    Phone is excluded: it does not count", "  - Phone is neutral",
        "    [Send code] is enabled", "    focus: none",
      ]
    ),
    (
      ["exclude phone", "include phone"],
      ["    Phone counts again", "    [Send code] is disabled"]
    ),
    (
      ["set phone 79991234567", "press sendCode"], ["    [Send code] is pressed"]
    ),
    (
      ["set email a@b.com", "return phone"],
      [
        "    focus: Phone", "    focus: none", "  ✗ Password is invalid",
        "    Password says: Fill in “Password”", "  ✗ Repeat is invalid",
        "    Repeat says: Fill in “Repeat”", "  ✗ Phone is invalid",
        "    Phone says: Enter a phone number",
        "    Registration is not submitted; put right first: Password",
      ]
    ),
    (
      ["set email a@b.com", "reset"], ["    E-mail is empty", "  · E-mail is neutral"]
    ),
    (
      ["type email a", "leave email", "type password 1", "exclude repeat", "show"],
      [
        "  ✗ E-mail    “a”, invalid: Enter an e-mail address",
        "  ✗ Password  “•”, invalid, not said yet: Use 8 characters or more",
        "  - Repeat    empty, excluded: does not count", "  · Phone     empty, neutral",
        "  [Register] is disabled, waits for E-mail, Password, Phone",
        "  [Send code] is disabled, waits for Phone",
      ]
    ),
  ])
  func `tells what a step changed`(steps: [String], changes: [String]) async throws {
    let lines = try await DemoRun.transcript(of: steps)
    let secret = steps.last!.hasPrefix("type password ") ? "type password •" : steps.last!
    #expect(lines == ["> \(secret)"] + changes)
  }

  @Test func `begins with the form, neutral and disabled`() async throws {
    let result = try await DemoRun.run(input: "# nothing\n")
    #expect(
      result.output == """
        Registration
          · E-mail    empty, neutral
          · Password  empty, neutral
          · Repeat    empty, neutral
          · Phone     empty, neutral
          [Register] is disabled, waits for E-mail, Password, Repeat, Phone
          [Send code] is disabled, waits for Phone

        """)
  }

  @Test func `lets no text move the cursor or turn the line`() async throws {
    // The line separator is white space, which the e-mail address does not let in.
    let lines = try await DemoRun.transcript(of: ["paste email \u{1B}[2J\u{7}\u{202E}\u{2028}\0x"])
    #expect(lines[0] == #"> paste email \u{1B}[2J\u{7}\u{202E}\u{2028}\u{0}x"#)
    #expect(lines[2] == #"    E-mail reads “\u{1B}[2J\u{7}\u{202E}\u{0}x”"#)
  }

  @Test func `shortens characters without end, and says how much there is`() async throws {
    let count = Effort.runs(short: 100_000, long: 1_000_000)
    for text in ["e", "ab e"] {
      let endless = text + String(repeating: "\u{302}", count: count) + "zz"
      let lines = try await DemoRun.transcript(of: ["paste email \(endless)", "show"])
      #expect(lines.joined().utf8.count < 4_000)
      #expect(lines.contains { $0.contains("…zz”, of ") && $0.contains(" code points") })
    }
  }

  @Test func `shortens long texts in the middle`() async throws {
    let text = String(repeating: "é", count: 50) + String(repeating: "z", count: 50)
    let lines = try await DemoRun.transcript(of: ["paste email \(text)"])
    let shown = String(repeating: "é", count: 40) + "…" + String(repeating: "z", count: 20)
    #expect(lines[2] == "    E-mail reads “\(shown)”")
  }
}
