import TestSupport
import Testing
@testable import ValidationKit

@Suite("Rule.url beside the public suites")
struct URLCaseTests {
  struct Row: Decodable {
    let id: String
    let input: String
    let valid: Bool
    let http_only_valid: Bool
    let disputed: Bool
  }

  /// Rows that the file calls right in general, and wrong as addresses of web pages.
  ///
  /// Nothing but the scheme, which they have, is between the two. WHATWG URL refuses them, since what
  /// follows `xn--` cannot be decoded, and so do we.
  static let contradictory: Set<String> = [
    "http://10.0.0.xN--pokxncvks", "http://a.b.c.XN--pokxncvks", "http://a.b.c.xn--pokxncvks",
    "http://10.0.0.xn--pokxncvks", "https://xn--/",
  ]

  static let rules = [
    Rule.url, URLTextTests.generic, .url(requiresTopLevelDomain: true), .url(schemes: nil),
    .url(schemes: nil, requiresHost: false, requiresTopLevelDomain: true),
    .url(schemes: ["file", "ftp"]),
  ]

  /// Disputed rows agree as well.
  ///
  /// Refused: a line break at the end, spaces, backslashes, brackets
  /// and other characters that RFC 3987 has not, ports above 65535, addresses of version 4 that
  /// browsers refuse. Taken: names of one label, of hyphens, underscores, symbols and empty labels,
  /// users that are empty, dots in paths, schemes that nobody knows where any will do.
  @Test("It agrees with both verdicts of every row but five, the disputed ones too")
  func cases() throws {
    let rows = try ValidationKitTests.cases("url", as: Row.self)
    var agreed = 0
    for row in rows {
      let isValid = URLTextTests.generic.isValid(row.input)
      let isWebPage = Rule.url.isValid(row.input)
      #expect(isWebPage == row.http_only_valid, "\(row.id) \(row.input)")
      if Self.contradictory.contains(row.input) {
        #expect(row.valid && !isValid, "\(row.id) \(row.input)")
      } else {
        #expect(isValid == row.valid, "\(row.id) \(row.input)")
        if isValid == row.valid, isWebPage == row.http_only_valid { agreed += 1 }
      }
    }
    reportAgreement(
      rule: "url", file: "url", agreed: agreed, of: rows.count, listed: Self.contradictory.count)
    #expect(rows.count == 1_017)
  }

  @Test("V9: no text that a valid one begins with is wrong")
  func prefixesAreNeverWrong() throws {
    for row in try ValidationKitTests.cases("url", as: Row.self) where row.input.count < 300 {
      for rule in Self.rules {
        expectPrefixesNeverWrong(of: [row.input].filter { rule.isValid($0) }, by: rule)
      }
    }
  }

  @Test("V9: what is wrong stays wrong, what is incomplete goes on, one character at a time")
  func steps() {
    let characters =
      ["a", "1", "h", "-", "8", "A", "3", "C", "g"] + ["/", "?", "#", "@", ":", ".", "%"]
      + ["[", "]", " ", "\n", "\\", "é", "א", "\u{301}", "\u{200D}", "\u{E000}", "\u{FFFE}"]
    for rule in Self.rules {
      // The letters of the schemes, one at a time.
      for start in ["http", "https", "file", "ftp", "a"].flatMap(prefixes) {
        expectExactSteps(
          rule, from: [start], typing: characters + ["t", "p", "s", "f", "i", "l", "e"], depth: 0)
      }
      expectExactSteps(
        rule,
        from: [
          "http:", "http://", "http://u@", "http://u@[1::2:3", "http://u@a:6553", "http:/a:9999",
          "http://a/", "http://u@xn--a", "http://u@255.", "http://u@a.b", "http://u@%C3", "file:",
          "file://", "file://a", "file://C:", "a:", "a://", "a://u@", "a://u@b:6553", "ftp://",
          "http://u@xn--p1ai", "http://1.2.3.4",
        ], typing: characters, depth: 1)
    }
  }

