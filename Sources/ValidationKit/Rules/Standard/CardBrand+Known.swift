extension CardBrand {
  /// Visa.
  public static let visa = CardBrand(
    id: "visa", name: "Visa", prefixes: [.init(4, lengths: [13, 16, 19])])

  /// Mastercard.
  public static let mastercard = CardBrand(
    id: "mastercard", name: "Mastercard",
    prefixes: [.init(51...55, lengths: [16]), .init(2221...2720, lengths: [16])])

  /// American Express.
  public static let americanExpress = CardBrand(
    id: "americanExpress", name: "American Express",
    prefixes: [.init(34, lengths: [15]), .init(37, lengths: [15])])

  /// UnionPay.
  public static let unionPay = CardBrand(
    id: "unionPay", name: "UnionPay",
    prefixes: [.init(62, lengths: [16, 17, 18, 19]), .init(810...817, lengths: [16, 17, 18, 19])])

  /// Discover, with the range that it shares with UnionPay.
  public static let discover = CardBrand(
    id: "discover", name: "Discover",
    prefixes: [
      .init(6011, lengths: [16]), .init(644...649, lengths: [16]), .init(65, lengths: [16]),
      .init(622126...622925, lengths: [16]),
    ])

  /// Diners Club.
  public static let dinersClub = CardBrand(
    id: "dinersClub", name: "Diners Club",
    prefixes: [
      .init(300...305, lengths: [14]), .init(3095, lengths: [14]), .init(36, lengths: [14]),
      .init(38...39, lengths: [14]),
    ])

  /// JCB.
  public static let jcb = CardBrand(
    id: "jcb", name: "JCB",
    prefixes: [
      .init(3528...3589, lengths: [16]), .init(1800, lengths: [15]), .init(2131, lengths: [15]),
    ])

  /// Mir.
  public static let mir = CardBrand(
    id: "mir", name: "Mir", prefixes: [.init(2200...2204, lengths: [16, 17, 18, 19])])

  /// Maestro: the ranges that Mastercard gives it, without the numbers of brands that share them.
  public static let maestro = CardBrand(
    id: "maestro", name: "Maestro",
    prefixes: [
      .init(50, lengths: any), .init(56...59, lengths: any), .init(63, lengths: any),
      .init(66...69, lengths: any), .init(6000...6010, lengths: any),
      .init(6012...6099, lengths: any), .init(61, lengths: any), .init(640...643, lengths: any),
      // Discover has the numbers with 16 digits, UnionPay those with 16 or more.
      .init(6011, lengths: any.subtracting([16])), .init(62, lengths: [12, 13, 14, 15]),
      .init(644...649, lengths: any.subtracting([16])),
      .init(65, lengths: any.subtracting([16])),
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
    prefixes: [6304, 6706, 6709, 6771].map { .init($0, lengths: [16, 17, 18, 19]) })

  private static let any: Set<Int> = [12, 13, 14, 15, 16, 17, 18, 19]

  /// The brands that are recognized while a number is typed, those first that win a shared range.
  public static let common: [CardBrand] = [
    .visa, .mastercard, .americanExpress, .unionPay, .discover, .dinersClub, .jcb, .mir, .maestro,
  ]

  /// Every brand that the library knows.
  public static let all: [CardBrand] = common + [.vPay, .uatp, .instaPayment, .laser]
}
