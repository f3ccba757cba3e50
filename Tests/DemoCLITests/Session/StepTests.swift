import Testing

@Suite struct `Steps` {
  // MARK: - The form

  @Test func `of a phone alone enable Send code, not Register`() async throws {
    let state = try await DemoRun.state(after: ["type phone +79991234567"])
    #expect(state.enabled == ["sendCode"])
    #expect(state.managers.mapValues(\.status) == ["registration": "invalid", "code": "valid"])
    #expect(state.phone.appearance == "valid")
    #expect(state.email.appearance == "neutral")
  }

  @Test func `that complete the form enable Register, and one digit less disables both`()
    async throws
  {
    let states = try await DemoRun.states(DemoRun.complete + ["erase phone", "type phone 7"])
    let both: Set = ["register", "sendCode"]
    #expect(states.map(\.enabled) == [[], [], [], both, [], both])
    #expect(states[3].managers.values.allSatisfy { $0.status == "valid" })
  }

  @Test func `that leave a wrong field show its message until the key that makes it right`()
    async throws
  {
    let states = try await DemoRun.states([
      "type email a", "leave email", "type email nn@example", "type email .c", "type email o",
      "erase email",
    ])
    let message = "Enter an e-mail address"
    #expect(states.map(\.email.message) == [nil, message, message, message, nil, nil])
    #expect(states.map(\.email.appearance.first) == ["i", "i", "i", "i", "v", "i"])
    #expect(
      states.map(\.email.issues) == [
        [message], [message], [message], [message], [], [message],
      ])
  }

  @Test func `are answered with every field neutral and every button disabled at first`()
    async throws
  {
    let state = try await DemoRun.state(after: ["show"])
    #expect(state.step == 1)
    #expect(state.command == "show")
    #expect(state.enabled.isEmpty)
    #expect(Set(state.fields.keys) == ["email", "password", "repeat", "phone"])
    for field in state.fields.values {
      #expect(field.text == "")
      #expect(field.status == "invalid")
      #expect(field.appearance == "neutral")
      #expect(field.message == nil)
      #expect(field.issues.count == 1)
    }
  }

  @Test(arguments: [
    ("type password 1234567", "Use 8 characters or more"),
    ("type password 12345678901234567", "Use 16 characters at most"),
    ("set phone +7999123456", "Enter a phone number"),
    ("set phone 7 9991234567", nil), ("set phone 999123456", "Enter a phone number"),
    ("set phone 799912345678", "Enter a phone number"),
    ("set email ann", "Enter an e-mail address"),
    ("set email ann@localhost", "Enter an e-mail address"),
    ("set repeat x", "This entry does not match the one in “Password”"),
    ("type password 12345678", nil), ("type password 1234567890123456", nil),
    ("set phone 79991234567", nil), ("set email ann@example.com", nil),
  ])
  func `are judged by the rules of the form`(step: String, issue: String?) async throws {
    let state = try await DemoRun.state(after: [step])
    let name = String(step.split(separator: " ")[1])
    #expect(state.fields[name]?.issues == (issue.map { [$0] } ?? []))
    #expect(state.fields[name]?.status == (issue == nil ? "valid" : "invalid"))
  }

  // MARK: - Texts

  @Test(arguments: [
    (["type email ab", "type email  c"], "abc"), (["paste email ab", "paste email cd"], "abcd"),
    (["set email ab", "set email cd"], "cd"), (["set email ab", "set email"], ""),
    (["paste email ab", "paste email"], "ab"), (["type email abc", "erase email"], "ab"),
    (["type email abc", "erase email 2"], "a"), (["type email abc", "erase email 9"], ""),
    (["erase email"], ""), (["type email abc", "clear email"], ""), (["clear email"], ""),
    (["type email né", "erase email"], "n"), (["type email a👩‍👩‍👧", "erase email"], "a"),
    (["type email e", "type email \u{301}"], "e\u{301}"),
    (["type email abc", "erase email 99999999999999999999"], ""),
    (["paste email a b\u{2003}c"], "abc"),
    (["set email \u{1}\"\\\u{7F}"], "\u{1}\"\\\u{7F}"),
  ])
  func `change the text of a field`(steps: [String], text: String) async throws {
    let state = try await DemoRun.state(after: steps)
    #expect(state.email.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(state.email.value == state.email.text)
  }

  @Test(arguments: [
    (["type phone +79991234567"], "+7 (999) 123-45-67", "79991234567"),
    (["type phone 9991234567"], "+7 (999) 123-45-67", "79991234567"),
    (["paste phone +7 999 123-45-67"], "+7 (999) 123-45-67", "79991234567"),
    (["set phone 79991234567"], "+7 (999) 123-45-67", "79991234567"),
    (["type phone 9991", "erase phone"], "+7 (999", "7999"),
    (["type phone 9991", "erase phone 2"], "+7 (99", "799"),
    (["type phone 9", "erase phone"], "", ""), (["type phone x"], "", ""),
    (["type phone 9", "clear phone"], "", ""), (["type phone +"], "+", ""),
  ])
  func `format the phone, whose value is its digits`(
    steps: [String], text: String, value: String
  ) async throws {
    let state = try await DemoRun.state(after: steps)
    #expect(state.phone.text == text)
    #expect(state.phone.value == value)
  }

  @Test func `let 32 characters into a password, and refuse more at once`() async throws {
    let states = try await DemoRun.states([
      "paste password " + String(repeating: "x", count: 33),
      "type password " + String(repeating: "x", count: 33),
    ])
    #expect(states.map(\.password.text.count) == [0, 32])
  }

  @Test func `that set a text by code leave the focus where it is`() async throws {
    let states = try await DemoRun.states([
      "type email a", "set phone 1", "leave phone", "leave email",
    ])
    #expect(states.map(\.email.message) == [nil, nil, nil, "Enter an e-mail address"])
    #expect(
      states.map(\.phone.message) == [nil, nil, "Enter a phone number", "Enter a phone number"])
  }

  @Test(arguments: ["type phone 1", "paste phone 1", "erase phone", "clear phone", "focus phone"])
  func `that enter a field leave the one before`(step: String) async throws {
    let states = try await DemoRun.states(["type email a", step])
    #expect(states.map(\.email.message) == [nil, "Enter an e-mail address"])
  }

  @Test func `that pass through an untouched field show nothing`() async throws {
    let state = try await DemoRun.state(after: ["focus email", "leave email"])
    #expect(state.email.appearance == "neutral")
    #expect(state.email.message == nil)
  }

  // MARK: - Return, buttons, exclusion

  @Test func `press Return to go on, and on the last field to submit`() async throws {
    let states = try await DemoRun.states([
      "type email a", "return email", "return password", "return repeat", "return phone",
    ])
    #expect(states[1].email.message == "Enter an e-mail address")
    #expect(states[3].password.message == nil)
    #expect(states[4].fields.values.allSatisfy { $0.appearance == "invalid" && $0.message != nil })
  }

  @Test func `press Return past an excluded field`() async throws {
    let states = try await DemoRun.states(["exclude phone", "return repeat"])
    #expect(states[1].email.message != nil)
    #expect(states[1].phone.message == nil)
    #expect(states[1].phone.appearance == "neutral")
  }

  @Test func `press Register, which ends the editing`() async throws {
    let steps = DemoRun.complete + ["press register", "press sendCode"]
    let state = try await DemoRun.state(after: steps)
    #expect(state.step == 6)
    #expect(state.enabled == ["register", "sendCode"])
  }

  @Test func `exclude a field, which counts for nothing until it is included`() async throws {
    let states = try await DemoRun.states([
      "type phone 1", "exclude phone", "exclude phone", "include phone", "include phone",
    ])
    #expect(states.map(\.phone.status) == ["invalid", "valid", "valid", "invalid", "invalid"])
    #expect(states.map(\.enabled) == [[], ["sendCode"], ["sendCode"], [], []])
    #expect(states[1].phone.text == "+7 (1")
    #expect(states[1].phone.appearance == "neutral")
    #expect(states[1].phone.issues == [])
    #expect(states[3].phone.appearance == "invalid")
  }

  @Test func `reveal a field`() async throws {
    let state = try await DemoRun.state(after: ["reveal password"])
    #expect(state.password.message == "Fill in “Password”")
    #expect(state.password.appearance == "invalid")
    #expect(state.email.appearance == "neutral")
  }

  @Test func `reset the form, and exclusions stay`() async throws {
    let steps = DemoRun.complete + ["exclude repeat", "reset"]
    let state = try await DemoRun.state(after: steps)
    #expect(state.fields.values.allSatisfy { $0.text == "" && $0.appearance == "neutral" })
    #expect(state.again.status == "valid")
    #expect(state.enabled.isEmpty)
  }

  @Test func `make the repeated password follow the password`() async throws {
    let states = try await DemoRun.states([
      "type password 12345678", "type repeat 12345678", "type password 9", "erase password",
    ])
    #expect(states.map(\.again.status) == ["invalid", "valid", "invalid", "valid"])
    #expect(states[2].again.message == "This entry does not match the one in “Password”")
    #expect(states[3].again.message == nil)
  }
}
