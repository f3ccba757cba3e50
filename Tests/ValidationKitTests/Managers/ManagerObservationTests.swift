import Observation
import Testing

@testable import ValidationKit

@Suite("What can be observed of managers")
@MainActor
struct ManagerObservationTests {
  final class Count: @unchecked Sendable { var value = 0 }

  /// Returns how often a reading is to be repeated because of changes.
  private func changes(of read: () -> Void, by change: () -> Void) -> Int {
    let count = Count()
    withObservationTracking(read) { count.value += 1 }
    change()
    return count.value
  }

  @Test("The first invalid member, through managers below, by validity, order, coming and going")
  func firstInvalid() {
    let (a, b, c) = (Field(""), Field(""), Field("x"))
    let inner = ValidationManager(verifying: [a, b])
    let form = ValidationManager(verifying: [inner, c])
    let read: () -> Void = { _ = form.firstInvalidMember }
    // The manager's own status stays invalid.
    #expect(changes(of: read) { a.value = "x" } == 1 && form.firstInvalidMember === b)
    #expect(changes(of: read) { inner.move(b, before: a) } == 1)
    #expect(changes(of: read) { inner.remove(b) } == 1 && form.firstInvalidMember == nil)
    #expect(changes(of: read) { form.insert(b, at: 0) } == 1 && form.firstInvalidMember === b)
    #expect(changes(of: read) { b.exclude() } == 1 && form.firstInvalidMember == nil)
    #expect(changes(of: read) { c.value = "xy" } == 0)
    let probe = Signature()
    form.add(probe)
    #expect(form.firstInvalidMember === probe)
    #expect(changes(of: read) { probe.strokes = 1 } == 1)
  }

  @Test("Exclusions and whether it is excluded, of managers and fields; members")
  func exclusions() {
    let field = Field("")
    let form = ValidationManager(verifying: [field])
    for member in [form, field] as [any Validatable] {
      let isExcluded: () -> Void = { _ = member.isExcluded }
      let reasons: () -> Void = { _ = member.exclusions }
      #expect(changes(of: isExcluded) { member.exclude() } == 1)
      #expect(changes(of: isExcluded) { member.exclude(.hidden) } == 0)
      #expect(changes(of: reasons) { member.include() } == 1)
      #expect(changes(of: isExcluded) { member.include(.hidden) } == 1)
      #expect(changes(of: reasons) { member.include(.hidden) } == 0)
    }
    #expect(changes(of: { _ = form.members }) { form.remove(field) } == 1)
  }

  /// A type that wraps a form, and forwards its place among managers.
  @MainActor
  final class Wizard: Validatable {
    let form: ValidationManager
    var validation: ValidationNode { form.validation }
    var isValid: Bool { form.isValid }
    init(_ form: ValidationManager) { self.form = form }
  }

  /// The same for a field.
  @MainActor
  final class Wrapper: Validatable {
    let field = Field("")
    var validation: ValidationNode { field.validation }
    var isValid: Bool { field.isValid }
  }

  @Test(
    "T9: attempts and resets reach the members of a form, and a field, that a type of yours wraps")
  func wrapped() {
    let name = Field("")
    let wizard = Wizard(ValidationManager(verifying: [name]))
    let wrapper = Wrapper()
    let outer = ValidationManager(verifying: [wizard, wrapper])
    #expect(!outer.isValid && outer.firstInvalidMember === name)
    #expect(!outer.attemptSubmission())
    #expect(name.appearance == .invalid && wrapper.field.appearance == .invalid)
    name.value = "a"
    wrapper.field.value = "a"
    #expect(outer.isValid)
    outer.reset()
    #expect(name.value.isEmpty && name.appearance == .neutral && wrapper.field.value.isEmpty)
    wrapper.exclude()
    wizard.exclude()
    #expect(outer.isValid && wrapper.field.isExcluded)
  }
}
