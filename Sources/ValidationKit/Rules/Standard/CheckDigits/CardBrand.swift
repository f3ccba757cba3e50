/// A brand of payment cards: the digits that its numbers begin with, and their lengths.
///
///     CardBrand(recognizing: "4242 4")            // visa
///     CardBrand.candidates(for: "6")              // unionPay, discover, maestro
///
/// Brands share some ranges, and issuers get new ones, so a brand is a good guess and no more.
public struct CardBrand: Sendable, Hashable, Identifiable {
  /// A range of leading digits, with the lengths of the numbers that begin with them.
  public struct Prefixes: Sendable, Hashable {
    /// The first and the last prefix; both have as many digits.
    public let range: ClosedRange<Int>
    /// The number of digits in all.
    public let lengths: Set<Int>

    /// Creates a range of prefixes.
    ///
    /// - Parameters:
    ///   - range: Prefixes of one to eight digits, all with as many, the first digit not 0.
    ///   - lengths: How many digits a number has: more than the prefix, at most 19.
    ///   - file: Where a mistake of the call is reported; leave it out.
    ///   - line: The line of that file.
    public init(
      _ range: ClosedRange<Int>, lengths: Set<Int>, file: StaticString = #fileID,
      line: UInt = #line
    ) {
      let width = String(range.lowerBound).utf8.count
      demand(
        range.lowerBound > 0 && String(range.upperBound).utf8.count == width
          && width <= CardNumber.longestPrefix,
        "prefixes have one to eight digits, the first and the last as many: \(range)",
        file: file, line: line)
      demand(
        !lengths.isEmpty && lengths.allSatisfy { ($0 > width) && $0 <= CardNumber.mostDigits },
        "a number has more digits than its prefix, and at most 19, unlike \(lengths.sorted())",
        file: file, line: line)
      self.range = range
      self.lengths = lengths
      self.width = width
      lengthSet = CardLengths(lengths)
    }

    /// Creates one prefix.
    public init(
      _ prefix: Int, lengths: Set<Int>, file: StaticString = #fileID, line: UInt = #line
    ) {
      self.init(prefix...prefix, lengths: lengths, file: file, line: line)
    }

    let width: Int
    let lengthSet: CardLengths
  }

  /// The name by which form files call the brand, such as `visa`.
  public let id: String

  /// The name that people know, such as `Visa`.
  public let name: String

  /// The leading digits of the brand's numbers, with their lengths.
  public let prefixes: [Prefixes]

  /// Creates a brand.
  ///
  /// - Parameters:
  ///   - id: The name for form files and descriptions.
  ///   - name: The name that people know.
  ///   - prefixes: The leading digits of the brand's numbers, with their lengths; one or more.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public init(
    id: String, name: String, prefixes: [Prefixes], file: StaticString = #fileID,
    line: UInt = #line
  ) {
    demand(
      !prefixes.isEmpty, "the brand “\(oneLine(id))” has no prefixes, so no card has it",
      file: file, line: line)
    self.id = id
    self.name = name
    self.prefixes = prefixes
  }
}

extension CardBrand {
  /// Creates the brand that the start of a number shows, or nil where several or none are possible.
  ///
  /// Where ranges are shared, the brand that comes first among the given ones is taken, once the
  /// digits are all that its prefix has.
  ///
  /// - Parameters:
  ///   - text: A number as far as it is typed, perhaps with single spaces or hyphens between.
  ///   - brands: The brands that are known.
  public init?(recognizing text: String, among brands: [CardBrand] = CardBrand.common) {
    guard let number = text.withBytes(CardNumber.init), number.count > 0 else { return nil }
    let candidates = brands.filter { !$0.possibleLengths(for: number).isEmpty }
    let certain = candidates.first { brand in
      brand.prefixes.contains { $0.isPossible(for: number) && $0.width <= number.count }
    }
    guard let brand = candidates.count == 1 ? candidates[0] : certain else { return nil }
    self = brand
  }

  /// Returns the brands that a number may still turn out to have, in the order given.
  ///
  /// All of them for an empty text, and none for a text that no card number begins with.
  ///
  /// - Parameters:
  ///   - text: A number as far as it is typed, perhaps with single spaces or hyphens between.
  ///   - brands: The brands that are known.
  public static func candidates(
    for text: String, among brands: [CardBrand] = CardBrand.common
  ) -> [CardBrand] {
    guard let number = text.withBytes(CardNumber.init) else { return [] }
    return brands.filter { !$0.possibleLengths(for: number).isEmpty }
  }

  /// Whether a number has a prefix and a length of the brand; its check digit is not looked at.
  ///
  /// - Parameter text: A whole number, perhaps with single spaces or hyphens between.
  public func matches(_ text: String) -> Bool {
    guard let number = text.withBytes(CardNumber.init), !number.endsOpen else { return false }
    return possibleLengths(for: number).contains(number.count)
  }

  /// The lengths that a number which begins like this may have.
  func possibleLengths(for number: CardNumber) -> CardLengths {
    var lengths = CardLengths()
    for prefixes in prefixes where prefixes.isPossible(for: number) {
      lengths.formUnion(prefixes.lengthSet)
    }
    return lengths
  }
}

extension CardBrand.Prefixes {
  /// Whether a number that begins like this may have the prefix and one of the lengths.
  fileprivate func isPossible(for number: CardNumber) -> Bool {
    guard lengthSet.hasMore(than: number.count - 1) else { return false }
    var first = number.prefix
    var last = first
    // Both with as many digits as the prefix.
    var count = min(number.count, CardNumber.longestPrefix)
    while count > width {
      first /= 10
      last = first
      count -= 1
    }
    while count < width {
      first *= 10
      last = last * 10 + 9
      count += 1
    }
    return first <= range.upperBound && last >= range.lowerBound
  }
}

extension CardBrand: CustomStringConvertible {
  /// The name by which form files call the brand.
  public var description: String { id }
}
