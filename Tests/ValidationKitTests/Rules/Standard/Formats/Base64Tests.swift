import Foundation
import TestSupport
import Testing
@testable import ValidationKit

@Suite("Rule.base64")
struct Base64Tests {
  @Test(
    "V9: outcomes follow from the padding that is asked: required, optional, forbidden",
    arguments: [
      ("", "vvv"), ("T", "iii"), ("TW", "ivv"), ("TWE", "ivv"), ("TWFu", "vvv"), ("TW=", "iiw"),
      ("TW==", "vvw"), ("TWE=", "vvw"), ("TWE==", "www"), ("T=", "www"), ("=", "www"),
      ("TWFu=", "www"), ("TW==T", "www"), ("TW=E", "www"), ("TWF-", "www"), ("TWF_", "www"),
      ("TW+/", "vvv"), ("TW FU", "www"), ("TWÉ", "www"), ("ＴＷＦｕ", "www"), ("TWF٣", "www"),
      ("TR==", "vvw"),
    ])
  func outcomes(_ text: String, _ letters: String) {
    for (padding, letter) in zip(Base64Padding.allCases, letters) {
      let outcome = Rule.base64(padding: padding).check(text).outcome
      #expect(outcome.rawValue.first == letter, "\(padding)")
      expectPrefixesNeverWrong(
        of: [text].filter { Rule<String>.base64(padding: padding).isValid($0) },
        by: .base64(padding: padding))
    }
  }

  @Test("The URL-safe alphabet has a hyphen and an underscore instead")
  func alphabet() {
    let rule = Rule.base64(urlSafe: true, padding: .forbidden)
    #expect(rule.isValid("-_-_") && rule.isValid("eyJhIjoxfQ"))
    #expect(rule.check("a+").outcome == .wrong && rule.check("a/").outcome == .wrong)
  }

  @Test("V9: it is exact for all short texts", arguments: Base64Padding.allCases)
  func shortTexts(_ padding: Base64Padding) {
    let length = Effort.isLong ? 8 : 6
    expectExactOutcomes(
      .base64(padding: padding), alphabet: "A+-=".map(String.init), length: length - 3, further: 3)
    expectExactOutcomes(
      .base64(urlSafe: true, padding: padding), alphabet: "A+-=".map(String.init),
      length: length - 3, further: 3)
  }

  @Test("It takes what Foundation encodes, and what it takes Foundation decodes")
  func foundation() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let text = Data(bytes).base64EncodedString()
      #expect(Rule.base64.isValid(text))
      let shuffled = String(text.shuffled(using: &generator))
      if Rule.base64.isValid(shuffled) { #expect(Data(base64Encoded: shuffled) != nil) }
    }
  }

  @Test("Nothing intrudes, and long texts are no matter")
  func intruding() {
    for padding in Base64Padding.allCases {
      expectNoIntrusion(into: ["TWFu"], by: .base64(padding: padding))
      expectBoundedWork(.base64(padding: padding), ["A", "=", "A=", "é"])
    }
    expectNoIntrusion(into: ["TWE="], by: .base64)
    #expect(Rule.base64.isValid(String(repeating: "TWFu", count: 250_000) + "TQ=="))
  }

  @Test("Rules with the same options are equal, and name them")
  func equality() {
    #expect(Rule.base64 == .base64(urlSafe: false, padding: .required))
    #expect(Rule.base64 != .base64(urlSafe: true) && Rule.base64 != .base64(padding: .optional))
    #expect(Rule.base64.description == "base64")
    #expect(
      Rule.base64(urlSafe: true, padding: .forbidden).description
        == "base64(urlSafe: true, padding: .forbidden)")
  }
}
