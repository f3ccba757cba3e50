import Testing
@testable import ValidationKit

@Suite("Rule.email")
struct EmailTests {
  @Test(
    "V9: incomplete is what typing on can complete",
    arguments: ["", "ann", "ann@", "ann@b.", "ann@b-", "ann.", ".", "ann@b--", "ann@xn--"])
  func incomplete(_ text: String) { #expect(Rule.email.check(text).outcome == .incomplete) }

  @Test(
    "V9: wrong is what no typing on can complete",
    arguments: [
      "@", "ann@@", "a b", " ", "ann@-", "ann@.", "ann@b..", "ann@b-.", "ann@b_c", "a@b@", "é",
      "ann@é", "a(b)@c", "\"a\"@b", "ann@[1.2.3.4]", "a,b@c", "a;b", "a@b c",
    ])
  func wrong(_ text: String) { #expect(Rule.email.check(text).outcome == .wrong) }

  @Test("V9: a label of 64 is wrong, one of 63 that ends in a hyphen as well")
  func labels() {
    let label = String(repeating: "a", count: 63)
    #expect(Rule.email.isValid("ann@\(label)"))
    #expect(Rule.email.isValid("ann@\(label).\(label)"))
    #expect(Rule.email.check("ann@\(label)a").outcome == .wrong)
    #expect(Rule.email.check("ann@\(label.dropLast())-").outcome == .wrong)
    #expect(Rule.email.check("ann@\(label.dropLast(2))-").outcome == .incomplete)
  }

  @Test("V9: strict has lengths of its own")
  func strictLengths() {
    let local = String(repeating: "a", count: 64)
    let strict = Rule.email(.strict)
    #expect(strict.isValid("\(local)@b"))
    #expect(strict.check(local).outcome == .incomplete)
    #expect(strict.check("\(local)a").outcome == .wrong)
    #expect(strict.check("\(local.dropLast()).").outcome == .wrong)
    #expect(Rule.email.isValid("\(local)a@b"))
    let label = String(repeating: "b", count: 63)
    let domain = "\(label).\(label).\(label)"  // 191
    let longest = "\(local.dropLast(3))@\(domain)"  // 253
    #expect(strict.isValid(longest) && strict.isValid("a" + longest))
    #expect(strict.check("aa" + longest).outcome == .wrong)
    #expect(strict.check(longest + ".").outcome == .wrong)
    #expect(strict.check(String(longest.dropFirst()) + ".").outcome == .incomplete)
    #expect(Rule.email.isValid("aaaa" + longest))
  }

  @Test(
    "strict refuses dots at the start, at the end and next to each other",
    arguments: [".a@b", "a.@b", "a..b@c", ".@b", "..@b"])
  func dots(_ text: String) {
    #expect(Rule.email.isValid(text))
    #expect(Rule.email(.strict).check(text).outcome == .wrong)
    #expect(Rule.email(.international).check(text).outcome == .wrong)
  }

  @Test(
    "topLevelDomain asks for a dot and an ending of two or more letters of any script",
    arguments: [
      ("a@b", RuleOutcome.incomplete), ("a@b.c", .incomplete), ("a@b.co", .valid),
      ("a@b.c1", .incomplete), ("a@1.2.3.4", .incomplete), ("a@b.xn--p1ai", .valid),
      ("a@b.xn--", .incomplete), ("a@b.c-d", .incomplete), ("a@b.рф", .valid),
      ("a@b.р", .incomplete), ("a@例子.广告", .valid), ("a@b.三三", .valid), ("a@b.٣٣", .wrong),
      ("a@b.परीक्षा", .valid),
    ])
  func topLevelDomain(_ text: String, _ outcome: RuleOutcome) {
    let rule = Rule.email([.topLevelDomain, .international])
    #expect(rule.check(text).outcome == outcome)
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      #expect(Rule.email(.topLevelDomain).check(text).outcome == outcome)
    }
  }

  static let intruders: [String] = [
    "\n", "\r\n", " ", "\t", "\0", "\u{200D}", "\u{200B}", "\u{301}", "\u{FEFF}", "\u{A0}",
    "\u{2028}", "\u{AD}", "\u{FE0F}", "\u{3000}",
  ]

  @Test("Nothing before the start or after the end counts as inside", arguments: intruders)
  func nothingIntrudes(_ intruder: String) {
    for bits in 0..<8 {
      let rule = Rule.email(EmailOptions(rawValue: bits))
      #expect(rule.isValid("ann@example.com"))
      #expect(rule.check("ann@example.com" + intruder).outcome == .wrong, "\(rule)")
      #expect(rule.check(intruder + "ann@example.com").outcome == .wrong, "\(rule)")
      #expect(!rule.isValid("ann@" + intruder + "example.com"), "\(rule)")
    }
  }

  @Test(
    "international takes letters of any script, composed, and measures them encoded",
    arguments: [
      ("Jose\u{301}@b", RuleOutcome.valid), ("नर@मोहन.ईन्फो", .valid), ("a@नर्\u{200D}म", .valid),
      ("a@नर्\u{200D}", .incomplete), ("a@n\u{200D}m", .wrong), ("a@Straße", .valid),
      ("a@BÜCHER.de", .valid), ("a@bu\u{308}cher", .wrong), ("a@ｂ", .wrong), ("a@☃", .wrong),
      ("☃@b", .wrong), ("\u{301}a@b", .wrong), ("a.\u{301}@b", .wrong), ("\"a b\"@c", .valid),
      ("\"a\\\"b\"@c", .valid), ("\"a", .incomplete), ("\"\"", .incomplete), ("\"\"a", .wrong),
      ("\"a\\", .incomplete), ("\"\n", .wrong), ("a@é-", .incomplete), ("a@-é", .wrong),
      ("a@éé--a", .wrong), ("a@é.", .incomplete), ("a@ー・ー", .valid),
    ])
  func international(_ text: String, _ outcome: RuleOutcome) {
    #expect(Rule.email(.international).check(text).outcome == outcome)
    #expect(Rule.email.check(text).outcome == .wrong || text.first == "a" && outcome != .valid)
  }

  @Test(
    "A label is as long as its encoding (RFC 3492)",
    arguments: [
      ("bücher", "xn--bcher-kva"), ("рф", "xn--p1ai"), ("परीक्षा", "xn--11b5bs3a9aj6g"),
      ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"), ("3年b組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"),
      ("почемужеонинеговорятпорусски", "xn--b1abfaaepdrnnbgefbadotcwatmq2g4l"),
      ("ليهمابتكلموشعربي؟", "xn--egbpdaj6bu4bxfgehfvwxn"), ("abc", "abc"), ("Ü", "xn--tda"),
      ("tạisaohọkhôngthểchỉnóitiếngviệt", "xn--tisaohkhngthchnitingvit-kjcr8268qyxafd2f1b9g"),
    ])
  func encoding(_ label: String, _ encoded: String) {
    #expect(InternationalLabel(label).encodedLength == encoded.utf8.count)
  }

  @Test("Rules with the same options are equal, and name them")
  func equality() {
    #expect(Rule.email == .email([]))
    #expect(Rule.email(.strict) != .email)
    #expect(Rule.email([.strict, .topLevelDomain]).description == "email(strict, topLevelDomain)")
    #expect(Rule.email.name == "email" && Rule.email.description == "email")
    #expect(Rule.email.check("@").issues == [ValidationIssue(rule: "email")])
  }

  @Test("Symbols and emoji are refused in quotes as they are outside")
  func quotedSymbols() {
    let rule = Rule.email(.international)
    for text in [
      "😀", "€", "☎\u{FE0F}", "1\u{FE0F}\u{20E3}", "🇩🇪", "👩\u{200D}🚀", "×", "¨", "‼", "🏽",
    ] {
      #expect(rule.check("\"\(text)\"@x.com").outcome == .wrong, "\(text)")
      #expect(rule.check("\"a\(text)").outcome == .wrong, "\(text)")
    }
    for text in ["δοκιμή", "山田 太郎", "quoted λ", "कि", "«a»", "5²"] {
      #expect(rule.isValid("\"\(text)\"@x.com"), "\(text)")
    }
  }
}
