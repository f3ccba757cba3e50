import Foundation
import Observation
import Testing
@testable import ValidationKit

@MainActor
@Suite("A field that changes while its text is shown")
struct ChangedWhileShownTests {
  let mask = TextMask("+{7} ([000]) [000]-[00]-[00]")

  /// What a listener, an observer and a delegate hear.
  @MainActor
  final class Witness: TextInputDelegate {
    let input: TextInput
    var shown: [String] = []
    var observed = 0
    var displays = 0
    private var token: ObserverToken?

    init(_ input: TextInput) {
      self.input = input
      input.delegate = self
      token = input.onDisplayChange { [weak self] in self?.shown.append($1) }
    }

    private func watch() {
      withObservationTracking {
        _ = (input.display, input.traits)
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.observed += 1 }
      }
    }

    /// Runs a change, and returns what the listener heard, if all heard of it alike.
    func hear(_ change: () -> Void) -> [String]? {
      (shown, observed, displays) = ([], 0, 0)
      watch()
      change()
      return (observed > 0) == (displays > 0) ? shown : nil
    }

    func textInputNeedsDisplay(_ input: TextInput) { displays += 1 }
  }

  @Test("Another mask, secrecy or trait reaches listeners, observers and the view at once")
  func settings() {
    let field = Field("79991234567", label: "Phone")
    let witness = Witness(TextInput(field))
    #expect(witness.hear { field.editing.mask = mask } == ["+7 (999) 123-45-67"])
    #expect(
      witness.hear { field.editing.traits.isSecure = true } == [String(repeating: "•", count: 18)])
    #expect(witness.hear { field.editing.mask = nil } == [String(repeating: "•", count: 11)])
    #expect(witness.hear { field.editing.traits.isSecure = false } == ["79991234567"])
    #expect(witness.hear { field.editing.traits.placeholder = "?" } == [] && witness.observed > 0)
    #expect(witness.hear { field.editing = field.editing } == [] && witness.observed == 0)
    #expect(
      witness.hear { field.settings = Field(label: "X", editing: .phone(mask)).settings } == [
        "+7 (999) 123-45-67"
      ])
    field.editing.filters = [.maxLength(0)]
    #expect(!witness.input.insert("1"))
  }

  @Test("A batch shows what comes of it, once, and what is read within it is right")
  func batches() {
    let field = Field("79991234567", label: "Phone")
    let witness = Witness(TextInput(field))
    let shown = witness.hear {
      Validation.batch {
        field.editing.mask = mask
        #expect(witness.input.text == "+7 (999) 123-45-67")
        field.editing.traits.isSecure = true
        #expect(witness.input.display == String(repeating: "•", count: 18))
        field.editing.traits.isSecure = false
        field.editing.mask = nil
      }
    }
    #expect(shown == [] && witness.input.text == "79991234567")
  }

  @Test("A refused edit under composition takes what was composed off the screen")
  func refusedInsert() {
    let field = Field(label: "Name", editing: FieldEditing(filters: [.allowing(.letter)]))
    let witness = Witness(TextInput(field))
    let refusals: [(String, (TextInput) -> Void)] = [
      ("insert", { $0.insert("1") }), ("commit", { $0.commitComposition() }),
      ("fill", { $0.fill("1") }), ("replace", { $0.replace($0.markedRange!, with: "1") }),
      ("undo", { $0.undo() }), ("end", { $0.endEditing() }), ("return", { $0.pressReturn() }),
      ("select", { $0.selectAll() }), ("nothing", { $0.setMarkedText("") }),
    ]
    for (name, refusal) in refusals {
      witness.input.setMarkedText("12")
      #expect(witness.hear { refusal(witness.input) } == [""], "\(name)")
      #expect(witness.input.markedRange == nil && field.value == "")
    }
  }

  @Test(
    "A value that is set by code is shown, also the one that was there",
    arguments: [
      ("+", "", ""), ("+7 (", "7", "+7"), ("+7 (999)", "7999", "+7 (999"), ("9", "79", "+7 (9"),
    ])
  func setAgain(_ typed: String, _ value: String, _ shown: String) {
    let field = Field(label: "Phone", editing: FieldEditing(mask: mask))
    let witness = Witness(TextInput(field))
    witness.input.insert(typed)
    let before = witness.input.text
    #expect(field.value == value)
    #expect(witness.hear { field.value = value } == (before == shown ? [] : [shown]))
    #expect(witness.input.text == shown && field.value == value)
    #expect(witness.hear { field.value = value } == [] && witness.observed == 0)
    witness.input.setMarkedText("12")
    #expect(witness.hear { field.value = value } == [shown] && witness.input.markedRange == nil)
  }

  @Test("A text that stands for its value stays as it was typed when that is written back")
  func writtenBack() {
    let field = Field("", label: "Name")
    field.criteria.normalization = { $0.lowercased().trimmingCharacters(in: .whitespaces) }
    let input = TextInput(field)
    let token = field.onValueChange { [weak field] _, new in field?.value = new }
    input.insert("Ann ")
    #expect(input.text == "Ann " && field.value == "ann" && input.canUndo)
    field.value = ""
    input.insert("  ")
    field.value = ""
    #expect(input.text == "")
    token.cancel()
  }

  @Test("Reading the text in a condition or rule of the same field moves no caret")
  func readingWhileJudged() {
    let field = Field(label: "Phone", editing: FieldEditing(mask: mask))
    let other = Field("", label: "Other")
    let input = TextInput(field)
    var read: [String] = []
    other.include(when: field) { _ in
      read.append(input.text)
      return input.display.count > 3
    }
    field.rules = [
      Rule("reads") { _ in
        MainActor.assumeIsolated { read.append("\(input.text)@\(input.selection.location)") }
        return true
      }
    ]
    input.insert("9991")
    input.select(NSRange(location: 5, length: 0))
    read = []
    input.insert("5")
    #expect(input.text == "+7 (959) 91" && input.selection == NSRange(location: 6, length: 0))
    #expect(read == ["+7 (959) 91@6", "+7 (959) 91"] && input.canUndo)
    read = []
    field.value = "71"
    #expect(read == ["+7 (1@5", "+7 (1"] && input.text == "+7 (1")
  }

  @Test("T2: a field's own reset shows all of it to whoever listens")
  func reset() {
    let field = Field("", label: "Name", rules: [.length(min: 2)], feedback: .immediate)
    let input = TextInput(field)
    input.insert("x")
    var seen: [String] = []
    let note = {
      seen.append("\(input.display)|\(field.value)|\(field.isEdited)|\(field.appearance)")
    }
    let tokens = [
      input.onDisplayChange { _, _ in note() }, field.onValueChange { _, _ in note() },
      field.onAppearanceChange { _, _ in note() },
    ]
    field.reset()
    #expect(seen == Array(repeating: "||false|neutral", count: 3))
    input.setMarkedText("y")
    seen = []
    field.reset()
    #expect(seen == ["||false|neutral"])
    #expect(tokens.count == 3)
  }
}
