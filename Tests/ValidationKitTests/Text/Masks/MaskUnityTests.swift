import Foundation
import TestSupport
import Testing
@testable import ValidationKit

@Suite("All ways of a text into a mask")
struct MaskUnityTests {
  /// The masks of the tests, with their notations.
  static let masks: [TextMask] = {
    let formats = [
      "+7 ([000]) [000] [00] [00]", "+7 ([000]) [000]-[00]-[00]", "+{7} ([000]) [000]-[00]-[00]",
      "+{49} [000000999999]", "+{1} [000]-[000]-[0000]", "([000]) [000]-[0000]", "[0099]",
      "[00]{.}[00]{.}[0000]", "[90]{.}[90]{.}[0000]", "[00]{/}[0000]", "[00]{//}[0000]", "[0…]",
      "[0…][AAA]", "[9990] AC", "[A…]", "[…]", "[A] [000] [AA]", "[09]-[Aa]", "{3.14}[9…]",
      "\\{\\[[00]\\]{99}{\\}\\]}", "[00]{/}[00]",
    ]
    let own = ["[9999][.][99]", "[C…]"]
    let hex = MaskNotation("H", CharacterKind(anyOf: "0123456789ABCDEF"))
    return TextMask.Completion.allCases.flatMap { completion in
      formats.map { TextMask($0, completion: completion) }
        + own.map { TextMask($0, notations: MaskCaseTests.own, completion: completion) }
        + [
          TextMask("#[HHH]", notations: [hex], completion: completion),
          TextMask("+7 (XXX) XXX-XX-XX", placeholder: "X", completion: completion),
          TextMask("XXX-XXX-XXX XX", placeholder: "X", completion: completion),
          TextMask("RU-__", placeholder: "_", of: .letter, completion: completion),
          MaskChoiceTests.brazil, MaskChoiceTests.tax,
        ]
    }
  }()

  /// What may stand before, between and behind and means nothing.
  static let blanks = [
    " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{3000}", "\t", "\u{200B}", "\u{FEFF}", "\u{2060}",
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{AD}",
  ]
  static let signs = ["#", "*", "\"", "<", ">", "~", "•", "“", "=", "!", "№", "😀", "+", "(", ")"]
  static let digits = ["٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "０１２３４５６７８９", "๐๑๒๓๔๕๖๗๘๙", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"]
    .map(Array.init)

  private let seed = Effort.seed &+ 20

  @Test(
    "X1: typed, pasted, filled in, set by code and formatted end in one value", arguments: masks)
  func unity(_ mask: TextMask) {
    var generator = SeededGenerator(seed: seed)
    let layouts = mask.layouts
    func means(_ text: String) -> Bool {
      layouts.contains { layout in
        text.contains { layout.takes(MaskCharacter($0), in: 0..<layout.positions.count) }
      }
    }
    let between = (Self.blanks + Self.signs).filter { !means($0) }
    for _ in 0..<Effort.runs(short: 10, long: 10_000) {
      let keys = (0..<14).map { _ in "0123456789ABCdef7".randomElement(using: &generator)! }
      var base = mask.format("")
      for key in keys {
        base = mask.applying(.insert(String(key), into: base.content), to: base.content) ?? base
      }
      var text = between.randomElement(using: &generator)!
      for character in base.text {
        if let digit = character.wholeNumberValue, Int.random(in: 0...3, using: &generator) == 0 {
          text.append(Self.digits.randomElement(using: &generator)![digit])
        } else {
          text.append(character)
        }
        if Int.random(in: 0...3, using: &generator) == 0 {
          text += between.randomElement(using: &generator)!
        }
      }
      text += between.randomElement(using: &generator)!
      for way in Way.allCases {
        let value = mask.value(of: text, way)
        #expect(
          value == base.value || value == nil,
          "seed \(seed): \(mask.format) \(text.debugDescription) \(way) \(value ?? "nil") \(base.value)"
        )
        if value != base.value, value != nil { return }
      }
    }
  }

  @Test("X1: every row of the public suite ends in one value, or in none with the reason")
  func rows() throws {
    for row in try cases("mask", as: MaskCaseTests.Row.self) {
      let mask = try TextMask(
        parsing: row.mask, notations: row.custom_notation == true ? MaskCaseTests.own : [],
        completion: row.mode == "eager" ? .eager : .lazy)
      let pasted = mask.value(of: row.input, .pasted)
      for way in Way.allCases where way != .typed && !(way == .set && row.raw.isEmpty) {
        // Nothing with a place is no edit, and no text to be shown.
        let value = mask.value(of: row.input, way)
        #expect(value == pasted, "\(row.mask) \(row.input) \(way)")
      }
      if let pasted {
        #expect(mask.value(of: row.input, .typed) == pasted, "\(row.mask) \(row.input)")
      }
      #expect(pasted == nil || pasted == row.raw, "\(row.mask) \(row.input)")
    }
  }

  @Test("X4: a value is shown as the text that it came from, and that text has the value")
  func roundTrips() {
    var world = TextWorld(seed: seed)
    var masks = Self.masks
    for _ in 0..<Effort.runs(short: 100, long: 40_000) { masks.append(world.mask()) }
    for mask in masks {
      for _ in 0..<10 {
        let text = mask.format(world.text(most: 12))
        if text.refusal != nil { continue }
        let shown = mask.show(value: text.value)
        let again = mask.show(value: shown.value)
        // Fixed characters that follow the last typed one are no part of the value.
        let isRight =
          shown.value == text.value && text.text.hasPrefix(shown.text)
          && mask.format(shown.text).value == text.value
          && again.text == shown.text && again.value == shown.value && shown.refusal == nil
        #expect(isRight, "seed \(seed): \(mask.format) \(text.text) \(text.value) \(shown.text)")
        if !isRight { return }
      }
    }
  }

  @Test(
    "X4: a mask whose values would not tell texts apart is refused, with the place",
    arguments: [
      ("[90]:[00] [aa]", 4), ("[09]-{1}[0]", 4), ("[09]/[09]/[0000]", 4), ("([0009]) [000]", 7),
      ("[9] [9]", 3), ("[A] [-] [A]", 7),
    ])
  func refused(_ format: String, _ position: Int) {
    let error = #expect(throws: TextMaskError.self) { try TextMask(parsing: format) }
    #expect(error?.position == position)
    #expect(error?.reason.hasSuffix("put it between braces") == true)
  }

  @Test(
    "X4: a mask whose values tell is not",
    arguments: [
      "[90]{:}[00] [aa]", "[09]{-}{1}[0]", "[09] [AA]", "[09]-[Aa]", "[0999] kg",
      "[90]{.}[90]{.}[0000]",
      "[A] [000] [AA]", "[9990] AC", "[09]{1}[0]",
    ])
  func accepted(_ format: String) { #expect((try? TextMask(parsing: format)) != nil) }
}
