import TestSupport
import Testing

@Suite struct `The story` {
  @Test func `is told where no steps are given`() async throws {
    let result = try await DemoRun.run()
    #expect(result.output == StoryTests.transcript)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `is played for programs too`() async throws {
    let states = try DemoRun.states(of: try await DemoRun.run(["run", "--json"]))
    let steps = StoryTests.transcript.split(separator: "\n").filter { $0.hasPrefix("> ") }
    #expect(states.map(\.command) == steps.map { String($0.dropFirst(2)) })
    #expect(states.map(\.step) == Array(1..<states.count + 1))
    #expect(states.last?.enabled == ["register", "sendCode"])
  }
}

enum StoryTests {
  static let transcript = """
    Registration
      · E-mail    empty, neutral
      · Password  empty, neutral
      · Repeat    empty, neutral
      · Phone     empty, neutral
      [Register] is disabled, waits for E-mail, Password, Repeat, Phone
      [Send code] is disabled, waits for Phone

    No steps were given, so here is a story; --help tells how to give steps.

    Nothing was typed: no field is marked, and both buttons wait.

    > type email ann
        focus: E-mail
        E-mail reads “ann”
      ✗ E-mail is invalid at “a”, not said yet: Enter an e-mail address

    The field looks wrong at once, but no message disturbs the typing. Leaving it says why.

    > leave email
        E-mail says: Enter an e-mail address
        focus: none

    > type email @example.com
        focus: E-mail
        E-mail reads “ann@example.com”
      ✓ E-mail is valid at “ann@example.co”
        E-mail says nothing more at “ann@example.co”

    The message went at the very key that made the address right.

    > type phone +79991234567
        focus: Phone
        Phone reads “+7 (999) 123-45-67”
      ✗ Phone is invalid at “+7”, not said yet: Enter a phone number
      ✓ Phone is valid at “+7 (999) 123-45-67”
        [Send code] is enabled at “+7 (999) 123-45-67”

    The phone is shown formatted; its value is 79991234567.

    Two managers verify the phone. One of them needs nothing else, so its button is live.

    > type password •••••••••••••
        focus: Password
        Password reads “•••••••••••••”
      ✗ Password is invalid at “•”, not said yet: Use 8 characters or more
      ✓ Password is valid at “••••••••”

    > type repeat •••••••••••••
        focus: Repeat
        Repeat reads “•••••••••••••”
      ✗ Repeat is invalid at “•”, not said yet: This entry does not match the one in “Password”

    > leave repeat
        Repeat says: This entry does not match the one in “Password”
        focus: none

    “Repeat” depends on “Password”, and says so. Three keys back, and the right ones:

    > erase repeat 3
        focus: Repeat
        Repeat reads “••••••••••”

    > type repeat •••
        Repeat reads “•••••••••••••”
      ✓ Repeat is valid at “•••••••••••••”
        Repeat says nothing more at “•••••••••••••”
        [Register] is enabled at “•••••••••••••”

    All four are right, and Register is live. One digit less, and neither button is:

    > erase phone
        focus: Phone
        Phone reads “+7 (999) 123-45-6”
      ✗ Phone is invalid, not said yet: Enter a phone number
        [Register] is disabled
        [Send code] is disabled

    > type phone 7
        Phone reads “+7 (999) 123-45-67”
      ✓ Phone is valid
        [Register] is enabled
        [Send code] is enabled

    > press register
        [Register] is pressed
        focus: none
        Registration is submitted

    """
}
