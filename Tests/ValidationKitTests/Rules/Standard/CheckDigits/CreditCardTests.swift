import Testing
@testable import ValidationKit

@Suite("Rule.creditCard")
struct CreditCardTests {
  struct Row: Decodable {
    struct Arguments: Decodable {
      let scheme: String
      let luhn: Bool?
    }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  static let schemes: [String: CardBrand] = [
    "amex": .americanExpress, "diners": .dinersClub, "discover": .discover, "jcb": .jcb,
    "instapayment": .instaPayment, "laser": .laser, "maestro": .maestro, "mir": .mir,
    "mastercard": .mastercard, "uatp": .uatp, "unionpay": .unionPay, "visa": .visa, "vpay": .vPay,
  ]

  /// Lengths that a suite of 2013 refuses, and that the networks ask for since 2017.
  static let longer = [
    "3634567890123456", "363456789012345678", "30045678901234567", "653456789012345678",
  ]

  /// Two rows are disputed, Mastercard's newer range: both are right by the standard, and to us.
  @Test("It agrees with the public suites but for newer lengths, the disputed rows too")
  func agreement() throws {
    let rows = try cases("credit_card", as: Row.self)
    var valid: [String] = []
    for row in rows {
      let brands = row.args.scheme.split(separator: "|").compactMap { Self.schemes[String($0)] }
      #expect(brands.isEmpty == (row.args.scheme == "any"), "\(row.args.scheme)")
      let rule = brands.isEmpty ? Rule.creditCard : .creditCard(brands)
      let isValid =
        row.args.luhn == false
        ? brands.contains { $0.matches(row.input) } : rule.isValid(row.input)
      let isLonger = Self.longer.contains(row.input) && row.args.luhn == false
      #expect(isValid == (row.valid || isLonger), "\(row.id) \(row.input) \(rule)")
      if row.args.luhn != false, isValid {
        valid.append(row.input)
        expectPrefixesNeverWrong(of: [row.input], by: rule)
      }
    }
    #expect(rows.count == 296 && rows.count(where: \.disputed) == 2)
    reportAgreement(
      rule: "creditCard", file: "credit_card", agreed: rows.count - Self.longer.count,
      of: rows.count, listed: Self.longer.count)
    expectPrefixesNeverWrong(of: valid, by: .creditCard)
    expectNoIntrusion(into: valid, by: .creditCard)
  }

  @Test(
    "Numbers that are often refused are right",
    arguments: [
      "2223003122003222", "3530111333300000", "6011000990139424", "4917610000000000003",
      "6011 0009 9013 9424", "6011-0009-9013-9424", "3782 822463 10005", "4222222222222",
    ])
  func accepted(_ text: String) { #expect(Rule.creditCard.isValid(text)) }

  @Test(
    "V9: incomplete is what typing on can complete",
    arguments: [
      (nil, "", "invalid", RuleOutcome.incomplete), (nil, "4", "invalid", .incomplete),
      (nil, "4 ", "invalid", .incomplete), (nil, "4  ", "invalid", .wrong),
      (nil, "4 -", "invalid", .wrong), (nil, " 4", "invalid", .wrong),
      (nil, "-", "invalid", .wrong),
      (nil, "4242424242424242 ", "invalid", .incomplete),
      (nil, "4242424242424241", "wrongChecksum", .incomplete),
      (nil, "4917610000000000004", "wrongChecksum", .wrong),
      (nil, "4917610000000000003 ", "invalid", .wrong),
      (nil, "49176100000000000030", "invalid", .wrong), (nil, "4x", "invalid", .wrong),
      ([CardBrand.visa], "5", "brandNotAllowed", .wrong), ([.visa], "4", "invalid", .incomplete),
      ([.visa], "42424242424242", "invalid", .incomplete),
      ([.visa], "4242424242424241", "wrongChecksum", .incomplete),
      ([.mastercard], "5555555555554445", "wrongChecksum", .wrong),
      ([.mastercard], "2", "invalid", .incomplete), ([.mastercard], "22", "invalid", .incomplete),
      ([.mastercard], "222", "invalid", .incomplete),
      ([.mastercard], "2220", "brandNotAllowed", .wrong),
      ([.mastercard], "2721", "brandNotAllowed", .wrong),
      ([.mastercard], "28", "brandNotAllowed", .wrong),
      ([.mastercard], "5555555555554444 ", "invalid", .wrong),
      ([.visa, .mir], "2204", "invalid", .incomplete),
      ([.visa, .mir], "2205", "brandNotAllowed", .wrong),
    ] as [([CardBrand]?, String, String, RuleOutcome)])
  func outcomes(
    _ brands: [CardBrand]?, _ text: String, _ reason: String, _ outcome: RuleOutcome
  ) {
    let verdict = (brands.map { Rule.creditCard($0) } ?? .creditCard).check(text)
    #expect(verdict.outcome == outcome)
    #expect(verdict.issues.map(\.reason.rawValue) == [reason])
  }

  @Test("V9: wrong stays wrong, incomplete goes on", arguments: [[]] + CardBrand.all.map { [$0] })
  func steps(_ brands: [CardBrand]) {
    let pieces = (0..<10).map(String.init) + [" ", "-", "a", "é"]
    let rule = brands.isEmpty ? Rule.creditCard : .creditCard(brands)
    var starts = ["", "424242424242424", "424242424242424242"]
    for prefixes in (brands.isEmpty ? CardBrand.all : brands).flatMap(\.prefixes) {
      for prefix in [prefixes.range.lowerBound, prefixes.range.upperBound] {
        for length in prefixes.lengths {
          for missing in 1...2 {
            let digits = String(prefix) + String(repeating: "3", count: 20)
            starts.append(String(digits.prefix(length - missing)))
          }
        }
      }
    }
    expectExactSteps(rule, from: ["", "2", "3", "6"], typing: pieces, depth: 3)
    expectExactSteps(rule, from: Array(Set(starts)), typing: pieces, depth: 1)
  }

  @Test("An issue names the brands")
  func brands() {
    #expect(
      Rule.creditCard([.visa, .americanExpress]).check("5").issues.map(\.description)
        == ["creditCard.brandNotAllowed(brands: Visa, American Express)"])
    #expect(Rule.creditCard.description == "creditCard")
    #expect(Rule.creditCard([.visa, .mir]).description == "creditCard([.visa, .mir])")
    #expect(Rule.creditCard([.visa]) == .creditCard([.visa]))
    #expect(Rule.creditCard([.visa]) != .creditCard)
  }

  @Test("It survives what troubles software")
  func robust() throws {
    try expectRobust(.creditCard, starts: ["4", "4242424242424242"])
    try expectRobust(.creditCard([.visa]), starts: ["4242424242424242"])
  }

  @Test("No brands at all stop the program with a message")
  func nonsense() async {
    await #expect(processExitsWith: .failure) { _ = Rule.creditCard([]) }
    await #expect(processExitsWith: .failure) { _ = CardBrand.Prefixes(1...10, lengths: [16]) }
    await #expect(processExitsWith: .failure) { _ = CardBrand.Prefixes(1, lengths: [20]) }
  }
}
