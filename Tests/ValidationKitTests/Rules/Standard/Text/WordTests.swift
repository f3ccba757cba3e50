import Testing
@testable import ValidationKit

@Suite("Rules for letters and digits")
struct WordTests {
  @Test(
    "Letters are those of any script, with their marks",
    arguments: [
      "สมชาย", "น้ำ", "Nguyê\u{303}n", "Nguyễn", "Nguye\u{302}\u{303}n", "山田", "Åsa", "Ω", "ﷺ",
      "हिन्दी", "தமிழ்", "မြန်မာ", "ខ្មែរ", "ລາວນ້ຳ", "עִבְרִית", "한국어", "\u{1112}\u{1161}\u{11AB}",
      "ｶﾞ", "〇", "葛\u{E0100}", "ʼn", "𐐷", "ქართული", "ᏣᎳᎩ", "a",
    ])
  func letters(_ text: String) {
    #expect(Rule.letters.isValid(text))
    #expect(Rule.lettersAndDigits.isValid(text + "7" + text))
    #expect(Rule.letters(.ascii).isValid(text) == (text == "a"))
    for prefix in prefixes(text) { #expect(Rule.letters.check(prefix).outcome != .wrong) }
  }

  @Test(
    "What nobody reads as a letter is none",
    arguments: [
      "a1", "a b", "a-b", "a\u{AD}b", "a\u{200B}b", "a\u{FEFF}", "\u{3164}", "\u{115F}a", "ﾠ",
      "a\u{34F}", "\u{301}a", "ำa", "ﾞ", "a\u{20DD}", "Ⓐ", "Ⅷ", "😀", "a\u{FE0F}", "½", "٣",
      "a\u{300}1",
      "\u{E0001}", "a\u{202E}b", "\u{FFFD}", "\u{E000}", "a\u{2028}",
    ])
  func noLetters(_ text: String) {
    #expect(Rule.letters.check(text).outcome == .wrong)
    #expect(Rule.letters(.ascii).check(text).outcome == .wrong)
  }

  @Test(
    "Joiners stand where words are spelt with them, and a letter must follow",
    arguments: [
      ("ශ\u{DCA}\u{200D}රී", RuleOutcome.valid), ("ශ\u{DCA}\u{200D}", .incomplete),
      ("می\u{200C}خواهم", .valid), ("می\u{200C}", .incomplete), ("می\u{200D}خ", .wrong),
      ("क\u{94D}\u{200C}ष", .valid), ("क\u{200D}ष", .wrong), ("a\u{200D}b", .wrong),
      ("a\u{200C}b", .wrong), ("\u{200C}a", .wrong), ("می\u{200C}\u{200C}خ", .wrong),
      ("می\u{200C}7", .wrong), ("می\u{200C}\u{64E}خ", .wrong),
    ])
  func joiners(_ text: String, _ outcome: RuleOutcome) {
    #expect(Rule.letters.check(text).outcome == outcome)
    #expect(Rule.lettersAndDigits.check(text).outcome == outcome)
  }

  @Test(
    "Digits are ASCII's, unless those of any script are asked for",
    arguments: ["٣", "３", "𝟑", "৩", "๓"])
  func foreignDigits(_ text: String) {
    #expect(Rule.digits.check(text).outcome == .wrong)
    #expect(Rule.digits(.any).isValid(text) && Rule.lettersAndDigits.isValid(text))
    #expect(!Rule.lettersAndDigits(.ascii).isValid(text) && !Rule.letters.isValid(text))
    #expect(Rule.digits.isValid("0123456789"))
  }

  @Test(
    "No marks on digits, no fractions, no numbers in circles",
    arguments: ["1\u{301}", "1\u{FE0F}\u{20E3}", "²", "①", "Ⅳ", "1.", "-1", "1e5"])
  func noDigits(_ text: String) {
    #expect(Rule.digits.check(text).outcome == .wrong)
    #expect(Rule.digits(.any).check(text).outcome == .wrong)
  }

  @Test("Other characters are taken where they are allowed, and do not stand alone")
  func allowing() {
    let name = Rule.letters(allowing: " '-’")
    #expect(name.isValid("O'Brien") && name.isValid("Anne-Marie d’Arc") && name.isValid("-a"))
    #expect(name.check("-").outcome == .incomplete && name.check("a.").outcome == .wrong)
    #expect(name.check("-\u{301}a").outcome == .wrong)
    #expect(name.check("1").issues.map(\.description) == ["letters.invalid(allowed:  '-’)"])
    #expect(Rule.letters.check("1").issues.map(\.description) == ["letters.invalid"])
    #expect(Rule.digits(allowing: "-").isValid("12-34"))
    #expect(Rule.lettersAndDigits(.ascii, allowing: "_é").isValid("a_é"))
    #expect(Rule.letters(allowing: "\u{200D}").isValid("a\u{200D}"))
    #expect(Rule.letters(allowing: "\u{200D}").isValid("ශ\u{DCA}\u{200D}"))
  }

  @Test("V9: only strangers are wrong")
  func outcomes() {
    let alphabet = ["a", "1", "-", "é", "\u{301}", "ක", "\u{DCA}", "\u{200D}"]
    for rule in [
      Rule.letters, .digits, .lettersAndDigits, .letters(.ascii), .letters(allowing: "-"),
      .lettersAndDigits(allowing: "\u{301}"), .digits(.any, allowing: "a"),
    ] {
      expectExactOutcomes(rule, alphabet: alphabet, length: 3, further: 1)
    }
    for rule in [Rule.letters, .digits, .lettersAndDigits(.ascii), .letters(allowing: "-")] {
      #expect(rule.check("").outcome == .incomplete)
    }
  }

  @Test("Nothing around a text counts as inside but a mark on a letter and a joiner between")
  func nothingAround() {
    expectNoIntrusion(into: ["abc"], by: .letters(.ascii))
    expectNoIntrusion(into: ["123"], by: .digits)
    expectNoIntrusion(
      into: ["١٢٣"], by: .digits(.any), except: Set(ValidationKitTests.foreignDigits))
    expectNoIntrusion(into: ["abc1"], by: .lettersAndDigits(.ascii))
    expectNoIntrusion(
      into: ["a1"], by: .lettersAndDigits, except: Set(ValidationKitTests.foreignDigits))
    expectNoIntrusion(into: ["สมชาย"], by: .letters, after: ["\u{301}"])
    expectNoIntrusion(into: ["හ\u{DCA}"], by: .letters, after: ["\u{301}"])
  }

  @Test("Rules print as in Swift source, and are equal when they ask the same")
  func equality() {
    #expect(Rule.letters == .letters(.any) && Rule.letters != .letters(.ascii))
    #expect(Rule.letters(allowing: "-'") == .letters(allowing: "'--"))
    #expect(Rule.letters != .lettersAndDigits && Rule.digits == .digits(.ascii))
    #expect(Rule.letters.description == "letters" && Rule.digits.description == "digits")
    #expect(Rule.letters(.ascii, allowing: "-'").description == #"letters(.ascii, allowing: "'-")"#)
    #expect(Rule.digits(.any).description == "digits(.any)")
    #expect(
      Rule.lettersAndDigits(allowing: "\"").description == #"lettersAndDigits(allowing: "\"")"#)
  }

  @Test("The letters that are found quickly are those of the standard library's tables")
  func quickLetters() {
    let wrong = (0x80...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter {
      $0.wordClass != $0.rareWordClass
    }
    #expect(wrong.isEmpty)
  }

  @Test("Very long texts are read in one pass")
  func hugeTexts() {
    let texts = ["a", "é", "น้ำ", "a\u{301}", "می\u{200C}", "1", "\0"].map {
      String(repeating: $0, count: hugeLength / $0.unicodeScalars.count)
    }
    for text in texts {
      for rule in [Rule.letters, .username] {
        #expect(takesLess(than: 5 * hugeMilliseconds) { _ = rule.check(text) })
      }
    }
  }
}
