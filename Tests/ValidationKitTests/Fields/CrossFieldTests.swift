import Foundation
import Testing

@testable import ValidationKit

@Suite("Fields that depend on others")
@MainActor
struct CrossFieldTests {
  /// Writes down what is judged, in order.
  @MainActor
  final class Log {
    var judged: [String] = []
    func take() -> [String] {
      defer { judged = [] }
      return judged
    }
    nonisolated func rule<each Source>(
      _ name: String, _ sources: repeat (each Source).Type
    ) -> CrossFieldRule<Int, repeat each Source> {
      CrossFieldRule(name) { (_: Int, _: repeat each Source) in
        MainActor.assumeIsolated { self.judged.append(name) }
        return true
      }
    }
  }

  let log = Log()

  @Test("A4: a password changed after the repeat was filled turns Register off at that key")
  func passwordAndRepeat() {
    let (password, copy) = (Field("", rules: [.minimum(3)]), Field(""))
    let register = Button()
    let form = ValidationManager(verifying: [password, copy], managing: [register])
    copy.requireSame(as: password)
    password.value = "abc"
    copy.value = "abc"
    #expect(register.isEnabled && form.isValid)
    password.value = "abcd"
    #expect(!register.isEnabled && copy.shown == "n")
    copy.leave()
    #expect(copy.shown == "I")
    password.value = "abc"
    #expect(register.isEnabled && copy.shown == "v")
  }

  @Test("A4: two fields that compare with each other settle, and tell once each")
  func mutual() {
    let (start, end) = (Field(1, label: "Start"), Field(9, label: "End"))
    let recorder = Recorder()
    start.require(.atMost, end)
    end.require(.atLeast, start)
    let form = ValidationManager(verifying: [start, end])
    recorder.watch(start, as: "start")
    recorder.watch(end, as: "end")
    recorder.watch(form, as: "form")
    start.value = 10
    #expect(
      recorder.take() == ["start valid → invalid", "end valid → invalid", "form valid → invalid"])
    end.value = 10
    #expect(
      recorder.take() == ["end invalid → valid", "start invalid → valid", "form invalid → valid"])
    end.value = 11
    #expect(recorder.take().isEmpty)
  }

  @Test("A4: a chain judges the next field alone, since only values are followed")
  func chain() {
    let (a, b, c) = (Field(0), Field(0), Field(0))
    b.require(log.rule("b", Int.self), with: a)
    c.require(log.rule("c", Int.self), with: b)
    _ = log.take()
    a.value = 1
    #expect(log.take() == ["b"])
    b.value = 1
    #expect(log.take() == ["b", "c"])
    c.value = 1
    #expect(log.take() == ["c"])
  }

  @Test("A4: a diamond is judged once at each change, in the order in which it was wired")
  func diamond() {
    let (top, left, right, bottom) = (Field(0), Field(0), Field(0), Field(0))
    left.require(log.rule("left", Int.self), with: top)
    right.require(log.rule("right", Int.self), with: top)
    bottom.require(log.rule("bottom", Int.self, Int.self, Int.self), with: left, right, top)
    _ = log.take()
    top.value = 1
    #expect(log.take() == ["left", "right", "bottom"])
    left.value = 1
    #expect(log.take() == ["left", "bottom"])
    Validation.batch {
      right.value = 1
      right.value = 2
    }
    #expect(log.take() == ["right", "bottom", "right", "bottom"])
  }

  @Test("A4: a field that follows another twice is judged once")
  func twice() {
    let (source, field) = (Field(0), Field(0))
    field.require(log.rule("one", Int.self), with: source)
    field.require(log.rule("two", Int.self), with: source)
    _ = log.take()
    source.value = 1
    #expect(log.take() == ["one", "two"])
  }

  @Test("A4: nothing is asked of an empty field, of an empty other, and of one that is gone")
  func emptiness() {
    let field = Field(7 as Int?, required: false)
    var other: Field<Int?>? = Field(nil, required: false)
    if let other {
      let less = CrossFieldRule<Int?, Int?>("less") { one, other in (one ?? 0) < (other ?? 0) }
      field.require(less, with: other)
    }
    #expect(field.status == .invalid)
    field.value = nil
    #expect(field.status == .valid)
    field.value = 7
    other = nil
    field.validityChanged()
    #expect(field.status == .valid)
    let (text, empty) = (Field("b"), Field(""))
    text.require(.lessThan, empty)
    #expect(text.isValid)
    empty.value = "a"
    #expect(text.status == .invalid)
  }

  @Test("A4 F4: the issue lands on the named field, with the wiring's message")
  func messages() {
    let (start, end) = (Field(1, label: "Start"), Field(0))
    end.require(.atLeast, start, message: "Too early")
    #expect(start.issues.isEmpty && end.issues.map(\.rule) == ["atLeast"])
    end.reveal()
    #expect(end.visibleMessage == "Too early")
    let other = Field(0)
    other.require(.atLeast, start)
    other.reveal()
    #expect(other.visibleMessage == "Enter a number no less than the one in “Start”")
  }

  @Test("T5: fields that are set in a row are right at once, inside a batch too; reset tells once")
  func batch() {
    let (start, end) = (Field(1), Field(9))
    end.require(.atLeast, start)
    let form = ValidationManager(verifying: [start, end])
    let recorder = Recorder()
    recorder.watch(end, as: "end")
    recorder.watch(form, as: "form")
    Validation.batch {
      start.value = 20
      #expect(!form.isValid && end.status == .invalid)
      end.value = 30
      #expect(form.isValid)
      end.value = 19
      #expect(!form.isValid)
    }
    #expect(recorder.take() == ["end valid → invalid", "form valid → invalid"])
    form.reset()
    #expect(recorder.take() == ["end invalid → valid", "form invalid → valid"])
    #expect(end.appearance == .neutral && start.appearance == .neutral)
  }

  @Test("A comparison is worded by what the fields hold")
  func comparedKinds() {
    func text<Value: FieldValue & Comparable>(
      _ comparison: FieldComparison, _ value: Value, _ other: Value,
      in catalog: MessageCatalog = .english
    ) -> String? {
      let start = Field(other, label: "Start")
      let end = Field(value)
      end.require(comparison, start)
      return end.issues.first.map { catalog.text(for: $0) }
    }
    let one = Date(timeIntervalSince1970: 0)
    let two = Date(timeIntervalSince1970: 86_400)
    #expect(text(.greaterThan, one, two) == "Enter a date later than the one in “Start”")
    #expect(text(.atMost, two, one) == "Enter a date no later than the one in “Start”")
    #expect(text(.lessThan, 2, 1) == "Enter a number less than the one in “Start”")
    #expect(text(.atLeast, 1.5, 2) == "Enter a number no less than the one in “Start”")
    let times: (TimeOfDay, TimeOfDay) = ("09:30", "18:00")
    #expect(
      text(.greaterThan, times.0, times.1) == "Enter a time later than the one in “Start”")
    let days: (CalendarDate, CalendarDate) = ("2008-11-29", "2008-11-30")
    #expect(text(.lessThan, days.1, days.0) == "Enter a date earlier than the one in “Start”")
    #expect(text(.greaterThan, "a", "b") == "Enter a value greater than the one in “Start”")
    #expect(
      text(.greaterThan, one, two, in: .russian) == "Введите дату позже, чем в поле «Start»")
  }
}
