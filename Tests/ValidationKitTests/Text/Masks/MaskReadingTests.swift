import Foundation
import Testing
@testable import ValidationKit

/// The ways in which a text comes into a field.
enum Way: CaseIterable {
  case typed, pasted, filled, pastedOver, set, formatted
}

extension TextMask {
  /// Returns the value that a text leads to, nil where it is refused as a whole.
  func value(of text: String, _ way: Way) -> String? {
    switch way {
    case .typed:
      var state = EditableText("")
      var value = ""
      for key in text {
        guard let masked = applying(.insert(String(key), into: state), to: state) else { continue }
        (state, value) = (masked.content, masked.value)
      }
      return value
    case .pasted, .filled:
      let state = EditableText("")
      let edit =
        way == .pasted ? TextEdit.insert(text, into: state) : .replaceAll(of: state, with: text)
      return applying(edit, to: state)?.value
    case .pastedOver:
      let state = format("1").content
      return applying(.replaceAll(of: state, with: text), to: state)?.value
    case .set:
      let masked = show(value: text)
      return masked.refusal == nil ? masked.value : nil
    case .formatted:
      let masked = format(text)
      return masked.refusal == nil ? masked.value : nil
    }
  }
}

@Suite("One reading of a text under a mask")
struct MaskReadingTests {
  static let phone = "+{7} ([000]) [000]-[00]-[00]"
  static let completions = TextMask.Completion.allCases

  @Test(
    "X1: the number is the one that is meant, whatever stands before it",
    arguments: [
      " +7 999 123-45-67", "\u{202A}+7 999 123-45-67\u{202C}", "\u{202D}+79991234567\u{202C}",
      "\u{2066}+7 (999) 123-45-67\u{2069}", "tel:+79991234567", "tel:+7-999-123-45-67",
      "(+7) 999 123-45-67", "(+7)9991234567", "(7) 999 123-45-67", "＋7 999 123-45-67",
      "＋７（９９９）１２３－４５－６７", "+٧ ٩٩٩ ١٢٣ ٤٥ ٦٧", "+7\u{A0}999\u{202F}123\u{2009}45\u{3000}67",
      "+79991234567", "79991234567", "9991234567", "(999) 123-45-67", "\t+7 999 123-45-67 \n",
      "\"+7 999 123-45-67\"", "<+7 999 123-45-67>", "+7.999.123.45.67", "+7/999/123/45/67",
      "+7 999 123–45–67", "+7 999 123—45—67", "+7,999,123,45,67", "№ +7 999 123 45 67.",
      "\u{FEFF}+7 999 123-45-67", "+\u{200B}7\u{200D}999\u{FE0F}123\u{2060}4567",
      "[+7] 999 123-45-67",
      "7️⃣9991234567", "+ 7 999 123 45 67", "((+7)) 999 123 45 67", "+7-(999)-123-45-67",
    ], completions)
  func before(_ text: String, _ completion: TextMask.Completion) {
    let mask = TextMask(Self.phone, completion: completion)
    for way in Way.allCases {
      #expect(mask.value(of: text, way) == "79991234567", "\(text.debugDescription) \(way)")
    }
  }

  @Test(
    "X1: a number that begins with the fixed digit is told by its bracket", arguments: completions)
  func bracket(_ completion: TextMask.Completion) {
    let mask = TextMask(Self.phone, completion: completion)
    for way in Way.allCases {
      #expect(mask.value(of: "(799) 123-45-67", way) == "77991234567", "\(way)")
      #expect(mask.value(of: "+7 799 123-45-67", way) == "77991234567", "\(way)")
    }
  }

  @Test("X1: in an eager mask the fixed part may be typed though it stands there already")
  func eagerTyping() {
    let mask = TextMask(Self.phone, completion: .eager)
    var state = EditableText("")
    var texts: [String] = []
    for key in "+7799" {
      state = mask.applying(.insert(String(key), into: state), to: state)?.content ?? state
      texts.append(state.text)
    }
    #expect(texts == ["+7 (", "+7 (", "+7 (7", "+7 (79", "+7 (799) "])
    // Where something stands behind, what is shown before the caret is settled.
    let middle = mask.applying(.insert("7", into: content("+7 (|99")), to: content("+7 (|99"))
    #expect(middle.map { marked($0.content) } == "+7 (7|99) ")
    var typed = EditableText("")
    for key in "99" { typed = mask.applying(.insert(String(key), into: typed), to: typed)!.content }
    typed = typed.selecting(.init(location: 4, length: 0))
    typed = mask.applying(.insert("7", into: typed), to: typed)!.content
    #expect(marked(typed) == "+7 (7|99) ")
    typed = typed.selecting(.init(location: .max, length: 0))
    typed = mask.applying(.insert("1", into: typed), to: typed)!.content
    #expect(marked(typed) == "+7 (799) 1|")
  }

  @Test("A row of fixed digits comes as a whole, or it is none", arguments: completions)
  func rows(_ completion: TextMask.Completion) {
    let mask = TextMask("+{49} [000000999999]", completion: completion)
    for (text, value) in [
      ("+4930123456", "4930123456"), ("30123456", "4930123456"), ("912345678", "49912345678"),
      ("45 123 456", "4945123456"), ("+49 (30) 123456", "4930123456"),
    ] {
      for way in Way.allCases {
        #expect(mask.value(of: text, way) == value, "\(text) \(way)")
      }
    }
  }

