import Foundation
import TestSupport
import Testing
@testable import ValidationKit

@Suite("Rule.integer and Rule.decimal")
struct DecimalTests {
  static let digits = (0...9).map(String.init)

  static let integers: [Rule<String>] = [
    .integer, .integer(18...130), .integer(min: -50, max: -5),
    .integer(above: 0, below: 100, step: 5),
    .integer(min: 10, max: 20, step: 7), .integer(min: 21, max: 27, step: 10),
    .integer(step: 1000), .integer(max: -1), .integer(min: 1000), .integer(-3...3),
    .integer(notation: .digits), .integer(max: 25, notation: [.minusSign]),
    .integer(0...0), .integer(min: 5, max: 5000, notation: []),
  ]

  static let decimals: [Rule<String>] = [
    .decimal, .decimal(min: 0.1, max: 1), .decimal(above: -5.5, below: 10),
    .decimal(above: 0.1, below: 0.2), .decimal(min: 0, max: 3, step: 0.25, maxFractionDigits: 1),
    .decimal(maxFractionDigits: 2), .decimal(minFractionDigits: 2, maxFractionDigits: 3),
    .decimal(notation: [.decimal, .requiredFraction]), .decimal(maxDigits: 3),
    .decimal(max: 20.5, maxFractionDigits: 2, maxDigits: 3), .decimal(max: 1, step: 0.003),
    .decimal(max: 0.05), .decimal(above: 0, max: 0.05, maxFractionDigits: 1),
    .decimal(min: 99.95, max: 99.99, maxDigits: 3), .decimal(min: 99.95, max: 100, maxDigits: 3),
    .decimal(min: 7.5, notation: [.decimal, .trailingPoint, .requiredFraction]),
    .decimal(max: -0.5, step: 0.5, notation: [.fraction, .minusSign]),
    .decimal(min: 12, max: 13, step: 0.75, maxFractionDigits: 0),
    .decimal(above: 0, below: 0.1, minFractionDigits: 3, maxFractionDigits: 3),
    .decimal(maxFractionDigits: 0),
  ]

  static let scientific: [Rule<String>] = [
    .decimal(notation: .scientific), .decimal(min: 5, max: 7, notation: .scientific),
    .decimal(above: 0, below: 0.001, notation: .scientific),
    .decimal(max: 10, step: 0.25, notation: .scientific),
    .decimal(step: 1000, notation: .scientific), .decimal(maxDigits: 3, notation: .scientific),
    .decimal(min: 0.55, max: 3, maxFractionDigits: 1, notation: .scientific),
    .decimal(notation: .html), .decimal(min: 1e10, max: 2e10, notation: .json),
    .decimal(min: 0, max: 0, notation: .scientific), .decimal(max: -0.001, notation: .json),
    .decimal(above: 0.5, below: 0.75, step: 0.125, notation: .json),
    .decimal(min: 0.2, max: 0.3, minFractionDigits: 2, maxFractionDigits: 2, notation: .json),
    .decimal(min: 40, max: 50, notation: [.scientific, .requiredFraction]),
    .decimal(min: 1, max: 20, step: 7, notation: [.exponent]),
    .decimal(min: 3, max: 3, notation: [.exponent, .leadingZeros]),
    .decimal(max: 9, maxFractionDigits: 0, notation: .scientific),
  ]

  @Test("V9: wrong stays wrong, incomplete goes on and ends", arguments: integers + decimals)
  func steps(_ rule: Rule<String>) {
    expectExactSteps(
      rule, from: ["", "1", "-0.", "19", "2"], typing: Self.digits + ["-", "+", "."],
      depth: Effort.isLong ? 2 : 1, completedWithin: 4)
    expectExactSteps(
      rule, from: ["00", "-00.00", "0.1", "99.9", "12.34"],
      typing: Self.digits + [".", " ", "e", "é"], depth: 1)
  }

  @Test("V9: the same with exponents", arguments: scientific)
  func exponents(_ rule: Rule<String>) {
    expectExactSteps(
      rule, from: ["", "1", "-0.", "7.5e"], typing: Self.digits + ["-", "+", ".", "e"], depth: 1,
      completedWithin: 5)
    expectExactSteps(
      rule, typing: Self.digits + ["-", "+", ".", "e"], depth: Effort.isLong ? 2 : 1)
    expectExactSteps(
      rule, from: ["125e-", "0.00e", "1.50e1", "2e0", "1e30", "1.8e30", "9e99999999999999999999"],
      typing: Self.digits + ["-", "+", ".", "E", " ", "é"], depth: 1)
  }

