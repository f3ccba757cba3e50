import Foundation
import Testing

@testable import ValidationKit

@Suite("Values as messages of equal, notEqual, oneOf and notOneOf show them")
struct NamedValueTests {
  private func text<Value>(
    _ rule: Rule<Value>, _ value: Value, in catalog: MessageCatalog = .english
  ) -> String? {
    rule.check(value).issues.first.map { catalog.text(for: $0) }
  }

  // 2024-10-04
  private static let day = Date(timeIntervalSince1970: 1_728_000_000)

  @Test("Dates are written as limits are")
  func dates() {
    let day = Self.day
    let next = day.addingTimeInterval(86_400)
    #expect(text(.equal(day), next) == "Enter “4 October 2024”")
    #expect(text(.notEqual(day), day) == "Enter a value other than “4 October 2024”")
    #expect(
      text(.oneOf([day, next]), .distantPast) == "Choose “4 October 2024” or “5 October 2024”")
    #expect(text(.notOneOf([day]), day) == "Enter a value other than “4 October 2024”")
    #expect(text(.range(min: next), day) == "Enter a date no earlier than 5 October 2024")
    #expect(text(.equal(next), day, in: .japanese) == "「2024年10月5日」と入力してください")
    let date: CalendarDate = "2024-10-04"
    #expect(text(.equal(date), "2024-10-05") == "Enter “2024-10-04”")
    #expect(text(.equal("09:30" as TimeOfDay), "09:31") == "Enter “09:30”")
  }

  @Test("Numbers are written as they are typed, whatever their type")
  func numbers() {
    #expect(text(.equal(1_000_000.0), 1) == "Enter “1000000”")
    #expect(text(.equal(1e21), 1) == "Enter “1000000000000000000000”")
    #expect(text(.equal(Float(0.1)), 1) == "Enter “0.1”")
    #expect(text(.notEqual(0.5), 0.5) == "Enter a value other than “0.5”")
    #expect(text(.oneOf([1.0, 2.5]), 3) == "Choose “1” or “2.5”")
    #expect(text(.equal(Decimal(string: "0.50")!), 1) == "Enter “0.5”")
    #expect(Rule<Int>.oneOf([1, 2]).check(3).issues[0].argument("values") == .list(["1", "2"]))
  }

  @Test("What may be nil is shown as what it is")
  func optionals() {
    #expect(text(.equal(5 as Int?), nil) == "Enter “5”")
    #expect(text(.notEqual(5.0 as Double?), 5) == "Enter a value other than “5”")
    #expect(text(.oneOf([5, nil] as [Int?]), 6) == "Choose “5”")
    #expect(text(.equal(Self.day as Date?), nil) == "Enter “4 October 2024”")
    #expect(text(.equal("a" as String?), nil) == "Enter “a”")
    #expect(text(.equal(nil as Int?), 5) == "Enter a valid value")
    #expect(text(.notEqual(nil as Date?), nil) == "Enter a valid value")
    #expect(text(.equal(true as Bool?), nil) == "Confirm this")
  }

  @Test("Several values in one are listed; those without an order are not shown")
  func collections() {
    #expect(text(.equal([Self.day]), []) == "Enter “4 October 2024”")
    #expect(text(.equal([1.0, 2]), []) == "Enter “1, 2”")
    #expect(text(.equal(Set([1, 2])), []) == "Enter a valid value")
  }

  @Test("Nothing of Swift shows in any language", arguments: MessageCatalog.available)
  func languages(_ catalog: MessageCatalog) {
    let texts = [
      text(.equal(Self.day as Date?), nil, in: catalog), text(.equal(1e21), 0, in: catalog),
      text(.oneOf([Self.day, .distantPast]), .distantFuture, in: catalog),
      text(.notOneOf([5, nil] as [Int?]), 5, in: catalog),
      text(.notEqual([1.5 as Double?]), [1.5], in: catalog),
    ]
    for text in texts {
      for sign in ["Optional", "nil", "+0000", "e+", "[", ".0"] {
        #expect(text?.contains(sign) == false, "\(text ?? "none")")
      }
    }
  }

  @Test("A limit of decimal numbers is worded as a number")
  func decimalNumbers() {
    #expect(
      text(Rule<DecimalNumber>.range(min: 0.5), 0) == "Enter a number that is 0.5 or more")
    #expect(text(Rule<DecimalNumber>.range(below: 3), 3) == "Enter a number less than 3")
  }
}