  @Test("A whole number may be pasted behind fixed characters")
  func behindFixed() {
    for (start, completion) in [("+|", .lazy), ("+7|", .lazy), ("+7 (|", .eager)]
      as [(
        String, TextMask.Completion
      )]
    {
      let mask = TextMask(Self.phone, completion: completion)
      let state = content(start)
      let masked = mask.applying(.insert("+7 999 123-45-67", into: state), to: state)
      #expect(masked?.value == "79991234567", "\(start)")
    }
  }

  @Test(
    "Where an optional slot waits, blanks and signs between thousands do not end it, others do",
    arguments: [
      ("[09]{.}[09]{.}[0000]", "12/6/1990", "12.6.1990"),
      ("[09]{.}[09]{.}[0000]", "1-6-1990", "1.6.1990"),
      ("[09]{.}[09]{.}[0000]", "1:6:1990", "1.6.1990"),
      ("[09]{.}[09]{.}[0000]", "1.6.1990", "1.6.1990"),
      ("[09]{.}[09]{.}[0000]", "1／6／1990", "1.6.1990"),
      ("[09]{.}[09]{.}[0000]", "1 2/6/1990", "12.6.1990"),
      ("[09]{.}[09]{.}[0000]", "\u{202A}1\u{202C}2/6/1990", "12.6.1990"),
      ("[09]{.}[09]{.}[0000]", "1#2/6/1990", "12.6.1990"),
      ("[09]{.}[09]{.}[0000]", "1x2/6/1990", nil),
      ("[9999][.][99]", "1 122.33", "1122.33"), ("[9999][.][99]", "1,122.33", "1122.33"),
      ("[9999][.][99]", "1'122.33", "1122.33"), ("[9999][.][99]", "1\u{66C}122.33", "1122.33"),
      ("[9999][.][99]", "1122,33", nil), ("[9999][.][99]", "1122'33", nil),
      ("[9999][.][99]", "1122\u{66C}33", nil), ("[9999][.][99]", "11,22.33", nil),
      ("[0…]", "1,234,567", "1234567"), ("[0…]", "12,34", nil), ("[0…]", "1,23", nil),
      ("[0…]", "1234,567", nil), ("[0…]", "1,234,56", nil), ("[9990] AC", "1 122", "1122"),
      ("[0099]", "11,22", nil), ("[0000]", "12,34", "1234"),
    ] as [(String, String, String?)])
  func optional(_ format: String, _ text: String, _ value: String?) {
    let mask = TextMask(format, notations: MaskCaseTests.own)
    for way in [Way.pasted, .filled, .set, .formatted] {
      #expect(mask.value(of: text, way) == value, "\(text) \(way)")
    }
  }

  // MARK: - Prefixes and overflow

  @Test(
    "A prefix is taken off where the rest fills the mask",
    arguments: [
      (phone, ["8"], "89991234567", "79991234567"),
      (phone, ["8"], "8 (999) 123-45-67", "79991234567"),
      (phone, ["8"], "8-999-123-45-67", "79991234567"), (phone, ["8"], "8123456789", "78123456789"),
      (phone, ["8"], "8 999 123", "78999123"),
      (phone, ["8", "00"], "0079991234567", "79991234567"),
      ("([000]) [000]-[0000]", ["1"], "1-212-123-4567", "2121234567"),
      ("([000]) [000]-[0000]", ["+1"], "+1 (212) 123-4567", "2121234567"),
    ], completions)
  func prefixes(
    _ row: (format: String, prefixes: [String], text: String, value: String),
    _ completion: TextMask.Completion
  ) {
    let mask = TextMask(row.format, completion: completion, acceptsPrefixes: row.prefixes)
    // A prefix of two signs takes the places of two that are still to come.
    let isLong = row.text.hasPrefix("00")
    for way in Way.allCases where way != .typed || !isLong {
      #expect(mask.value(of: row.text, way) == row.value, "\(row.text) \(way)")
    }
  }

