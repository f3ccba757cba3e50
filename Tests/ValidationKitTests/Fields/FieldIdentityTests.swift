import Testing

@testable import ValidationKit

@Suite("When a value is another one")
@MainActor
struct FieldIdentityTests {
  @Test("T3: texts are the same when their Unicode scalars are")
  func scalars() {
    let field = Field("\u{E9}")
    var lengths: [Int] = []
    let token = field.onValueChange { lengths += [$0, $1].map(\.unicodeScalars.count) }
    field.value = "e\u{301}"
    #expect(lengths == [1, 2])
    #expect(field.value.unicodeScalars.count == 2)
    field.value = "e\u{301}"
    #expect(lengths == [1, 2])
    token.cancel()
  }

  @Test("T3: texts inside collections are compared by their scalars too")
  func scalarsInside() {
    func isTold<Value: FieldValue>(_ old: Value, _ new: Value) -> Bool {
      let field = Field(old)
      var isTold = false
      let token = field.onValueChange { _, _ in isTold = true }
      field.value = new
      token.cancel()
      return isTold
    }
    #expect(isTold(["\u{E9}"], ["e\u{301}"]))
    #expect(isTold(String?.some("\u{E9}"), "e\u{301}"))
    #expect(isTold(Character("\u{E9}"), Character("e\u{301}")))
    #expect(isTold(["a": "\u{E9}"], ["a": "e\u{301}"]))
    #expect(isTold(["\u{E9}": 1], ["e\u{301}": 1]))
    #expect(isTold(Set(["\u{E9}"]), Set(["e\u{301}"])))
    #expect(!isTold(["a": "\u{E9}", "b": "x"], ["b": "x", "a": "\u{E9}"]))
    #expect(!isTold(Set(["a", "\u{E9}"]), Set(["\u{E9}", "a"])))
    #expect(isTold(["a": 1], ["a": 1, "b": 2]))
    #expect(isTold(Set(["a", "b"]), Set(["a"])))
  }

  @Test("T3: a message of the same characters in other scalars is another message")
  func messages() {
    let field = Field("", message: "\u{E9}")
    field.reveal()
    var lengths: [Int?] = []
    let token = field.onMessageChange { lengths += [$0, $1].map { $0?.unicodeScalars.count } }
    field.message = "e\u{301}"
    #expect(lengths == [1, 2])
    #expect(field.visibleMessage?.unicodeScalars.count == 2)
    token.cancel()
  }

  @Test("T3: what is not a number stays what it is, so that setting it again tells nothing")
  func notANumber() {
    let field = Field(Double.nan)
    var isTold = false
    let token = field.onValueChange { _, _ in isTold = true }
    field.value = .nan
    #expect(!isTold)
    #expect(!field.isEdited)
    token.cancel()
  }
}
