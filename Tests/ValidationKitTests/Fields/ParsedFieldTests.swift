import Foundation
import Testing

@testable import ValidationKit

@Suite("Fields whose value is typed as text")
@MainActor
struct ParsedFieldTests {
  let price = ParsedField<Decimal>(
    nil, as: .decimal(Locale(identifier: "de_DE")), label: "Price",
    rules: [.satisfies("positive") { $0 > 0 }])

  @Test("A text that can be read is a value, and one that cannot is an issue and is kept")
  func reading() {
    let manager = ValidationManager(verifying: [price.text])
    price.text.value = "1.234,5"
    #expect(price.value == Decimal(string: "1234.5"))
    #expect(manager.isValid)
    price.text.value = "1.234,5x"
    #expect(price.value == nil)
    #expect(price.text.value == "1.234,5x")
    #expect(price.text.issues == [ValidationIssue(rule: "decimal", reason: .unreadable)])
    #expect(!manager.isValid)
  }

  @Test("Rules judge the value, once it can be read")
  func rules() {
    price.text.value = "-1"
    #expect(price.text.issues.map(\.rule) == ["positive"])
    #expect(price.value == -1)
    price.text.value = "1"
    #expect(price.text.isValid)
  }

  @Test("Setting the value writes the text, and tells like typing")
  func writing() {
    var heard: [String] = []
    let token = price.text.onValueChange { _, new in heard.append(new) }
    price.value = Decimal(string: "9876.25")
    price.value = Decimal(string: "9876.25")
    price.value = nil
    #expect(heard == ["9.876,25", ""])
    #expect(price.text.issues.map(\.rule) == ["required"])
    token.cancel()
  }

  @Test("V2: an empty text has no value, and asks nothing unless it is required")
  func empty() {
    let optional = ParsedField<Int>(
      nil, as: .integer(Locale(identifier: "en_US")), rules: [.satisfies("never") { _ in false }],
      required: false)
    #expect(optional.value == nil && optional.text.isValid)
    optional.text.value = "1,234"
    #expect(optional.value == 1234 && !optional.text.isValid)
  }

  @Test("F3: the value at the start comes back, dirty or not")
  func initial() {
    let date = ParsedField<Date>(Date(timeIntervalSince1970: 86_400), as: .isoDate)
    #expect(date.text.value == "1970-01-02" && date.text.initialValue == "1970-01-02")
    #expect(!date.text.isDirty && !date.text.isEdited && !date.text.isTouched)
    date.text.value = "1970-01-0"
    date.text.leave()
    #expect(date.text.isDirty && date.text.isEdited && date.text.isTouched && date.value == nil)
    #expect(date.text.visibleMessage != nil)
    date.text.value = "1970-01-02"
    #expect(!date.text.isDirty && date.text.isEdited)
    date.text.value = "x"
    date.text.reset()
    #expect(date.value == Date(timeIntervalSince1970: 86_400) && !date.text.isEdited)
  }
}
