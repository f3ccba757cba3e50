import TestSupport
import Testing

@testable import ValidationKit

@Suite("Changes as sequences")
@MainActor
struct ChangeStreamTests {
  @Test("A stream begins with the present value; a slow reader never misses the last one")
  func lastState() async {
    let field = Field("", rules: [.minimum(3)])
    var statuses = field.statuses.makeAsyncIterator()
    var values = field.values.makeAsyncIterator()
    #expect(await statuses.next() == .invalid)
    #expect(await values.next() == "")
    for text in ["a", "ab", "abc", "ab", "abcd"] { field.value = text }
    #expect(await statuses.next() == .valid)
    #expect(await values.next() == "abcd")
    field.value = "a"
    #expect(await statuses.next() == .invalid)
    #expect(await values.next() == "a")
  }

  @Test("A stream tells net changes, and nothing where nothing changed")
  func netChanges() async {
    let field = Field("abc", rules: [.minimum(3)])
    let manager = ValidationManager(verifying: [field])
    var heard: [ValidationStatus] = []
    let statuses = manager.statuses
    let reader = Task {
      for await status in statuses { heard.append(status) }
    }
    await turns { heard == [.valid] }
    Validation.batch {
      field.value = ""
      field.value = "abcd"
    }
    field.value = "abcde"
    await idle()
    #expect(heard == [.valid])
    field.value = ""
    #expect(await turns { heard == [.valid, .invalid] })
    reader.cancel()
    await reader.value
  }

  @Test("A stream ends when its source is gone, after the last state")
  func ends() async {
    var field: Field<String>? = Field("")
    var manager: ValidationManager? = ValidationManager(verifying: [Field("")])
    let streams = (field?.values, field?.statuses, manager?.statuses)
    weak let weakField = field
    weak let weakManager = manager
    field?.value = "abc"
    (field, manager) = (nil, nil)
    #expect(weakField == nil && weakManager == nil)
    var (values, statuses): ([String], [ValidationStatus]) = ([], [])
    if let stream = streams.0 { for await value in stream { values.append(value) } }
    if let stream = streams.1 { for await status in stream { statuses.append(status) } }
    if let stream = streams.2 { for await status in stream { statuses.append(status) } }
    #expect(values == ["abc"] && statuses == [.valid, .invalid])
  }

  @Test("A reader that stops, is cancelled, or never begins leaves no listener behind")
  func readersGo() async {
    let field = Field("")
    for await _ in field.values { break }
    _ = field.values
    let values = field.values
    var hasBegun = false
    let reader = Task { for await _ in values { hasBegun = true } }
    #expect(await turns { hasBegun })
    #expect(!field.ensuredValueListeners.isEmpty)
    reader.cancel()
    await reader.value
    #expect(await turns { field.ensuredValueListeners.isEmpty })
    field.value = "a"
  }

  @Test("Each reader hears of every state, whatever the others do")
  func several() async {
    let field = Field(0)
    let (one, two) = (field.values, field.values)
    var (first, second): ([Int], [Int]) = ([], [])
    let readers = [
      Task { for await value in one.prefix(2) { first.append(value) } },
      Task { for await value in two { second.append(value) } },
    ]
    for value in 1...2 {
      await turns { second.last == value - 1 && first.last == value - 1 }
      field.value = value
    }
    #expect(await turns { second == [0, 1, 2] })
    #expect(first == [0, 1])
    for reader in readers { reader.cancel() }
  }

  @Test("T9: a stream of a foreign member begins with its own status, also without a manager")
  func foreign() async {
    let signature = Signature()
    var statuses = signature.statuses.makeAsyncIterator()
    #expect(await statuses.next() == .invalid)
    signature.strokes = 1
    #expect(await statuses.next() == .valid)
  }

  @Test("T4: a stream has the last state also when listeners were cut off")
  func cutOff() async {
    let (field, manager) = (Field("", rules: [.minimum(3)]), ValidationManager())
    manager.add(field)
    var statuses = manager.statuses.makeAsyncIterator()
    var values = field.values.makeAsyncIterator()
    #expect(await statuses.next() == .invalid)
    _ = await values.next()
    // Two listeners that keep each other busy, and leave the field valid in the end.
    let other = Field(0)
    let tokens = [
      other.onValueChange { _, new in
        field.value = "abc"
        other.value = new + 1
      }
    ]
    let found = collectingDiagnostics { other.value = 1 }
    #expect(!found.isEmpty)
    #expect(manager.isValid)
    #expect(await statuses.next() == .valid)
    #expect(await values.next() == "abc")
    withExtendedLifetime(tokens) {}
  }

  @Test("A2 T8: a program can wait for a form that is pending")
  func waiting() async {
    let desk = Desk<String>()
    let field = Field("", asking: [desk.rule()])
    let manager = ValidationManager(verifying: [field])
    field.value = "ann"
    let statuses = manager.statuses
    let settled = Task { () -> ValidationStatus? in
      for await status in statuses where status != .pending { return status }
      return nil
    }
    await turns { desk.waiting == ["ann"] }
    desk.answer("ann", true)
    #expect(await settled.value == .valid)
  }
}
