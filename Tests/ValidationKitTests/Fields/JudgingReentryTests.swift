import Testing

@testable import ValidationKit

@Suite("Rules and messages that write the field that is being judged")
@MainActor
struct JudgingReentryTests {
  @Test("T1: a rule that writes the field has the value judged that stands")
  func writingRule() {
    let field = Field("", required: false)
    field.rules = [
      Rule("short") { [weak field] value in
        MainActor.assumeIsolated { if value == "long" { field?.value = "ok" } }
        return value.count < 3
      }
    ]
    let button = Button()
    let form = ValidationManager(verifying: [field], managing: [button])
    field.value = "long"
    #expect(field.value == "ok" && field.isValid && form.isValid && button.isEnabled)
    #expect(field.issues.isEmpty)
  }

  @Test("T1: so does a condition on which a value is required")
  func writingCondition() {
    let field = Field("", required: false)
    let gate = Field(false)
    var writes = 0
    field.require(when: gate) { [weak field] isOn in
      MainActor.assumeIsolated {
        if isOn, writes == 0 {
          writes += 1
          field?.value = "given"
        }
      }
      return isOn
    }
    gate.value = true
    #expect(field.value == "given" && field.isValid)
  }

  @Test("T4: a rule that writes without end is cut, and the diagnostics handler told")
  func endless() {
    let field = Field("")
    var found: [ValidationDiagnostic] = []
    found = collectingDiagnostics {
      field.rules = [
        Rule("never") { [weak field] value in
          MainActor.assumeIsolated { field?.value = value + "x" }
          return true
        }
      ]
      field.value = "a"
    }
    #expect(found.count == 1)
    guard case .unsettledField = found.first else {
      Issue.record("\(found)")
      return
    }
  }

  @Test("T1: a message that writes the field does not leave its own text behind")
  func writingMessage() {
    let field = Field("", rules: [.minimum(3)], feedback: .immediate)
    field.presentation.message = IssueMessage { [weak field] issue, _ in
      MainActor.assumeIsolated { if field?.value == "a" { field?.value = "abc" } }
      return "Too short"
    }
    field.value = "a"
    #expect(field.value == "abc" && field.isValid && field.visibleMessage == nil)
    #expect(field.appearance == .valid)
  }

  @Test("T1: nor does one that gives the field another message")
  func replacingMessage() {
    let field = Field("", rules: [.minimum(3)], feedback: .immediate)
    field.presentation.message = IssueMessage { [weak field] _, _ in
      MainActor.assumeIsolated { field?.presentation.message = "Later" }
      return "Earlier"
    }
    field.value = "a"
    #expect(field.visibleMessage == "Later")
  }

  @Test("F1: an edit whose judgement changes another field is an edit, and shows no message yet")
  func editOverOther() {
    let source = Field("")
    let field = Field("", message: "Wrong")
    field.rules = [
      Rule("short") { [weak source] value in
        MainActor.assumeIsolated { source?.value = value }
        return value.count < 3
      }
    ]
    field.requireSame(as: source)
    field.play("type ab,leave")
    #expect(field.shown == "v")
    field.play("type long")
    #expect(source.value == "long" && field.shown == "i" && field.issues.count == 1)
  }

  @Test("F1: an edit by new rules is one too, whatever they change after it")
  func editByRules() {
    let source = Field("")
    let field = Field("", message: "Wrong")
    field.require(CrossFieldRule<String, String>("any") { _, _ in true }, with: source)
    field.play("type ab,leave")
    field.rules = [
      Rule("short") { [weak field, weak source] value in
        MainActor.assumeIsolated {
          guard value == "ab" else { return }
          field?.value = "long"
          source?.value = "other"
        }
        return value.count < 3
      }
    ]
    #expect(field.value == "long" && source.value == "other" && field.shown == "i")
  }
}
