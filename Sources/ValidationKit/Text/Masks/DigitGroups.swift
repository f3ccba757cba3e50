/// Digits with signs between them that may stand between thousands; as such alone they are ignored.
///
/// `1,234` is a number of four digits. `1122,33` would be read a hundredfold.
struct DigitGroups {
  /// Whether some of the digits are not in threes.
  private(set) var areWrong = false
  private var digits = 0
  private var hasSeparator = false
  private var isSeparated = false

  /// Takes over what came into a slot.
  mutating func take(isDigit: Bool) {
    guard isDigit else { return end() }
    if isSeparated {
      if hasSeparator ? digits != 3 : digits > 3 { areWrong = true }
      (hasSeparator, isSeparated, digits) = (true, false, 0)
    }
    digits += 1
  }

  /// Notes a sign that found no place.
  mutating func separate() {
    if digits > 0 { isSeparated = true }
  }

  /// Notes that something else follows, or nothing.
  mutating func end() {
    if digits == 0 { return }
    if hasSeparator, digits != 3 { areWrong = true }
    (hasSeparator, isSeparated, digits) = (false, false, 0)
  }
}
