import Foundation
import Testing

@testable import ValidationKit

@Suite("Fields that normalise their value")
@MainActor
struct NormalizationTests {
  nonisolated private static func folded(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces).lowercased()
  }

  private func field(_ value: String = "", rules: [Rule<String>] = []) -> Field<String> {
    let criteria = FieldCriteria(rules: rules, normalization: Self.folded)
    return Field(value, settings: FieldSettings(criteria: criteria))
  }

  @Test("V10: the value is the normalised text, from the start on")
  func normalised() {
    let field = field(" Ann ")
    #expect(field.value == "ann")
    #expect(field.initialValue == "ann")
    #expect(!field.isEdited)
    field.value = "  BOB"
    #expect(field.value == "bob")
  }

  @Test("V10: the rules judge the normalised text, and emptiness is asked of it")
  func judged() {
    let field = field(rules: [.equal("ann")])
    field.value = " ANN "
    #expect(field.isValid)
    field.value = "   "
    #expect(field.issues.map(\.rule) == ["required"])
    #expect(field.value == "")
  }

  @Test("V10 T3: setting what normalises to the same text tells nothing and edits nothing")
  func sameTellsNothing() {
    let field = field("ann")
    let log = Recorder()
    let token = field.onValueChange { log.note("\($0) → \($1)") }
    field.impose("Taken")
    field.value = " ANN"
    #expect(log.lines.isEmpty)
    #expect(!field.isEdited)
    #expect(field.visibleMessage == "Taken")
    field.value = " ANNE"
    #expect(log.lines == ["ann → anne"])
    token.cancel()
  }

  @Test("V10: a normalisation that is set later applies to the value that is there")
  func setLater() {
    let field = Field("")
    let log = Recorder()
    let token = field.onValueChange { log.note("\($0) → \($1)") }
    field.value = " Ann"
    field.criteria.normalization = Self.folded
    #expect(field.value == "ann")
    #expect(log.lines == [" →  Ann", " Ann → ann"])
    token.cancel()
  }

  @Test("V10 F3: reset restores a value that is normalised as things are now")
  func reset() {
    let field = Field(" Ann")
    field.criteria.normalization = Self.folded
    field.value = "bob"
    field.reset()
    #expect(field.value == "ann")
    #expect(!field.isEdited)
  }

  @Test("V10: a twin normalises too")
  func twin() {
    let twin = Field(like: field("Ann"))
    twin.value = " BOB "
    #expect(twin.value == "bob")
  }
}
