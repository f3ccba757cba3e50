import Testing

@testable import ValidationKit

@Suite("Conditions, and in which order they count")
@MainActor
struct SilentConditionTests {
  /// Something that changes without saying so.
  @MainActor
  private final class Flag { var isOn = false }

  @MainActor
  private final class Log { var lines: [String] = [] }

  @Test("A5: a submission asks what may have changed silently", arguments: [true, false])
  func silent(isSetting: Bool) {
    let flag = Flag()
    let field = Field("")
    let source = Field("")
    source.isRequired = false
    if isSetting {
      field.criteria.requirement = .when { flag.isOn }
    } else {
      field.require(when: source) { _ in flag.isOn }
    }
    let form = ValidationManager(verifying: [field, source])
    #expect(form.isValid)
    flag.isOn = true
    form.attemptSubmission()
    #expect(!form.isValid && field.shown == "I")
    flag.isOn = false
    form.attemptSubmission()
    #expect(form.isValid)
  }

  @Test("V2: saying whether a value is required ends the conditions, for later ones too")
  func required() {
    let field = Field("")
    let source = Field(false)
    field.require(when: source) { $0 }
    #expect(!field.isRequired && field.isValid)
    field.isRequired = true
    #expect(field.isRequired && !field.isValid)
    field.isRequired = false
    source.value = true
    #expect(!field.isRequired && field.isValid)
  }

  @Test("T2: what a value includes or excludes is settled before those that compare with it")
  func order() {
    let source = Field("a")
    let log = Log()
    let compared = Field("x")
    let rule = CrossFieldRule<String, String>("seen") { _, _ in
      MainActor.assumeIsolated { log.lines.append("compared") }
      return true
    }
    compared.require(rule, with: source)
    let included = Field("y")
    included.include(when: source) { _ in
      log.lines.append("included")
      return true
    }
    log.lines = []
    source.value = "b"
    #expect(log.lines == ["included", "compared"])
  }

  @Test("T8: a field is followed also where one that is gone stood before")
  func sameAddress() {
    let source = Field("a")
    for number in 0..<64 {
      let field = Field("a")
      field.requireSame(as: source)
      source.value = "b\(number)"
      #expect(!field.isValid)
      source.value = "a"
      #expect(field.isValid)
    }
  }
}
