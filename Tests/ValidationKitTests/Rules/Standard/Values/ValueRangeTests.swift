import Foundation
import Testing
@testable import ValidationKit

@Suite("Rule.range")
struct ValueRangeTests {
  @Test(
    "Every kind of range has its limits",
    arguments: [
      (Rule<Int>.range(1...10), [1, 10], [0, 11]), (.range(1..<10), [1, 9], [0, 10]),
      (.range(1...), [1, .max], [0, .min]), (.range(...10), [10, .min], [11]),
      (.range(..<10), [9, .min], [10]), (.range(above: 0), [1, .max], [0, -1]),
      (.range(above: 0, below: 2), [1], [0, 2]),
      (.range(min: 2, above: 0, max: 9, below: 3), [2], [1, 3]),
      (.range(), [.min, .max], []),
    ])
  func integers(_ rule: Rule<Int>, _ valid: [Int], _ invalid: [Int]) {
    for value in valid { #expect(rule.isValid(value), "\(rule) \(value)") }
    // Another value is put in its place, so it may become right.
    for value in invalid { #expect(rule.check(value).outcome == .incomplete, "\(rule) \(value)") }
  }

  @Test(
    "Reasons name the limit",
    arguments: [
      (Rule<Int>.range(1...10), 0, "range.tooSmall(min: 1)"),
      (.range(1...10), 11, "range.tooLarge(max: 10)"),
      (.range(above: 1, below: 10), 1, "range.notAbove(min: 1)"),
      (.range(above: 1, below: 10), 10, "range.notBelow(max: 10)"),
    ])
  func reasons(_ rule: Rule<Int>, _ value: Int, _ issue: String) {
    #expect(rule.check(value).issues.map(\.description) == [issue])
  }

  @Test("Limits keep their type as arguments")
  func arguments() {
    let date = Date(timeIntervalSince1970: 0)
    func argument<Value>(_ rule: Rule<Value>, _ value: Value) -> ArgumentValue? {
      rule.check(value).issues.first?.arguments.first?.value
    }
    #expect(argument(Rule<UInt8>.range(min: 5), 1) == .integer(5))
    #expect(argument(.range(min: 0.1), 0.0) == .decimal(Decimal(string: "0.1")!))
    #expect(argument(.range(max: 1.5 as Float), 2) == .decimal(Decimal(string: "1.5")!))
    #expect(argument(.range(min: 2.0), 0.0) == .integer(2))
    #expect(argument(.range(max: Decimal(7)), Decimal(8)) == .decimal(7))
    #expect(argument(.range(min: date), date.addingTimeInterval(-1)) == .date(date))
    #expect(argument(.range(max: "m"), "n") == .text("m"))
    #expect(argument(.range(below: .infinity), Double.infinity) == .text("inf"))
    #expect(argument(Rule<UInt64>.range(min: .max), 1) == .decimal(Decimal(UInt64.max)))
  }

  @Test("What is not a number is in no range")
  func notANumber() {
    for rule in [Rule<Double>.range(0...1), .range(min: 0), .range(below: 1)] {
      #expect(rule.check(.nan).issues.map(\.description) == ["range.invalid"])
    }
  }

  @Test("Rules with the same limits are equal, and name them")
  func printing() {
    #expect(Rule<Int>.range(1...10) == .range(min: 1, max: 10))
    #expect(Rule<Int>.range(1..<10) != .range(1...9) && Rule<Int>.range(1...) != .range(...1))
    #expect(Rule<Int>.range(1..<10).description == "range(min: 1, below: 10)")
    #expect(Rule<Double>.range(above: 0).description == "range(above: 0.0)")
  }

  @Test("Ranges without a value stop the program")
  func nonsense() async {
    await #expect(processExitsWith: .failure) { _ = Rule<Int>.range(1..<1) }
    await #expect(processExitsWith: .failure) { _ = Rule<Int>.range(min: 2, max: 1) }
    await #expect(processExitsWith: .failure) { _ = Rule<Double>.range(min: .nan, max: 1) }
  }
}
