import Testing
@testable import ValidationKit

@Suite("TextMask beside the public suite")
struct MaskCaseTests {
  struct Row: Decodable {
    let id: String
    let mask: String
    let input: String
    let formatted: String
    let raw: String
    let complete: Bool
    let mode: String
    let caret_at_end: Bool?
    let custom_notation: Bool?
  }

  /// What the suite's own notations mean, which stands in its sources.
  static let own: [MaskNotation] = [
    MaskNotation("C", CharacterKind.letter.or(CharacterKind(anyOf: " "))),
    MaskNotation(".", CharacterKind(anyOf: "."), isOptional: true),
  ]

  @Test("X1, X4: it agrees with every row, in text, value, completeness and caret")
  func rows() throws {
    var agreed = 0
    let rows = try cases("mask", as: Row.self)
    for row in rows {
      let mask = try TextMask(
        parsing: row.mask, notations: row.custom_notation == true ? Self.own : [],
        completion: row.mode == "eager" ? .eager : .lazy)
      let masked = mask.format(row.input)
      let isRight =
        masked.text == row.formatted && masked.value == row.raw
        && masked.isComplete == row.complete
        && (row.caret_at_end != true || masked.caret == row.formatted.utf16.count)
      #expect(
        isRight,
        "\(row.id) \(row.mask) \(row.input) → \(masked.text) \(masked.value) \(masked.isComplete)")
      if isRight { agreed += 1 }
    }
    reportAgreement(rule: "mask", file: "mask (redmadrobot)", agreed: agreed, of: rows.count)
    #expect(rows.count == 110)
  }

  @Test("The caret stands behind what was before it, wherever that went")
  func carets() {
    let mask = TextMask("+7 ([000]) [000]-[00]-[00]")
    for (text, caret, place) in [
      ("9", 1, 5), ("1234", 3, 7), ("1234", 4, 10), ("12345678901234", 14, 18), ("1234", 0, 0),
      ("1234", 99, 10), ("1234", -5, 0), ("", 0, 0), ("+7 (123", 4, 4),
    ] {
      #expect(mask.format(text, caret: caret).caret == place, "\(text) \(caret)")
    }
  }
}
