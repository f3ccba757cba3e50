import Testing

@testable import ValidationKit

@Suite("A touched field that turns out wrong without an edit")
@MainActor
struct MessageAtOnceTests {
  private func touched() -> Field<String> {
    let field = Field("", rules: [.minimum(1)], message: "Wrong")
    field.play("type abc,leave")
    #expect(field.shown == "v")
    return field
  }

  @Test("F1: new rules show their message at once")
  func rules() {
    let field = touched()
    field.rules = [.minimum(5)]
    #expect(field.shown == "I" && field.visibleMessage == "Wrong")
    field.rules = [.minimum(2)]
    #expect(field.shown == "v")
    field.pattern = "[0-9]+"
    #expect(field.shown == "I")
  }

  @Test("F1: so do a requirement, and a normalisation that leaves nothing")
  func requirement() {
    let field = Field("", required: false, message: "Wrong")
    field.play("type a,leave,type ,leave")
    #expect(field.shown == "n")
    field.isRequired = true
    #expect(field.shown == "I")
    let other = touched()
    other.criteria.normalization = { _ in "" }
    #expect(other.shown == "I")
  }

  @Test("V4 F1: included again, it shows its message at once")
  func included() {
    let field = touched()
    field.exclude()
    field.rules = [.minimum(5)]
    #expect(field.shown == "n")
    field.include()
    #expect(field.shown == "I")
  }

  @Test("F2: an untouched one under the standard policy turns red without words, as by typing")
  func untouched() {
    let field = Field("", rules: [.minimum(1)], message: "Wrong")
    field.value = "abc"
    field.rules = [.minimum(5)]
    #expect(field.shown == "i")
    let unedited = Field("abc", rules: [.minimum(1)])
    unedited.rules = [.minimum(5)]
    #expect(unedited.shown == "n")
  }
}
