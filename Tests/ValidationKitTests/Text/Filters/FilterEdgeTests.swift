import Foundation
import Testing
@testable import ValidationKit

@Suite("Filters where characters join")
struct FilterEdgeTests {
  /// As many scalars as a character may have.
  static let longest = "a" + marks(31)
  static let overlong = "b" + marks(40)

  static func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

  static func insert(_ text: String, _ start: String, _ filters: TextFilter...) -> String? {
    TextFilterTests.insert(text, start, FieldEditing(filters: filters))
  }

  @Test("A character that is dropped behind one that joined leaves the joined one alone")
  func dropped() {
    #expect(Self.insert("\u{301}1x", "e|", .allowing(.letter)) == "e\u{301}x|")
    #expect(Self.insert("1x2y", "e|", .allowing(.letter)) == "exy|")
  }

  @Test("What a closure makes of an edit stands on one line")
  func customLines() {
    #expect(Self.insert("x", "|", .custom { _, _ in "a\nb\r\n" }) == "a b |")
  }

  @Test("A limit counts what stands around together with what comes between")
  func around() {
    // Half a flag and its other half are one character, and two once something comes between.
    #expect(Self.insert("🇩", "|🇪", .maxLength(1)) == "🇩🇪|")
    #expect(Self.insert("y", "🇩|x|🇪", .maxLength(2)) == nil)
    #expect(Self.insert("y", "🇩|x|🇪", .maxLength(3)) == "🇩y|🇪")
  }

  @Test("A limit of bytes lets in what fills it to the last")
  func bytes() {
    #expect(Self.insert("éa", "|", .maxLength(2, unit: .utf8)) == "é|")
    #expect(Self.insert("éa", "|", .maxLength(1, unit: .utf8)) == nil)
    #expect(Self.insert("ab", "x|", .maxLength(3, unit: .utf16)) == "xab|")
  }

  @Test("V8: a character of too many scalars does not come in, and what is beside it does")
  func overlongCharacters() {
    #expect(Self.insert("x" + Self.overlong, "|z", .maxLength(9)) == "x|z")
    #expect(Self.insert(Self.overlong + "x", "|z", .maxLength(9)) == "x|z")
    #expect(Self.insert("x" + Self.overlong + "y", "|", .maxLength(9)) == "xy|")
  }

  @Test("V8: one that would become so by an edit stays as it was")
  func grown() {
    #expect(Self.insert("\u{301}x", Self.longest + "|", .maxLength(9)) == Self.longest + "x|")
    #expect(Self.insert("\u{301}", Self.longest + "|", .maxLength(9)) == nil)
    // By what stands behind it.
    let state = EditableText(Self.marks(20), selection: NSRange(location: 0, length: 0))
    let editing = FieldEditing(filters: [.maxLength(9)])
    for (count, isIn) in [(11, true), (12, false)] {
      let edit = TextEdit.insert("a" + Self.marks(count), into: state)
      #expect((editing.applying(edit, to: state) != nil) == isIn)
    }
  }
}
