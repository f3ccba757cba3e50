import Foundation
import Testing

@testable import ValidationKit

/// Counts the calls of a rule; fields call their rules on the main actor.
@MainActor
private final class Calls {
  private(set) var number = 0

  func rule<Value>(_ type: Value.Type) -> Rule<Value> {
    Rule("counted") { _ in
      MainActor.assumeIsolated { self.number += 1 }
      return false
    }
  }
}

@Suite("Emptiness belongs to the field")
@MainActor
struct EmptinessTests {
  private func verdict<Value: FieldValue>(_ value: Value, required: Bool) -> (String, Int) {
    let calls = Calls()
    let field = Field(value, rules: [calls.rule(Value.self)], required: required)
    let issues = field.issues.map { "\($0.rule).\($0.reason.rawValue)" }.joined(separator: " ")
    return ("\(field.status) \(issues)", calls.number)
  }

  private func expectEmpty<Value: FieldValue>(_ value: Value) {
    #expect(verdict(value, required: true) == ("invalid required.required", 0))
    #expect(verdict(value, required: false) == ("valid ", 0))
  }

  private func expectFull<Value: FieldValue>(_ value: Value) {
    for required in [true, false] {
      #expect(verdict(value, required: required) == ("invalid counted.invalid", 1))
    }
  }

  @Test("V2: nil, the empty text and the empty collection are empty, and no rule runs")
  func empty() {
    expectEmpty("")
    expectEmpty(String?.none)
    expectEmpty(String?.some(""))
    expectEmpty(Int?.none)
    expectEmpty([String]())
    expectEmpty(Set<Int>())
    expectEmpty([String: Int]())
    expectEmpty(Data())
    expectEmpty([Int]?.some([]))
    expectEmpty(Bool?.none)
  }

  @Test("V2: a Bool is never empty, nor is a number, a blank or a collection of something")
  func full() {
    expectFull(false)
    expectFull(true)
    expectFull(Bool?.some(false))
    expectFull(0)
    expectFull(Double?.some(0))
    expectFull(" ")
    expectFull(String?.some(" "))
    expectFull([""])
    expectFull(UUID())
  }

  @Test("V2: a box that must be ticked asks for equal(true)")
  func mustAccept() {
    let terms = Field(false, rules: [.equal(true)], message: "Accept the terms")
    #expect(terms.issues.map(\.rule) == ["equal"])
    terms.value = true
    #expect(terms.isValid)
  }

  @Test("V2: required is the default")
  func requiredByDefault() {
    #expect(!Field("").isValid)
    #expect(!Field("", settings: FieldSettings()).isValid)
    #expect(!Field(pattern: "a*").isValid)
  }

  @Test(
    "V2: blanks count as empty only on request",
    arguments: [" ", "\t \n", "\u{3000}", "\u{A0}"])
  func blanks(text: String) {
    for (asked, expected) in [(true, "required"), (false, "minimum")] {
      let criteria = FieldCriteria<String>(rules: [.minimum(9)], blanksCountAsEmpty: asked)
      #expect(Field(text, settings: .init(criteria: criteria)).issues.map(\.rule) == [expected])
      let optional = FieldCriteria<String?>(
        rules: [.ifPresent(.minimum(9))], blanksCountAsEmpty: asked)
      let field = Field(text, settings: .init(criteria: optional))
      #expect(field.issues.map(\.rule) == [expected])
    }
  }

  @Test("V2: an optional text may be absent, and is judged when present")
  func optionalText() {
    let field = Field<String?>(nil, rules: [.ifPresent(.email)], required: false)
    #expect(field.isValid)
    field.value = "ann@"
    #expect(field.issues.map(\.rule) == ["email"])
    field.value = ""
    #expect(field.isValid)
    field.value = "ann@example.com"
    #expect(field.isValid)
    field.isRequired = true
    field.value = nil
    #expect(field.issues.map(\.rule) == ["required"])
  }

  @Test("V2: required may depend on a condition, asked at each judgement")
  func conditional() {
    let company = Field("", required: false)
    let criteria = FieldCriteria<String>(requirement: .when { !company.value.isEmpty })
    let tax = Field("", settings: FieldSettings(criteria: criteria))
    #expect(tax.isValid)
    company.value = "Acme"
    tax.validityChanged()
    #expect(tax.issues.map(\.rule) == ["required"])
    tax.value = "1"
    #expect(tax.isValid)
    tax.value = ""
    #expect(tax.status == .invalid)
    #expect(tax.isRequired)
  }

  @Test("V2: a cross-field rule is a rule too, and is not asked of an empty value")
  func emptyDependent() {
    let source = Field("abc")
    let dependent = Field("", required: false)
    dependent.requireSame(as: source)
    #expect(dependent.isValid)
    dependent.isRequired = true
    #expect(dependent.issues.map(\.rule) == ["required"])
  }

  @Test("V2: a bare rule judges an empty text as the text that it is, and ifPresent skips it")
  func bareRule() {
    #expect(!Rule.minimum(1).isValid(""))
    #expect(Rule.ifPresent(.minimum(1)).isValid(""))
  }
}
