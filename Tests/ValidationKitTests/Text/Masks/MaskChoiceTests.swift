import Foundation
import Testing
@testable import ValidationKit

@Suite("The choice among several masks")
struct MaskChoiceTests {
  static let brazil = TextMask.bestFit([
    TextMask("([00]) [0000]-[0000]"), TextMask("([00]) [00000]-[0000]"),
  ])
  static let tax = TextMask.bestFit([
    TextMask("[00].[000].[000]/[0000]-[00]"), TextMask("[000].[000].[000]-[00]"),
  ])

  static func typed(_ keys: some StringProtocol, into mask: TextMask) -> EditableText {
    var state = EditableText("")
    for key in keys {
      state = mask.applying(.insert(String(key), into: state), to: state)?.content ?? state
    }
    return state
  }

  @Test(
    "X1: what was typed decides, not what the mask put in; there and back",
    arguments: [
      (brazil, "11987654321", ["(11) 98765-4321", "(11) 9876-5432", "(11) 9876-543"]),
      (tax, "12345678000195", ["12.345.678/0001-95", "12.345.678/0001-9", "12.345.678/0001"]),
      (tax, "123456780001", ["12.345.678/0001", "123.456.780-00", "123.456.780-0"]),
    ])
  func boundary(_ mask: TextMask, _ text: String, _ steps: [String]) {
    var typed = Self.typed(text, into: mask)
    var pasted = mask.format(steps[0]).content
    for step in steps {
      #expect(typed.text == step && pasted.text == step)
      typed = mask.applying(.deleteBackward(in: typed), to: typed)!.content
      pasted = mask.applying(.deleteBackward(in: pasted), to: pasted)!.content
    }
    for end in text.indices {
      let part = text[...end]
      let once = Self.typed(part, into: mask)
      #expect(once.text == mask.format(String(part)).text)
      #expect(once.text == mask.format(value: String(part)).text)
      let empty = EditableText("")
      #expect(once.text == mask.applying(.insert(String(part), into: empty), to: empty)?.text)
    }
  }

  @Test("X1: an edit in the middle ends like a paste of the result")
  func middle() {
    var state = Self.typed("1187654321", into: Self.brazil)
    #expect(state.text == "(11) 8765-4321")
    state = state.selecting(.init(location: 5, length: 0))
    state = Self.brazil.applying(.insert("9", into: state), to: state)!.content
    #expect(marked(state) == "(11) 9|8765-4321")
    state = Self.brazil.applying(.deleteBackward(in: state), to: state)!.content
    #expect(marked(state) == "(11) |8765-4321")
    let full = EditableText("(11) 98765-4321", selection: .init(location: 6, length: 0))
    #expect(Self.brazil.applying(.insert("0", into: full), to: full) == nil)
  }

  @Test("The order is: most taken, fewest put in, smallest, endless last, first listed")
  func order() {
    let endless = TextMask("[0…]"), three = TextMask("[000]"), other = TextMask("([000])")
    #expect(TextMask.bestFit([endless, three, other]).format("123").text == "123")
    #expect(TextMask.bestFit([endless, other, three]).format("123").text == "(123")
    #expect(TextMask.bestFit([other, endless]).format("1234").text == "1234")
    let countries = TextMask.bestFit([TextMask("+{49} [000]"), TextMask("+{7} [000]")])
    #expect(countries.format("123").text == "+7 123")
    #expect(countries.format("49123").text == "+49 123")
    #expect(countries.format("+4").text == "+4")
    let prefixed = TextMask.bestFit([
      TextMask("+{1} ([000]) [000]-[0000]"),
      TextMask("+{7} ([000]) [000]-[00]-[00]", acceptsPrefixes: ["8"]),
    ])
    #expect(Self.typed("89991234567", into: prefixed).text == "+7 (999) 123-45-67")
    #expect(prefixed.format("89991234567").text == "+7 (999) 123-45-67")
  }

  /// Masks of which one writes signs into the value that another one has for decoration.
  static let dotted = TextMask.bestFit([
    TextMask("[00]{.}[00]{.}[0000]"), TextMask("[00].[000].[000]/[0000]-[00]"),
  ])

  @MainActor
  @Test(
    "X4: the mask that must drop a digit loses, whatever signs it takes",
    arguments: ["657585385", "65.758.538/5", "65.758.538/0001-55", "65758538000155"])
  func dropsNothing(_ text: String) {
    let digits = text.filter(\.isNumber)
    let field = Field(editing: FieldEditing(mask: Self.dotted))
    let input = TextInput(field)
    for key in text { input.insert(String(key)) }
    #expect(field.value == digits && input.text == Self.dotted.format(text).text)
    let shown = input.text
    #expect(input.deleteBackward() && input.undo())
    #expect(input.text == shown && field.value == digits && field.isValid)
    #expect(Self.dotted.format(shown).text == shown && Self.dotted.format(shown).refusal == nil)
    #expect(input.fill(shown) && field.value == digits)
  }

  @Test("X1: a sign that is typed first belongs to a mask that has it")
  func signFirst() {
    let countries = TextMask.bestFit([
      TextMask("+{1} ([000]) [000]-[0000]"), TextMask("+{49} [000] [00000]"),
      TextMask("+{7} ([000]) [000]-[00]-[00]"),
    ])
    for text in ["(727) 845-1234", "(212) 555-1234", "+7 (727) 845-12-34", "49 170 12345"] {
      #expect(Self.typed(text, into: countries).text == countries.format(text).text)
    }
    #expect(countries.format("(727) 845-1234").value == "17278451234")
  }

  /// A figure would depend on the machine; the work is counted in characters that are read.
  @Test("A long text of signs is read once, not by every mask")
  func signs() {
    let alphabet = MaskAlphabet(
      TextMask.bestFit([TextMask("+{7}-[00]-[0…]"), Self.dotted]).layouts)
    let source = alphabet.source(String(repeating: "-", count: 1_000_000) + "12")
    #expect(source.characters.count < 2_000 && source.isLossy)
    #expect(source.characters.suffix(2).map(\.byte) == Array("12".utf8))
  }
}
