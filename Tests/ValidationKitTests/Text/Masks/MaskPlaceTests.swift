import Foundation
import Testing
@testable import ValidationKit

@Suite("Where characters find their place in a mask")
struct MaskPlaceTests {
  static let own = [
    MaskNotation("c", CharacterKind(anyOf: ".-"), isOptional: true), MaskNotation("C", .any),
  ]

  static func mask(_ format: String) -> TextMask { TextMask(format, notations: own) }

  static func typed(_ keys: [String], _ format: String) -> MaskedText {
    let mask = mask(format)
    return keys.reduce(mask.format("")) {
      mask.applying(.insert($1, into: $0.content), to: $0.content) ?? $0
    }
  }

  @Test("A fixed character that a slot before it could take for typed is never put in")
  func confusing() {
    // As `.2` the text would be read as a full stop that was typed.
    let mask = Self.mask("[c][a].[00]")
    for masked in [mask.format("2"), mask.format(value: "2")] {
      #expect(masked.text == "" && masked.refusal?.reason == .noPlace)
    }
  }

  @Test("Slots behind which a fixed character was passed confuse no later one")
  func passed() {
    let mask = Self.mask("[c]7-[a]")
    #expect(mask.format("a").text == "7-a" && mask.format(value: "a").text == "7-a")
    #expect(mask.format(value: "a").value == "a")
    // In a value, unlike in a text, what is no part of it stands for nothing.
    #expect(Self.mask("[c]7-[_]").format(value: "7").text == "7-7")
  }

  @Test("A sign that stands for itself though no digit came before it stays where it is")
  func leaps() {
    let empty = EditableText("")
    let mask = Self.mask("[99]{/}[00]")
    #expect(mask.applying(.insert("/12", into: empty), to: empty)?.value == "/12")
    let refusal = mask.result(of: .insert("/1234", into: empty), in: empty).failure
    #expect(refusal?.reason == .overflow)
  }

  @Test("A sign ends a run of slots only where one of them is filled")
  func closing() {
    let mask = Self.mask("-[99]{/}[00]")
    #expect(mask.format("-.12").value == "12" && mask.format("-1.12").value == "1/12")
  }

  @Test("What was typed behind an edit ends no run of slots")
  func keptLetters() {
    let state = content("1|.2|a")
    let masked = TextMask("[09]{.}[0A]").applying(.deleteBackward(in: state), to: state)
    #expect(masked.map { marked($0.content) } == "1|")
  }

  @Test("What was typed behind an edit completes no row of fixed digits")
  func keptDigits() {
    let mask = TextMask("+{49} [000] [0000]")
    let state = content("|+49 |912")
    let masked = mask.applying(.insert("4", into: state), to: state)
    #expect(masked.map { marked($0.content) } == "+49 4|91 2" && masked?.value == "494912")
  }

  @Test("A row of fixed digits that an edit cuts keeps the caret behind what is left of it")
  func cutRows() {
    let mask = TextMask("+{49} [000] [0000]")
    let state = content("+4|9 12|3")
    let masked = mask.applying(.deleteBackward(in: state), to: state)
    #expect(masked.map { marked($0.content) } == "+4|9 3")
  }

  @Test("A prefix is no way into a mask that is full")
  func prefixBeforeFull() {
    let mask = TextMask("+[9]", acceptsPrefixes: ["1"])
    let state = content("|+1")
    #expect(mask.result(of: .insert("1", into: state), in: state).failure?.reason == .overflow)
  }

  // MARK: - Neighbours

  @Test(
    "Characters that would be read as one come no nearer, in the text and in the value",
    arguments: [
      // By the text, by the value alone, and by what is fixed.
      ("[CC]", ["\u{1112}", "\u{1161}"], "\u{1112}", "\u{1112}"),
      ("[C]-[C]", ["\u{1112}", "\u{1161}"], "\u{1112}", "\u{1112}"),
      ("{\u{1112}}-[C]", ["\u{1112}", "\u{1161}"], "\u{1112}", "\u{1112}"),
      ("\u{1112}[C]", ["\u{1112}", "\u{1161}"], "\u{1112}", ""),
      ("[C]-{\u{1161}}", ["\u{1112}"], "", ""),
      // What stands further off is no neighbour.
      ("\u{1112}[CC]", ["x", "\u{1161}"], "\u{1112}x\u{1161}", "x\u{1161}"),
      // A line break of two, which is one character.
      ("[CC]", ["\r", "\n"], "\r", "\r"), ("[C]{-}[C]", ["\r", "\n"], "\r-\n", "\r-\n"),
    ])
  func neighbours(_ format: String, _ keys: [String], _ text: String, _ value: String) {
    let masked = Self.typed(keys, format)
    #expect(masked.text.isIdentical(to: text) && masked.value.isIdentical(to: value))
  }

  @Test("A character of more scalars than people write has no place")
  func overlong() {
    let letter = "ж" + String(repeating: "\u{301}", count: 40)
    for mask in [Self.mask("[AA]"), Self.mask("[CC]")] {
      #expect(mask.format(letter).text == "" && mask.format("ж").text == "ж")
    }
  }

  // MARK: - Several masks

  @Test("A value is shown by the smallest of the masks that have it, then by the first")
  func values() {
    let valued = TextMask("+{7} [000]")
    #expect(TextMask.bestFit([valued, TextMask("[0000]")]).format(value: "7123").text == "+7 123")
    let long = TextMask("+{7} [0009999]")
    #expect(TextMask.bestFit([TextMask("[0000]"), long]).format(value: "7123").text == "7123")
  }

  @Test("A blank alone chooses no mask")
  func blanks() {
    let masks = TextMask.bestFit([TextMask("+[0]"), TextMask(" [0]")])
    #expect(masks.format(" ").text == "" && masks.format("+").text == "+")
  }
}
