import Foundation
import TestSupport
import Testing
@testable import ValidationKit

@Suite("Values of fields")
struct FieldValueTests {
  @Test("T3: texts are identical when their Unicode scalars are")
  func scalars() {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    #expect(!composed.isIdentical(to: decomposed))
    #expect(decomposed.isIdentical(to: "e\u{301}"))
    #expect(!"a".isIdentical(to: "ab"))
    #expect("".isIdentical(to: ""))
    #expect(!"\r\n".isIdentical(to: "\n\r"))
  }

  @Test("T3: identity reaches into optionals and arrays")
  func nested() {
    let none = String?.none
    let composed = String?.some("\u{E9}")
    let decomposed = String?.some("e\u{301}")
    #expect(composed.isIdentical(to: composed) && none.isIdentical(to: none))
    #expect(!composed.isIdentical(to: decomposed) && !composed.isIdentical(to: none))
    #expect(!["\u{E9}"].isIdentical(to: ["e\u{301}"]))
    #expect(!["a"].isIdentical(to: ["a", "b"]))
    #expect(Double.nan.isIdentical(to: .nan))
  }

  @Test("V2: empty is nil, the empty text, the empty collection; a Bool never is")
  func empty() {
    func isEmpty(_ value: some FieldValue) -> Bool { value.isEmptyValue }
    #expect(isEmpty("") && !isEmpty(" ") && !isEmpty("a"))
    #expect(isEmpty(String?.none) && isEmpty(String?.some("")) && !isEmpty(String?.some("a")))
    #expect(isEmpty([String]()) && !isEmpty([""]))
    #expect(isEmpty(Set<String>()) && isEmpty([String: String]()) && isEmpty(Data()))
    #expect(!isEmpty(false) && !isEmpty(true) && !isEmpty(0))
  }

  @Test("V2: blank is what nobody can see")
  func blank() {
    func isBlank(_ value: some FieldValue) -> Bool { value.isBlankValue }
    #expect(isBlank("") && isBlank(" \t\n\u{3000}\u{A0}"))
    #expect(!isBlank(" a ") && !isBlank("\u{200B}-"))
    #expect(isBlank(String?.none) && isBlank(String?.some(" ")))
  }

  @Test(
    "What nobody can see is blank to notBlank and to a required field that takes blanks for empty",
    arguments: [
      "\u{200B}", "\u{2800}", "\u{3164}", "\u{FFFC}", "\u{115F}\u{1160}", "\u{FFA0}", "\u{34F}",
      "\u{FE0F}", "\u{E0041}", "\u{180E}", "\u{FFF9}", "\u{1D159}", "\u{1D173}",
      "\u{7}\u{7F}\u{85}",
      "\u{2028}", "\u{202E}", "\u{2060}", " \u{200D} ", "\u{FEFF}", "\u{AD}", "\u{61C}", "\u{17B4}",
      "\u{206A}", "\u{E0FFF}",
    ])
  @MainActor
  func unseen(_ text: String) {
    #expect(text.isBlankValue)
    #expect(Rule.notBlank.check(text).outcome == .incomplete)
    let criteria = FieldCriteria<String>(rules: [], blanksCountAsEmpty: true)
    let field = Field("", settings: FieldSettings(criteria: criteria))
    field.value = text
    #expect(field.issues.map(\.reason) == [.required])
    for seen in ["a", ".", "山", "\u{301}", "\u{6DD}", "\u{FFFD}", "\u{E000}", "😀"] {
      #expect(!(text + seen).isBlankValue && Rule.notBlank.isValid(text + seen))
    }
  }

  @Test("No scalar is blank that Unicode shows, and none shown that it lets programs ignore")
  func everyScalar() {
    // The planes between have nothing but Han, or nothing at all.
    let planes = [UInt32(0)...0x1FFFF, 0xE0000...0xE0FFF, 0x10FF00...0x10FFFF]
    for value in Effort.isLong ? Array(0...0x10FFFF) : planes.flatMap(Array.init) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      if properties.isWhitespace || properties.isDefaultIgnorableCodePoint {
        #expect(scalar.isBlank, "\(scalar.escaped(asASCII: true))")
      } else if scalar.isBlank {
        let isFormat = [.control, .format].contains(properties.generalCategory)
        #expect(isFormat || [0x2800, 0xFFFC, 0x1D159].contains(value))
      }
    }
  }
}
