import Foundation
import Testing

@testable import ValidationKit

@Suite("Fields whose value is typed as text")
@MainActor
struct ParsedFieldTests {
  let price = ParsedField<Decimal>(
    nil, as: .decimal(Locale(identifier: "de_DE")), label: "Price",
    rules: [Rule("positive") { $0 > 0 }])

  @Test("A text that can be read is a value, and one that cannot is an issue and is kept")
  func reading() {
    let manager = ValidationManager(verifying: [price.field])
    price.field.value = "1.234,5"
    #expect(price.value == Decimal(string: "1234.5"))
    #expect(manager.isValid)
    price.field.value = "1.234,5x"
    #expect(price.value == nil)
    #expect(price.field.value == "1.234,5x")
    #expect(price.field.issues == [ValidationIssue(rule: "decimal", reason: .unreadable)])
    #expect(!manager.isValid)
  }

  @Test("Rules judge the value, once it can be read")
  func rules() {
    price.field.value = "-1"
    #expect(price.field.issues.map(\.rule) == ["positive"])
    #expect(price.value == -1)
    price.field.value = "1"
    #expect(price.field.isValid)
  }

  @Test("Setting the value writes the text, and tells like typing")
  func writing() {
    var heard: [String] = []
    let token = price.field.onValueChange { _, new in heard.append(new) }
    price.value = Decimal(string: "9876.25")
    price.value = Decimal(string: "9876.25")
    price.value = nil
    #expect(heard == ["9.876,25", ""])
    #expect(price.field.issues.map(\.rule) == ["required"])
    token.cancel()
  }

  @Test("V2: an empty text has no value, and asks nothing unless it is required")
  func empty() {
    let optional = ParsedField<Int>(
      nil, as: .integer(Locale(identifier: "en_US")), rules: [Rule("never") { _ in false }],
      required: false)
    #expect(optional.value == nil && optional.field.isValid)
    optional.field.value = "1,234"
    #expect(optional.value == 1234 && !optional.field.isValid)
  }

  @Test("F3: the value at the start comes back, dirty or not")
  func initial() {
    let date = ParsedField<Date>(Date(timeIntervalSince1970: 86_400), as: .isoDate)
    #expect(date.field.value == "1970-01-02" && date.field.initialValue == "1970-01-02")
    #expect(!date.field.isDirty && !date.field.isEdited && !date.field.isTouched)
    date.field.value = "1970-01-0"
    date.field.leave()
    #expect(date.field.isDirty && date.field.isEdited && date.field.isTouched && date.value == nil)
    #expect(date.field.visibleMessage != nil)
    date.field.value = "1970-01-02"
    #expect(!date.field.isDirty && date.field.isEdited)
    date.field.value = "x"
    date.field.reset()
    #expect(date.value == Date(timeIntervalSince1970: 86_400) && !date.field.isEdited)
  }
}
