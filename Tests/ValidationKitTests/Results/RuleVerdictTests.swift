import Testing
import ValidationKit

@Suite("A verdict agrees with its issues")
struct RuleVerdictTests {
  static let error = ValidationIssue(rule: "r")
  static let warning = ValidationIssue(rule: "w", severity: .warning)

  @Test("V9: valid beside an error is wrong")
  func validWithError() {
    let verdict = RuleVerdict(outcome: .valid, issues: [Self.warning, Self.error])
    #expect(verdict.outcome == .wrong && !verdict.isValid)
    #expect(verdict.issues == [Self.warning, Self.error])
  }

  @Test(
    "V9: what is not valid has an issue that says so, also beside a warning",
    arguments: [RuleOutcome.incomplete, .wrong, .couldNotBeChecked], [[], [Self.warning]])
  func invalidWithoutError(outcome: RuleOutcome, issues: [ValidationIssue]) {
    let verdict = RuleVerdict(outcome: outcome, issues: issues)
    #expect(verdict.outcome == outcome && verdict.issues.count == issues.count + 1)
    let hasError = verdict.issues.contains(where: \.isError)
    #expect(hasError)
    let isCutShort = outcome == .couldNotBeChecked
    #expect(verdict.issues.last?.reason == (isCutShort ? .couldNotBeChecked : .invalid))
  }

  @Test("V10: a warning alone leaves a value valid; what agrees stays as it is")
  func agreeing() {
    let warned = RuleVerdict(outcome: .valid, issues: [Self.warning])
    #expect(warned.isValid && warned.issues == [Self.warning])
    let wrong = RuleVerdict(outcome: .incomplete, issues: [Self.error])
    #expect(wrong.outcome == .incomplete && wrong.issues == [Self.error])
    #expect(RuleVerdict.wrong(Self.warning).issues.count == 2)
    #expect(RuleVerdict.valid.issues.isEmpty)
  }

  @Test(
    "F1: a rule of one's own that finds nothing wrong and says no turns the field red with words")
  @MainActor
  func field() {
    struct Silent: RuleDefinition {
      var name: String { "silent" }
      func check(_ value: String) -> RuleVerdict { RuleVerdict(outcome: .wrong, issues: []) }
    }
    let field = Field("", rules: [Rule(Silent())], feedback: .immediate)
    field.value = "a"
    #expect(field.appearance == .invalid && field.visibleMessage?.isEmpty == false)
  }
}
