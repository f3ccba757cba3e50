/// A natural number as decimal digits, greatest first; for the few questions that limits need.
struct Natural: Comparable {
  private(set) var digits: [UInt8]

  /// Creates the whole number next to 0.d₁d₂… × 10ᵖ.
  init(_ digits: [UInt8], point: Int, roundingUp: Bool = false) {
    let whole = digits.prefix(max(point, 0))
    self.digits = Array(whole.drop { $0 == 0 })
    if !self.digits.isEmpty, point > digits.count {
      self.digits.append(contentsOf: repeatElement(0, count: point - digits.count))
    }
    if roundingUp, digits.dropFirst(whole.count).contains(where: { $0 > 0 }) { add(1) }
  }

  static func < (one: Natural, other: Natural) -> Bool {
    one.digits.count == other.digits.count
      ? one.digits.lexicographicallyPrecedes(other.digits)
      : one.digits.count < other.digits.count
  }

  /// Adds a number below 10¹⁹.
  mutating func add(_ number: UInt64) {
    var carry = number
    var index = digits.count
    while carry > 0 {
      if index == 0 {
        digits.insert(UInt8(carry % 10), at: 0)
        carry /= 10
        continue
      }
      index -= 1
      carry += UInt64(digits[index])
      digits[index] = UInt8(carry % 10)
      carry /= 10
    }
  }

  /// Returns the number before this one, or nil for zero.
  var predecessor: Natural? {
    guard let last = digits.lastIndex(where: { $0 > 0 }) else { return nil }
    var number = self
    number.digits[last] -= 1
    for index in digits.indices[(last + 1)...] { number.digits[index] = 9 }
    if number.digits.first == 0 { number.digits.removeFirst() }
    return number
  }

  /// Returns what is left when a number below 10¹⁸ divides this one.
  func remainder(dividingBy divisor: UInt64) -> UInt64 {
    digits.reduce(0) { ($0 * 10 + UInt64($1)) % divisor }
  }
}
