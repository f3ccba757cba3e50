public import Foundation

/// An exact decimal number of up to 1,000 places, for the limits of numbers that stand in texts.
///
/// A literal is the number that is written: `0.1` is a tenth, not the binary number next to it, as
/// long as it has 15 digits or fewer. Longer ones are given as texts.
public struct DecimalNumber: Sendable, Hashable {
  /// The most places before and after the decimal point.
  static let mostPlaces = 1_000

  let isNegative: Bool
  /// The digits without zeros at either end; none for zero.
  let digits: [UInt8]
  /// The place of the decimal point, counted from before the first digit: 0.d₁d₂… × 10ᵖ.
  let point: Int

  init(isNegative: Bool, digits: some Collection<UInt8>, point: Int) {
    let leading = digits.prefix { $0 == 0 }.count
    var trimmed = Array(digits.dropFirst(leading))
    while trimmed.last == 0 { trimmed.removeLast() }
    self.digits = trimmed
    self.isNegative = isNegative && !trimmed.isEmpty
    self.point = trimmed.isEmpty ? 0 : point - leading
  }

  /// Creates the number that a text holds, or nil where it holds none or one of too many places.
  ///
  /// - Parameter text: ASCII digits, perhaps with a sign, a decimal point and an exponent.
  public init?(_ text: String) {
    let number = text.withBytes { bytes -> DecimalNumber? in
      guard let number = NumberText(bytes, notation: .scientific), number.isComplete else {
        return nil
      }
      return DecimalNumber(
        isNegative: number.isNegative, digits: number.significantDigits, point: number.point)
    }
    guard let number, number.point <= Self.mostPlaces, number.places <= Self.mostPlaces else {
      return nil
    }
    self = number
  }

  /// Creates the number that an integer is.
  public init(_ value: some BinaryInteger) {
    let text = String(value)
    let digits = text.utf8.drop { $0 == .hyphen }.map { $0 - 0x30 }
    self.init(isNegative: text.first == "-", digits: digits, point: digits.count)
  }

  /// Creates the number that a decimal is; stops the program where it is “not a number”.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public init(_ value: Decimal, file: StaticString = #fileID, line: UInt = #line) {
    guard let number = DecimalNumber("\(value)") else {
      misuse("a limit is a number, not \(value)", file: file, line: line)
    }
    self = number
  }

  /// Creates the shortest decimal number that is read as a binary one, or nil where it is infinite
  /// or not a number.
  public init?(_ value: Double) { self.init(value.description) }

  static let zero = DecimalNumber(isNegative: false, digits: [], point: 0)

  /// The number of digits after the decimal point.
  var places: Int { max(digits.count - point, 0) }

  var isZero: Bool { digits.isEmpty }

  var negated: DecimalNumber {
    DecimalNumber(isNegative: !isNegative, digits: digits, point: point)
  }
}

extension DecimalNumber: Comparable {
  /// Whether the first number is less.
  public static func < (one: DecimalNumber, other: DecimalNumber) -> Bool {
    guard one.isNegative == other.isNegative else { return one.isNegative }
    return one.isNegative ? other.isSmaller(than: one) : one.isSmaller(than: other)
  }

  private func isSmaller(than other: DecimalNumber) -> Bool {
    if isZero || other.isZero { return isZero && !other.isZero }
    return point == other.point
      ? digits.lexicographicallyPrecedes(other.digits) : point < other.point
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  CustomStringConvertible
{
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self.init(value) }

  /// Creates the number that is written, where it has 15 digits or fewer; stops the program where
  /// it is beyond all numbers of the type `Double`.
  public init(floatLiteral value: Double) {
    guard let number = DecimalNumber(value) else {
      misuse("a literal of a decimal number is within those of the type Double, not \(value)")
    }
    self = number
  }

  /// The number without an exponent, as in `-0.05`.
  public var description: String {
    if isZero { return "0" }
    var text = isNegative ? "-" : ""
    if point <= 0 { text += "0." + String(repeating: "0", count: -point) }
    for (place, digit) in digits.enumerated() {
      if place == point, place > 0 { text += "." }
      text += String(digit)
    }
    return text + String(repeating: "0", count: max(point - digits.count, 0))
  }
}

extension DecimalNumber {
  /// The number as an argument of an issue, exact: an integer, a decimal, or else a text.
  var argument: ArgumentValue {
    if let integer = Int(description) { return .integer(integer) }
    if digits.count <= 38, abs(point) < 100,
      let value = Decimal(string: description, locale: Locale(identifier: "en_US_POSIX"))
    {
      return .decimal(value)
    }
    return .text(description)
  }
}
