import Observation
import Testing

@testable import ValidationKit

@Suite("Circles and long chains of listeners")
@MainActor
struct CircleTests {
  /// Has a closure run with each change of what it reads, as a view would.
  private func watch(_ read: @escaping @MainActor () -> Void) {
    withObservationTracking(read) {
      MainActor.assumeIsolated { watch(read) }
    }
  }

  @Test("T4: fields that mirror each other through Observation are cut; whoever watches is right")
  func mirrored() {
    let (a, b) = (Field("", rules: [.length(max: 3)]), Field(""))
    let button = Button()
    let form = ValidationManager(verifying: [a, b], managing: [button])
    var seen: (a: String, b: String, status: ValidationStatus) = ("", "", .valid)
    watch { seen.a = a.value }
    watch { b.value = a.value + "x" }
    watch { a.value = b.value + "y" }
    watch { seen.b = b.value }
    watch { seen.status = form.status }
    let found = collectingDiagnostics { a.value = "go" }
    #expect(!found.isEmpty)
    #expect(seen.a == a.value && seen.b == b.value && seen.status == form.status)
    #expect(form.isValid == (a.isValid && b.isValid) && button.isEnabled == form.isValid)
    // The next write is told again.
    let later = collectingDiagnostics { a.value = "again" }
    #expect(!later.isEmpty && seen.a == a.value)
  }

  @Test("T4: who only listens hears all that a circle through a text input comes to")
  func throughInput() {
    let field = Field("")
    var heard = ""
    let listener = field.onValueChange { _, new in heard = new }
    let input = TextInput(field)
    let writer = input.onDisplayChange { _, _ in field.value += "x" }
    let found = collectingDiagnostics { field.value = "go" }
    #expect(!found.isEmpty && heard == field.value && input.text == field.value)
    withExtendedLifetime([listener, writer]) {}
  }

  @Test("T4: fields that mirror each other and come to rest are no circle")
  func settling() {
    let (a, b) = (Field(""), Field(""))
    watch { b.value = a.value }
    watch { a.value = b.value }
    let found = collectingDiagnostics { a.value = "go" }
    #expect(found.isEmpty && a.value == "go" && b.value == "go")
  }

  @Test("T4: a chain of different writers is no circle, however long", arguments: [120, 5_000])
  func runningBalance(rows: Int) {
    let fields = (0..<rows).map { _ in Field(0) }
    let tokens = zip(fields, fields.dropFirst()).map { field, next in
      field.onValueChange { _, new in next.value = new + 1 }
    }
    let found = collectingDiagnostics { fields[0].value = 1 }
    #expect(found.isEmpty && fields.last?.value == rows)
    withExtendedLifetime(tokens) {}
  }

  @Test("T4: the same through Observation")
  func watchedBalance() {
    let fields = (0..<300).map { _ in Field(0) }
    for (field, next) in zip(fields, fields.dropFirst()) { watch { next.value = field.value } }
    let found = collectingDiagnostics { fields[0].value = 7 }
    #expect(found.isEmpty && fields.allSatisfy { $0.value == 7 })
  }

  @Test("T4: unrelated listeners of the batch, and other listeners of the circle, are served")
  func unrelated() {
    let (a, b, other) = (Field(0), Field(0), Field(0))
    var (last, heard) = (0, 0)
    let tokens = [
      a.onValueChange { _, new in b.value = new + 1 },
      b.onValueChange { _, new in a.value = new + 1 },
      a.onValueChange { _, new in last = new },
      other.onValueChange { _, new in heard = new },
    ]
    let found = collectingDiagnostics {
      Validation.batch {
        a.value = 1
        other.value = 5
      }
    }
    #expect(found.count == 1 && heard == 5 && last == a.value)
    withExtendedLifetime(tokens) {}
  }

  @Test("T4: the bound can be set, and circles of any length are found", arguments: [1, 2, 3, 40])
  func bound(length: Int) {
    let limit = Validation.settlingLimit
    defer { Validation.settlingLimit = limit }
    Validation.settlingLimit = 7
    let fields = (0..<length).map { _ in Field(0) }
    var calls = 0
    let tokens = fields.indices.map { index in
      fields[index].onValueChange { _, new in
        calls += 1
        fields[(index + 1) % length].value = new + 1
      }
    }
    let found = collectingDiagnostics { fields[0].value = 1 }
    #expect(found.count == 1)
    #expect((7 * length...7 * length + 1).contains(calls), "\(calls) calls")
    Validation.settlingLimit = 0
    #expect(Validation.settlingLimit == 1)
    withExtendedLifetime(tokens) {}
  }

  @Test("T4: listeners that register anew each time cannot keep a circle going")
  func renewed() {
    let (a, b) = (Field(0), Field(0))
    var tokens: [ObserverToken] = []
    func follow(_ source: Field<Int>, _ target: Field<Int>) {
      tokens.append(
        source.onValueChange { _, new in
          tokens.removeAll()
          follow(source, target)
          follow(target, source)
          target.value = new + 1
        })
    }
    follow(a, b)
    follow(b, a)
    let found = collectingDiagnostics { a.value = 1 }
    #expect(!found.isEmpty)
  }

  @Test("T4: watchers of a control hear of it when telling is cut")
  func watchedControl() {
    let field = Field("", rules: [.minimum(2)])
    let control = Control("Go")
    let form = ValidationManager(verifying: [field], managing: [control])
    var seen: Bool?
    watch { seen = control.isEnabled }
    let token = control.onEnabledChange { field.value = $0 ? "" : "ab" }
    _ = collectingDiagnostics { field.value = "ab" }
    #expect(seen == control.isEnabled && control.isEnabled == form.isValid)
    withExtendedLifetime(token) {}
  }
}
