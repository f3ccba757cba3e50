import Foundation
import Testing
@testable import ValidationKit

/// A text with `|` for the caret, or two of them around what is selected.
func content(_ marked: String) -> EditableText {
  let parts = marked.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  let location = parts[0].utf16.count
  let length = parts.count > 2 ? parts[1].utf16.count : 0
  return EditableText(
    parts.joined(), selection: NSRange(location: location, length: length))
}

/// A text with `|` where the caret stands, or around what is selected.
func marked(_ content: EditableText) -> String {
  var text = content.text
  let range = content.selectedRange
  text.insert("|", at: range.upperBound)
  if !range.isEmpty { text.insert("|", at: range.lowerBound) }
  return text
}

@Suite("Editing under a mask")
struct MaskEditingTests {
  @Test("Part of what is fixed is never taken for typed, however it came in", arguments: 0...12)
  func fixedParts(_ place: Int) {
    for (format, text) in [
      ("+{49} [000] [0000]", "+49 123 456"), ("+{380} ([00]) [000]", "+380 (12) 34"),
    ] {
      let mask = TextMask(format)
      let digits = text.filter(\.isNumber)
      let fixed = format.prefix { $0 != "[" }.filter { !"{}".contains($0) }.count
      guard (1...fixed).contains(place) else { continue }
      for start in [mask.format(text).content, mask.format(value: digits).content] {
        let state = start.selecting(NSRange(location: place, length: 0))
        let erased = mask.applying(.deleteBackward(in: state), to: state)!
        #expect(erased.text == text && erased.value == digits, "\(format) \(place)")
        let typed = mask.applying(.insert("5", into: state), to: state)!
        let count = fixed == 4 ? 2 : 3
        #expect(typed.value == digits.prefix(count) + "5" + digits.dropFirst(count))
      }
    }
  }

  static let phone = TextMask("+7 ([000]) [000]-[00]-[00]")
  static let valued = TextMask("+{7} ([000]) [000]-[00]-[00]")
  static let american = TextMask("([000]) [000]-[0000]")
  static let date = TextMask("[90]{.}[90]{.}[0000]")
  static let plate = TextMask("[A] [000] [AA]")

  static func typed(_ text: String, _ start: String, _ mask: TextMask) -> String {
    var state = content(start)
    for key in text {
      state = mask.applying(.insert(String(key), into: state), to: state)?.content ?? state
    }
    return marked(state)
  }

  @Test(
    "X1: typing goes where the caret is, and fixed characters come by themselves",
    arguments: [
      (phone, "|", "9", "+7 (9|"), (phone, "|", "9991234567", "+7 (999) 123-45-67|"),
      (phone, "|", "+7 (9", "+7 (9|"), (phone, "|", "79", "+7 (9|"),
      (phone, "+7 (12|3) 4", "5", "+7 (125|) 34"), (phone, "+7 (123|) 4", "5", "+7 (123) 5|4"),
      (phone, "+|7 (123) 4", "5", "+7 (5|12) 34"), (phone, "|+7 (123", "5", "+7 (5|12) 3"),
      (phone, "+7 (123|", "a", "+7 (123|"), (phone, "|", "a", "|"),
      (phone, "+7 (|999) 123-45-67", "1", "+7 (|999) 123-45-67"),
      (phone, "+7 (999) 123-45-67|", "1", "+7 (999) 123-45-67|"),
      (phone, "+7 (123|", "٤", "+7 (123) 4|"),
      (american, "|", "3", "(3|"), (date, "|", "1.2.2020", "1.2.2020|"),
      (date, "|", "12032020", "12.03.2020|"), (date, "1|.2.2020", "3", "13|.2.2020"),
      (date, "1|.2", ".", "1.|2"), (plate, "|", "a123bc", "a 123 bc|"),
      (plate, "|", "1a", "a|"), (plate, "a 1|2", "b", "a 1|2"),
      (TextMask("[…]"), "|", "น้ำ", "น้ำ|"),
    ])
  func typing(_ mask: TextMask, _ start: String, _ keys: String, _ end: String) {
    #expect(Self.typed(keys, start, mask) == end)
  }

