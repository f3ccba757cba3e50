import Foundation
import TestSupport
import Testing
@testable import ValidationKit

@Suite("Filters of a text input")
struct TextFilterTests {
  /// What an edit makes of a text, `|` being the caret or the ends of what is selected.
  static func insert(_ text: String, _ start: String, _ editing: FieldEditing) -> String? {
    let state = content(start)
    return editing.applying(.insert(text, into: state), to: state).map { marked($0.content) }
  }

  @Test(
    "What does not belong is dropped, whole clusters at a time",
    arguments: [
      (.noWhitespace, "|", " a b\u{3000}c\u{A0}\t", "abc|"), (.noWhitespace, "a|", " ", nil),
      (.noWhitespace, "a|b|c", "   ", nil), (.noWhitespace, "|", "a \u{301}b", "ab|"),
      (.allowing(.letter), "|", "นa1้ำ!", "นa|"), (.allowing(.letter), "น|", "้", "น้|"),
      (.allowing(.letter), "น้|", "ำ", "น้ำ|"), (.allowing(.letter), "e|", "\u{301}", "e\u{301}|"),
      (.allowing(.digit), "|", "1a٢b3", "1٢3|"), (.allowing(.ascii), "e|", "\u{301}", nil),
      (.allowing(.ascii), "e|", "\u{301}x", "ex|"), (.allowing(.letter), "|", "👍🏽क्ष한글", "क्ष한글|"),
      (.refusing(CharacterKind(anyOf: "<>")), "|", "<b>x", "bx|"),
      (.allowing(.digit.or(CharacterKind(anyOf: ","))), "|", "1.5,0", "15,0|"),
      (.allowing(CharacterKind(.decimalDigits)), "|", "1a2", "12|"),
      (.uppercased, "|", "straße", "STRASSE|"), (.lowercased, "|", "ÀB", "àb|"),
    ] as [(TextFilter, String, String, String?)])
  func dropping(_ filter: TextFilter, _ start: String, _ text: String, _ end: String?) {
    #expect(Self.insert(text, start, FieldEditing(filters: [filter])) == end)
  }

  @Test(
    "X3: a greatest length is counted in its unit and cuts between clusters",
    arguments: [
      (5, .characters, "|", "abcdefg", "abcde|"),
      (5, .characters, "|", "👩‍👩‍👧👍🏽🇩🇪e\u{301}z!", "👩‍👩‍👧👍🏽🇩🇪e\u{301}z|"),
      (1, .characters, "|", "👩‍👩‍👧", "👩‍👩‍👧|"), (17, .utf8, "|", "👩‍👩‍👧a", nil),
      (18, .utf8, "|", "👩‍👩‍👧a", "👩‍👩‍👧|"), (3, .utf16, "|", "a👍b", "a👍|"),
      (2, .unicodeScalars, "|", "e\u{301}x", "e\u{301}|"),
      (1, .unicodeScalars, "|", "e\u{301}", nil),
      (3, .characters, "ab|cd", "x", nil), (3, .characters, "a|bcd|e", "xyz", "ax|e"),
      (4, .characters, "a|b", "xyz", "axy|b"), (1, .characters, "e|", "\u{301}", "e\u{301}|"),
      (1, .utf8, "e|", "\u{301}", nil), (1, .characters, "🇩|", "🇪", "🇩🇪|"),
      (1, .characters, "🇩|", "🇪🇫🇷", "🇩🇪|"), (0, .characters, "|", "a", nil),
      (.max, .characters, "|", "ab", "ab|"), (2, .characters, "👩|", "\u{200D}👧!x", "👩‍👧!|"),
    ] as [(Int, LengthUnit, String, String, String?)])
  func lengths(_ length: Int, _ unit: LengthUnit, _ start: String, _ text: String, _ end: String?) {
    let editing = FieldEditing(filters: [.maxLength(length, unit: unit)])
    #expect(Self.insert(text, start, editing) == end)
  }

