// What the networks publish, as far as public lists repeat it. Where lists differ, the wider range is
// taken: a number that is refused cannot be paid with, one that is taken in error is refused later.
extension CardBrand {
  /// Visa: 16 digits, and the older numbers with 13 and the newer with 19.
  ///
  /// Some lists have 18 digits as well, which no range of Visa's own has; ``vPay`` takes them.
  public static let visa = CardBrand(
    id: "visa", name: "Visa", prefixes: [.init(4, lengths: [13, 16, 19])])

  /// Mastercard: 51 to 55, and since 2017 222100 to 272099.
  ///
  /// Lists that give 54 and 55 to Diners Club mean its American cards, which are Mastercards.
  public static let mastercard = CardBrand(
    id: "mastercard", name: "Mastercard",
    prefixes: [.init(51...55, lengths: [16]), .init(2221...2720, lengths: [16])])

  /// American Express.
  public static let americanExpress = CardBrand(
    id: "americanExpress", name: "American Express",
    prefixes: [.init(34, lengths: [15]), .init(37, lengths: [15])])

  /// UnionPay: 62 and, since 2015, 8100 to 8171.
  ///
  /// Some lists begin at 14 digits, and some know parts of 62 alone or have 88.
  public static let unionPay = CardBrand(
    id: "unionPay", name: "UnionPay",
    prefixes: [
      .init(62, lengths: sixteenOrMore), .init(8100...8171, lengths: sixteenOrMore),
    ])

  /// Discover, with the range that it shares with UnionPay.
  ///
  /// The network asks for up to 19 digits to be taken; older lists have 16 alone.
  public static let discover = CardBrand(
    id: "discover", name: "Discover",
    prefixes: [
      .init(6011, lengths: sixteenOrMore), .init(644...649, lengths: sixteenOrMore),
      .init(65, lengths: sixteenOrMore), .init(622126...622925, lengths: sixteenOrMore),
    ])

  /// Diners Club, Carte Blanche included.
  ///
  /// Discover, whose network it is, asks for 14 to 19 digits to be taken; older lists have 14
  /// alone, and some have 14 for 36 alone and 16 to 19 for the rest, or 14, 16 and 19.
  public static let dinersClub = CardBrand(
    id: "dinersClub", name: "Diners Club",
    prefixes: [
      .init(300...305, lengths: fourteenOrMore), .init(3095, lengths: fourteenOrMore),
      .init(36, lengths: fourteenOrMore), .init(38...39, lengths: fourteenOrMore),
    ])

  /// JCB: 3528 to 3589, and the old numbers with 15 digits.
  ///
  /// The networks that take it ask for up to 19 digits; older lists have 16 alone. Some lists add
  /// 3088, 3096, 3112, 3158 and 3337, which JCB does not name.
  public static let jcb = CardBrand(
    id: "jcb", name: "JCB",
    prefixes: [
      .init(3528...3589, lengths: sixteenOrMore), .init(1800, lengths: [15]),
      .init(2131, lengths: [15]),
    ])

  /// Mir; some lists have 16 digits alone.
  public static let mir = CardBrand(
    id: "mir", name: "Mir", prefixes: [.init(2200...2204, lengths: sixteenOrMore)])

  /// Maestro: the ranges that Mastercard gives it, without the numbers of brands that share them.
  ///
  /// Lists differ most here: some have all of 6, some a few prefixes of four digits.
  public static let maestro = CardBrand(
    id: "maestro", name: "Maestro",
    prefixes: [
      .init(50, lengths: any), .init(56...59, lengths: any), .init(63, lengths: any),
      .init(66...69, lengths: any), .init(6000...6010, lengths: any),
      .init(6012...6099, lengths: any), .init(61, lengths: any), .init(640...643, lengths: any),
      // Discover and UnionPay have the numbers with 16 digits or more.
      .init(6011, lengths: any.subtracting(sixteenOrMore)),
      .init(62, lengths: any.subtracting(sixteenOrMore)),
      .init(644...649, lengths: any.subtracting(sixteenOrMore)),
      .init(65, lengths: any.subtracting(sixteenOrMore)),
    ])

  /// V PAY, Visa's European debit card; its prefix is Visa's.
  public static let vPay = CardBrand(
    id: "vPay", name: "V PAY", prefixes: [.init(4, lengths: any.subtracting([12]))])

  /// UATP, for air travel.
  public static let uatp = CardBrand(id: "uatp", name: "UATP", prefixes: [.init(1, lengths: [15])])

  /// InstaPayment.
  public static let instaPayment = CardBrand(
    id: "instaPayment", name: "InstaPayment", prefixes: [.init(637...639, lengths: [16])])

  /// Laser, an Irish debit card that was given up in 2014.
  public static let laser = CardBrand(
    id: "laser", name: "Laser",
    prefixes: [6304, 6706, 6709, 6771].map { .init($0, lengths: sixteenOrMore) })

  private static let any = Set(12...19)
  private static let fourteenOrMore = Set(14...19)
  private static let sixteenOrMore = Set(16...19)

  /// The brands that are recognized while a number is typed, those first that win a shared range.
  public static let common: [CardBrand] = [
    .visa, .mastercard, .americanExpress, .unionPay, .discover, .dinersClub, .jcb, .mir, .maestro,
  ]

  /// Every brand that the library knows.
  public static let all: [CardBrand] = common + [.vPay, .uatp, .instaPayment, .laser]
}
