import Foundation
import ValidationKit

/// What an edit of a text costs, alone and with the field behind it.
@MainActor func measureTextInput() {
  let mask = TextMask("+{7} ([000]) [000]-[00]-[00]")
  let editing = FieldEditing(filters: [.noWhitespace], mask: mask)
  let text = "+7 (999) 123-45-6"
  let end = EditableText(text)
  let typing = nanoseconds(repeating: 1_000) {
    precondition(editing.applying(.insert("7", into: end), to: end) != nil)
  }
  report("a key at the end of a masked text of 18 characters", typing, "ns", wanted: "< 2000")
  let middle = EditableText(text, selection: NSRange(location: 6, length: 0))
  let inserting = nanoseconds(repeating: 1_000) {
    precondition(editing.applying(.insert("7", into: middle), to: middle) != nil)
  }
  report("a key in the middle of it", inserting, "ns", wanted: "< 2000")
  let deleting = nanoseconds(repeating: 1_000) {
    precondition(editing.applying(.deleteBackward(in: middle), to: middle) != nil)
  }
  report("a character less in the middle of it", deleting, "ns", wanted: "< 2000")

  let field = Field(label: "Phone", editing: editing, rules: [.pattern("7[0-9]{10}")])
  let input = TextInput(field)
  let live =
    nanoseconds(repeating: 10_000) {
      input.insert("9")
      input.deleteBackward()
    } / 2
  report("the same in a text input, with its field and a pattern", live, "ns", wanted: "")

  let empty = EditableText("")
  let ascii = String(repeating: "some text ", count: 100_000)
  let mixed = String(repeating: "на разных ", count: 55_000)
  for (what, paste) in [("ASCII", ascii), ("Cyrillic", mixed)] {
    let filtered = nanoseconds(repeating: 1) {
      let filters = FieldEditing(filters: [.noWhitespace])
      precondition(filters.applying(.insert(paste, into: empty), to: empty) != nil)
    }
    report("1 MB of \(what) into a filtered field", filtered / 1e6, "ms", wanted: "< 50")
    let limited = nanoseconds(repeating: 1) {
      let filters = FieldEditing(filters: [.maxLength(500_000)])
      precondition(filters.applying(.insert(paste, into: empty), to: empty) != nil)
    }
    report("  cut to 500,000 characters", limited / 1e6, "ms", wanted: "< 50")
    let letters = FieldEditing(mask: TextMask("[A…]"))
    let masked = nanoseconds(repeating: 1) {
      precondition(letters.applying(.insert(paste, into: empty), to: empty) != nil)
    }
    report("  into an endless mask", masked / 1e6, "ms", wanted: "")
  }
  let digits = String(repeating: "1234567890", count: 100_000)
  let phone = FieldEditing(mask: mask)
  let refused = nanoseconds(repeating: 1) {
    precondition(phone.applying(.insert(digits, into: empty), to: empty) == nil)
  }
  report("1 MB of digits into a mask of 18 characters", refused / 1e6, "ms", wanted: "at once")
  measureChoice()
}

/// What it costs to choose among 50 masks, such as those of countries, beside one of them.
@MainActor private func measureChoice() {
  let masks = (20..<70).map { TextMask("+{\($0)} ([000]) [000]-[00]-[00]") }
  let one = FieldEditing(mask: masks[0])
  let all = FieldEditing(mask: .bestFit(masks))
  func key(_ editing: FieldEditing, _ text: String) -> Double {
    let start = EditableText("")
    guard let state = editing.applying(.insert(text, into: start), to: start)?.content else {
      preconditionFailure("the text does not fit")
    }
    return nanoseconds(repeating: 1_000) {
      precondition(editing.applying(.insert("7", into: state), to: state) != nil)
    }
  }
  for (what, text) in [("with its code", "+20 999 123 45 6"), ("without", "999 123 45 6")] {
    report("a key among 50 masks, \(what)", key(all, text) / key(one, text), "×", wanted: "< 10")
  }
  let plates = (0..<50).map { TextMask("[A]-[0…]\($0)") }
  for (what, paste, masks) in [
    ("digits", String(repeating: "1234567890", count: 100_000), masks),
    ("words", String(repeating: "some text ", count: 100_000), masks),
    ("blanks", String(repeating: " ", count: 1_000_000), masks),
    ("digits without end", "a" + String(repeating: "1234567890", count: 100_000), plates),
    ("digits where none fit", String(repeating: "1234567890", count: 100_000), plates),
  ] {
    let empty = EditableText("")
    func cost(_ mask: TextMask) -> Double {
      let editing = FieldEditing(mask: mask)
      return nanoseconds(repeating: 1) {
        _ = editing.applying(.insert(paste, into: empty), to: empty)
      }
    }
    let ratio = cost(.bestFit(masks)) / cost(masks[0])
    report("1 MB of \(what) among 50 masks", ratio, "×", wanted: "< 5")
  }
}
