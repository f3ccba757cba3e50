import TestSupport
import Testing

@testable import ValidationKit

@Suite("What stops a submission shows itself")
@MainActor
struct SubmissionRevealTests {
  let it = SignUp()
  let kind = Field("private")
  let company = Field("", label: "Company")

  init() {
    it.form.add(kind)
    it.form.add(company)
    company.include(when: kind) { $0 == "business" }
  }

  /// Presses while the name is being asked about.
  private func press() async -> Task<SubmissionResult<String>, Never> {
    it.email.value = "ann@example.com"
    it.name.value = "ann"
    let task = it.submission.start()
    await turns { it.names.waiting == ["ann"] }
    return task
  }

  @Test("A5: an empty required field that is included while it waits")
  func included() async {
    let task = await press()
    kind.value = "business"
    #expect(company.shown == "n")
    it.names.answerAll(true)
    let result = await task.value
    #expect(result.words == "invalid at a field" && result.first === company)
    #expect(company.shown == "I" && company.visibleMessage == "Fill in “Company”")
    #expect(it.server.asked.isEmpty && it.submission.state == nil)
  }

  @Test("A5: a field that becomes required while it waits")
  func required() async {
    let note = Field("")
    note.isRequired = false
    it.form.add(note)
    let task = await press()
    note.isRequired = true
    it.names.answerAll(true)
    let result = await task.value
    #expect(result.first === note && note.shown == "I")
  }

  @Test("A5: a field that is added, reset or edited while it waits", arguments: 0..<3)
  func changed(way: Int) async {
    let note = Field("ok", rules: [.minimum(2)])
    if way > 0 { it.form.add(note) }
    let task = await press()
    switch way {
    case 0:
      note.value = "x"
      it.form.add(note)
    case 1:
      note.reset()
      note.rules = [.minimum(3)]
    default: note.value = "x"
    }
    it.names.answerAll(true)
    let result = await task.value
    #expect(result.first === note && note.shown == "I")
  }

  @Test("A5: what is included while it waits, and has to be asked about, is awaited too")
  func asked() async {
    let code = Field("c1", asking: [it.names.rule()], clock: it.clock)
    code.include(when: kind) { $0 == "business" }
    it.form.add(code)
    let task = await press()
    kind.value = "business"
    company.value = "ACME"
    it.names.answer("ann", true)
    #expect(await turns { it.names.waiting == ["c1"] })
    #expect(it.submission.state == .loading && it.server.asked.isEmpty)
    it.names.answerAll(false)
    let result = await task.value
    #expect(result.first === code && code.shown == "I")
  }

  @Test("A5: the field that a failure names, though it became wrong by other means")
  func failed() async {
    await it.fill()
    let task = await it.press()
    kind.value = "business"
    #expect(company.shown == "n")
    it.server.fail("ann ann@example.com")
    let result = await task.value
    #expect(result.first === company && company.shown == "I")
  }
}
