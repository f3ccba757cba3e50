import Foundation
import Testing
@testable import ValidationKit

@MainActor
@Suite("X4: offsets of a hidden text's display")
struct HiddenTextTests {
  nonisolated static let secrets = [
    "p😀ss", "รหัสผ่าน", "pa\u{308}ssword", "👩‍👩‍👧x", "🇩🇪🇫🇷", "é", "e\u{301}e\u{301}", "山田", "",
  ]

  /// A view as it is built for a toolkit that shows what it is given: it knows the display alone.
  @MainActor
  final class View {
    let input: TextInput
    var text = ""
    var selection = NSRange()

    init(_ editing: FieldEditing) {
      input = TextInput(Field(label: "Secret", editing: editing))
      input.traits.isSecure = true
    }

    func type(_ replacement: String) {
      input.replace(selection, with: replacement)
      (text, selection) = (input.display, input.selection)
    }

    func backspace() {
      if selection.length == 0, selection.location > 0 {
        selection = NSRange(location: selection.location - 1, length: 1)
      }
      type("")
    }
  }

  @Test("One bullet for each grapheme cluster, and each can be erased", arguments: secrets)
  func erasing(_ secret: String) {
    for place in 0..<secret.count {
      let view = View(FieldEditing())
      view.type(secret)
      #expect(view.text == String(repeating: "•", count: secret.count))
      #expect(view.selection == NSRange(location: secret.count, length: 0))
      view.selection = NSRange(location: place + 1, length: 0)
      view.backspace()
      var rest = secret
      rest.remove(at: rest.index(rest.startIndex, offsetBy: place))
      #expect(view.input.text == rest && view.input.field.value == rest)
      #expect(view.selection == NSRange(location: place, length: 0))
      view.type("ж")
      #expect(Array(view.input.text)[place] == "ж")
      #expect(view.selection == NSRange(location: place + 1, length: 0))
    }
  }

  @Test("Selecting, by ranges and by indices, goes by the display", arguments: secrets)
  func selecting(_ secret: String) {
    let input = View(FieldEditing()).input
    input.insert(secret)
    let display = input.display
    for start in 0...secret.count {
      for length in 0...(secret.count - start) {
        let range = NSRange(location: start, length: length)
        input.select(range)
        #expect(input.selection == range && input.displayContent.selection == range)
        let characters = Array(secret)[start..<start + length]
        #expect(input.content.selectedText == String(characters))
        input.isSecure = false
        #expect(input.content.selectedText == String(characters))
        #expect(input.selection == input.content.selection)
        input.isSecure = true
        #expect(input.selection == range)
        let lower = display.index(display.startIndex, offsetBy: start)
        input.replace(lower..<display.index(lower, offsetBy: length), with: "")
        var rest = Array(secret)
        rest.removeSubrange(start..<start + length)
        #expect(input.text == String(rest))
        if length > 0 { input.undo() }
      }
    }
  }

  @Test("A mask's fixed characters have a bullet each, and erasing goes across them")
  func masks() {
    let view = View(FieldEditing(mask: TextMask("[AA]-[00]")))
    view.type("é山12")
    #expect(view.text == "•••••" && view.input.text == "é山-12")
    view.selection = NSRange(location: 3, length: 0)
    view.backspace()
    #expect(view.input.text == "é" && view.text == "•")
    view.input.undo()
    view.selection = NSRange(location: 4, length: 0)
    view.backspace()
    #expect(view.input.text == "é山-2" && view.selection == NSRange(location: 3, length: 0))
    view.selection = NSRange(location: 0, length: 1)
    view.type("ж")
    #expect(view.input.text == "ж山-2" && view.selection == NSRange(location: 1, length: 0))
  }

  @Test("What is under composition has its bullets, and its place among them")
  func composition() {
    let input = View(FieldEditing()).input
    input.insert("😀é")
    input.select(NSRange(location: 1, length: 0))
    input.setMarkedText("👍🏽ka")
    #expect(input.display == "•••••" && input.markedRange == NSRange(location: 1, length: 3))
    #expect(input.selection == NSRange(location: 4, length: 0))
    input.replace(NSRange(location: 1, length: 3), with: "か")
    #expect(input.text == "😀かé" && input.selection == NSRange(location: 2, length: 0))
    #expect(input.undo() && input.text == "😀é")
  }

  @Test(
    "Ranges that do not fit are clamped",
    arguments: [
      NSRange(location: -5, length: 2), NSRange(location: 9, length: 9),
      NSRange(location: 2, length: .max), NSRange(location: .max, length: .max),
      NSRange(location: .min, length: 3), NSRange(location: 1, length: -4),
    ])
  func clamping(_ range: NSRange) {
    let input = View(FieldEditing()).input
    input.insert("p😀ss")
    input.select(range)
    #expect(input.selection.location >= 0 && input.selection.upperBound <= 4)
    input.replace(range, with: "é")
    #expect(input.text.count <= 5 && input.text.contains("é"))
  }

  @Test("A view that hides by itself goes by the text")
  func hiddenByView() {
    let input = View(FieldEditing()).input
    var shown: [String] = []
    let token = input.onDisplayChange { shown.append($1) }
    input.insert("p😀")
    input.viewHidesSecrets = true
    #expect(input.display == "p😀" && input.isSecure && input.copy() == nil)
    #expect(input.selection == NSRange(location: 3, length: 0))
    input.selectAll()
    #expect(input.copy() == nil && input.cut() == nil && shown == ["••", "p😀"])
    token.cancel()
  }

  @Test("Marked text in a secret that the view is to hide is hidden at once")
  func marked() {
    let input = TextInput(Field(editing: FieldEditing(traits: .password)))
    let first = NSRange(location: 0, length: 1), end = NSRange(location: 1, length: 0)
    #expect(input.viewDidChange(to: "-", selection: end, markedRange: first))
    #expect(input.display == "•" && input.field.value == "-")
    let behind = NSRange(location: 2, length: 0)
    #expect(input.viewDidChange(to: "•a", selection: behind))
    #expect(input.display == "••" && input.field.value == "-a")
  }
}
