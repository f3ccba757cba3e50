import Testing

@testable import ValidationKit

@Suite("A field that another field made wrong")
@MainActor
struct WrongByAnotherTests {
  let password = Field("", label: "Password", feedback: .immediate)
  let copy = Field("", feedback: .immediate)
  let button = Button()
  let form: ValidationManager

  init() {
    form = ValidationManager(verifying: [password, copy], managing: [button])
    copy.requireSame(as: password)
  }

  /// Has the copy turn wrong by an edit of the password, untouched.
  private func turn() {
    password.value = "secret"
    copy.value = "secret"
    #expect(copy.appearance == .valid && button.isEnabled)
    password.value = "secrets"
  }

  @Test(
    "F2: an untouched field is neutral, not green, under every policy",
    arguments: FeedbackPolicy.Timing.allCases.flatMap {
      [FeedbackPolicy($0), FeedbackPolicy($0, clearsOnEntry: true)]
    })
  func neutral(policy: FeedbackPolicy) {
    copy.feedback = policy
    password.value = "secret"
    copy.value = "secret"
    password.value = "secrets"
    #expect(copy.status == .invalid && copy.shown == "n" && !button.isEnabled)
  }

  @Test(
    "F2: its own edit, leaving, revealing and being right end that",
    arguments: [
      ("type secretx", "I"), ("leave", "I"), ("reveal", "I"), ("impose", "I"),
      ("type secrets", "V"), ("exclude,include", "n"), ("enter", "n"), ("judge", "n"),
      ("reset", "n"),
    ])
  func ends(script: String, shown: String) {
    turn()
    copy.play(script)
    let isRight = shown == "V" ? "v" : shown
    #expect(copy.shown == isRight, "\(script)")
  }

  @Test(
    "F2: right again by the other field, it looks as the policy says, and a next time is neutral")
  func rightAgain() {
    turn()
    password.value = "secret"
    #expect(copy.shown == "v" && button.isEnabled)
    password.value = "other"
    #expect(copy.shown == "n")
  }

  @Test("F2: wrong by its own edit before, another field's change keeps it wrong for all to see")
  func wrongBefore() {
    password.value = "secret"
    copy.value = "x"
    #expect(copy.shown == "I")
    password.value = "secrets"
    #expect(copy.shown == "I")
  }

  @Test("F2: the issue and its message follow the limit that stands, touched or not")
  func laterLimit() {
    let limit = Field(5)
    let text = Field("abcdefg", feedback: .immediate)
    let rule = CrossFieldRule<String, Int>(
      "atMost",
      verdict: { text, limit in
        text.count <= limit
          ? .valid
          : .wrong(ValidationIssue(rule: "atMost", message: "At most \(limit)"))
      })
    text.require(rule, with: limit)
    text.value = "abcdef"
    #expect(text.visibleMessage == "At most 5")
    limit.value = 3
    #expect(text.visibleMessage == "At most 3" && text.shown == "I")
    limit.value = 6
    limit.value = 4
    #expect(text.shown == "n" && text.visibleMessage == nil)
  }

  @Test("F2 V4: what another field does while it is excluded counts when it is included")
  func whileExcluded() {
    password.value = "secret"
    copy.value = "secret"
    copy.exclude()
    password.value = "secrets"
    #expect(copy.shown == "n" && copy.status == .valid)
    copy.include()
    #expect(copy.status == .invalid && copy.shown == "n")
    copy.exclude()
    copy.value = "secretx"
    copy.include()
    #expect(copy.shown == "I")
  }

  @Test("F2 V2: a value that another field's change requires is not asked for in red")
  func required() {
    let plan = Field(false)
    let number = Field("x", feedback: .immediate)
    number.require(when: plan) { $0 }
    number.value = ""
    #expect(number.shown == "n" && number.isValid)
    plan.value = true
    #expect(number.status == .invalid && number.shown == "n")
    number.leave()
    #expect(number.shown == "I")
  }

  @Test("F2: who was touched shows at once, with its message")
  func touched() {
    copy.feedback = .standard
    password.value = "secret"
    copy.value = "secret"
    copy.leave()
    password.value = "secrets"
    #expect(copy.shown == "I")
  }
}