  @Test("A secret is never silently cut, and an author can have edits refused or cut")
  func responses() {
    let secure = FieldEditing(filters: [.maxLength(4)], traits: .password)
    #expect(Self.insert("12345", "|", secure) == nil)
    #expect(Self.insert("1234", "|", secure) == "1234|")
    #expect(Self.insert("5", "1234|", secure) == nil)
    var cutting = TextFilter.maxLength(4)
    cutting.response = .drop
    #expect(
      Self.insert("12345", "|", FieldEditing(filters: [cutting], traits: .password)) == "1234|")
    let strict = FieldEditing(filters: [TextFilter.noWhitespace.refusingEdits()])
    #expect(Self.insert("a b", "|", strict) == nil)
    #expect(Self.insert("ab", "|", strict) == "ab|")
  }

  @Test("Filters follow each other, and a closure may decide")
  func order() {
    let shout = TextFilter.custom { edit, text in
      text.isEmpty && edit.range.length == 0 ? edit.replacement.uppercased() : nil
    }
    #expect(
      Self.insert("a b c", "|", FieldEditing(filters: [.noWhitespace, .maxLength(2), shout]))
        == "AB|")
    #expect(Self.insert("a", "x|", FieldEditing(filters: [shout])) == nil)
    let masked = FieldEditing(
      filters: [.refusing(CharacterKind(anyOf: "7"))], mask: MaskEditingTests.phone)
    #expect(Self.insert("79991", "|", masked) == "+7 (999) 1|")
  }

  @Test(
    "Line breaks become one space",
    arguments: [
      ("a\nb", "a b|"), ("a\r\nb\r\n", "a b |"), ("\n", " |"), ("a\n\n\rb", "a b|"),
      ("a\u{2028}b\u{85}c\u{B}d\u{2029}", "a b c d |"), ("\r\n\u{301}", " \u{301}|"),
    ])
  func lineBreaks(_ text: String, _ end: String) {
    #expect(Self.insert(text, "|", FieldEditing()) == end)
  }

  @Test("Trimming waits for the end of the editing")
  func trimming() {
    let editing = FieldEditing(filters: [.trimmingAtEnd])
    #expect(Self.insert(" a", "|", editing) == " a|")
    #expect(editing.finishing(EditableText(" \u{3000}a b\t"))?.content.text == "a b")
    #expect(editing.finishing(EditableText(" \n"))?.value == "")
    #expect(editing.finishing(EditableText("a b")) == nil)
    #expect(FieldEditing().finishing(EditableText(" a ")) == nil)
  }

  @Test(
    "X1, X3: ranges are fitted to whole clusters of the text, whatever they are",
    arguments: [
      (0, 0, "x👩‍👩‍👧b"), (0, 1, "xb"), (3, 0, "👩‍👩‍👧xb"), (3, 2, "xb"), (8, 0, "👩‍👩‍👧xb"), (8, 1, "👩‍👩‍👧x"),
      (9, 5, "👩‍👩‍👧bx"), (NSNotFound, 0, "👩‍👩‍👧bx"), (-3, 99, "x"), (.max, .max, "👩‍👩‍👧bx"),
      (.min, -1, "x👩‍👩‍👧b"),
    ])
  func ranges(_ location: Int, _ length: Int, _ end: String) {
    let edit = TextEdit(range: NSRange(location: location, length: length), replacement: "x")
    #expect(FieldEditing().applying(edit, to: EditableText("👩‍👩‍👧b"))?.content.text == end)
  }

  @Test("White space is what Unicode takes for it")
  func whitespace() {
    // All that is blank stands below; the rest is looked through in steps by default.
    let step: UInt32 = Effort.isLong ? 1 : 61
    for value in UInt32(0)...0x10FFFF where value < 0x3100 || value % step == 0 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isBlank = CharacterKind.whitespace.contains(Character(scalar))
      if isBlank != scalar.properties.isWhitespace { Issue.record("\(value)") }
    }
  }

  @Test("Indices of another text are fitted too")
  func indices() {
    let other = "a much longer text 👩‍👩‍👧"
    for text in ["", "é", "👩‍👩‍👧b", "한"] {
      for lower in other.unicodeScalars.indices {
        let edit = TextEdit(range: lower..<other.endIndex, in: text, replacement: "x")
        let result = FieldEditing().applying(edit, to: EditableText(text))
        #expect(
          result.map { isBoundary($0.content.selection.location, of: $0.content.text) } == true)
        _ = EditableText(text, selection: lower..<other.endIndex).selectedText
      }
    }
  }
}
