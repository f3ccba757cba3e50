import Foundation
import Testing
@testable import ValidationKit

@Suite("Ready editings")
struct ReadyEditingTests {
  static func insert(_ text: String, _ editing: FieldEditing) -> String? {
    let empty = EditableText("")
    return editing.applying(.insert(text, into: empty), to: empty)?.value
  }

  @Test(
    "An e-mail address loses blanks round and inside, and marks that nobody sees",
    arguments: [
      " ann@example.org ", "ann @example.org", "\u{A0}ann@\u{3000}example.org\n",
      "\u{202A}ann@example.org\u{202C}", "\u{FEFF}ann@exam\u{200B}ple.org", "ann@example.org",
      "\u{2066}ann@example\u{2060}.org\u{2069}", "ann@example.org\u{FFFC}",
    ])
  func email(_ text: String) {
    #expect(Self.insert(text, .email) == "ann@example.org")
  }

  @Test(
    "A code of digits is taken from whatever it is written in",
    arguments: [
      ("123456", "123456"), ("123 456", "123456"), ("G-123456", "123456"), ("١٢٣٤٥٦", "123456"),
      ("１２３-４５６", "123456"), ("१२३", "123"), ("code", nil),
    ] as [(String, String?)])
  func code(_ text: String, _ value: String?) {
    #expect(Self.insert(text, .oneTimeCode) == value)
    #expect(Self.insert(text, .oneTimeCode(length: 6)) == value)
  }

  @Test("A code of a known length is not cut")
  func codeLength() {
    #expect(Self.insert("1234567", .oneTimeCode(length: 6)) == nil)
    let full = EditableText("123456")
    #expect(FieldEditing.oneTimeCode(length: 6).applying(.insert("7", into: full), to: full) == nil)
  }

  @Test("A new password is taken as it is, and a telephone number in the form of its mask")
  func others() {
    #expect(Self.insert(" p –“ä ", .newPassword) == " p –“ä ")
    let phone = FieldEditing.phone(TextMask("+{7} ([000]) [000]-[00]-[00]"))
    #expect(Self.insert("٩٩٩١٢٣٤٥٦٧", phone) == "79991234567")
  }

  @Test("Their traits ask for the right keyboard, for no correction, and keep suggestions")
  func traits() {
    let editings: [(FieldEditing, KeyboardKind, String)] = [
      (.email, .emailAddress, "emailAddress"), (.oneTimeCode, .numberPad, "oneTimeCode"),
      (.newPassword, .asciiCapable, "newPassword"),
      (.phone(TextMask("[000]")), .phonePad, "telephoneNumber"),
    ]
    for (editing, keyboard, content) in editings {
      let traits = editing.traits
      #expect(traits.keyboard == keyboard && traits.contentType == content)
      #expect(traits.correction == .no && traits.spellChecking == .no)
      #expect(traits.smartQuotes == .no && traits.smartDashes == .no)
      #expect(traits.capitalization == .none && traits.isSecure == (content == "newPassword"))
    }
    #expect(TextTraits().smartQuotes == .default && TextTraits.name.smartDashes == .default)
  }

  @Test(
    "Digits of every script are folded, and nothing else",
    arguments: [
      ("٠١٢٣٤٥٦٧٨٩", "0123456789"), ("۰۹", "09"), ("०९", "09"), ("၀၉", "09"), ("０９", "09"),
      ("𝟎𝟗", "09"), ("๙", "9"), ("②Ⅳ½一", "②Ⅳ½一"), ("12ab é", "12ab é"), ("٣\u{301}", "٣\u{301}"),
    ])
  func folding(_ text: String, _ folded: String) {
    #expect(Self.insert(text, FieldEditing(filters: [.foldingDigits])) == folded)
  }

  @Test("Every decimal digit that Unicode has is folded to its value")
  func allDigits() {
    for value in UInt32(0x80)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value),
        scalar.properties.generalCategory == .decimalNumber,
        let number = scalar.properties.numericValue
      else { continue }
      #expect(Character(scalar).foldedDigit == Character("\(Int(number))"))
    }
  }

  @Test("Smart quotes and dashes are read from data and written")
  func coding() throws {
    let text = #"{"smartQuotes":"no","smartDashes":"yes"}"#
    let traits = try JSONDecoder().decode(TextTraits.self, from: Data(text.utf8))
    #expect(traits == TextTraits(smartQuotes: .no, smartDashes: .yes))
    #expect(
      try JSONDecoder().decode(TextTraits.self, from: JSONEncoder().encode(traits)) == traits)
  }
}