  @Test(
    "X1: deleting takes a typed character, across fixed ones where those are in between",
    arguments: [
      (american, "(3|", "|"), (american, "(333) |4", "(33|4"), (american, "(333)| 4", "(33|4"),
      (american, "(333) 4|", "(333|"), (american, "(333) |", "(33|"), (american, "(|333", "|(333"),
      (american, "(|", "|"), (american, "|(333", "|(333"), (phone, "+7 (|", "|"),
      (phone, "+7 (9|", "|"), (phone, "+7 (9|99", "+7 (|99"), (phone, "+7| (99", "+|7 (99"),
      (phone, "+7 (|99|9) 123", "+7 (|912) 3"), (phone, "|+7 (999) 123|", "|"),
      (phone, "+7 (999|) |123", "+7 (999|) 123"), (phone, "+7 (9|99) 12|3", "+7 (9|3"),
      (phone, "+7 (9|99|", "+7 (9|"), (phone, "+7 (999) 1|23|", "+7 (999) 1|"),
      (phone, "+7 (999) |123|", "+7 (999|"),
      (date, "1|.2.2020", "|2.20.20"), (date, "12.|3.2020", "1|.3.2020"),
      (TextMask("[A…]"), "น้ำ|", "|"), (phone, "|", "|"),
    ])
  func backspace(_ mask: TextMask, _ start: String, _ end: String) {
    let state = content(start)
    let masked = mask.applying(.deleteBackward(in: state), to: state)
    #expect(masked.map { marked($0.content) } == end)
  }

  @Test(
    "X1: the delete key steps over fixed characters the other way",
    arguments: [
      ("(333|) 4", "(333|"), ("(|333) 4", "(|334"), ("|(333) 4", "(|334"), ("(333) |4", "(333|"),
      ("(333) 4|", "(333) 4|"), ("|", "|"), ("(33|3) |4", "(33|4"),
    ])
  func deleteKey(_ start: String, _ end: String) {
    let state = content(start)
    let masked = Self.american.applying(.deleteForward(in: state), to: state)
    #expect(masked.map { marked($0.content) } == end)
  }

  @Test(
    "X1: a number is the same with and without the fixed part, typed, pasted or filled in",
    arguments: ["+7 999 123-45-67", "79991234567", "9991234567", "+79991234567"],
    ["|", "|+7 (123) 456-78-90|", "|+7|"])
  func pasting(_ text: String, _ start: String) {
    let state = content(start)
    let masked = Self.valued.applying(.insert(text, into: state), to: state)
    #expect(masked?.text == "+7 (999) 123-45-67")
    #expect(masked?.value == "79991234567")
    #expect(masked?.caret == 18)
    #expect(masked?.isComplete == true)
    #expect(masked?.missing == "")
  }

  @Test("X1: a paste puts the caret at its end, and comes in whole or not at all")
  func room() throws {
    for (start, text, end) in [
      ("|", "962 123-45-67", "+7 (962) 123-45-67|"), ("+7 (1|9", "2345678", "+7 (123) 456-78|-9"),
      ("+7 (1|9", "23456789", "+7 (123) 456-78-9|9"),
    ] {
      let state = content(start)
      let masked = Self.phone.applying(.insert(text, into: state), to: state)
      #expect(masked.map { marked($0.content) } == end)
    }
    for (start, text) in [("|", "96212345678"), ("+7 (1|9", "234567890123"), ("12|", "3456789012")]
    {
      let state = content(start)
      let refusal = Self.phone.result(of: .insert(text, into: state), in: state).failure
      #expect(refusal?.reason == .overflow, "\(start) \(text)")
    }
  }

  @Test("Eager masks show what comes next at once, and let it be erased")
  func eager() {
    let mask = TextMask("([000]) [000]-[0000]", completion: .eager)
    #expect(Self.typed("333", "|", mask) == "(333) |")
    var state = content("(333) |")
    state = mask.applying(.deleteBackward(in: state), to: state)!.content
    #expect(marked(state) == "(33|")
    for _ in 0..<2 { state = mask.applying(.deleteBackward(in: state), to: state)!.content }
    #expect(marked(state) == "|")
    #expect(mask.format("(").text == "(" && mask.format("").text == "")
  }

  @Test("An unformatted text is formatted first, with its selection")
  func unformatted() {
    let state = content("99|91234")
    let masked = Self.phone.applying(.insert("5", into: state), to: state)
    #expect(masked.map { marked($0.content) } == "+7 (995|) 912-34")
    let deleted = Self.phone.applying(.deleteBackward(in: state), to: state)
    #expect(deleted.map { marked($0.content) } == "+7 (9|91) 234")
  }

  @Test("Ranges of any kind are fitted to the text")
  func ranges() {
    let state = content("+7 (999|")
    for range in [
      NSRange(location: NSNotFound, length: 0), NSRange(location: .max, length: .max),
      NSRange(location: -7, length: -3), NSRange(location: 3, length: .max),
      NSRange(location: .min, length: .max), NSRange(location: 100, length: 2),
    ] {
      let edit = TextEdit(range: range, replacement: "1")
      #expect(Self.phone.applying(edit, to: state) != nil)
    }
  }
}

extension Result {
  /// The failure, nil for a success.
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
