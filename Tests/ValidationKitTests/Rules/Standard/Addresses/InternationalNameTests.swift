import Foundation
import Testing
@testable import ValidationKit

@Suite("Names beyond ASCII")
struct InternationalNameTests {
  static let email = Rule.email(.international)

  @Test("A character that is compatible with a full stop or a delimiter is no part of a host")
  func hiddenDelimiters() {
    let delimiters = Set("./:?#@[]\\%<>^|。".unicodeScalars)
    // To UTS #46 and to browsers these, and these alone, are dots.
    let dots = Set("。．｡".unicodeScalars)
    var count = 0
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenNFKCCaseFolded else {
        continue
      }
      let text = String(scalar).precomposedStringWithCompatibilityMapping
      guard text.unicodeScalars.contains(where: delimiters.contains), !dots.contains(scalar) else {
        continue
      }
      count += 1
      for host in ["a\(scalar)b.com", "\(scalar)com", "a\(scalar)com", "a\(scalar)"] {
        #expect(!Rule.url.isValid("http://\(host)/"), "\(scalar.escaped(asASCII: true))")
        #expect(!Self.email.isValid("a@\(host)"), "\(scalar.escaped(asASCII: true))")
      }
    }
    #expect(count > 50)
    for dot in dots {
      #expect(Rule.url(requiresTopLevelDomain: true).isValid("http://a\(dot)com/"))
    }
    // Elsewhere they are text as any other.
    #expect(Rule.url.isValid("http://a/\u{2024}⒈?\u{2024}"))
  }

  @Test(
    "The bidi rule goes by the class of direction (RFC 5893)",
    arguments: [
      // A maqaf is R, and so mixes with Latin letters; a letter of Greek is not.
      ("look\u{5BE}out", false), ("xn--ju8a625r.xn--hpb0073k", true), ("אבג.com", true),
      ("אa", false), ("aא", false), ("1א", false), ("א1", true), ("א١", true), ("א1١", false),
      ("١", false), ("١א", false), ("a.١", false), ("א-", false), ("א\u{5B0}", true),
      ("א.1a", false), ("1a.א", false), ("a1.א", true), ("א.a-", false), ("☃.א", false),
      ("א☃א", true), ("א☃", false), ("a☃.א", false), ("a☃", true), ("ʹ.א", false), ("⠿.א", true),
      ("a1a.١", false), ("ܐ", true), ("\u{10D00}", true), ("\u{1E900}a", false), ("߀a", false),
      ("a۰.א", true), ("א۰", true), ("א۰١", false), ("\u{61B}a", false), ("xn--4db", true),
      ("xn--4db.1a", false), ("a.xn--4db.b", true),
    ])
  func directions(_ host: String, _ isRight: Bool) {
    #expect(Rule.url.isValid("http://\(host)/") == isRight)
    // After a user, a name that no letter mends is wrong as soon as it is typed.
    let whole = Rule.url.check("http://u@\(host)").outcome
    #expect((whole == .valid) == isRight)
  }

  @Test(
    "V9: a name that goes against its direction is wrong, one that ends wrongly is incomplete",
    arguments: [
      ("אa", RuleOutcome.wrong), ("1א", .wrong), ("aא", .wrong), ("א1١", .wrong), ("א.1", .wrong),
      ("1.א", .wrong), ("א☃", .incomplete), ("א.a☃", .incomplete), ("א", .valid),
      ("1.xn--4db", .incomplete), ("א.xn--a", .incomplete), ("א.xn--a.", .wrong),
      ("look\u{5BE}", .wrong), ("1.a", .valid), ("א.", .valid),
    ])
  func openDirections(_ host: String, _ outcome: RuleOutcome) {
    #expect(Rule.url.check("http://u@\(host)").outcome == outcome)
  }

  @Test(
    "Decomposed letters stand in the path, the query and the fragment of a URL",
    arguments: ["e\u{301}", "n\u{303}o", "Nguye\u{302}\u{303}n", "9\u{301}", "ka\u{3099}"])
  func decomposed(_ text: String) {
    for url in [
      "http://a/\(text)", "http://a/?q=\(text)&b", "http://a/#\(text)", "http://a?\(text)",
    ] {
      #expect(Rule.url.isValid(url), "\(url)")
      expectPrefixesNeverWrong(of: [url], by: .url)
    }
    #expect(!Rule.url.isValid("http://\(text).com/"))
    for delimiter in ["/", "?", "#", "=", "&", "%41", "."] {
      #expect(!Rule.url.isValid("http://a/b?c\(delimiter)\u{301}"), "\(delimiter)")
    }
  }

  @Test(
    "An invisible character at the end of a URL is incomplete",
    arguments: ["\u{200B}", "\u{3000}", "\u{FE0F}", "\u{3164}", "\u{2800}", "\u{34F}", "\u{FFFC}"])
  func unseenEnds(_ text: String) {
    #expect(Rule.url.check("http://a/é\(text)").outcome != .valid)
  }

  @Test(
    "Encoded labels of an address are decoded and judged as what they stand for",
    arguments: [
      // Nothing is encoded, or a symbol, a capital, a mark at the start, an unassigned scalar.
      ("xn--tj", false), ("xn--a", false), ("xn--abc-", false), ("xn--ls8h", false),
      ("xn--bcher-kva", true), ("XN--BCHER-KVA", true), ("xn--p1ai", true), ("xn--90ae", true),
      ("xn--a-ecp", false), ("xn--4db", true), ("xn--11b5bs3a9aj6g", true), ("xn--zca", true),
      ("xn--fa-hia", true), ("xn--", false), ("xn--é", false), ("xn--a-", false),
      ("xn--hello-6bf", false), ("xn--mgba3gch31f060k", true), ("xn--n3h", false),
      // Not composed, hyphens where other encodings are marked, at the start and at the end.
      ("xn--v9j7d", false), ("xn--ab---epa", false), ("xn----bga", false), ("xn----9fa", false),
      // A capital of any script, beside the small letter of the same length.
      ("xn--dca", false), ("xn--9ca", true), ("xn--i0a", false), ("xn--f1a", true),
    ])
  func encodedLabels(_ label: String, _ isRight: Bool) {
    #expect(Self.email.isValid("ann@\(label).com") == isRight)
    #expect(Self.email.isValid("ann@\(label)") == isRight)
    #expect(Self.email.isValid("ann@b.\(label)") == isRight)
    if label.utf8.allSatisfy({ $0 < 0x80 }) {
      #expect(Self.email.check("ann@\(label)").outcome != .wrong)
      if !isRight { #expect(Self.email.check("ann@\(label).").outcome == .wrong) }
    }
  }

  @Test(
    "The labels of an address have one direction each",
    arguments: [
      ("a@אa.com", false), ("a@aא.com", false), ("a@1א.com", false), ("a@אבג.com", true),
      ("a@א1", true), ("a@א.1a.com", false), ("a@1a.א", false), ("a@1a.com", true),
      ("a@xn--4db.1a", false), ("a@1a.xn--4db", false), ("a@א1٣", false), ("a@مثال.إختبار", true),
      ("א@b", true), ("a@look\u{5BE}out.com", false), ("a@اaب", false),
    ])
  func addresses(_ text: String, _ isRight: Bool) {
    #expect(Self.email.isValid(text) == isRight)
    if isRight { expectPrefixesNeverWrong(of: [text], by: Self.email) }
  }

  @Test(
    "Signs that need certain letters beside them stand nowhere else (RFC 5892)",
    arguments: [
      ("l\u{B7}l", true), ("a\u{B7}l", false), ("l\u{B7}", false), ("\u{B7}l", false),
      ("\u{375}β", true), ("\u{375}a", false), ("א\u{5F3}ב", true), ("\u{5F3}א", false),
      ("א\u{5F4}", true), ("ー・ー", true), ("・", false), ("a・b", false), ("・a漢", true),
      ("\u{640}ا", false), ("ا\u{640}", false), ("〱", false), ("ا\u{660}", true),
      ("ا\u{660}\u{6F0}", false), ("بي\u{200C}بي", true), ("ا\u{200C}ب", false),
      ("a\u{20DD}", false),
      ("〇", true), ("\u{1100}\u{1161}", false), ("ß", true), ("\u{FF9E}", false),
      ("\u{3164}", false),
    ])
  func contexts(_ label: String, _ isRight: Bool) {
    #expect(Self.email.isValid("a@\(label).com") == isRight)
    if isRight { expectPrefixesNeverWrong(of: ["a@\(label).com"], by: Self.email) }
  }

  @Test("Nothing that cannot be seen stands before the @, in quotes or not")
  func unseenLocalParts() {
    var count = 0
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), !scalar.isJoiner,
        scalar.properties.isDefaultIgnorableCodePoint || scalar.isBlank
      else { continue }
      count += 1
      for text in ["\(scalar)", "я\(scalar)я", "я\(scalar)", "\"a\(scalar)b\""] {
        if Self.email.isValid("\(text)@b.com") {
          Issue.record("\(scalar.escaped(asASCII: true)) in \(text.debugDescription)")
        }
      }
    }
    #expect(count > 4_000)
    for text in ["نام\u{200C}ها", "ශ\u{DCA}\u{200D}රී", "\"نام\u{200C}ها\"", "葛", "¼"] {
      #expect(Self.email.isValid("\(text)@b.com"), "\(text)")
      expectPrefixesNeverWrong(of: ["\(text)@b.com"], by: Self.email)
    }
  }

  @Test("V9: what is wrong stays wrong, what is incomplete goes on, one character at a time")
  func steps() {
    let characters = [
      "a", "l", "1", "-", ".", "é", "א", "ب", "١", "☃", "漢", "・", "·", "\u{200C}", "n",
    ]
    expectExactSteps(
      Self.email,
      from: ["a@", "a@א", "a@א.", "a@1.", "a@xn--4db", "a@b.xn--4db.", "a@l·", "a@ب\u{200C}"],
      typing: characters + ["@"], depth: 1)
    expectExactSteps(
      .url, from: ["http://u@", "http://u@א", "http://u@א.", "http://u@1.", "http://u@ب\u{200C}"],
      typing: characters + ["/"], depth: 1)
  }
}