  @Test("What is too long is refused as a whole, and stands as it is when set by code")
  func overflow() {
    for (format, text) in [
      (Self.phone, "89991234567"), (Self.phone, "+7 999 123-45-67 8"), ("[00]-[AA]", "123ab"),
      ("([000]) [000]-[0000]", "1-212-123-4567"), ("[00]{/}[0000]", "12/20301"),
    ] {
      let mask = TextMask(format)
      let state = EditableText("")
      #expect(mask.result(of: .insert(text, into: state), in: state).failure?.reason == .overflow)
      #expect(mask.format(text).refusal?.reason == .overflow)
      let editing = FieldEditing(mask: mask)
      let shown = editing.showing(text)
      #expect(shown.content.text == text && shown.value == text)
      #expect(
        editing.check(text).issues.map(\.description) == [
          "mask.overflow(format: \(mask.placeholder))"
        ])
    }
  }

  @Test("What stands as it is can be erased until it fits, and not be added to")
  func verbatim() {
    let editing = FieldEditing(mask: TextMask(Self.phone))
    var state = editing.showing("899912345678").content
    #expect(editing.result(of: .insert("1", into: state), in: state).failure?.reason == .overflow)
    state = editing.applying(.deleteBackward(in: state), to: state)!.content
    #expect(marked(state) == "89991234567|")
    let last = editing.applying(.deleteBackward(in: state), to: state)!
    #expect(last.content.text == "+7 (899) 912-34-56" && last.value == "78999123456")
  }

  @MainActor
  @Test("A field is invalid with a value that does not fit, and says so")
  func field() {
    let phone = Field(label: "Phone", editing: FieldEditing(mask: TextMask(Self.phone)))
    let input = TextInput(phone)
    phone.value = "89991234567"
    #expect(phone.value == "89991234567" && input.text == "89991234567" && !phone.isValid)
    #expect(phone.issues.map(\.reason) == ["overflow"])
    phone.reveal()
    #expect(phone.visibleMessage == "Use no more than fits +7 (000) 000-00-00")
    phone.editing.mask = TextMask(Self.phone, acceptsPrefixes: ["8"])
    #expect(phone.value == "79991234567" && input.text == "+7 (999) 123-45-67" && phone.isValid)
    phone.value = "nobody"
    #expect(phone.value == "nobody" && phone.issues.map(\.reason) == ["noPlace"])
    phone.editing.mask = nil
    #expect(phone.value == "nobody" && phone.isValid)
    let twin = Field("89991234567", settings: phone.settings)
    #expect(twin.isValid)
  }

  @MainActor
  @Test("A text input tells why an edit was refused")
  func lastRefusal() {
    let phone = Field(label: "Phone", editing: FieldEditing(mask: TextMask(Self.phone)))
    let input = TextInput(phone)
    #expect(!input.fill("89991234567") && input.text == "")
    #expect(input.lastRefusal?.reason == .overflow)
    #expect(!input.insert("x") && input.lastRefusal?.reason == .noPlace)
    #expect(input.insert("999 123-45-67") && input.lastRefusal == nil)
    #expect(!input.insert("8") && input.lastRefusal?.issue.reason == "overflow")
    #expect(phone.value == "79991234567" && phone.isValid)
  }

  @Test("A greatest length beside a mask is that of the value")
  func maxLength() {
    let editing = FieldEditing(filters: [.maxLength(5)], mask: TextMask("[00]-[00]-[00]"))
    var state = EditableText("")
    for key in "12345" {
      state = editing.applying(.insert(String(key), into: state), to: state)!.content
    }
    #expect(state.text == "12-34-5")
    #expect(editing.result(of: .insert("6", into: state), in: state).failure?.reason == .tooLong)
    let empty = EditableText("")
    #expect(
      editing.result(of: .insert("123456", into: empty), in: empty).failure?.reason == .tooLong)
    #expect(editing.applying(.insert("12-34-5", into: empty), to: empty)?.value == "12345")
    let over = state.selecting(.init(location: 0, length: 2))
    #expect(editing.applying(.insert("9", into: over), to: over)?.value == "9345")
  }

  @MainActor
  @Test(
    "X1: a prefix is taken off once, typed or pasted, of several characters as well",
    arguments: [
      ("+{7} ([000]) [000]-[00]-[00]", "8", "89991234567", "79991234567"),
      ("+{7} ([000]) [000]-[00]-[00]", "8", "889991234567", nil),
      ("([000]) [000]-[0000]", "1", "112123123456", nil),
      ("+{49} [000] [00000000]", "0049", "004917012345678", "4917012345678"),
      ("+{49} [000] [00000000]", "0049", "0049170123456", "49170123456"),
      ("+{7} ([000]) [000]-[00]-[00]", "8 10 7", "81079991234567", "79991234567"),
    ])
  func prefixOnce(_ format: String, _ prefix: String, _ text: String, _ value: String?) {
    let mask = TextMask(format, acceptsPrefixes: [prefix])
    let field = Field(editing: FieldEditing(mask: mask))
    let input = TextInput(field)
    #expect(input.fill(text) == (value != nil) && field.value == value ?? "")
    input.clear()
    let refused = text.filter { !input.insert(String($0)) }
    #expect(refused.isEmpty == (value != nil))
    if let value { #expect(field.value == value) }
    // The key that does not fit any more is refused, and the number stays as it is.
    let shown = input.text
    #expect(!input.insert("7") || value != nil && !mask.format(shown).isComplete)
  }

  @Test("A digit with a mark on it is the digit, so that no number loses one")
  func markedDigits() {
    let mask = TextMask(Self.phone)
    for mark in ["\u{301}", "\u{1F3FB}", "\u{20DD}", "\u{E0020}", "\u{FE0F}\u{20E3}"] {
      for place in 0..<10 {
        var digits = "9991234567".map(String.init)
        digits[place] += mark
        #expect(mask.format(digits.joined()).value == "79991234567", "\(mark) \(place)")
      }
    }
    #expect(mask.format("\u{600}9991234567").value == "79991234567")
  }
}
