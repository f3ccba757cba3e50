import Testing

@testable import ValidationKit

@Suite("Excluded fields count for nothing")
@MainActor
struct FieldExclusionTests {
  let field = Field("ab", rules: [.minimum(3)])
  let other = Field("abc", rules: [.minimum(3)])
  let button = Button()
  let manager: ValidationManager

  init() { manager = ValidationManager(verifying: [field, other], managing: [button]) }

  @Test("V4: an excluded field is valid, neutral, without issues, and keeps its value")
  func excluded() {
    field.play("type a,leave")
    #expect(field.shown == "I")
    field.exclude()
    #expect(field.status == .valid)
    #expect(field.isValid)
    #expect(field.issues.isEmpty)
    #expect(field.shown == "n")
    #expect(field.value == "a")
    #expect(manager.isValid)
    #expect(button.isEnabled)
    #expect(manager.firstInvalidMember == nil)
  }

  @Test("V4: reasons add up, and only the end of the last one includes")
  func reasons() {
    field.exclude(.hidden)
    field.exclude(.readOnly)
    field.exclude(.hidden)
    #expect(field.exclusions == [.hidden, .readOnly])
    field.include(.hidden)
    #expect(field.isExcluded)
    #expect(manager.isValid)
    field.include(.disabled)
    #expect(field.isExcluded)
    field.include(.readOnly)
    #expect(!field.isExcluded)
    #expect(field.status == .invalid)
    #expect(!manager.isValid)
    #expect(!button.isEnabled)
  }

  @Test("V4: writing while excluded stores and tells the value, and changes nothing else")
  func writingWhileExcluded() {
    var heard: [String] = []
    let token = field.onValueChange { heard.append("\($0) → \($1)") }
    let status = field.onStatusChange { heard.append("\($0.new)") }
    field.exclude()
    field.value = "x"
    field.leave()
    #expect(heard == ["valid", "ab → x"])
    #expect(field.shown == "n")
    #expect(manager.isValid)
    field.include()
    #expect(heard == ["valid", "ab → x", "invalid"])
    #expect(field.issues.map(\.rule) == ["minimum"])
    token.cancel()
    status.cancel()
  }

  @Test("F1 V4: a message that was due is due again after exclusion, unless the text is right")
  func messageAround() {
    field.play("type a,leave,exclude,include")
    #expect(field.shown == "I")
    field.play("exclude,type abc,include")
    #expect(field.shown == "v")
    field.value = "a"
    #expect(field.shown == "i")
  }

  @Test("V4: inclusion judges the field afresh, by the rules of then")
  func inclusionJudges() {
    field.exclude()
    field.rules = [.minimum(1)]
    field.include()
    #expect(field.status == .valid)
    field.exclude()
    field.rules = [.minimum(5), .minimum(4)]
    #expect(field.issues.isEmpty)
    field.include()
    #expect(field.issues.count == 2)
    #expect(!manager.isValid)
  }

  @Test("V4 V7: an imposed issue counts for nothing while excluded, and again when included")
  func imposedAroundExclusion() {
    other.impose("Taken")
    #expect(!other.isValid)
    other.exclude()
    #expect(other.isValid)
    #expect(other.issues.isEmpty)
    other.include()
    #expect(other.issues.map(\.rule) == ["imposed"])
    #expect(other.shown == "I")
    other.exclude()
    other.value = "abcd"
    other.include()
    #expect(other.isValid)
  }

  @Test("V4 F1: a submission attempt does not reveal an excluded field")
  func attempt() {
    field.exclude()
    #expect(manager.attemptSubmission())
    field.include()
    #expect(!field.isTouched)
    #expect(field.shown == "n")
  }

  @Test("F3 V4: reset keeps exclusions and restores the value under them")
  func reset() {
    field.value = "x"
    field.exclude(.hidden)
    field.reset()
    #expect(field.exclusions == [.hidden])
    #expect(field.value == "ab")
    #expect(!field.isEdited)
    #expect(field.status == .valid)
    field.include(.hidden)
    #expect(field.status == .invalid)
    #expect(field.shown == "n")
  }

  @Test("T10: disabling a field by hand is excluding it, beside other reasons")
  func disabling() {
    field.exclude(.hidden)
    field.isEnabled = false
    field.include(.hidden)
    #expect(field.isExcluded)
    field.isEnabled = true
    #expect(!field.isExcluded)
  }
}