  @Test("V9: what random limits call valid, no prefix of it is wrong")
  func randomLimits() {
    var generator = SeededGenerator(seed: 11)
    func number(_ range: ClosedRange<Int>) -> DecimalNumber {
      let places = Int.random(in: 0...2, using: &generator)
      let digits = String(Int.random(in: range, using: &generator))
      return DecimalNumber("\(digits)e-\(places)")!
    }
    for _ in 0..<150 {
      let bounds = [number(-200...200), number(-200...200)].sorted()
      let rule = Rule.decimal(
        min: Bool.random(using: &generator) ? bounds[0] : nil,
        max: Bool.random(using: &generator) ? bounds[1] : nil,
        step: Bool.random(using: &generator) ? number(1...60) : nil,
        maxFractionDigits: [nil, 0, 1, 2].randomElement(using: &generator)!,
        maxDigits: [nil, nil, 2, 3].randomElement(using: &generator)!,
        notation: [.decimal, .json, .scientific].randomElement(using: &generator)!)
      expectExactSteps(rule, typing: Self.digits + ["-", ".", "e"], depth: 1)
      for _ in 0..<40 {
        let text = number(-300...300).description
        if rule.isValid(text) { expectPrefixesNeverWrong(of: [text], by: rule) }
      }
    }
  }

  @Test(
    "Limits have reasons and arguments",
    arguments: [
      (Rule.integer(18...130), "7", "integer.tooSmall(min: 18)", RuleOutcome.incomplete),
      (.integer(18...130), "131", "integer.tooLarge(max: 130)", .wrong),
      (.integer(18...130), "-", "integer.tooSmall(min: 18)", .wrong),
      (.integer(18...130), "", "integer.invalid", .incomplete),
      (.integer(18...130), "1.5", "integer.invalid", .wrong),
      (.integer(above: 0), "0", "integer.notAbove(min: 0)", .incomplete),
      (.integer(above: 0), "-", "integer.notAbove(min: 0)", .wrong),
      (.integer(below: 10), "10", "integer.notBelow(max: 10)", .wrong),
      (.integer(step: 5), "7", "integer.notMultiple(step: 5)", .incomplete),
      (.integer(max: -5), "-4", "integer.tooLarge(max: -5)", .incomplete),
      (.integer(max: -5), "4", "integer.tooLarge(max: -5)", .wrong),
      (.decimal(step: 0.1), "0.35", "decimal.notMultiple(step: 0.1)", .wrong),
      (.decimal(max: 99.5), "99.6", "decimal.tooLarge(max: 99.5)", .wrong),
      (.decimal(maxFractionDigits: 2), "1.234", "decimal.tooManyFractionDigits(max: 2)", .wrong),
      (.decimal(maxDigits: 4), "123.45", "decimal.tooManyDigits(max: 4)", .wrong),
      (.decimal(minFractionDigits: 2), "1.5", "decimal.invalid", .incomplete),
      (.decimal, "1,5", "decimal.invalid", .wrong),
      (.decimal, "1.", "decimal.invalid", .incomplete),
      (.decimal, "1 000", "decimal.invalid", .wrong), (.decimal, "1e5", "decimal.invalid", .wrong),
      (.decimal(notation: .html), "2e308", "decimal.invalid", .wrong),
      (.decimal(notation: .html), "1e", "decimal.invalid", .incomplete),
    ])
  func reasons(_ rule: Rule<String>, _ text: String, _ issue: String, _ outcome: RuleOutcome) {
    let verdict = rule.check(text)
    #expect(verdict.issues.map(\.description) == [issue])
    #expect(verdict.outcome == outcome)
  }

