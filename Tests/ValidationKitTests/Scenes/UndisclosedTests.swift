import Foundation
import Testing

@testable import ValidationKit

@Suite("What may hold a secret prints nothing of it")
@MainActor
struct UndisclosedTests {
  /// Whatever printing, dumping and mirrors say of something.
  private func written(_ subject: Any) -> String {
    var text = "\(subject) \(String(reflecting: subject)) \([subject]) \(Optional(subject) as Any)"
    dump(subject, to: &text)
    var mirror: Mirror? = Mirror(reflecting: subject)
    while let current = mirror {
      for child in current.children { text += "\(child)" }
      mirror = current.superclassMirror
    }
    return text
  }

  private func expectSilence(_ subject: Any, sourceLocation: SourceLocation = #_sourceLocation) {
    let text = written(subject)
    #expect(
      !text.contains("hunter"), "\(type(of: subject)): \(text)", sourceLocation: sourceLocation)
  }

  @Test("Edits, texts, and what masks make of them")
  func texts() {
    let content = EditableText("hunter2")
    let edit = TextEdit.insert("hunter2", into: content)
    let mask = TextMask("[A…]")
    expectSilence(content)
    expectSilence(edit)
    expectSilence([edit])
    expectSilence(["edit": edit])
    expectSilence(FieldEditing().applying(edit, to: content) as Any)
    expectSilence(FieldEditing(mask: mask).showing("hunter") as Any)
    expectSilence(mask.format("hunter"))
    #expect("\(content) \(edit)" == "EditableText TextEdit")
    #expect(Mirror(reflecting: edit).children.isEmpty)
  }

  @Test("What a submission takes, also where it is printed off the main actor")
  func snapshots() async {
    let password = Field("hunter2")
    let form = ValidationManager(verifying: [password])
    let snapshot = FormSnapshot(of: form)
    expectSilence(snapshot)
    #expect(snapshot[password] == "hunter2")
    let text = await Task.detached {
      var text = "\(snapshot) \(String(reflecting: snapshot)) \(password) \(TextInputKind.self)"
      dump(snapshot, to: &text)
      dump(password, to: &text)
      return text
    }.value
    #expect(!text.contains("hunter"))
  }

  /// A type to print beside the others.
  private enum TextInputKind {}

  @Test("Rows, cells, what they report, prompts and submissions")
  func scenes() async {
    let rows = ReusableRows<StandardReusableRowKind>([.password])
    let cell = ReusableCell<StandardReusableRowKind>()
    var reports: [ReusableCell<StandardReusableRowKind>.Report] = []
    cell.callbacks.success = { reports.append($0) }
    cell.bind(to: rows[0])
    cell.text = "hunter22"
    #expect(reports.map(\.text) == ["hunter22"])
    let prompt = Prompt(
      "Password", message: "", fields: [Prompt.field("hunter2")], actions: [PromptAction("OK")])
    let submission = Submission<Int>(of: rows.manager) { _ in
      throw SubmissionFailure("No", on: rows[0].field)
    }
    expectSilence(await submission.submit())
    for subject in [rows, rows[0], cell, reports, reports.first as Any, prompt, submission] as [Any]
    {
      expectSilence(subject)
    }
  }

  @Test("Values that are read from a text")
  func parsed() {
    let number = ParsedField<Int>(nil, as: .integer(Locale(identifier: "en")))
    number.field.value = "hunter2"
    expectSilence(number)
  }
}
