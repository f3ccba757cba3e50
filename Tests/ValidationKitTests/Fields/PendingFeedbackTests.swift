import Testing

@testable import ValidationKit

@Suite("Feedback for states that no rule brings about at once")
@MainActor
struct PendingFeedbackTests {
  nonisolated static let histories: [FieldFlags] = [
    [], .isEdited, [.isEdited, .isTyping], [.isEdited, .isTouched, .isMessageDue],
    [.isEdited, .isTouched, .isRevealed, .isMessageDue], [.isTouched, .isRevealed, .isMessageDue],
  ]

  @Test(
    "F1: pending looks neutral and says nothing, under every policy and after any history",
    arguments: FeedbackPolicy.Timing.allCases, histories)
  func pending(timing: FeedbackPolicy.Timing, flags: FieldFlags) {
    let shown = timing.feedback(
      for: flags, status: .pending, outcome: .valid, neutralWhenEmpty: false)
    #expect(shown.appearance == .neutral)
    #expect(!shown.showsMessage)
  }

  @Test(
    "V4: an excluded field looks neutral and says nothing, whatever else is the case",
    arguments: FeedbackPolicy.Timing.allCases, ValidationStatus.allCases)
  func excluded(timing: FeedbackPolicy.Timing, status: ValidationStatus) {
    for flags in Self.histories {
      let shown = timing.feedback(
        for: flags.union(.isExcluded), status: status, outcome: .wrong, neutralWhenEmpty: false)
      #expect(shown.appearance == .neutral)
      #expect(!shown.showsMessage)
    }
  }

  @Test(
    "F1: patient keeps back what is incomplete while typing, and nothing else",
    arguments: RuleOutcome.allCases, [true, false])
  func patient(outcome: RuleOutcome, isTyping: Bool) {
    let shown = FeedbackPolicy.Timing.patient.feedback(
      for: isTyping ? [.isEdited, .isTyping] : .isEdited,
      status: outcome == .valid ? .valid : .invalid, outcome: outcome, neutralWhenEmpty: false)
    let expected: FieldAppearance =
      switch outcome {
      case .valid: .valid
      case .incomplete: isTyping ? .neutral : .invalid
      case .wrong, .couldNotBeChecked: .invalid
      }
    #expect(shown.appearance == expected)
    #expect(shown.showsMessage == (expected != .neutral))
  }

  @Test("F1: a check that was cut short is shown like what is wrong, also under patient")
  func cutShort() {
    let limits = PatternLimits(inputLength: 3)
    let field = Field("", rules: [.pattern("a+", limits: limits)], feedback: .patient)
    field.value = "aaaa"
    #expect(field.status == .invalid)
    #expect(field.shown == "I")
  }

  @Test("F1: an imposed issue is wrong whatever is typed, so patient shows it")
  func imposedUnderPatient() {
    let field = Field("", rules: [.length(min: 3)], feedback: .patient)
    field.play("type ab,impose")
    #expect(field.shown == "I")
  }
}
