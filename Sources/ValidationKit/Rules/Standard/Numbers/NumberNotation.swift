/// The notation in which a number may be written; whatever is not allowed is refused.
///
/// Digits are those of ASCII and the decimal point is a full stop, in every language. Signs of
/// thousands are never allowed.
public struct NumberNotation: OptionSet, Sendable, Hashable, Codable {
  /// The bits of what is allowed.
  public let rawValue: Int

  /// Creates a notation from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A `-` before the digits.
  public static let minusSign = NumberNotation(rawValue: 1)

  /// A `+` before the digits.
  public static let plusSign = NumberNotation(rawValue: 2)

  /// Zeros before other digits, as in `007`.
  public static let leadingZeros = NumberNotation(rawValue: 4)

  /// A decimal point and digits after it.
  public static let fraction = NumberNotation(rawValue: 8)

  /// A decimal point without digits before it, as in `.5`.
  public static let leadingPoint = NumberNotation(rawValue: 16)

  /// A decimal point without digits after it, as in `5.`.
  public static let trailingPoint = NumberNotation(rawValue: 32)

  /// A power of ten, as in `1e5` and `1E-5`.
  public static let exponent = NumberNotation(rawValue: 64)

  /// Not an allowance: the number must have a decimal point and digits after it.
  public static let requiredFraction = NumberNotation(rawValue: 128)

  /// Not an allowance: the number must not be too large for a `Double`.
  public static let finiteDouble = NumberNotation(rawValue: 256)

  /// Digits and nothing else.
  public static let digits: NumberNotation = [.leadingZeros]

  /// Digits, perhaps with a sign.
  public static let integer: NumberNotation = [.digits, .minusSign, .plusSign]

  /// Digits, perhaps with a sign, and with a decimal point that has digits after it.
  public static let decimal: NumberNotation = [.integer, .fraction, .leadingPoint]

  /// The notation that programming languages read as a floating-point number.
  public static let scientific: NumberNotation = [.decimal, .trailingPoint, .exponent]

  /// A “valid floating-point number” of WHATWG HTML: no `+` in front, and of a `Double`'s range.
  public static let html: NumberNotation = [
    .minusSign, .leadingZeros, .fraction, .leadingPoint, .exponent, .finiteDouble,
  ]

  /// A number of JSON (RFC 8259).
  public static let json: NumberNotation = [.minusSign, .fraction, .exponent]
}

extension NumberNotation: CustomStringConvertible {
  /// The notation as in Swift source: one of those with a name, or what is allowed.
  public var description: String {
    let named: [(NumberNotation, String)] = [
      (.digits, ".digits"), (.integer, ".integer"), (.decimal, ".decimal"),
      (.scientific, ".scientific"), (.html, ".html"), (.json, ".json"),
    ]
    if let name = named.first(where: { $0.0 == self })?.1 { return name }
    let names = [
      ".minusSign", ".plusSign", ".leadingZeros", ".fraction", ".leadingPoint", ".trailingPoint",
      ".exponent", ".requiredFraction", ".finiteDouble",
    ]
    let present = names.enumerated().filter { rawValue & 1 << $0.offset != 0 }.map(\.element)
    return "[\(present.joined(separator: ", "))]"
  }
}
