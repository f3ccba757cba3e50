import Testing

@testable import ValidationKit

/// Writes down all that the listeners of a field hear.
@MainActor
private final class Ears {
  private var heard: [String] = []
  private var tokens: [ObserverToken] = []

  init(_ field: Field<String>) {
    tokens = [
      field.onValueChange { [unowned self] in note("value", $0, $1) },
      field.onStatusChange { [unowned self] in note("status", $0.old, $0.new) },
      field.onIssuesChange { [unowned self] in note("issues", $0.count, $1.count) },
      field.onAppearanceChange { [unowned self] in note("appearance", $0, $1) },
      field.onMessageChange { [unowned self] in note("message", $0 ?? "-", $1 ?? "-") },
    ]
  }

  private func note(_ side: String, _ old: some Any, _ new: some Any) {
    heard.append("\(side) \(old) \(new)")
  }

  /// Returns what was heard since the last time, sorted, for the sides are told in no fixed order.
  func hear(_ change: () -> Void) -> [String] {
    heard = []
    change()
    return heard.sorted()
  }
}

@Suite("What the listeners of a field are told")
@MainActor
struct FieldTellingTests {
  let field = Field("", rules: [.minimum(3)], message: "Longer")

  @Test("T3: each side is told exactly on its change, with what it was and what it is")
  func sides() {
    let ears = Ears(field)
    #expect(
      ears.hear { field.value = "a" } == [
        "appearance neutral invalid", "issues 1 1", "value  a",
      ])
    #expect(ears.hear { field.value = "ab" } == ["value a ab"])
    #expect(ears.hear { field.enter() } == [])
    #expect(ears.hear { field.leave() } == ["message - Longer"])
    #expect(ears.hear { field.leave() } == [])
    #expect(ears.hear { field.reveal() } == [])
    #expect(
      ears.hear { field.value = "abc" } == [
        "appearance invalid valid", "issues 1 0", "message Longer -", "status invalid valid",
        "value ab abc",
      ])
    #expect(ears.hear { field.value = "abcd" } == ["value abc abcd"])
    #expect(
      ears.hear { field.value = "x" } == [
        "appearance valid invalid", "issues 0 1", "status valid invalid", "value abcd x",
      ])
    #expect(
      ears.hear { field.exclude() } == [
        "appearance invalid neutral", "issues 1 0", "status invalid valid",
      ])
    #expect(ears.hear { field.exclude(.hidden) } == [])
    #expect(ears.hear { field.impose("Taken") } == [])
  }

  @Test("T3: setting the same value, message, rules or policy tells nothing")
  func nothing() {
    field.play("type ab,leave")
    let ears = Ears(field)
    let heard = ears.hear {
      field.value = "ab"
      field.message = "Longer"
      field.rules = [.minimum(3)]
      field.feedback = .standard
      field.isRequired = true
      field.settings = field.settings
      field.validityChanged()
      field.impose([])
    }
    #expect(heard == [])
  }

  @Test("T2 T3: when a listener hears of one side, all sides, managers and controls are right")
  func consistent() {
    let button = Button()
    let manager = ValidationManager(verifying: [field], managing: [button])
    let log = Recorder()
    func look() {
      log.note("\(field.value) \(field.status) \(field.shown)")
      log.note("\(manager.status) \(button.isEnabled)")
    }
    let tokens = [
      field.onValueChange { _, _ in look() }, field.onStatusChange { _ in look() },
      field.onIssuesChange { _, _ in look() }, field.onAppearanceChange { _, _ in look() },
    ]
    field.value = "abc"
    #expect(log.take() == (1...4).flatMap { _ in ["abc valid v", "valid true"] })
    tokens.forEach { $0.cancel() }
  }

  @Test("T5: a batch tells the net change once, and none where there is none")
  func batch() {
    let ears = Ears(field)
    let heard = ears.hear {
      Validation.batch {
        field.value = "abc"
        field.value = "abcd"
        field.leave()
      }
    }
    #expect(
      heard == ["appearance neutral valid", "issues 1 0", "status invalid valid", "value  abcd"])
    let none = ears.hear {
      Validation.batch {
        field.value = "x"
        field.value = "abcd"
      }
    }
    #expect(none == [])
  }

  @Test("T8: a registration ends with its token, and the token keeps nobody alive")
  func tokens() {
    weak var gone: Field<String>?
    var heard = 0
    var token: ObserverToken?
    do {
      let field = Field("")
      gone = field
      token = field.onValueChange { _, _ in heard += 1 }
      field.value = "a"
      token?.cancel()
      field.value = "b"
      token = field.onValueChange { _, _ in heard += 10 }
    }
    #expect(heard == 1)
    #expect(gone == nil)
    token?.cancel()
    token = field.onValueChange { _, _ in heard += 100 }
    token = nil
    field.value = "c"
    #expect(heard == 1)
  }
}
