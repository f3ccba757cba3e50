import Testing
@testable import ValidationKit

@Suite("Rule.json")
struct JSONTextTests {
  @Test(
    "Every kind of value is right, with white space around it (RFC 8259)",
    arguments: [
      "null", "true", "false", "0", "-0", "12", "-1.5e+10", "1E5", "0.0e-0", #""""#, #""é😀""#,
      #""\"\\\/\b\f\n\r\t\u00e9\uD800""#, "[]", "{}", "[{},[1,2]]", " [ 1 , [ ] , { } ] ",
      "\r\n\t[1]\n",
      #"{"a":{"a":[{"b":null}]},"a":"x"}"#, "\"\u{7F}\u{2028}\u{301}\"",
    ])
  func valid(_ text: String) {
    #expect(Rule.json.check(text).outcome == .valid)
    expectPrefixesNeverWrong(of: [text].filter { Rule<String>.json.isValid($0) }, by: .json)
  }

  @Test(
    "V9: incomplete is what typing on can complete",
    arguments: [
      ("", RuleOutcome.incomplete), (" ", .incomplete), ("t", .incomplete), ("tru", .incomplete),
      ("trux", .wrong), ("True", .wrong), ("-", .incomplete), ("1.", .incomplete),
      ("1e", .incomplete), ("1e+", .incomplete), ("01", .wrong), ("1.e", .wrong), (".5", .wrong),
      ("+1", .wrong), ("0x", .wrong), ("NaN", .wrong), ("--", .wrong), ("1 2", .wrong),
      ("\"", .incomplete), (#""\"#, .incomplete), (#""\u12"#, .incomplete), (#""\u12g"#, .wrong),
      (#""\x"#, .wrong), ("\"\n", .wrong), ("\"\0", .wrong), ("'a'", .wrong), ("[", .incomplete),
      ("[1", .incomplete), ("[1,", .incomplete), ("[1,]", .wrong), ("[,", .wrong), ("[1}", .wrong),
      ("]", .wrong), ("{", .incomplete), ("{1", .wrong), (#"{"a""#, .incomplete),
      (#"{"a":"#, .incomplete), (#"{"a":}"#, .wrong), (#"{"a":1,"#, .incomplete),
      (#"{"a":1,}"#, .wrong), (#"{"a",1}"#, .wrong), ("{}}", .wrong), ("[]]", .wrong),
      ("[1 2]", .wrong), ("/", .wrong), ("\u{FEFF}1", .wrong), ("1\u{A0}", .wrong), ("１", .wrong),
      ("٣", .wrong), ("“a”", .wrong), ("[-]", .wrong), ("[1.]", .wrong), ("{\"a\" 1", .wrong),
    ])
  func outcomes(_ text: String, _ outcome: RuleOutcome) {
    #expect(Rule.json.check(text).outcome == outcome)
  }

  @Test("V9: it is exact, one character at a time")
  func steps() {
    let characters = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "u", "0", "1", "-", ".", "e", "+", "t", "r", " ",
    ]
    let letters = ["a", "l", "n", "s", "f"]
    expectExactSteps(
      .json, from: ["", "[1,", "{\"a\":", "{\"a\"", "[{", "\"\\u", "-1.0e"],
      typing: characters + letters, depth: 2)
  }

  @Test("It is exact for all short texts of brackets and numbers")
  func shortTexts() {
    expectExactOutcomes(.json, alphabet: "[],01".map(String.init), length: 3, further: 4)
    expectExactOutcomes(.json, alphabet: "{}\":1".map(String.init), length: 0, further: 7)
    expectExactOutcomes(.json, alphabet: "0.e-".map(String.init), length: 7, further: 1)
  }

  @Test("A text that is deeper than the bound could not be checked")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(Rule.json.isValid(nested(512)))
    #expect(Rule.json.check(nested(513)).outcome == .couldNotBeChecked)
    #expect(Rule.json.check(nested(513)).issues.map(\.reason) == [.couldNotBeChecked])
    #expect(Rule.json(maxDepth: 0).isValid("1"))
    #expect(Rule.json(maxDepth: 0).check("[").outcome == .couldNotBeChecked)
    #expect(Rule.json(maxDepth: 2).isValid(#"[[],{"a":1}]"#))
    #expect(Rule.json(maxDepth: 2).check("[x[[").outcome == .wrong)
    #expect(Rule.json(maxDepth: 1_000_000).isValid(nested(500_000)))
    #expect(Rule.json(maxDepth: .max).isValid(nested(130)))
    // Kinds are remembered at every depth, also where a word of bits ends.
    let mixed = String(repeating: #"[{"a":"#, count: 100)
    let ends = String(repeating: "}]", count: 100)
    #expect(Rule.json.isValid(mixed + "1" + ends))
    #expect(Rule.json.check(mixed + "1" + ends.dropLast(2) + "]").outcome == .wrong)
    #expect(Rule.json.check(mixed + "1" + "]").outcome == .wrong)
  }

  @Test("Nothing but white space counts as inside, and long texts are no matter")
  func intruding() {
    for intruder in intruders {
      let isSpace = [" ", "\n", "\r", "\r\n", "\t"].contains(intruder)
      #expect(Rule.json.isValid("[1]" + intruder) == isSpace)
      #expect(Rule.json.isValid(intruder + "[1]") == isSpace)
    }
    expectBoundedWork(.json, ["[", "{\"a\":", "\"", "1", " ", "\\", "[],"])
    let long = "[" + String(repeating: "[\"é\"],", count: 200_000) + "1]"
    #expect(Rule.json.isValid(long))
  }

  @Test("Rules with the same bound are equal, and name it")
  func equality() async {
    #expect(Rule.json == .json(maxDepth: 512) && Rule.json != .json(maxDepth: 3))
    #expect(Rule.json.description == "json")
    #expect(Rule.json(maxDepth: 3).description == "json(maxDepth: 3)")
    #expect(Rule.json.check("x").issues == [ValidationIssue(rule: "json")])
    await #expect(processExitsWith: .failure) { _ = Rule.json(maxDepth: -1) }
  }
}
