import Foundation
import Testing
@testable import ValidationKit

@Suite("DecimalNumber")
struct DecimalNumberTests {
  @Test(
    "It is what is written, without rounding",
    arguments: [
      (0.1, "0.1"), (3.133, "3.133"), (-5.5, "-5.5"), (100, "100"), (1e-12, "0.000000000001"),
      (1e21, "1000000000000000000000"), (0, "0"), (-0.0, "0"), (12.050, "12.05"),
      (0.003, "0.003"), (123456.789, "123456.789"),
    ] as [(DecimalNumber, String)])
  func literals(_ number: DecimalNumber, _ text: String) {
    #expect(number.description == text)
    #expect(DecimalNumber(text) == number)
  }

  @Test("Equal numbers are equal however they are written")
  func equality() {
    let texts = ["1.5", "1.50", "+01.5", "15e-1", ".15e1", "0.0015E+3"]
    #expect(Set(texts.map { DecimalNumber($0) }).count == 1)
    #expect(DecimalNumber("-0") == 0 && DecimalNumber("0.000") == 0)
  }

  @Test("Numbers are ordered as numbers")
  func order() {
    let texts = ["-100", "-12.5", "-12", "-0.01", "0", "0.009", "0.01", "0.011", "9", "10", "1e3"]
    let numbers = texts.map { DecimalNumber($0)! }
    for (index, one) in numbers.enumerated() {
      for (place, other) in numbers.enumerated() { #expect((one < other) == (index < place)) }
    }
  }

  @Test(
    "Texts that are no numbers, or have too many places, give none",
    arguments: ["", "-", ".", "1 ", "1,5", "NaN", "inf", "1e", "0x1", "１", "1e1001", "1e-1001"])
  func refused(_ text: String) { #expect(DecimalNumber(text) == nil) }

  @Test("It takes over numbers of other types")
  func conversions() {
    #expect(DecimalNumber(Decimal(string: "-3.133")!) == -3.133)
    #expect(DecimalNumber(Int.min).description == "-9223372036854775808")
    #expect(DecimalNumber(UInt64.max).description == "18446744073709551615")
    #expect(DecimalNumber(0.1 as Double) == 0.1)
    #expect(DecimalNumber(Double.infinity) == nil && DecimalNumber(Double.nan) == nil)
  }

  @Test("As an argument it is an integer, a decimal, or a text where neither is exact")
  func arguments() {
    #expect((5 as DecimalNumber).argument == .integer(5))
    #expect((-0.25 as DecimalNumber).argument == .decimal(Decimal(string: "-0.25")!))
    let long = "0." + String(repeating: "7", count: 50)
    #expect(DecimalNumber(long)?.argument == .text(long))
  }
}
