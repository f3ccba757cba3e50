import Testing

@testable import DemoCLI

@Suite struct `The nearest name` {
  static let names = ["email", "password", "repeat", "phone"]

  @Test(arguments: [
    ("emial", "email"), ("mail", "email"), ("e-mail", "email"), ("EMAIL", "email"),
    ("pasword", "password"), ("passwort", "password"), ("fone", nil), ("phnoe", "phone"),
    ("x", nil), ("", nil), ("telephone", nil), (String(repeating: "e", count: 100_000), nil),
  ])
  func `is one that may have been mistyped`(name: String, expected: String?) {
    #expect(nearestName(to: name, among: Self.names) == expected)
  }

  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1),
    ("kitten", "sitting", 3), ("ab", "ba", 1), ("abcd", "badc", 2),
  ])
  func `is found by counting mistakes`(one: String, other: String, distance: Int) {
    #expect(editDistance(Array(one), Array(other)) == distance)
    #expect(editDistance(Array(other), Array(one)) == distance)
  }

  @Test func `does not matter among no names`() {
    #expect(nearestName(to: "email", among: []) == nil)
  }

  @Test(arguments: [
    ("email", "email"), ("send-code_2.x", "send-code_2.x"), ("password:hunter2", "password…"),
    ("a\u{1B}[31m", "a…"), ("=hunter2", "…"), ("", ""),
    (String(repeating: "a", count: 33), String(repeating: "a", count: 32) + "…"),
  ])
  func `is asked for a name of which no more is repeated than looks like one`(
    name: String, shown: String
  ) {
    #expect(shortName(name) == shown)
  }
}
