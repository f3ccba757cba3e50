import Testing

@testable import ValidationKit

@Suite("Closures of the author's that look at fields while these are evaluated")
@MainActor
struct FieldReentryTests {
  /// Reads whatever can be read of a field, but its message, which the message's own closure makes.
  private func read(_ field: Field<String>) -> Int {
    let flags = [field.isEdited, field.isTouched, field.isFocused, field.isValid, field.isEnabled]
    let texts = [field.value, field.visibleMessage ?? "", field.label ?? ""]
    return flags.count + texts.count + field.issues.count + field.rules.count
      + field.exclusions.count + "\(field.appearance) \(field.status) \(field.feedback)".count
      + "\(field.settings.presentation.label ?? "") \(field.pattern ?? "")".count
  }

  private static let everything =
    "enter,type a,leave,reveal,impose,exclude,include,type ,judge,reset"

  @Test("A rule may read its own field and others")
  func rule() {
    let field = Field("", label: "Self"), other = Field("", label: "Other")
    var calls = 0
    nonisolated(unsafe) let count = { calls += 1 }
    field.rules = [
      Rule("satisfies") { [unowned field] _ in
        MainActor.assumeIsolated {
          count()
          return read(field) + read(other) > 0 && field.value == "abc"
        }
      }
    ]
    field.play(Self.everything)
    field.value = "abc"
    #expect(calls >= 3)
    #expect(field.isValid)
  }

  @Test("A requirement may read its own field and others, and sees them as they are by then")
  func requirement() {
    let field = Field("")
    field.criteria.requirement = .when { [unowned field] in
      read(field) > 0 && field.isEdited
    }
    #expect(field.isValid)
    field.play("type a,type ")
    #expect(!field.isValid)
    field.play(Self.everything)
    #expect(field.isValid)
    #expect(!field.isRequired)
  }

  @Test("A message may read its own field and others")
  func message() {
    let field = Field("", feedback: .immediate)
    field.presentation.message = IssueMessage { [unowned field] issue, _ in
      MainActor.assumeIsolated { "\(issue.reason.rawValue), \(read(field) > 0), \(field.value)" }
    }
    field.rules = [.minimum(3)]
    field.value = "a"
    #expect(field.visibleMessage == "invalid, true, a")
    field.play("type ")
    #expect(field.visibleMessage == "required, true, ")
    field.play(Self.everything)
    #expect(field.visibleMessage == nil)
  }

  @Test("The library's messages may be made by a closure that reads the field")
  func catalog() {
    let field = Field("", feedback: .immediate)
    field.presentation.messages = MessageCatalog(language: "x") { [unowned field] _, _ in
      MainActor.assumeIsolated { "read \(read(field) > 0)" }
    }
    field.play("type a,type ")
    #expect(field.visibleMessage == "read true")
  }

  @Test("A normalisation may read its own field, and sees the value before the change")
  func normalization() {
    let field = Field("")
    field.criteria.normalization = { [unowned field] new in
      MainActor.assumeIsolated { read(field) > 0 && new.count > 3 ? field.value : new }
    }
    field.value = "abc"
    field.value = "abcd"
    #expect(field.value == "abc")
    field.play(Self.everything)
    #expect(field.value == "")
  }

  @Test("A comparison with a field that reads back is no conflict")
  func comparison() {
    let one = Field(""), two = Field("")
    one.requireSame(as: two)
    two.requireSame(as: one)
    two.criteria.requirement = .when { [unowned one] in one.isTouched && read(one) > 0 }
    one.play(Self.everything)
    two.play(Self.everything)
    one.play("type a")
    two.play("type a")
    #expect(one.isValid)
    #expect(two.isValid)
  }

  @Test("T4: a listener of each side may write the field, and the last value counts")
  func listeners() {
    let field = Field("", rules: [.minimum(3)])
    let tokens = [
      field.onValueChange { _, new in if new.count < 3 { field.value += "x" } },
      field.onStatusChange { if $0.becameValid { field.leave() } },
      field.onAppearanceChange { _, new in if new == .valid { field.label = "Done" } },
      field.onIssuesChange { _, new in if new.isEmpty { field.exclude(.readOnly) } },
    ]
    field.value = "a"
    #expect(field.value == "axx")
    #expect(field.isTouched)
    #expect(field.exclusions == [.readOnly])
    #expect(field.shown == "n")
    tokens.forEach { $0.cancel() }
  }
}
