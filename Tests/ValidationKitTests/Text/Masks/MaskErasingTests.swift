import Foundation
import Testing
@testable import ValidationKit

@Suite("Erasing under a mask, and prefixes in any writing")
struct MaskErasingTests {
  static let phone = TextMask("+7 ([000]) [000]-[00]-[00]")

  @Test(
    "A text that no mask formatted is erased as it stands, character by character",
    arguments: [
      // What has no place goes alone, and digits of two code units go whole.
      (phone, "+7 (9x|9", "+7 (9|9"), (TextMask("[0000]"), "𝟑𝟒|5", "3|5"),
      (TextMask("[0000]"), "𝟑|𝟒5", "|45"),
      // Then it is formatted: the digit that is left is the fixed one.
      (TextMask("+{7} ([000]) [000]-[00]-[00]"), "79|", "+7|"),
    ])
  func unformatted(_ mask: TextMask, _ start: String, _ end: String) {
    let state = content(start)
    let masked = mask.applying(.deleteBackward(in: state), to: state)
    #expect(masked.map { marked($0.content) } == end)
  }

  @Test(
    "What is fixed behind the last typed character goes with it, where slots may stay empty too",
    arguments: [("(12)|", "(1|"), ("(1)|", "|"), ("(12)-3|", "(12|")])
  func fixedEnds(_ start: String, _ end: String) {
    let state = content(start)
    let masked = TextMask("([099]){-}[0]").applying(.deleteBackward(in: state), to: state)
    #expect(masked.map { marked($0.content) } == end)
  }

  @Test(
    "A prefix is known in any form of its letters and digits, whatever stands between",
    arguments: [
      ("+{7} ([000]) [000]-[00]-[00]", "8", "\u{668}9991234567", "79991234567"),
      ("+{7} ([000]) [000]-[00]-[00]", "8", "８ 999 123-45-67", "79991234567"),
      ("+{7} ([000]) [000]-[00]-[00]", "٨", "8 999 123-45-67", "79991234567"),
      ("+{7} ([000]) [000]-[00]-[00]", "8 10 7", "8-10-7 999 123-45-67", "79991234567"),
      ("[AA]", "é", "éab", "ab"), ("[AA]", "é", "e\u{301}ab", "ab"),
      // Signs alone are no prefix.
      ("[00]", "+", "+123", nil), ("[00]", "", "123", nil),
    ] as [(String, String, String, String?)])
  func prefixes(_ format: String, _ prefix: String, _ text: String, _ value: String?) {
    let mask = TextMask(format, acceptsPrefixes: [prefix])
    for way in [Way.pasted, .filled, .set, .formatted] {
      #expect(mask.value(of: text, way) == value, "\(way)")
    }
  }
}
