import Testing

@testable import DemoCLI

@Suite struct `A line of a script` {
  @Test(arguments: [
    ("type email ann", Step.type(field: "email", text: "ann")),
    ("type email  ann ", .type(field: "email", text: " ann ")),
    ("type email #1", .type(field: "email", text: "#1")),
    ("  type\t email\tann", .type(field: "email", text: "ann")),
    ("type email \u{301}x", .type(field: "email", text: "\u{301}x")),
    ("type email a b\tc\\n\"", .type(field: "email", text: "a b\tc\\n\"")),
    ("type email  ", .type(field: "email", text: " ")),
    ("paste email ann", .paste(field: "email", text: "ann")),
    ("paste email", .paste(field: "email", text: "")),
    ("paste email ", .paste(field: "email", text: "")),
    ("set email ann", .set(field: "email", text: "ann")),
    ("set email", .set(field: "email", text: "")),
    ("erase phone", .erase(field: "phone", count: 1)),
    ("erase phone 12 ", .erase(field: "phone", count: 12)),
    ("erase phone 007", .erase(field: "phone", count: 7)),
    ("erase phone 99999999999999999999999", .erase(field: "phone", count: .max)),
    ("clear phone", .clear(field: "phone")), ("focus phone", .focus(field: "phone")),
    ("leave phone\t", .leave(field: "phone")), ("return phone", .goOn(field: "phone")),
    ("exclude phone", .exclude(field: "phone")), ("include phone", .include(field: "phone")),
    ("reveal phone", .reveal(field: "phone")), ("press register", .press(control: "register")),
    ("reset", .reset), (" show ", .show),
  ])
  func `is read as a step`(line: String, step: Step) throws {
    let read = try #require(try Step(parsing: line))
    #expect(read == step)
    let scalars = step.entry?.text.unicodeScalars.map(\.value)
    #expect(read.entry?.text.unicodeScalars.map(\.value) == scalars)
  }

  @Test(arguments: ["", " ", "\t \u{A0}", "#", "# type email ann", "   #x"])
  func `that is blank or a comment is skipped`(line: String) throws {
    #expect(try Step(parsing: line) == nil)
  }

  @Test(arguments: [
    ("type", "“type” takes a field and a text, as in “type email ann”"),
    ("type email", "“type” takes a field and a text, as in “type email ann”"),
    ("type email ", "“type” takes a field and a text, as in “type email ann”"),
    ("paste", "“paste” takes a field and a text, as in “paste email ann”"),
    ("set ", "“set” takes a field and a text, as in “set email ann”"),
    ("erase", "“erase” takes a field and a count of 1 or more, as in “erase phone 3”"),
    ("erase phone x", "“erase” takes a field and a count of 1 or more, as in “erase phone 3”"),
    ("erase phone 0", "“erase” takes a field and a count of 1 or more, as in “erase phone 3”"),
    ("erase phone -1", "“erase” takes a field and a count of 1 or more, as in “erase phone 3”"),
    ("erase phone +1", "“erase” takes a field and a count of 1 or more, as in “erase phone 3”"),
    ("erase phone ٣", "“erase” takes a field and a count of 1 or more, as in “erase phone 3”"),
    ("erase phone 1 2", "“erase” takes a field and a count of 1 or more, as in “erase phone 3”"),
    ("focus", "“focus” takes a field and nothing else, as in “focus email”"),
    ("clear a b", "“clear” takes a field and nothing else, as in “clear email”"),
    ("press", "“press” takes a button and nothing else, as in “press register”"),
    ("press a b", "“press” takes a button and nothing else, as in “press register”"),
    ("reset email", "“reset” stands alone on its line"),
    ("show all", "“show” stands alone on its line"),
    ("tpye email ann", "there is no step “tpye”; did you mean “type”?"),
    ("Type email ann", "there is no step “Type”; did you mean “type”?"),
    ("exlude email", "there is no step “exlude”; did you mean “exclude”?"),
    (
      "frobnicate",
      "there is no step “frobnicate”; there are type, paste, erase, set, clear, focus, leave, "
        + "return, press, exclude, include, reveal, reset, show"
    ),
  ])
  func `that cannot be followed says what it should be`(line: String, message: String) {
    #expect(throws: StepError(message)) { try Step(parsing: line) }
  }
}
