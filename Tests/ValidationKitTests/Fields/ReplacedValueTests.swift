import Testing

@testable import ValidationKit

@Suite("A value that takes another form without an edit")
@MainActor
struct ReplacedValueTests {
  let mask = TextMask("+{7} ([000]) [000]-[00]-[00]")

  @Test("F2: a mask that comes later leaves an untouched field unedited, neutral and not dirty")
  func laterMask() {
    let field = Field("+7 999 123-45-67", feedback: .immediate)
    var heard: [String] = []
    let token = field.onValueChange { heard.append($1) }
    field.editing.mask = mask
    #expect(field.value == "79991234567" && heard == ["79991234567"])
    #expect(!field.isEdited && !field.isDirty && field.appearance == .neutral)
    withExtendedLifetime(token) {}
  }

  @Test("F2: so does a normalisation that comes later")
  func laterNormalization() {
    let field = Field("AbC", feedback: .immediate)
    field.criteria.normalization = { $0.lowercased() }
    #expect(field.value == "abc" && !field.isEdited && field.appearance == .neutral)
    field.value = "abcd"
    #expect(field.isEdited)
    field.criteria.normalization = { $0.uppercased() }
    #expect(field.value == "ABCD" && field.isEdited)
  }

  @Test("F3: reset puts the initial value back in the form that the mask gives it")
  func resetWithMask() {
    let field = Field("+7 999 123-45-67")
    field.editing.mask = mask
    let input = TextInput(field)
    input.fill("+7 495 000-00-00")
    field.reset()
    #expect(field.value == "79991234567" && !field.isDirty && !field.isEdited)
    #expect(input.text == "+7 (999) 123-45-67")
  }

  @Test("V7: imposed issues fall with the value that they were about")
  func imposed() {
    let field = Field("8 999 123-45-67")
    field.impose("Taken")
    field.editing.mask = TextMask("[000] [000]")
    #expect(field.issues.map(\.rule) == ["mask", "imposed"], "What does not fit stands as it was")
    field.editing.mask = TextMask("[00000] [000000]")
    #expect(field.value == "89991234567" && field.issues.isEmpty)
  }

  @Test("T2: whoever listens to the text hears of a reset when the field is judged")
  func resetOrder() {
    let field = Field("", rules: [.minimum(3)], required: false)
    let form = ValidationManager(verifying: [field])
    let input = TextInput(field)
    var heard: [String] = []
    let token = input.onDisplayChange { _, new in
      heard.append("\(new) \(field.value) \(field.status) \(form.status) \(field.isEdited)")
    }
    input.insert("a")
    heard = []
    field.reset()
    #expect(heard == ["  valid valid false"])
    withExtendedLifetime(token) {}
  }
}
