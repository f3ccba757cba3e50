import Testing

@testable import ValidationKit

/// One line of the truth table: a history, and what is shown then under each policy, in the order
/// of the declaration: standard, immediate, onLeave, patient, onSubmit, silent.
struct FeedbackLine: CustomTestStringConvertible, Sendable {
  let history: String
  let shown: String
  var testDescription: String { history.isEmpty ? "nothing" : history }

  init(_ history: String, _ shown: String) {
    self.history = history
    self.shown = shown
  }
}

/// A field of three to five characters, for which `ab` is incomplete and `abcdef` wrong.
///
/// `n`eutral, `v`alid, `i`nvalid; upper case where a message is shown.
@Suite("The truth table of feedback")
@MainActor
struct FeedbackTableTests {
  private func shown(
    after history: String, required: Bool = true, neutralWhenEmpty: Bool = false,
    clearsOnEntry: Bool = false
  ) -> String {
    FeedbackPolicy.Timing.allCases.map { timing in
      let presentation = FieldPresentation(
        message: "Three to five",
        feedback: FeedbackPolicy(timing, clearsOnEntry: clearsOnEntry),
        neutralWhenEmpty: neutralWhenEmpty)
      let criteria = FieldCriteria<String>(
        rules: [.length(3...5)], requirement: required ? .always : .never)
      let field = Field("", settings: FieldSettings(criteria: criteria, presentation: presentation))
      field.play(history)
      return field.shown
    }.joined(separator: " ")
  }

  @Test(
    "F1 F2: each policy shows what the table says of a required field",
    arguments: [
      FeedbackLine("", "n n n n n n"),
      FeedbackLine("enter", "n n n n n n"),
      FeedbackLine("enter,leave", "n n n n n n"),
      FeedbackLine("enter,leave,enter,leave", "n n n n n n"),
      FeedbackLine("type ab", "i I n n n n"),
      FeedbackLine("type abc", "v v n v n n"),
      FeedbackLine("type abcdef", "i I n I n n"),
      FeedbackLine("type ab,type ", "i I n n n n"),
      FeedbackLine("enter,type ab", "i I n n n n"),
      FeedbackLine("type ab,leave", "I I I I n n"),
      FeedbackLine("type abc,leave", "v v v v n n"),
      FeedbackLine("type abcdef,leave", "I I I I n n"),
      FeedbackLine("type ab,type ,leave", "I I I I n n"),
      FeedbackLine("type ab,leave,enter", "I I I I n n"),
      FeedbackLine("type ab,leave,type a", "I I I n n n"),
      FeedbackLine("type ab,leave,type abcdef", "I I I I n n"),
      FeedbackLine("type ab,leave,type abc", "v v v v n n"),
      FeedbackLine("type ab,leave,type abc,type ab", "i I I n n n"),
      FeedbackLine("type abc,leave,type ab", "i I I n n n"),
      FeedbackLine("type abc,leave,type abcdef", "i I I I n n"),
      FeedbackLine("type abc,leave,type abcdef,leave", "I I I I n n"),
      FeedbackLine("reveal", "I I I I I n"),
      FeedbackLine("enter,reveal", "I I I I I n"),
      FeedbackLine("type ab,reveal", "I I I I I n"),
      FeedbackLine("type abc,reveal", "v v v v v n"),
      FeedbackLine("reveal,type ab", "I I I n I n"),
      FeedbackLine("reveal,type abc", "v v v v v n"),
      FeedbackLine("reveal,type abc,type ab", "i I I n I n"),
      FeedbackLine("reveal,type abc,type abcdef", "i I I I I n"),
      FeedbackLine("impose", "I I I I I n"),
      FeedbackLine("type abc,impose", "I I I I I n"),
      FeedbackLine("type abc,impose,type abcd", "v v v v v n"),
      FeedbackLine("type ab,leave,reset", "n n n n n n"),
      FeedbackLine("reveal,reset", "n n n n n n"),
      FeedbackLine("reveal,reset,enter,leave", "n n n n n n"),
      FeedbackLine("type ab,leave,reset,type a", "i I n n n n"),
      FeedbackLine("type ab,leave,exclude", "n n n n n n"),
      FeedbackLine("exclude,reveal", "n n n n n n"),
      FeedbackLine("exclude,impose", "n n n n n n"),
      FeedbackLine("type ab,exclude,include", "i I n n n n"),
    ])
  func required(line: FeedbackLine) {
    #expect(shown(after: line.history) == line.shown)
  }

  @Test(
    "F2: an empty optional field is neutral always, and otherwise like a required one",
    arguments: [
      FeedbackLine("", "n n n n n n"),
      FeedbackLine("reveal", "n n n n n n"),
      FeedbackLine("type ab,type ", "n n n n n n"),
      FeedbackLine("type ab,leave,type ", "n n n n n n"),
      FeedbackLine("type ab,type ,leave", "n n n n n n"),
      FeedbackLine("type ab,reveal,type ", "n n n n n n"),
      FeedbackLine("type ab,leave,type ,type ab", "i I I n n n"),
      FeedbackLine("type ab,leave", "I I I I n n"),
      FeedbackLine("type abc,reveal", "v v v v v n"),
    ])
  func optional(line: FeedbackLine) {
    #expect(shown(after: line.history, required: false) == line.shown)
  }

  @Test(
    "F2: a required field that says neutralWhenEmpty is neutral while empty, until revealed",
    arguments: [
      FeedbackLine("type ab,type ", "n n n n n n"),
      FeedbackLine("type ab,type ,leave", "n n n n n n"),
      FeedbackLine("type ab,leave,type ", "n n n n n n"),
      FeedbackLine("type ab,leave,type ,type ab", "I I I n n n"),
      FeedbackLine("type ab", "i I n n n n"),
      FeedbackLine("reveal", "I I I I I n"),
      FeedbackLine("reveal,type ab,type ", "I I I n I n"),
      FeedbackLine("reveal,reset,type ab,type ,leave", "n n n n n n"),
    ])
  func neutralWhenEmpty(line: FeedbackLine) {
    #expect(shown(after: line.history, neutralWhenEmpty: true) == line.shown)
  }

  @Test(
    "F5: entering a field that clears on entry makes it neutral until the next judgement",
    arguments: [
      FeedbackLine("type ab,leave,enter", "n n n n n n"),
      FeedbackLine("type abc,leave,enter", "n n n n n n"),
      FeedbackLine("reveal,enter", "n n n n n n"),
      FeedbackLine("type ab,leave,enter,type a", "I I I n n n"),
      FeedbackLine("type ab,leave,enter,leave", "I I I I n n"),
      FeedbackLine("type ab,leave,enter,reveal", "I I I I I n"),
      FeedbackLine("type ab,leave,enter,impose", "I I I I I n"),
      FeedbackLine("type ab,leave,enter,judge", "I I I I n n"),
      FeedbackLine("enter,type ab", "i I n n n n"),
      FeedbackLine("enter,leave", "n n n n n n"),
    ])
  func clearsOnEntry(line: FeedbackLine) {
    #expect(shown(after: line.history, clearsOnEntry: true) == line.shown)
  }
}
