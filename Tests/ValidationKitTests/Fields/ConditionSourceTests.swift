import TestSupport
import Testing

@testable import ValidationKit

@Suite("Where conditions come from")
@MainActor
struct ConditionSourceTests {
  @Test("V4: a condition whose source is excluded fails, whatever stale value that has")
  func excludedSource() {
    let (a, b, c) = (Field(true), Field(true), Field("", required: true))
    let form = ValidationManager(verifying: [a, b, c])
    b.include(when: a) { $0 }
    c.include(when: b) { $0 }
    #expect(!b.isExcluded && !c.isExcluded && !form.isValid)
    a.value = false
    #expect(b.isExcluded && c.isExcluded && form.isValid && b.value)
    a.value = true
    #expect(!b.isExcluded && !c.isExcluded && !form.isValid)
  }

  @Test("V4: also an app's own exclusion counts, and so it does for a requirement")
  func requirement() {
    let plan = Field(true)
    let number = Field("")
    number.require(when: plan) { $0 }
    #expect(number.status == .invalid)
    plan.exclude(.hidden)
    #expect(number.isValid && !number.isRequired)
    plan.include(.hidden)
    #expect(number.status == .invalid)
  }

  @Test("V4: the author may have the value asked all the same")
  func evenIfExcluded() {
    let (a, b, c) = (Field(true), Field(""), Field(""))
    b.include(when: a, evenIfExcluded: true) { $0 }
    c.require(when: a, evenIfExcluded: true) { $0 }
    a.exclude()
    #expect(!b.isExcluded && c.status == .invalid)
  }

  @Test("T8: a condition goes with its source, and what it excluded or required falls")
  func sourceGone() {
    let member = Field("x")
    let required = Field("")
    let copy = Field("x")
    let form = ValidationManager(verifying: [member, required, copy])
    let button = Button()
    form.manage(button)
    var source: Field<String>? = Field("no")
    if let source {
      member.include(when: source) { $0 == "yes" }
      required.require(when: source) { $0 == "no" }
      copy.requireSame(as: source)
    }
    #expect(member.isExcluded && !required.isValid && !copy.isValid && !button.isEnabled)
    source = nil
    #expect(!member.isExcluded && member.exclusions.isEmpty)
    #expect(required.isValid && copy.isValid && form.isValid && button.isEnabled)
  }

  @Test("T8: a source that is dropped within a batch or a listener is gone at once")
  func sourceGoneEarly() {
    let member = Field("x")
    let other = Field("")
    for viaListener in [false, true] {
      var source: Field<Bool>? = Field(false)
      let watched = source?.onStatusChange { _ in }
      if let source { member.include(when: source) { $0 } }
      #expect(member.isExcluded)
      var seen: Bool?
      let drop = {
        source?.isRequired = false
        source = nil
        seen = member.isExcluded
      }
      if viaListener {
        let token = other.onValueChange { _, _ in drop() }
        other.value += "x"
        withExtendedLifetime(token) {}
      } else {
        Validation.batch(drop)
      }
      #expect(seen == false)
      withExtendedLifetime(watched) {}
    }
  }

  @Test("T8: conditions of members that are gone are dropped, with what they captured")
  func deadMembers() {
    final class Captured {}
    let source = Field(false)
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      let member = Field("")
      member.include(when: source) { [object] _ in withExtendedLifetime(object) { true } }
    }
    source.value = true
    #expect(captured == nil)
  }

  @Test("V2: several requirements add up, and each falls alone")
  func several() {
    let (a, b) = (Field(false), Field(false))
    let number = Field("")
    number.require(when: a) { $0 }
    number.require(when: b) { $0 }
    #expect(number.isValid)
    for (first, second, isRequired) in [
      (true, false, true), (true, true, true), (false, true, true), (false, false, false),
    ] {
      a.value = first
      b.value = second
      #expect(number.isRequired == isRequired && number.isValid != isRequired)
    }
  }

  @Test("F2: a source lights nothing up any more once its condition is taken back")
  func takenBack() {
    let source = Field("")
    let other = Field("")
    let field = Field("", rules: [.minimum(3)])
    field.require(when: source) { !$0.isEmpty }
    field.require(.greaterThan, other)
    field.isRequired = false
    field.reveal()
    field.value = "a"
    #expect(field.status == .invalid && field.visibleMessage == nil)
    source.value = "x"
    #expect(field.visibleMessage == nil)
    other.value = "x"
    #expect(field.visibleMessage != nil, "what it still reads does")
  }

  @Test("V2: a requirement that is set beside conditions counts")
  func always() {
    let plan = Field(false)
    let number = Field("")
    number.require(when: plan) { $0 }
    number.criteria.rules = [.minimum(2)]
    #expect(number.isValid)
    number.criteria.requirement = .always
    #expect(number.isRequired && number.status == .invalid)
    number.criteria.requirement = .never
    #expect(number.isValid)
    plan.value = true
    #expect(number.status == .invalid)
    @MainActor final class Flag { var isOn = false }
    let asked = Flag()
    plan.value = false
    number.criteria.requirement = .when { asked.isOn }
    #expect(number.isValid)
    asked.isOn = true
    number.validityChanged()
    #expect(number.status == .invalid)
  }

  @Test("A4: asking to be the same twice is asking once, with the message given last")
  func sameTwice() {
    let password = Field("abc")
    let copy = Field("")
    copy.requireSame(as: password, message: "First")
    copy.requireSame(as: password, message: "Second")
    copy.value = "abd"
    copy.leave()
    #expect(copy.issues.count == 1 && copy.visibleMessage == "Second")
    let low = Field(1)
    let high = Field(0)
    high.require(.atLeast, low)
    high.require(.atLeast, low)
    high.require(.differentFrom, low)
    #expect(high.issues.count == 1)
  }

  @Test("A4: a chain of conditions may be long; no stack overflows")
  func longChain() {
    let fields = (0..<Effort.runs(short: 8_000, long: 100_000)).map { _ in Field(true) }
    for (field, source) in zip(fields.dropFirst(), fields) { field.include(when: source) { $0 } }
    fields[0].value = false
    let excluded = fields.count { $0.isExcluded }
    #expect(excluded == fields.count - 1)
    fields[0].value = true
    let stillExcluded = fields.count { $0.isExcluded }
    #expect(stillExcluded == 0)
  }
}
