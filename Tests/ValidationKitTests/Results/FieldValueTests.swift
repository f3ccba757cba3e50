import Foundation
import Testing
import ValidationKit

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

  @Test("V2: blank is white space only, of any script")
  func blank() {
    func isBlank(_ value: some FieldValue) -> Bool { value.isBlankValue }
    #expect(isBlank("") && isBlank(" \t\n\u{3000}\u{A0}"))
    #expect(!isBlank(" a ") && !isBlank("\u{200B}"))
    #expect(isBlank(String?.none) && isBlank(String?.some(" ")))
  }
}
