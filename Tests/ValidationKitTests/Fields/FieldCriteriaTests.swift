import Foundation
import Testing

@testable import ValidationKit

@Suite("Judging with and without a field")
@MainActor
struct FieldCriteriaTests {
  nonisolated private static let allCriteria: [FieldCriteria<String>] = {
    let rules: [Rule<String>] = [
      Rule.minimum(8).asWarning(), .length(3...5), .not(.equal("abcdef")), .equal("abcd"),
    ]
    let folded: @Sendable (String) -> String = {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    return [IssueReporting.all, .first].flatMap { reporting in
      [false, true].flatMap { blanks in
        [nil, folded].map { normalization in
          FieldCriteria(
            rules: rules, blanksCountAsEmpty: blanks, normalization: normalization,
            reporting: reporting)
        }
      }
    }
  }()

  @Test(
    "V2 V6 V10: a value judged alone gets the verdict that a field gives it",
    arguments: ["", "  ", "a", " a ", "abc", "abcd", " ABCD ", "abcdef", " ABCDEF", "abcdefghi"],
    [true, false])
  func parity(text: String, isRequired: Bool) {
    for var criteria in Self.allCriteria {
      criteria.requirement = isRequired ? .always : .never
      let alone = criteria.check(text, isRequired: isRequired)
      let field = Field("x", settings: FieldSettings(criteria: criteria))
      field.value = text
      #expect(field.issues == alone.issues)
      #expect(field.isValid == alone.isValid)
      #expect(Field(text, settings: field.settings).issues == alone.issues)
    }
  }

  @Test("A verdict alone can be asked for on any thread")
  func anyThread() async {
    let criteria = FieldCriteria<String>(rules: [.minimum(3)])
    let verdict = await Task.detached { criteria.check("ab", isRequired: true) }.value
    #expect(verdict.issues.map(\.rule) == ["minimum"])
  }

  @Test("Replacing the settings judges and shows at once, and tells once")
  func settings() {
    let field = Field("", rules: [.minimum(3)], message: "Longer")
    field.play("type abc,leave")
    let recorder = Recorder()
    recorder.watch(field, as: "field")
    recorder.keep(field.onMessageChange { recorder.note("\($0 ?? "-") → \($1 ?? "-")") })
    recorder.keep(field.onAppearanceChange { recorder.note("\($0) → \($1)") })
    field.settings = FieldSettings(
      criteria: FieldCriteria(rules: [.minimum(4)]),
      presentation: FieldPresentation(message: "At least four", feedback: .immediate))
    #expect(
      recorder.take().sorted() == [
        "- → At least four", "field valid → invalid", "valid → invalid",
      ])
    #expect(field.isTouched)
  }
}
