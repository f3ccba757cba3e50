import Testing
@testable import ValidationKit

@Suite("Rule.url")
struct URLTextTests {
  static let generic = Rule.url(schemes: nil, requiresHost: false)

  @Test(
    "V9: incomplete is what typing on can complete",
    arguments: [
      ("", RuleOutcome.incomplete, "schemeMissing"), ("htt", .incomplete, "schemeMissing"),
      ("HTTPS", .incomplete, "schemeMissing"), ("foo", .wrong, "schemeMissing"),
      ("//x", .wrong, "schemeMissing"), ("example.com", .wrong, "schemeMissing"),
      (" http://a", .wrong, "schemeMissing"), ("httpé", .wrong, "schemeMissing"),
      ("javascript:alert(1)", .wrong, "schemeNotAllowed"), ("ftp://a", .wrong, "schemeNotAllowed"),
      ("localhost:3000", .wrong, "schemeNotAllowed"), ("http:", .incomplete, "hostMissing"),
      ("http://", .incomplete, "hostMissing"), ("http:///", .incomplete, "hostMissing"),
      ("http://?", .wrong, "hostMissing"), ("http://u@", .incomplete, "hostMissing"),
      ("http://u@/", .wrong, "hostMissing"), ("http://:80", .incomplete, "hostMissing"),
      ("http://u@:80", .wrong, "hostMissing"), ("http://[", .incomplete, "invalid"),
      ("http://[::", .incomplete, "invalid"), ("http://[:::", .wrong, "invalid"),
      ("http://[::1]a", .wrong, "invalid"), ("http://[::1]:", .valid, ""),
      ("http://[::1]:65536", .wrong, "invalid"), ("http://[::1]@", .wrong, "invalid"),
      ("http:/[::1]", .wrong, "invalid"), ("http://[v1.a]", .wrong, "invalid"),
      ("http://a:b", .incomplete, "invalid"), ("http://a:b@c", .valid, ""),
      ("http://a:b/", .wrong, "invalid"), ("http://u@a:b", .wrong, "invalid"),
      ("http://a:65536", .incomplete, "invalid"), ("http://a:65536/", .wrong, "invalid"),
      ("http://a:00080/", .valid, ""), ("http://u@v@w", .wrong, "invalid"),
      ("http:u@v@w", .valid, ""), ("http://256.1.1.1", .incomplete, "invalid"),
      ("http://256.1.1.1/", .wrong, "invalid"), ("http://256.1.1.1.a/", .valid, ""),
      ("http://u@1.2.3.4.5", .incomplete, "invalid"), ("http://0x7f.1", .valid, ""),
      ("http://a.0x", .incomplete, "invalid"), ("http://a/%", .incomplete, "invalid"),
      ("http://a/%4", .incomplete, "invalid"), ("http://a/%4g", .wrong, "invalid"),
      ("http://a/ ", .wrong, "invalid"), ("http://a b", .wrong, "invalid"),
      ("http://a\\b", .wrong, "invalid"), ("http://a/#b#", .wrong, "invalid"),
      ("http://a?b?c#d?e", .valid, ""), ("http://a/\u{200D}", .incomplete, "invalid"),
      ("http://a/\u{200D}b", .valid, ""),
      ("http://a/\u{E000}", .wrong, "invalid"),
      ("http://a/?\u{E000}", .valid, ""), ("http://a/?#\u{E000}", .wrong, "invalid"),
      ("HTTPS://EXAMPLE.COM", .valid, ""), ("http:example.com", .valid, ""),
    ])
  func outcomes(_ text: String, _ outcome: RuleOutcome, _ reason: String) {
    let verdict = Rule.url.check(text)
    #expect(verdict.outcome == outcome)
    #expect(verdict.issues.map(\.reason.rawValue).joined() == reason)
  }

  @Test(
    "Any scheme, and no host, are options",
    arguments: [
      ("", "ii"), ("foo", "ii"), ("//x", "ww"), ("1a:", "ww"), ("a_", "ww"), ("a:", "vi"),
      ("a:b", "vw"), ("a:/", "vi"), ("a:/b", "vw"), ("a://", "vi"), ("a:///", "vw"),
      ("a://b", "vv"), ("a://u@", "ii"), ("a://u@:", "ww"), ("a://u@/", "ww"), ("a://:8", "ii"),
      ("a://:8/", "ww"), ("a://%", "ii"), ("a://%ff", "vv"), ("a://%ff:x/", "ww"),
      ("mailto:a@b.c", "vw"), ("javascript:alert(1)", "vw"), ("urn:a:b", "vw"), ("file:", "vi"),
      ("file://", "vi"), ("file:///", "vw"), ("file:///a", "vw"), ("file://a", "vv"),
      ("file://a:", "vw"), ("file://ab:", "ww"), ("file://C:/", "vw"), ("file://C:a", "ww"),
      ("file://u@", "ww"), ("file://[::1]/", "vv"), ("file://[::1]:1", "ww"), ("ws:a", "vv"),
      ("a://[::1]", "vv"), ("a://[::1", "ii"), ("a:[", "ww"),
    ])
  func anyScheme(_ text: String, _ letters: String) {
    let rules = [Self.generic, .url(schemes: nil)]
    for (rule, letter) in zip(rules, letters) {
      #expect(rule.check(text).outcome.rawValue.first == letter, "\(rule)")
    }
  }

