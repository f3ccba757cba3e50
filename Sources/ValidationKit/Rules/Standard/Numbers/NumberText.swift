/// A number, or the start of one, where it stands in a text; read once, without allocating.
struct NumberText {
  /// The stage to which the number is written.
  enum Stage {
    /// Nothing, or a sign.
    case start
    /// Digits before the decimal point.
    case integer
    /// A decimal point with nothing after it.
    case point
    /// Digits after the decimal point.
    case fraction
    /// The sign of an exponent, without digits yet.
    case exponentMark
    /// An exponent with digits.
    case exponent
  }

  /// Exponents beyond are as good as this one.
  static let greatestExponent = 1_000_000_000_000_000

  private let bytes: UnsafeBufferPointer<UInt8>
  let notation: NumberNotation
  private(set) var stage = Stage.start
  private(set) var isNegative = false
  private(set) var hasSign = false
  private(set) var hasPoint = false
  private(set) var integerDigits = 0
  private(set) var fractionDigits = 0
  /// The number after the `e`, without its sign.
  private(set) var exponentMagnitude = 0
  private(set) var exponentSign: UInt8?
  /// The places of the first digit that is not 0, and of the end of the digits before an exponent.
  private var first = 0
  private var end = 0
  private var integerEnd = 0

  /// Reads a text; nil where no number of the notation begins like that.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, notation: NumberNotation) {
    self.bytes = bytes
    self.notation = notation
    guard readMantissa(), readExponent() else { return nil }
  }

  private mutating func readMantissa() -> Bool {
    if let sign = bytes.first, sign == .hyphen || sign == .plus {
      isNegative = sign == .hyphen
      hasSign = true
      end = 1
      guard notation.contains(isNegative ? .minusSign : .plusSign) else { return false }
    }
    first = end
    integerDigits = skipDigits()
    integerEnd = end
    if integerDigits > 0 {
      stage = .integer
      if integerDigits > 1, bytes[first] == 0x30, !notation.contains(.leadingZeros) { return false }
    }
    if end < bytes.count, bytes[end] == .dot {
      guard notation.contains(.fraction), integerDigits > 0 || notation.contains(.leadingPoint)
      else { return false }
      hasPoint = true
      end += 1
      fractionDigits = skipDigits()
      stage = fractionDigits > 0 ? .fraction : .point
    }
    while first < end, bytes[first] == 0x30 || bytes[first] == .dot { first += 1 }
    return true
  }

  private mutating func readExponent() -> Bool {
    guard end < bytes.count else { return true }
    guard bytes[end] | 0x20 == UInt8(ascii: "e"), notation.contains(.exponent), isComplete else {
      return false
    }
    stage = .exponentMark
    var index = end + 1
    if index < bytes.count, bytes[index] == .hyphen || bytes[index] == .plus {
      exponentSign = bytes[index]
      index += 1
    }
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      guard digit < 10 else { return false }
      exponentMagnitude = min(exponentMagnitude * 10 + Int(digit), Self.greatestExponent)
      stage = .exponent
      index += 1
    }
    return true
  }

  /// Moves the end past digits and returns how many there are.
  private mutating func skipDigits() -> Int {
    let start = end
    while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
    return end - start
  }

  /// Whether the number may end here.
  var isComplete: Bool {
    switch stage {
    case .integer, .fraction, .exponent: true
    case .point: integerDigits > 0 && notation.contains(.trailingPoint)
    case .start, .exponentMark: false
    }
  }

  /// Whether all digits so far are 0, or there are none.
  var isZero: Bool { first == end }

  var exponent: Int { exponentSign == .hyphen ? -exponentMagnitude : exponentMagnitude }

  /// The number of digits from the first that is not 0.
  var significantCount: Int { end - first - (hasPoint && first < integerEnd ? 1 : 0) }

  /// The place of the decimal point, counted from before the first digit that is not 0.
  var point: Int { significantCount - fractionDigits + exponent }

  /// The digits from the first that is not 0.
  var significantDigits: [UInt8] {
    bytes[first..<end].compactMap { $0 == .dot ? nil : $0 - 0x30 }
  }

  /// The number of digits after the decimal point once the number is written without an exponent.
  var places: Int { max(fractionDigits - exponent, 0) }
}

extension NumberText {
  /// Returns -1, 0 or 1 where the number is less than another, equal or greater.
  ///
  /// - Complexity: Linear in the length of the text.
  func compare(to other: DecimalNumber) -> Int {
    let isNegative = isNegative && !isZero
    guard isNegative == other.isNegative else { return isNegative ? -1 : 1 }
    let order = compareMagnitude(to: other)
    return isNegative ? -order : order
  }

  private func compareMagnitude(to other: DecimalNumber) -> Int {
    if isZero || other.isZero { return (isZero ? 0 : 1) - (other.isZero ? 0 : 1) }
    let point = point
    if point != other.point { return point < other.point ? -1 : 1 }
    return compareDigits(to: other)
  }

  /// Compares the digits alone, as if both numbers were less than 1 and at least a tenth.
  func compareDigits(to other: DecimalNumber) -> Int {
    var index = first
    for digit in other.digits {
      if index < end, bytes[index] == .dot { index += 1 }
      guard index < end else { return -1 }
      let own = bytes[index] - 0x30
      if own != digit { return own < digit ? -1 : 1 }
      index += 1
    }
    while index < end {
      if bytes[index] != .dot, bytes[index] != 0x30 { return 1 }
      index += 1
    }
    return 0
  }

  /// Whether the number is a whole multiple of a step.
  ///
  /// - Complexity: Linear in the length of the text.
  func isMultiple(of step: NumberStep) -> Bool {
    guard let least = leastShift(toMultipleOf: step) else { return false }
    return isZero || exponent - fractionDigits >= least
  }

  /// Returns the least power of ten by which the digits, as a whole number, must be multiplied to
  /// be a multiple of a step; nil where none will do.
  func leastShift(toMultipleOf step: NumberStep) -> Int? {
    if isZero { return 0 }
    var last = end
    var zeros = 0
    while bytes[last - 1] == 0x30 || bytes[last - 1] == .dot {
      last -= 1
      if bytes[last] == 0x30 { zeros += 1 }
    }
    var remainder: UInt64 = 0
    for index in first..<last where bytes[index] != .dot {
      remainder = (remainder * 10 + UInt64(bytes[index] - 0x30)) % step.significand
    }
    // A significand below 10¹⁸ has at most 59 factors of 2, fewer of 5.
    for shift in 0..<60 {
      if remainder == 0 { return shift - zeros - step.places }
      remainder = remainder * 10 % step.significand
    }
    return nil
  }
}
