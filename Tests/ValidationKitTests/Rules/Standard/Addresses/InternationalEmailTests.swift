import Testing
@testable import ValidationKit

@Suite("Addresses beyond ASCII")
struct InternationalEmailTests {
  static let email = Rule.email(.international)

  @Test(
    "V9: a label that waits for a letter is incomplete, and one that none mends is wrong",
    arguments: [
      ("a@l\u{B7}", RuleOutcome.incomplete), ("a@l\u{B7}l", .valid), ("a@l\u{B7}a", .wrong),
      ("a@\u{375}", .incomplete), ("a@\u{375}β", .valid), ("a@\u{375}b", .wrong),
      ("a@・", .incomplete), ("a@・a", .incomplete), ("a@・漢", .valid), ("a@・.", .wrong),
      // A mark after the joiner changes nothing, a joiner at the start stands nowhere.
      ("a@ب\u{200C}", .incomplete), ("a@ب\u{200C}\u{650}", .incomplete),
      ("a@ب\u{200C}\u{650}ب", .valid), ("a@\u{200C}ب", .wrong), ("a@\u{200D}ب", .wrong),
      ("a@b.\u{200C}", .wrong), ("a@\u{200C}", .wrong),
    ])
  func openLabels(_ text: String, _ outcome: RuleOutcome) {
    #expect(Self.email.check(text).outcome == outcome)
  }

  @Test(
    "Joiners stand between letters that join, marks aside, and the other one after a virama alone",
    arguments: [
      ("ب\u{650}\u{200C}ب", true), ("ب\u{200C}\u{650}ب", true), ("بي\u{200D}بي", false),
      ("क\u{94D}\u{200D}ष", true), ("क\u{94D}\u{200C}ष", true), ("क\u{200C}ष", false),
      // A letter that joins only what follows it.
      ("\u{A872}\u{200C}\u{A840}", true), ("\u{A840}\u{200C}\u{A872}", false),
      // A mark of Hebrew, of which the lowest is one too.
      ("א\u{591}\u{5F3}", true), ("a\u{5F3}", false),
    ])
  func joiners(_ label: String, _ isRight: Bool) {
    #expect(Self.email.isValid("a@\(label).com") == isRight)
    if isRight { expectPrefixesNeverWrong(of: ["a@\(label).com"], by: Self.email) }
  }

  @Test(
    "A mark stands on any letter in a label that is composed (RFC 5891)",
    arguments: [
      ("x\u{301}", true), ("g\u{303}uara", true), ("e\u{301}", false), ("\u{301}x", false),
      ("é\u{323}", false), ("ẹ\u{301}", true),
    ])
  func marks(_ label: String, _ isRight: Bool) {
    #expect(Self.email.isValid("a@\(label).com") == isRight)
  }

  @Test(
    "Joiners and quotes before the @",
    arguments: [
      ("я\u{200C}я@b", RuleOutcome.wrong), ("नर\u{94D}\u{200D}@b", .wrong),
      ("नर\u{94D}\u{200D}म@b", .valid), ("नर\u{94D}\u{200D}", .incomplete),
      ("\"a\\\\\"@b", .valid), ("\"a\\\"@b", .incomplete), ("\"\\é\"@b", .wrong),
      ("\"a\u{7F}", .wrong), ("\"~\"@b", .valid),
    ])
  func localParts(_ text: String, _ outcome: RuleOutcome) {
    #expect(Self.email.check(text).outcome == outcome)
  }

  @Test("64 bytes before the @ are those of the composed text, quotes included")
  func localLengths() {
    func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
    let longest = String(repeating: "é", count: 32)
    #expect(Self.email.isValid("\(longest)@b") && !Self.email.isValid("\(longest)a@b"))
    // One of the letters that are longer once they are composed: 3 bytes become 6.
    #expect(Self.email.isValid("\u{958}\(letters(58))@b"))
    #expect(!Self.email.isValid("\u{958}\(letters(59))@b"))
    // And one that is shorter: 3 bytes become 2.
    #expect(Self.email.isValid("e\u{301}\(letters(61))@b"))
    #expect(!Self.email.isValid("e\u{301}\(letters(62))@b"))
    #expect(Self.email.isValid("\"\(letters(62))\"@b"))
    for text in ["\"\(letters(63))\"@b", "\"\(letters(63))", "\"\(letters(62))\\"] {
      #expect(Self.email.check(text).outcome == .wrong, "\(text)")
    }
    #expect(Self.email.check("\"\(letters(61))\\").outcome == .wrong)
    #expect(Self.email.check("\"\(letters(60))\\").outcome == .incomplete)
  }

  @Test("254 bytes are those that stand there, also where the composed text is shorter")
  func addressLengths() {
    let label = String(repeating: "b", count: 63)
    let last = String(repeating: "b", count: 57)
    let text = "e\u{301}@\(label).\(label).\(label).\(last)"
    #expect(text.utf8.count == 253 && Self.email.isValid(text))
    #expect(Self.email.isValid(text + "b") && Self.email.check(text + "bb").outcome == .wrong)
    #expect(Self.email.check(text + ".").outcome == .wrong)
    #expect(Self.email.check(text + "-").outcome == .wrong)
    #expect(Self.email.check(String(text.dropLast()) + ".").outcome == .incomplete)
  }
}
