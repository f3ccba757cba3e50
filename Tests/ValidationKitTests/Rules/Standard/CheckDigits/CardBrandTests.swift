import Testing
@testable import ValidationKit

@Suite("CardBrand")
struct CardBrandTests {
  @Test(
    "The candidates narrow while digits are typed",
    arguments: [
      ("", "visa mastercard americanExpress unionPay discover dinersClub jcb mir maestro"),
      ("4", "visa"), ("4242 4", "visa"), ("5", "mastercard maestro"), ("51", "mastercard"),
      ("50", "maestro"), ("3", "americanExpress dinersClub jcb"), ("35", "jcb"), ("351", ""),
      ("2", "mastercard jcb mir"), ("22", "mastercard mir"), ("220", "mir"), ("2205", ""),
      ("222", "mastercard"), ("2220", ""), ("6", "unionPay discover maestro"),
      ("65", "discover maestro"), ("6222", "unionPay discover maestro"),
      ("6223000000000000", "unionPay discover"), ("65000000000000000", "discover"),
      ("650000000000000", "discover maestro"), ("817", "unionPay"), ("8172", ""),
      ("42424242424242424242", ""), ("4242a", ""), ("4--", ""), ("0", ""), ("９", ""),
    ])
  func candidates(_ text: String, _ ids: String) {
    #expect(CardBrand.candidates(for: text).map(\.id).joined(separator: " ") == ids)
  }

  @Test(
    "A brand is recognized once the digits are its own",
    arguments: [
      ("", nil), ("4", CardBrand.visa), ("4242 4242 4242 4242", .visa), ("5", nil),
      ("55", .mastercard), ("37", .americanExpress), ("3", nil), ("35", .jcb), ("36", .dinersClub),
      ("6", nil), ("60", nil), ("6011", .discover), ("65", .discover), ("6223", .unionPay),
      ("65000000000000000", .discover), ("2200", .mir), ("2720", .mastercard), ("9", nil),
      ("50", .maestro), ("4a", nil), ("1", .jcb), ("10", nil),
    ] as [(String, CardBrand?)])
  func recognition(_ text: String, _ brand: CardBrand?) {
    #expect(CardBrand(recognizing: text) == brand)
  }

  @Test(
    "Numbers of the lengths that the networks ask for are their brands', and no others are",
    arguments: [
      (CardBrand.dinersClub, ["3056930009020004", "30569309025904", "36006666333344"], 14...19),
      (.dinersClub, ["3000", "3059", "3095", "36", "38", "39"], 14...19),
      (.discover, ["6011", "644", "649", "65", "622126", "622925"], 16...19),
      (.jcb, ["3528", "3589"], 16...19), (.jcb, ["1800", "2131"], 15...15),
      (.unionPay, ["62", "8100", "8171"], 16...19), (.mir, ["2200", "2204"], 16...19),
      (.mastercard, ["51", "55", "2221", "2720"], 16...16),
      (.americanExpress, ["34", "37"], 15...15), (.maestro, ["50", "56", "6759"], 12...19),
      (.uatp, ["1"], 15...15), (.vPay, ["4"], 13...19),
    ])
  func lengths(_ brand: CardBrand, _ starts: [String], _ lengths: ClosedRange<Int>) {
    for start in starts {
      if start.count > 10 { #expect(Rule.creditCard([brand]).isValid(start), "\(start)") }
      for length in 10...20 {
        let number = String((start + String(repeating: "7", count: 20)).prefix(length))
        #expect(brand.matches(number) == lengths.contains(length), "\(number) \(length)")
      }
    }
  }

  @Test("Other brands are recognized on request, one's own too")
  func others() {
    let own = CardBrand(id: "own", name: "Own", prefixes: [.init(77, lengths: [12])])
    #expect(CardBrand(recognizing: "1", among: CardBrand.all) == .uatp)
    #expect(CardBrand(recognizing: "7", among: [own, .visa]) == own)
    #expect(Rule.creditCard([own]).isValid("770000000008"))
    #expect(Rule.creditCard([own]).check("78").outcome == .wrong)
    #expect(own.matches("7700 0000 0000") && !own.matches("7700 0000 0000 ") && !own.matches("77"))
  }

  @Test("Every brand has a name of its own, and Maestro none of the others' common numbers")
  func catalogue() {
    #expect(Set(CardBrand.all.map(\.id)).count == CardBrand.all.count)
    #expect(Set(CardBrand.all.map(\.name)).count == CardBrand.all.count)
    for other in CardBrand.common.dropLast() {
      for prefixes in other.prefixes {
        for prefix in [prefixes.range.lowerBound, prefixes.range.upperBound] {
          for length in prefixes.lengths {
            let number = String((String(prefix) + "00000000000000000000").prefix(length))
            #expect(other.matches(number) && !CardBrand.maestro.matches(number), "\(number)")
          }
        }
      }
    }
  }
}
