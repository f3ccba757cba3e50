import Testing

@testable import ValidationKit

@Suite("A field of pattern, required and message")
@MainActor
struct CardFieldTests {
  let field = Field(pattern: "[0-9]{4}", required: true, message: "Four digits")

  @Test("The trio judges the whole text, and only the pattern need be given")
  func trio() {
    field.play("type 12,leave")
    #expect(field.visibleMessage == "Four digits")
    field.value = "1234"
    #expect(field.isValid)
    field.value = "x1234"
    #expect(!field.isValid)
    let short = Field(pattern: "a+")
    #expect(short.isRequired)
    #expect(short.message == nil)
    #expect(short.value == "")
    #expect(!short.isEdited)
  }

  @Test("V3: no pattern, or an empty one, asks nothing", arguments: [nil, ""])
  func nothingAsked(pattern: String?) {
    field.value = "anything"
    field.pattern = pattern
    #expect(field.isValid)
    #expect(Field(pattern: "", required: false).isValid)
  }

  @Test("Changing the pattern judges and tells at once, and keeps the other rules")
  func changingThePattern() {
    field.rules = [Rule("even") { $0.last?.wholeNumberValue?.isMultiple(of: 2) ?? false }]
    field.value = "1234"
    let button = Button()
    let manager = ValidationManager(verifying: [field], managing: [button])
    let listener = Listener()
    field.addObserver(listener)
    field.pattern = "[a-z]+"
    #expect(field.issues.map(\.rule) == ["pattern"])
    #expect(!manager.isValid)
    #expect(!button.isEnabled)
    field.pattern = "[0-9]+"
    #expect(button.isEnabled)
    #expect(listener.heard == ["valid → invalid", "invalid → valid"])
    field.value = "1"
    #expect(field.issues.map(\.rule) == ["even"])
    #expect(field.pattern == "[0-9]+")
  }

  @Test("Changing required judges and tells at once")
  func changingRequired() {
    let listener = Listener()
    field.addObserver(listener)
    field.isRequired = false
    #expect(field.isValid)
    field.isRequired = true
    #expect(field.issues.map(\.rule) == ["required"])
    #expect(listener.heard == ["invalid → valid", "valid → invalid"])
  }

  @Test("Changing the message shows at once, and judges nothing differently")
  func changingTheMessage() {
    field.play("type 12,leave")
    field.message = "4 digits"
    #expect(field.visibleMessage == "4 digits")
    field.message = nil
    #expect(field.visibleMessage == "Use the expected format")
    #expect(field.status == .invalid)
  }

  @Test("Changing the trio is no edit")
  func noEdit() {
    field.pattern = "a"
    field.isRequired = false
    field.message = "A"
    field.leave()
    #expect(!field.isEdited)
    #expect(!field.isTouched)
    #expect(field.shown == "n")
  }

  @Test("P1: a pattern from data that does not compile throws, and the field stays as it was")
  func parsing() throws {
    field.play("type 12,leave")
    let log = Recorder()
    let tokens = [
      field.onStatusChange { log.note("\($0.new)") },
      field.onIssuesChange { _, new in log.note("\(new.count)") },
    ]
    #expect(throws: PatternError.self) { try field.setPattern(parsing: "(") }
    #expect(field.pattern == "[0-9]{4}")
    #expect(field.issues.map(\.rule) == ["pattern"])
    #expect(field.visibleMessage == "Four digits")
    #expect(log.take() == [])
    try field.setPattern(parsing: "[0-9]{2}")
    #expect(field.isValid)
    #expect(field.pattern == "[0-9]{2}")
    #expect(log.take().sorted() == ["0", "valid"])
    tokens.forEach { $0.cancel() }
  }

  @Test("A field like another has its settings, and nothing of its history or wiring")
  func twin() {
    field.rules = [.minimum(2)]
    field.label = "Code"
    field.feedback = .immediate
    field.presentation.neutralWhenEmpty = true
    field.criteria.reporting = .first
    field.criteria.blanksCountAsEmpty = true
    field.requireSame(as: Field("1"))
    let manager = ValidationManager(verifying: [field])
    field.play("type 12,leave,impose,exclude")
    let twin = Field(like: field)
    #expect(twin.value == "")
    #expect(!twin.isEdited)
    #expect(!twin.isTouched)
    #expect(!twin.isExcluded)
    #expect(twin.managers.isEmpty)
    #expect(!manager.contains(twin))
    #expect(twin.issues.map(\.rule) == ["required"])
    #expect(twin.pattern == "[0-9]{4}")
    #expect(twin.message == "Four digits")
    #expect(twin.label == "Code")
    #expect(twin.feedback == .immediate)
    #expect(twin.presentation.neutralWhenEmpty)
    twin.value = "  "
    #expect(twin.issues.map(\.rule) == ["required"])
    twin.value = "1"
    #expect(twin.issues.map(\.rule) == ["pattern"])
    twin.value = "1234"
    #expect(twin.isValid)
    twin.pattern = "a"
    #expect(field.pattern == "[0-9]{4}")
  }
}
