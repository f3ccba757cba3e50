extension NumberReach {
  /// Whether some exponent that begins as typed makes a number within limits.
  ///
  /// All that is asked of the exponent is that the place of the last digit be in a range, or in one
  /// of two, where a fraction may be absent but not short.
  func hasExponent(within magnitudes: Magnitudes) -> Bool {
    guard var least = leastPlace(in: magnitudes), var most = mostPlace(in: magnitudes) else {
      return false
    }
    if let digits = limits.maxDigits {
      least = max(least, -digits)
      if !text.isZero {
        // Between, the number has as many digits as are typed.
        guard self.digits.count <= digits else { return false }
        most = min(most, digits - self.digits.count)
      }
    }
    let notation = limits.notation
    if !notation.contains(.requiredFraction), reaches(max(least, 0), most) { return true }
    let leastFraction = max(limits.minFractionDigits, 1)
    if let places = limits.maxFractionDigits { least = max(least, -places) }
    return reaches(least, min(most, -leastFraction))
  }

  /// The least place of the last digit at which the number is not too small and a multiple of the
  /// step; nil where there is none.
  private func leastPlace(in magnitudes: Magnitudes) -> Int? {
    var least = -2 * NumberText.greatestExponent
    let lower = magnitudes.lower
    if text.isZero { return lower.value.isZero && !lower.isExclusive ? least : nil }
    if !lower.value.isZero {
      let order = text.compareDigits(to: lower.value)
      let isEnough = order > 0 || (order == 0 && !lower.isExclusive)
      least = lower.value.point - digits.count + (isEnough ? 0 : 1)
    }
    if let step = limits.step {
      guard let shift = text.leastShift(toMultipleOf: step) else { return nil }
      least = max(least, shift)
    }
    return least
  }

  /// The greatest place of the last digit at which the number is not too large; nil where there is
  /// none.
  private func mostPlace(in magnitudes: Magnitudes) -> Int? {
    let most = 2 * NumberText.greatestExponent
    guard let upper = magnitudes.upper else { return most }
    if text.isZero { return most }
    if upper.value.isZero { return nil }
    let order = text.compareDigits(to: upper.value)
    let isEnough = order < 0 || (order == 0 && !upper.isExclusive)
    return upper.value.point - digits.count - (isEnough ? 0 : 1)
  }

  /// Whether an exponent that begins as typed puts the last digit into a range of places.
  private func reaches(_ least: Int, _ most: Int) -> Bool {
    guard least <= most else { return false }
    // The exponent is the place, as it would be without a decimal point.
    var least = least + text.fractionDigits
    var most = most + text.fractionDigits
    switch text.exponentSign {
    case nil where text.stage != .exponent: return true
    case UInt8.hyphen: (least, most) = (-most, -least)
    default: break
    }
    guard most >= 0 else { return false }
    if text.stage == .exponentMark || text.exponentMagnitude == 0 { return true }
    // Each digit more reaches a range ten times as far and as wide.
    var first = text.exponentMagnitude
    var last = first
    while first <= most {
      if last >= least { return true }
      first *= 10
      last = last * 10 + 9
    }
    return false
  }
}
