import Observation
import Testing

@testable import ValidationKit

@Suite("What a field is beside its settings")
@MainActor
struct FieldTwinTests {
  @Test("T1: a requirement that another field decides is wiring, and not copied")
  func conditionalRequirement() {
    let plan = Field(false)
    let number = Field("")
    number.require(when: plan) { $0 }
    #expect(number.isValid)
    let twin = Field(like: number)
    #expect(twin.isRequired && twin.status == .invalid)
    plan.value = true
    #expect(number.status == .invalid && number.isRequired)
  }

  @Test("V10: a field that was reset is not dirty, whatever normalises it by then")
  func dirty() {
    let field = Field("AbC")
    field.criteria.normalization = { $0.lowercased() }
    field.reset()
    #expect(field.value == "abc" && !field.isDirty)
    field.value = "abcd"
    #expect(field.isDirty)
  }

  @Test("T10: watchers of isEnabled hear of it also while the field is excluded anyway")
  func watchingEnabled() {
    final class Count: @unchecked Sendable { var value = 0 }
    let field = Field("")
    let count = Count()
    field.exclude(.hidden)
    withObservationTracking {
      _ = field.isEnabled
    } onChange: {
      count.value += 1
    }
    field.isEnabled = false
    #expect(count.value == 1 && !field.isEnabled)
  }

  @Test("V4: revealing an excluded field does nothing")
  func revealExcluded() {
    let field = Field("")
    field.exclude(.hidden)
    field.reveal()
    field.include(.hidden)
    #expect(field.appearance == .neutral && !field.isTouched)
  }
}
