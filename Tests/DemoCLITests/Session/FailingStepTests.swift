import TestSupport
import Testing

@Suite struct `A step that cannot be done` {
  @Test(arguments: [
    ("type emial ann", "there is no field “emial”; did you mean “email”?"),
    ("type x ann", "there is no field “x”; there are email, password, repeat, phone"),
    ("focus Phone", "there is no field “Phone”; did you mean “phone”?"),
    ("leave nothing", "there is no field “nothing”; there are email, password, repeat, phone"),
    ("include fone", "there is no field “fone”; there are email, password, repeat, phone"),
    ("press regster", "there is no button “regster”; did you mean “register”?"),
    ("press email", "there is no button “email”; there are register, sendCode"),
    (
      "press register", "“register” is disabled; first make valid: email, password, repeat"
    ),
    ("press sendCode", "“sendCode” is disabled; first make valid: phone"),
    ("tpye email ann", "there is no step “tpye”; did you mean “type”?"),
    ("type email", "“type” takes a field and a text, as in “type email ann”"),
    (
      "erase email x", "“erase” takes a field and a count of 1 or more, as in “erase phone 3”"
    ),
    (
      "\u{1B}[31mtype",
      "there is no step “…”; there are type, paste, erase, set, clear, focus, "
        + "leave, return, press, exclude, include, reveal, reset, show"
    ),
  ])
  func `is said with its line number, and the rest runs`(
    step: String, message: String
  ) async throws {
    let phone = step == "press sendCode" ? "1" : "79991234567"
    let input = "# first\n\nset phone \(phone)\n\(step)\nshow\n"
    for arguments in [[], ["--json"]] {
      let result = try await DemoRun.run(arguments, input: input)
      #expect(result.errors == "line 4: \(message)\n")
      #expect(result.status == 2)
      if arguments.isEmpty {
        #expect(result.output.contains("> show\n"))
      } else {
        let states = try DemoRun.states(of: result)
        #expect(states.map(\.step) == [1, 2, 3])
        #expect(states.map(\.line) == [3, 4, 5])
        #expect(states.map(\.error) == [nil, message, nil])
        #expect(states.first?.command == "set phone \(phone)")
        #expect(states.last?.command == "show")
        for state in states { #expect(state.fields == states[0].fields) }
      }
    }
  }

  @Test(arguments: ["type", "paste", "erase", "clear", "focus", "return"])
  func `is any that enters an excluded field`(verb: String) async throws {
    let operand = verb == "type" ? " 1" : ""
    let steps = "type email a\nexclude phone\n\(verb) phone\(operand)\nshow"
    let result = try await DemoRun.run(["--json"], input: steps)
    #expect(result.errors == "line 3: “phone” is excluded; use “include phone” first\n")
    #expect(result.status == 2)
    let states = try DemoRun.states(of: result)
    #expect(states.count == 4)
    #expect(states[2].error == "“phone” is excluded; use “include phone” first")
    // Nothing has happened: the focus is where it was.
    #expect(states[3].email.message == nil)
    #expect(states[3].phone.text == "")
  }

  @Test func `may be the first or the last of many`() async throws {
    let result = try await DemoRun.run(["--json"], input: "bad1\nshow\nbad2\nshow\nbad3")
    #expect(result.errorLines.map { $0.prefix(7) } == ["line 1:", "line 3:", "line 5:"])
    let states = try DemoRun.states(of: result)
    #expect(states.map(\.step) == [1, 2, 3, 4, 5])
    #expect(states.map { $0.error != nil } == [true, false, true, false, true])
    #expect(states.map(\.command) == ["bad1", "show", "bad2", "show", "bad3"])
    #expect(result.status == 2)
  }

  @Test func `is answered with as much of its line as holds no secret`() async throws {
    let steps = [
      "type emial ann", "type pasword hunter2", "typ password hunter2", "press register",
      "tpye  email ann x", "erase email x", " type email", "reset now", "typ pasword hunter2",
      "erase password hun ter", "type password:hunter2", "pres register", "typepassword:hunter2",
    ]
    let result = try await DemoRun.run(["--json"], input: steps.joined(separator: "\n"))
    #expect(
      try DemoRun.states(of: result).map(\.command) == [
        "type emial •••", "type pasword •••••••", "typ password •••••••", "press register",
        "tpye  email ann x", "erase email x", " type email", "reset •••",
        "typ •••••••••••••••", "erase password •••••••", "type ••••••••••••••••", "pres register",
        "typepassword••••••••",
      ])
  }

  @Test func `is short, however long its line`() async throws {
    let endless = "e" + String(repeating: "\u{301}", count: 100_000)
    for step in ["\(endless) a", "type \(endless) a", "press \(endless)"] {
      let result = try await DemoRun.run(["--json"], input: step)
      #expect(result.status == 2)
      #expect(result.outputBytes.count + result.errors.utf8.count < 4_000)
    }
  }

  @Test func `leaves the exit status 0 where there is none`() async throws {
    let result = try await DemoRun.run(input: "type email a\n# a comment\n\nshow\n")
    #expect(result.status == 0)
    #expect(result.errors == "")
  }
}
