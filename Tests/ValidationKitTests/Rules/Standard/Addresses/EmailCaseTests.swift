import TestSupport
import Testing
@testable import ValidationKit

@Suite("Rule.email beside the public suites")
struct EmailCaseTests {
  struct Row: Decodable {
    let id: String
    let input: String
    let valid: Bool
    let valid_dot_atom: Bool?
    let disputed: Bool
  }

  /// A source that takes quotes only on request; RFC 6531 has them, as another source says, and
  /// with the strict option they are refused.
  static let quoted: Set<String> = [
    "\"unnecessarily.quoted.with.unicode.λ\"@example.com",
    "\"quoted.with..unicode.λ\"@example.com",
  ]

  @Test("It agrees with both verdicts of every row, the disputed ones too")
  func email() throws {
    let rows = try cases("email", as: Row.self)
    for row in rows {
      #expect(Rule.email.isValid(row.input) == row.valid, "\(row.id) \(row.input)")
      #expect(
        Rule.email(.strict).isValid(row.input) == row.valid_dot_atom, "\(row.id) \(row.input)")
    }
    reportAgreement(rule: "email", file: "email", agreed: rows.count, of: rows.count)
    #expect(rows.count == 600)
  }

  @Test("international agrees with every row on addresses beyond ASCII but two on quotes")
  func international() throws {
    let rows = try cases("email_idn", as: Row.self)
    for row in rows where !Self.quoted.contains(row.input) {
      #expect(Rule.email(.international).isValid(row.input) == row.valid, "\(row.id) \(row.input)")
    }
    for text in Self.quoted {
      #expect(Rule.email(.international).isValid(text))
      #expect(!Rule.email([.international, .strict]).isValid(text))
    }
    let agreed = rows.count - Self.quoted.count
    reportAgreement(
      rule: "email", file: "email_idn", agreed: agreed, of: rows.count, listed: Self.quoted.count)
    #expect(rows.count == 52)
  }

  @Test("It agrees with the pattern that WHATWG HTML gives")
  func pattern() throws {
    let rule = Rule.pattern(
      #"[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"#
        + #"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*"#)
    for row in try cases("email", as: Row.self) {
      let outcome = rule.check(row.input).outcome
      guard outcome != .couldNotBeChecked else { continue }
      #expect((outcome == .valid) == Rule.email.isValid(row.input), "\(row.input)")
    }
  }

  @Test("V9: no text that a valid one begins with is wrong", arguments: 0..<8)
  func prefixesAreNeverWrong(_ bits: Int) throws {
    let rule = Rule.email(EmailOptions(rawValue: bits))
    var valid = 0
    for row in try cases("email", as: Row.self) + cases("email_idn", as: Row.self)
    where row.input.utf8.count < 300 && rule.isValid(row.input) {
      valid += 1
      for prefix in prefixes(row.input) {
        #expect(rule.check(prefix).outcome != .wrong, "\(rule) \(prefix)")
      }
    }
    #expect(valid > 20)
  }

  @Test("V9: what is wrong stays wrong, what is incomplete goes on, one character at a time")
  func oneStep() {
    let ascii = (0..<128).map { String(Unicode.Scalar(UInt8($0))) }
    let characters = ascii + ["é", "я", "漢", "\u{301}", "\u{200D}"]
    let tail = ["a", "1", "-", ".", "@", "é", "\"", "\\"]
    func a(_ count: Int) -> String { String(repeating: "a", count: count) }
    let long = "\(a(60))@\(a(62)).\(a(62)).\(a(62))"
    let starts =
      ["", "a", "a@", "a@a.", "a@b.xn", "a@b.xn--", "\"a\\", a(62), a(63), "\"" + a(60)]
      + ["a@\(a(61))", "a@\(a(61))-", "a@b.\(a(61))", long] + (0..<5).map { "\(long).\(a($0))" }
    let ends = [""] + tail + tail.flatMap { one in tail.map { one + $0 } }
    let texts = starts.flatMap { start in ends.map { start + $0 } }
    for bits in 0..<8 {
      let rule = Rule.email(EmailOptions(rawValue: bits))
      for text in Effort.sample(texts, short: 150) {
        let outcome = rule.check(text).outcome
        guard outcome != .valid else { continue }
        let goesOn = characters.contains { rule.check(text + $0).outcome != .wrong }
        if goesOn != (outcome == .incomplete) {
          Issue.record("\(rule) \(text.debugDescription) \(outcome)")
        }
      }
    }
  }
}