  @Test(
    "topLevelDomain asks for a dot and an ending of two or more letters of any script",
    arguments: [
      ("http://localhost", RuleOutcome.incomplete), ("http://localhost/", .wrong),
      ("http://a.c", .incomplete), ("http://a.co", .valid), ("http://a.co.", .valid),
      ("http://a.co../", .wrong), ("http://co./", .wrong), ("http://.co/", .wrong),
      ("http://a.c1/", .wrong), ("http://a.xn--p1ai", .valid), ("http://a.рф/", .valid),
      ("http://例子.广告:80/", .valid), ("http://a.परीक्षा/", .valid), ("http://1.2.3.4", .incomplete),
      ("http://1.2.3.4/", .wrong), ("http://[::1]", .wrong), ("http://u@a:80", .wrong),
      ("http://a:80", .incomplete), ("http://a.%63%6f/", .valid), ("http://a。co/", .valid),
      ("http://a.c-d/", .wrong), ("http://EXAMPLE.COM", .valid),
    ])
  func topLevelDomain(_ text: String, _ outcome: RuleOutcome) {
    let verdict = Rule.url(requiresTopLevelDomain: true).check(text)
    #expect(verdict.outcome == outcome)
    if outcome != .valid {
      #expect(verdict.issues.map(\.reason) == ["topLevelDomainMissing"])
      #expect(Rule.url.isValid(text))
    }
    #expect(
      Rule.url(schemes: nil, requiresHost: false, requiresTopLevelDomain: true).isValid("mailto:a"))
  }

  @Test(
    "Names beyond ASCII are judged by UTS #46",
    arguments: [
      ("bücher.de", "v"), ("BÜCHER.DE", "v"), ("☃.net", "v"), ("ｇｏ.com", "v"), ("a。b", "v"),
      ("a\u{AD}b", "v"), ("\u{AD}", "w"), ("\u{301}a", "w"), ("a.\u{301}a", "w"),
      ("a\u{200D}b", "w"),
      ("नर्\u{200D}म", "v"), ("नर्\u{200C}म", "v"), ("a\u{200C}", "w"), ("％41", "w"),
      ("a\u{3000}b", "w"),
      ("a\u{378}", "w"), ("\u{FFFD}", "w"), ("１.2.3.4", "v"), ("２５６.1.1.1", "w"), ("%C3%A9", "v"),
      ("%C3", "w"), ("%E9", "w"), ("%25", "w"), ("%2E", "v"), ("xn--ls8h.la", "v"), ("xn--a", "w"),
      ("xn--", "w"), ("xn--abc-", "w"), ("xn--bcher-kva", "v"), ("XN--BCHER-KVA", "v"),
      ("xn--é", "w"), ("אבג.com", "v"), ("אa.com", "w"), ("1א.com", "w"), ("א1", "v"), ("א1٣", "w"),
      ("א.1a", "w"), ("א-.com", "w"),
      ("%CC%81a", "w"), ("é。\u{301}a", "w"), ("مثال.إختبار", "v"), ("नमस्ते.भारत", "v"),
      ("สวัสดี.ไทย", "v"),
    ])
  func international(_ host: String, _ letter: String) {
    #expect(Rule.url.check("http://\(host)/").outcome.rawValue.first == letter.first)
    // Marks on a slash and what RFC 3987 has not are wrong at once; else it might become a user.
    let isRefused =
      [0x301, 0xFFFD].contains(host.unicodeScalars.first?.value) || host.contains(".\u{301}")
    #expect(
      Rule.url.check("http://\(host)").outcome
        == (letter == "v" ? .valid : isRefused ? .wrong : .incomplete))
  }

  @Test(
    "V9: after a user, a host that cannot be completed is wrong",
    arguments: [
      ("é", RuleOutcome.valid), ("%", .incomplete), ("%2", .incomplete), ("%0", .wrong),
      ("%8", .wrong), ("%C3", .incomplete), ("%C3%", .incomplete), ("%C3%4", .wrong),
      ("%C3%A", .incomplete), ("%C0", .wrong), ("%C3é", .wrong), ("%F1", .wrong), ("%E0%9", .wrong),
      ("%E0%A", .incomplete), ("%FF", .wrong), ("%20", .wrong), ("\u{301}", .wrong),
      ("a\u{200D}", .wrong), ("xn--a", .incomplete), ("xn--a.", .wrong), ("xn--é", .wrong),
      ("xn--" + String(repeating: "a", count: 60), .wrong), ("\u{AD}", .incomplete),
      ("\u{E000}", .wrong), ("256.256.256.256", .incomplete), ("a:", .valid), ("a:x", .wrong),
    ])
  func hostsAfterUsers(_ host: String, _ outcome: RuleOutcome) {
    #expect(Rule.url.check("http://u@\(host)").outcome == outcome)
    // Without one, it might still become a user.
    let isRefused = ["\u{E000}", "\u{301}"].contains(host)
    #expect(Rule.url.check("http://\(host)").outcome != .wrong || isRefused)
  }

  @Test("Rules with the same options are equal, and name them; schemes have no order or case")
  func equality() async {
    #expect(Rule.url == .url() && Rule.url == .url(schemes: ["HTTPS", "http", "http"]))
    #expect(Rule.url != .url(schemes: nil) && Rule.url != .url(requiresTopLevelDomain: true))
    #expect(Rule.url != .url(requiresHost: false))
    #expect(Rule.url.description == "url")
    #expect(
      Rule.url(schemes: ["ftp"], requiresHost: false, requiresTopLevelDomain: true).description
        == #"url(schemes: ["ftp"], requiresHost: false, requiresTopLevelDomain: true)"#)
    #expect(Rule.url(schemes: nil).description == "url(schemes: nil)")
    #expect(
      Rule.url(schemes: ["ftp"]).check("http://a").issues.map(\.description)
        == ["url.schemeNotAllowed(schemes: ftp)"])
    await #expect(processExitsWith: .failure) { _ = Rule.url(schemes: []) }
    await #expect(processExitsWith: .failure) { _ = Rule.url(schemes: ["http:"]) }
  }
}
