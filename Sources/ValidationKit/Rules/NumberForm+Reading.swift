import Foundation

extension NumberForm {
  /// The most bytes of a text that is read.
  static let mostBytes = 1_000
  /// The most digits that a `Decimal` always holds exactly.
  static let mostDigits = 38

  /// Reads a number exactly, or returns nil where it is none or has too many digits for that.
  func decimal(_ text: String) -> Decimal? {
    guard let number = number(text) else { return nil }
    var digits = number.digits.drop { $0 == 0 }
    var exponent = -number.places
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    guard !digits.isEmpty else { return 0 }
    // Foundation rounds silently past both.
    guard digits.count <= Self.mostDigits, exponent >= -128 else { return nil }
    var bytes: [UInt8] = number.isNegative ? [.hyphen] : []
    if exponent <= -digits.count {
      bytes += [0x30, .dot] + [UInt8](repeating: 0x30, count: -exponent - digits.count)
    }
    for (index, digit) in digits.enumerated() {
      if exponent < 0, index == digits.count + exponent, index > 0 { bytes.append(.dot) }
      bytes.append(0x30 + digit)
    }
    bytes += [UInt8](repeating: 0x30, count: max(exponent, 0))
    return Decimal(
      string: String(decoding: bytes, as: UTF8.self), locale: Locale(identifier: "en_US_POSIX"))
  }

  /// Reads a whole number, or returns nil where it is none, has a decimal point, or does not fit.
  func integer(_ text: String) -> Int? {
    guard let number = number(text), !number.hasPoint else { return nil }
    var value = 0
    for digit in number.digits {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let digit = number.isNegative ? -Int(digit) : Int(digit)
      let (sum, overflows) = product.addingReportingOverflow(digit)
      if isTooLarge || overflows { return nil }
      value = sum
    }
    return value
  }

  /// The digits of a number, before and after its decimal point.
  private struct Number {
    var isNegative = false
    var digits: [UInt8] = []
    var hasPoint = false
    /// The number of digits after the decimal point.
    var places = 0
  }

  /// Reads the whole of a text, or returns nil where it is no number as the locale writes them.
  ///
  /// - Complexity: Linear in the length of the text, and constant past the most that is read.
  private func number(_ text: String) -> Number? {
    guard text.utf8.count <= Self.mostBytes else { return nil }
    var number = Number()
    number.digits.reserveCapacity(text.utf8.count)
    var rest = text.unicodeScalars[...].drop(while: Self.marks.contains)
    if let sign = rest.first, sign == "+" || minusSigns.contains(sign) {
      number.isNegative = sign != "+"
      rest = rest.dropFirst().drop(while: Self.marks.contains)
    }
    var system: Digits?
    // How many digits stand before each separator, and since the last one.
    var counts: [Int] = []
    var count = 0
    for scalar in rest {
      if let (digit, digits) = digit(scalar, of: system) {
        system = digits
        number.digits.append(digit)
        count += 1
      } else if decimals.contains(scalar), !number.hasPoint {
        guard counts.isEmpty || areGroups(counts + [count], of: number.digits) else { return nil }
        number.hasPoint = true
        counts = []
        count = 0
      } else if groupings.contains(scalar), !number.hasPoint {
        counts.append(count)
        count = 0
      } else {
        return nil
      }
    }
    if number.hasPoint {
      number.places = count
      return count > 0 ? number : nil
    }
    guard !number.digits.isEmpty,
      counts.isEmpty || areGroups(counts + [count], of: number.digits)
    else { return nil }
    return number
  }

  /// Returns a digit with the ten that it is one of, nil where it is none or none of the same ten.
  private func digit(
    _ scalar: Unicode.Scalar, of system: Digits?
  ) -> (digit: UInt8, digits: Digits)? {
    if let system { return Self.value(of: scalar, in: system).map { ($0, system) } }
    for system in readableDigits {
      if let value = Self.value(of: scalar, in: system) { return (value, system) }
    }
    return nil
  }

  private static func value(of scalar: Unicode.Scalar, in digits: Digits) -> UInt8? {
    // Nearly all digits are neighbours.
    let distance = scalar.value &- digits[0].value
    if distance < 10, digits[Int(distance)] == scalar { return UInt8(distance) }
    return digits.firstIndex(of: scalar).map { UInt8($0) }
  }

  /// Whether digits are grouped as the locale groups them, and need it: a number that begins with 0
  /// is never grouped, and `0,125` is more likely meant for a fraction.
  private func areGroups(_ counts: [Int], of digits: [UInt8]) -> Bool {
    guard let first = counts.first, let last = counts.last, digits.first != 0 else { return false }
    let middle = counts.dropFirst().dropLast()
    return groups.contains { group in
      (1...group.secondary).contains(first) && last == group.primary
        && middle.allSatisfy { $0 == group.secondary }
    }
  }
}
