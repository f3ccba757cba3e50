import Foundation
import Testing

@testable import ValidationKit

/// A delegate that does something of its own before it answers.
@MainActor
private final class Meddler: TextInputDelegate {
  var lines: [String] = []
  var atEdit: (TextEdit) -> Void = { _ in }
  var atShouldEnd: (TextInput) -> Bool = { _ in true }
  var atEnd: () -> Void = {}
  var atDisplay: () -> Void = {}

  func textInputDidBeginEditing(_ input: TextInput) { lines.append("\(input.field.label!) begun") }
  func textInput(_ input: TextInput, shouldMake edit: TextEdit) -> Bool {
    atEdit(edit)
    return true
  }
  func textInputShouldEndEditing(_ input: TextInput) -> Bool { atShouldEnd(input) }
  func textInputDidEndEditing(_ input: TextInput) {
    lines.append("\(input.field.label!) ended")
    atEnd()
  }
  func textInputNeedsDisplay(_ input: TextInput) { atDisplay() }
}

@MainActor
@Suite("Delegates that meddle, and toolkits that edit by themselves")
struct MeddlingDelegateTests {
  private let meddler = Meddler()
  let fields = ["A", "B", "C"].map { Field("", label: $0) }
  let inputs: [TextInput]

  init() {
    inputs = fields.map { TextInput($0) }
    for input in inputs { input.delegate = meddler }
  }

  @Test("A field that is excluded while it is asked whether it may be left has left, once")
  func excludedWhileAsked() {
    inputs[0].beginEditing()
    meddler.atShouldEnd = {
      $0.field.exclude()
      return false
    }
    #expect(inputs[0].endEditing() && !inputs[0].isEditing)
    #expect(meddler.lines == ["A begun", "A ended"])
  }

  @Test("A field that is excluded by the commit before it is left has left, once")
  func excludedByCommit() {
    inputs[0].beginEditing()
    inputs[0].setMarkedText("x")
    let token = fields[0].onValueChange { [fields] _, _ in fields[0].exclude() }
    #expect(inputs[0].endEditing() && !inputs[0].isEditing)
    #expect(meddler.lines == ["A begun", "A ended"])
    withExtendedLifetime(token) {}
  }

  @Test("Nobody comes into a field that was excluded while the one before was left")
  func excludedOnTheWay() {
    let chain = FocusChain(inputs)
    inputs[0].beginEditing()
    meddler.atEnd = { [fields] in fields[1].exclude() }
    #expect(!inputs[1].beginEditing() && chain.focused == nil)
    #expect(meddler.lines == ["A begun", "A ended"])
  }

  @Test("An edit is not made of a text that the delegate changed meanwhile")
  func changedMeanwhile() {
    meddler.atEdit = { [fields] _ in fields[0].value = "z" }
    #expect(!inputs[0].insert("x") && inputs[0].text == "z")
  }

  @Test("T4: a delegate that writes whenever it is to draw is cut")
  func drawing() {
    meddler.atDisplay = { [fields] in fields[0].value += "x" }
    let found = collectingDiagnostics { fields[0].value = "go" }
    #expect(!found.isEmpty)
  }

  @Test("A field that refuses the focus is not passed over")
  func refusing() {
    let chain = FocusChain(inputs)
    let guardian = Guard()
    guardian.refused = ["begin"]
    inputs[1].delegate = guardian
    inputs[0].beginEditing()
    #expect(!chain.goForward() && chain.focused === inputs[0])
  }

  @Test("An input that another chain took over stays in that one")
  func takenOver() {
    let (former, chain) = (FocusChain(inputs), FocusChain([inputs[0]]))
    former.remove(inputs[0])
    #expect(inputs[0].chain === chain && inputs[1].chain === former)
  }

  @Test("Where a commit drops characters, what is selected stays where it was")
  func selectedPlaces() {
    fields[0].editing.filters = [.allowing(.letter)]
    for (place, end) in [(4, 2), (1, 1), (0, 0)] {
      inputs[0].fill("ab")
      inputs[0].select(NSRange(location: 1, length: 0))
      inputs[0].setMarkedText("x12")
      inputs[0].select(NSRange(location: place, length: 0))
      #expect(inputs[0].text == "axb" && inputs[0].selection.location == end)
    }
  }

  @Test("An edit that a toolkit announced counts once")
  func announced() {
    var places: [Int] = []
    meddler.atEdit = { places.append($0.range.location) }
    inputs[0].fill("11")
    #expect(inputs[0].viewShouldReplace(NSRange(location: 0, length: 0), with: "1"))
    #expect(!inputs[0].viewDidChange(to: "111", selection: NSRange(location: 1, length: 0)))
    #expect(inputs[0].selection == NSRange(location: 1, length: 0))
    #expect(!inputs[0].viewDidChange(to: "1111", selection: NSRange(location: 4, length: 0)))
    #expect(places.dropFirst() == [0, 3])
  }

  @Test("What a toolkit selected in the end is selected")
  func selected() {
    #expect(!inputs[0].viewDidChange(to: "abc", selection: NSRange(location: 1, length: 2)))
    #expect(inputs[0].selection == NSRange(location: 1, length: 2))
  }

  @Test("A toolkit's trial with a blank ends what is under composition")
  func trial() {
    fields[0].editing.filters = [.noWhitespace]
    inputs[0].setMarkedText("x")
    #expect(!inputs[0].viewDidChange(to: " ", selection: NSRange(location: 1, length: 0)))
    #expect(inputs[0].markedRange == nil && inputs[0].text.isEmpty)
  }
}
