/// The options of what an e-mail address must, or may, have beyond the syntax of HTML.
public struct EmailOptions: OptionSet, Sendable, Hashable, Codable {
  /// The bits of the options that are set.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No dots at the start, at the end or next to each other before the `@`, and the lengths that
  /// mail servers must take: 64 bytes before the `@`, 254 in all (RFC 5321).
  ///
  /// With ``international``, quoted texts before the `@` are refused as well.
  public static let strict = EmailOptions(rawValue: 1)

  /// Letters, marks and digits of any script (RFC 6531), with that standard's dots and lengths.
  ///
  /// The domain's labels are those of IDNA 2008: composed (NFC), capitals allowed, 63 bytes at most
  /// once they are encoded as `xn--…`. Labels that stand there encoded are decoded and judged as
  /// what they stand for; where one has letters from right to left, all have one direction each
  /// (RFC 5893). Texts in quotes before the `@` are allowed, addresses in brackets after it are
  /// not. Symbols and emoji are refused, in quotes as well, as UTS #39 advises for mail, and so is
  /// what cannot be seen, but for joiners where words are spelt with them.
  public static let international = EmailOptions(rawValue: 2)

  /// A domain with a dot in it that ends in two or more letters of any script, or in `xn--…`.
  public static let topLevelDomain = EmailOptions(rawValue: 4)
}

extension EmailOptions: CustomStringConvertible {
  /// The options' names, as in `[strict, topLevelDomain]`.
  public var description: String { "[\(names.joined(separator: ", "))]" }

  var names: [String] {
    var names: [String] = []
    if contains(.strict) { names.append("strict") }
    if contains(.international) { names.append("international") }
    if contains(.topLevelDomain) { names.append("topLevelDomain") }
    return names
  }
}