  @Test("Nothing is rounded, however long the number")
  func exactness() {
    let nines = String(repeating: "9", count: 400)
    #expect(Rule.decimal(max: 1).isValid("0." + nines))
    #expect(Rule.decimal(below: 1).isValid("0." + nines))
    #expect(!Rule.decimal(min: 1).isValid("0." + nines))
    #expect(
      Rule.decimal(step: 0.1).isValid("0.3") && Rule.decimal(step: 0.1).isValid("3e400") == false)
    #expect(Rule.decimal(step: 0.1, notation: .json).isValid("3e400"))
    #expect(Rule.integer(min: .max).isValid("9223372036854775807"))
    #expect(!Rule.integer(min: .max).isValid("9223372036854775806"))
    #expect(Rule.integer(max: .min).isValid("-9223372036854775808"))
    #expect(!Rule.integer(max: .min).isValid("-9223372036854775807"))
    #expect(Rule.integer(step: 7).isValid(String(repeating: "7", count: 100_000)))
    #expect(!Rule.integer(step: 7).isValid(String(repeating: "7", count: 100_000) + "1"))
    #expect(Rule.decimal(step: 0.000000000000000003).isValid("0.000000000000000009"))
    for value in ["1.7976931348623157e308", "-1.7976931348623158e308", "0e999", "1e-999", "-0e999"]
    {
      #expect(Rule.decimal(notation: .html).isValid(value), "\(value)")
    }
    for value in ["1.7976931348623159e308", "-1.7976931348623159e308", "1e309"] {
      #expect(!Rule.decimal(notation: .html).isValid(value), "\(value)")
    }
  }

  @Test("A step agrees with whole-number arithmetic")
  func multiples() {
    for step in 1...60 {
      let rule = Rule.decimal(step: DecimalNumber("\(step)e-2")!)
      for number in 0...300 {
        let text = "\(number / 100)." + (number % 100 < 10 ? "0" : "") + "\(number % 100)"
        #expect(rule.isValid(text) == number.isMultiple(of: step), "\(rule) \(text)")
      }
    }
  }

  @Test("They survive what troubles software")
  func robust() throws {
    let integers: Set<String> = [
      "1", "-1", "+0", "-0", "09", "01000", "123456789012345678901234567890123456789",
      String(repeating: "9", count: 96),
    ]
    try expectRobust(.integer, accepting: integers, allowsLongTexts: true)
    try expectRobust(.integer(1...100), accepting: ["1", "09"], starts: ["1"])
    try expectRobust(
      .decimal, accepting: integers.union(["0.00", "-0.0", "+0.0"]), starts: ["-", "1."],
      allowsLongTexts: true)
    try expectRobust(
      .decimal(min: 0.5, max: 1e9, step: 0.5, maxFractionDigits: 1, maxDigits: 8, notation: .html),
      accepting: ["1", "09", "01000", "1E2", "1E02", "1E+02"], starts: ["0.5", "1e9", "-1e-"])
  }

  @Test("Rules with the same limits are equal, and name them")
  func printing() {
    #expect(Rule.integer == .integer() && Rule.integer(1...2) == .integer(min: 1, max: 2))
    #expect(Rule.integer(min: 1, above: 1) == .integer(above: 1))
    #expect(Rule.integer(min: 2, above: 1) == .integer(min: 2))
    #expect(Rule.integer(max: 9, below: 9) == .integer(below: 9))
    #expect(Rule.integer(max: 8, below: 9) == .integer(max: 8))
    #expect(Rule.decimal(min: 1.50) == .decimal(min: DecimalNumber("1.5")))
    #expect(Rule.integer(1...2) != .integer(1...3) && Rule.decimal != .decimal(notation: .html))
    #expect(Rule.integer.description == "integer")
    #expect(Rule.integer(above: 0, max: 9).description == "integer(above: 0, max: 9)")
    #expect(
      Rule.decimal(min: 0.05, below: 1e3, step: 0.01, maxFractionDigits: 2, notation: .html)
        .description
        == "decimal(min: 0.05, below: 1000, step: 0.01, maxFractionDigits: 2, notation: .html)")
    #expect(
      NumberNotation([.minusSign, .leadingPoint]).description == "[.minusSign, .leadingPoint]")
  }

  @Test("Limits that no number can keep stop the program")
  func nonsense() async {
    await #expect(processExitsWith: .failure) { _ = Rule.integer(min: 3, max: 2) }
    await #expect(processExitsWith: .failure) { _ = Rule.decimal(above: 1, max: 1) }
    await #expect(processExitsWith: .failure) { _ = Rule.decimal(step: 0) }
    await #expect(processExitsWith: .failure) {
      _ = Rule.decimal(minFractionDigits: 3, maxFractionDigits: 2)
    }
  }
}
