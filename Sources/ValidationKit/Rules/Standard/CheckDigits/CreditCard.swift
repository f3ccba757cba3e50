/// The number of a payment card.
struct CreditCard: RuleDefinition, CustomStringConvertible {
  /// Nil where any brand is right, known or not.
  let brands: [CardBrand]?

  var name: String { "creditCard" }

  var description: String {
    brands.map { "\(name)([\($0.map { ".\($0.id)" }.joined(separator: ", "))])" } ?? name
  }

  func check(_ value: String) -> RuleVerdict {
    guard let number = value.withBytes(CardNumber.init) else {
      return .wrong(ValidationIssue(rule: name))
    }
    let lengths = possibleLengths(for: number)
    if lengths.isEmpty {
      let names = brands?.map(\.name) ?? []
      return .wrong(
        ValidationIssue(
          rule: name, reason: .brandNotAllowed, arguments: [.init("brands", .list(names))]))
    }
    let isWhole = !number.endsOpen && lengths.contains(number.count)
    if isWhole, number.checksum.isValid { return .valid }
    let issue = ValidationIssue(rule: name, reason: isWhole ? .wrongChecksum : .invalid)
    // The last digit of a longer number is free, so it can be the right check digit.
    return lengths.hasMore(than: number.count) ? .incomplete(issue) : .wrong(issue)
  }

  private func possibleLengths(for number: CardNumber) -> CardLengths {
    guard let brands else { return .standard }
    var lengths = CardLengths()
    for brand in brands { lengths.formUnion(brand.possibleLengths(for: number)) }
    return lengths
  }
}

extension Rule where Value == String {
  /// The rule for the numbers of payment cards of any brand: 12 to 19 digits, of which the last is
  /// the check digit of the others.
  ///
  /// The number is that of ISO/IEC 7812-1, with Luhn's formula. Single spaces or hyphens may stand
  /// between digits. A wrong check digit has the reason `wrongChecksum`; it is incomplete as long
  /// as a longer number is possible. Whether the card exists is not known.
  public static var creditCard: Rule { Rule(CreditCard(brands: nil)) }

  /// Returns a rule for the numbers of payment cards of some brands.
  ///
  /// The number must have a prefix and a length of one of the brands. Prefixes of others are wrong
  /// from the digit on that tells, with the reason `brandNotAllowed` and the names in `brands`.
  ///
  /// - Parameters:
  ///   - brands: One or more brands, of ``CardBrand/all`` or your own.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func creditCard(
    _ brands: [CardBrand], file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    demand(!brands.isEmpty, "no card has none of the brands", file: file, line: line)
    return Rule(CreditCard(brands: brands))
  }
}
