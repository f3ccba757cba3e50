import Testing
@testable import ValidationKit

@Suite("Digits, steps and unfinished numbers")
struct NumberDigitTests {
  @Test("Zero has no digits before the decimal point, however it is written")
  func zero() {
    let rule = Rule.decimal(maxDigits: 2, notation: .json)
    for text in ["0", "0.00", "0e5", "0.0e9", "0.00e0"] { #expect(rule.isValid(text), "\(text)") }
    for text in ["0.000", "1e5", "0e-3"] { #expect(!rule.isValid(text), "\(text)") }
  }

  @Test("Zeros after the decimal point are digits, also before the first other one")
  func zerosAfterPoint() {
    #expect(Rule.decimal(maxDigits: 2).isValid("0.05"))
    #expect(!Rule.decimal(maxDigits: 1).isValid("0.05"))
    #expect(!Rule.decimal(maxDigits: 2).isValid("0.005"))
  }

  @Test("A step has up to 18 digits, zeros at the end included")
  func longSteps() {
    let long = Rule.decimal(step: 123_456_789_012_345_678)
    #expect(long.isValid("246913578024691356") && !long.isValid("246913578024691357"))
    let round = Rule.integer(step: 100_000_000_000_000_000)
    #expect(round.isValid("300000000000000000") && !round.isValid("310000000000000000"))
  }

  @Test(
    "An unfinished number that no digit brings between the bounds is invalid as it stands",
    arguments: [
      (Rule.decimal(min: 1, max: 5), "9.", "decimal.invalid"),
      (.decimal(min: -5), "-9.", "decimal.invalid"),
      // A sign that the bounds rule out says more.
      (.decimal(min: 1, max: 5), "-9.", "decimal.tooSmall(min: 1)"),
      (.decimal(min: 1, max: 5), "-", "decimal.tooSmall(min: 1)"),
    ])
  func unfinished(_ rule: Rule<String>, _ text: String, _ issue: String) {
    let verdict = rule.check(text)
    #expect(verdict.outcome == .wrong && verdict.issues.map(\.description) == [issue])
  }
}