  @Test("Every text that is incomplete can be completed")
  func completions() throws {
    let hosts = [
      "://a", "//a", "/a", "a", "http://a", "ftp://a", "s://a", "p://a", "tp://a", "ttp://a", "@a",
      "1@a", "41@a",
    ]
    let digits = [
      "", "9", "A9", "%A9", "%80", "80", "%80%80", "80%80", "1", "41", "2D", "3%A9", "%2D", "uga",
    ]
    let groups = (0..<8).flatMap { count in
      ["1", "", ":"].map { $0 + String(repeating: ":1", count: count) + "]" }
    }
    let ends =
      hosts.flatMap { [$0, $0 + ".co"] } + digits.flatMap { [$0, $0 + "a", $0 + ".co"] } + groups
      + ["1]", ":]", "1.1]", ".1]", "1.1.1]", ".1.1]", ".1.1.1]", "-uga", "-uga.co", "o", "co"]
    let rows = try ValidationKitTests.cases("url", as: Row.self).filter { $0.input.count < 80 }
    for row in Effort.sample(rows, short: 80) {
      for rule in Self.rules.dropLast() {
        for prefix in prefixes(row.input) where rule.check(prefix).outcome == .incomplete {
          if !ends.contains(where: { rule.isValid(prefix + $0) }) {
            Issue.record("\(rule) \(prefix.debugDescription)")
          }
        }
      }
    }
  }

  @Test("Nothing before the start or after the end counts as inside")
  func nothingIntrudes() {
    let texts = [
      "http://example.com", "http://[::1]", "http://1.2.3.4:80", "http://a/b", "http://a?b",
      "http://a#b", "http://a/", "http://a:", "http://a/%41",
    ]
    // Digits of other scripts may stand in a name and in a path.
    for text in texts where !text.hasSuffix("b") {
      expectNoIntrusion(into: [text], by: .url, after: Set(foreignDigits))
    }
    for text in texts where text.hasSuffix("b") {
      for intruder in intruders {
        // A decomposed letter.
        #expect(Rule.url.isValid(text + intruder) == (intruder == "\u{301}"))
        #expect(!Rule.url.isValid(intruder + text))
      }
    }
    for intruder in intruders where intruder != "\u{301}" && intruder != "\u{FE0F}" {
      for text in ["http://é", "http://a/é", "http://a/คนแซ่ลี้"] {
        #expect(Rule.url.isValid(text))
        #expect(!Rule.url.isValid(text + intruder), "\((text + intruder).debugDescription)")
      }
    }
    // Marks belong to letters, in the name of the host to those that are not ASCII.
    #expect(Rule.url.isValid("http://a/ẹ\u{301}") && Rule.url.isValid("http://a/e\u{301}"))
    #expect(!Rule.url.isValid("http://e\u{301}/"))
  }

  @Test("Long texts are no matter")
  func longTexts() {
    let rules = [Rule.url, .url(schemes: nil, requiresHost: false, requiresTopLevelDomain: true)]
    for rule in rules {
      expectBoundedWork(rule, ["a", "http:"])
      for start in ["http://u@", "http:///", "a://", "http://a/"] {
        for unit in ["a", "1.", "xn--p1ai.", "xn--a", "é", "@", ":", "%41", "%", "[", "/", "א1."] {
          let text = start + String(repeating: unit, count: hugeLength / unit.count)
          let isQuick = takesLess(than: 5 * hugeMilliseconds) { _ = rule.check(text) }
          #expect(isQuick, "\(rule) \(start) \(unit)")
        }
      }
    }
  }

  @Test("A host that takes long to decode could not be checked")
  func longHosts() {
    let label = String(repeating: "é", count: 30) + "."
    #expect(Rule.url.isValid("http://" + String(repeating: label, count: 60) + "a/"))
    let long = "http://" + String(repeating: label, count: 100) + "a"
    #expect(Rule.url.check(long).outcome == .couldNotBeChecked)
    #expect(Rule.url.check(long + "/").issues.map(\.reason) == [.couldNotBeChecked])
    #expect(Rule.url.isValid(long + "@b/"))
    #expect(Rule.url.isValid("http://" + String(repeating: "a.", count: 10_000)))
  }
}
