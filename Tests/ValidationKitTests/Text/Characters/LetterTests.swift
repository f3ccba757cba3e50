import TestSupport
import Testing
@testable import ValidationKit

/// V9, scene 2: whoever asks for letters means the same.
@Suite("One meaning of a letter")
struct LetterTests {
  static let firstName = Rule<String>.all([Rule(LetterCount(min: 1)), .letters])
  static let username = Rule.username(min: 1, max: nil)

  /// Whether every character of a text is a letter of a mask, and none waits for another.
  private func isMasked(_ text: String) -> Bool {
    !text.isEmpty && CharacterKind.letter.masked(text) == text
      && CharacterKind.alphanumeric.masked(text) == text
  }

  @Test(
    "Rules, names, usernames and masks agree on what is a letter",
    arguments: [
      ("〇", true), ("a\u{20DD}", false), ("\u{3164}", false), ("a\u{3164}", false),
      ("\u{FF9E}", false), ("ｶ\u{FF9E}", true), ("\u{115F}", false), ("\u{FFA0}", false),
      ("Ⓐ", false), ("Ⅷ", false), ("a\u{301}", true), ("\u{301}", false), ("น้ำ", true),
      ("a\u{FE0F}", false), ("葛\u{E0100}", true), ("a\u{34F}", false), ("a\u{200D}b", false),
      ("a\u{AD}", false), ("क्ष", true), ("한", true), ("\u{1112}\u{1161}\u{11AB}", true),
      ("ﷺ", true), ("1", false), ("١", false), ("😀", false), ("\u{E33}", false),
      ("\u{FFFC}", false),
      ("می\u{200C}خواهم", true), ("ශ\u{DCA}\u{200D}රී", true), ("کار\u{200C}ها", true),
      ("ᠮ\u{200C}ᠮ", true), ("\u{10AC0}\u{200C}\u{10AC0}", true),
      ("\u{1E900}\u{200C}\u{1E901}", true),
      ("\u{FDFD}", false), ("می\u{200C}a", false), ("a\u{345}", true), ("\u{200C}", false),
    ])
  func agreement(_ text: String, _ isWord: Bool) {
    #expect(Rule.letters.isValid(text) == isWord)
    #expect(Self.firstName.isValid(text) == isWord)
    #expect(Rule.letters(.any, allowing: "-").isValid(text) == isWord)
    // Digits alone are no username, but may be part of it.
    #expect(Self.username.isValid(text) == isWord)
    if text != "می\u{200C}a", text.unicodeScalars.first?.properties.numericType != .decimal {
      #expect(isMasked(text) == isWord)
    }
  }

  @Test(
    "A joiner at the end waits for a letter wherever words are read",
    arguments: ["می\u{200C}", "ශ\u{DCA}\u{200D}", "क\u{94D}\u{200C}"])
  func finalJoiners(_ text: String) {
    for rule in [Rule.letters, .lettersAndDigits, Self.firstName, Self.username] {
      #expect(rule.check(text).outcome == .incomplete, "\(rule)")
    }
    #expect(Rule.email(.international).check("a@\(text)").outcome == .incomplete)
    #expect(Rule.email(.international).check("a@\(text).com").outcome == .wrong)
    #expect(Rule.email(.international).check("\(text)@b.com").outcome == .wrong)
  }

  @Test(
    "A joiner where no word has one is refused wherever words are read",
    arguments: ["a\u{200D}", "a\u{200C}", "я\u{200D}я", "ا\u{200D}", "\u{200D}", "क\u{200D}ष"])
  func strayJoiners(_ text: String) {
    for rule in [Rule.letters, .lettersAndDigits, Self.firstName, Self.username] {
      #expect(rule.check(text).outcome == .wrong, "\(rule)")
    }
    #expect(!isMasked(text))
    for address in ["a@\(text).com", "a@\(text)", "\(text)@b.com"] {
      #expect(Rule.email(.international).check(address).outcome == .wrong, "\(address)")
    }
    #expect(!Rule.url.isValid("http://\(text)/"))
  }

  @Test("A single character is a letter to all or to none")
  func everyScalar() {
    // Beyond the first scripts, a share of them by default.
    let step: UInt32 = Effort.isLong ? 1 : 11
    for value in UInt32(0x20)...0x1FFFF where value < 0x1200 || value % step == 0 {
      guard let scalar = Unicode.Scalar(value), !scalar.isJoiner else { continue }
      let text = String(scalar)
      let isLetter = Rule.letters.isValid(text)
      if CharacterKind.letter.contains(Character(scalar)) != isLetter
        || Self.firstName.isValid(text) != isLetter
        || Self.username.isValid(text) != isLetter
      {
        Issue.record("\(scalar.escaped(asASCII: true))")
      }
    }
  }
}
