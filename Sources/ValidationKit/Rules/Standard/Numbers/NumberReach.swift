/// Whether some continuation of a text is a number within limits.
///
/// The digits that are typed fix those of the number, so what typing on can reach is a row of
/// intervals: after `12`, without an exponent, 12 up to 13, 120 up to 130, and so on. The
/// question is whether one of them holds a multiple of the step with digits not too many. It is
/// asked of texts that are not valid, so it may allocate; its cost follows the length of the text
/// and of the limits.
struct NumberReach {
  let text: NumberText
  let limits: NumberLimits
  /// The digits from the first that is not 0.
  let digits: [UInt8]

  init(_ text: NumberText, limits: NumberLimits) {
    self.text = text
    self.limits = limits
    digits = text.significantDigits
  }

  var isOpen: Bool {
    let mayBeNegative = limits.notation.contains(.minusSign)
    if text.stage == .start, !text.hasSign {
      return isOpen(isNegative: false) || (mayBeNegative && isOpen(isNegative: true))
    }
    return isOpen(isNegative: text.isNegative)
  }

  private func isOpen(isNegative: Bool) -> Bool {
    guard let magnitudes = limits.magnitudes(isNegative: isNegative) else { return false }
    switch text.stage {
    case .exponentMark, .exponent: return hasExponent(within: magnitudes)
    default: return hasDigits(within: magnitudes)
    }
  }

  private var notation: NumberNotation { limits.notation }

  /// Whether digits before the decimal point may follow.
  private var takesIntegerDigits: Bool {
    guard !text.hasPoint else { return false }
    return text.integerDigits == 0 || !digits.isEmpty || notation.contains(.leadingZeros)
  }

  /// Whether a digit must follow the decimal point.
  private var needsFractionDigit: Bool { text.stage == .point && !text.isComplete }

  private func hasDigits(within magnitudes: Magnitudes) -> Bool {
    let hasExponent = notation.contains(.exponent)
    if digits.isEmpty {
      if takesIntegerDigits { return hasNumber(within: magnitudes) }
      if hasExponent {
        // Any number in the form 0.1e2, or zero alone.
        return notation.contains(.fraction)
          ? hasNumber(within: magnitudes) : self.hasExponent(within: magnitudes)
      }
      return has(
        Interval(digits: [], point: 0, width: -text.fractionDigits), within: magnitudes,
        integerDigits: 0, places: leastPlaces(at: -text.fractionDigits))
    }
    // The place of the digit typed last: units are 0, tenths -1.
    var least = text.hasPoint ? -text.fractionDigits : 0
    var greatest = takesIntegerDigits || hasExponent ? greatestPlace(within: magnitudes) : least
    if hasExponent {
      guard let bound = leastPlace(within: magnitudes) else { return true }
      least = bound
    } else if text.hasPoint {
      greatest = min(greatest, least)
    }
    if greatest == .max { return true }
    guard least <= greatest else { return false }
    return (least...greatest).contains { place in
      has(
        Interval(digits: digits, point: digits.count + place, width: place), within: magnitudes,
        integerDigits: max(digits.count + place, 0), places: leastPlaces(at: place))
    }
  }

  /// The least number of digits after the decimal point, where the digit typed last is at
  /// a place.
  private func leastPlaces(at place: Int) -> Int {
    max((needsFractionDigit ? 1 : 0) - place, 0)
  }

  /// Whether there is any number within limits.
  private func hasNumber(within magnitudes: Magnitudes) -> Bool {
    let greatest = greatestPlace(within: magnitudes)
    if greatest == .max { return true }
    return (0...max(greatest, 0)).contains { count in
      has(
        Interval(digits: count == 0 ? [] : [1], point: count, end: [1], endPoint: count + 1),
        within: magnitudes, integerDigits: count, places: 0)
    }
  }

  /// The greatest place of the digit typed last that need be tried; the greatest number of all
  /// where there is nothing to try.
  private func greatestPlace(within magnitudes: Magnitudes) -> Int {
    let count = digits.count
    let most = limits.maxDigits.map { $0 - count } ?? .max
    if let upper = magnitudes.upper { return min(upper.value.point - count, most) }
    if most == .max { return .max }
    // Far enough that a step fits between two numbers.
    return min(
      max(magnitudes.lower.value.point - count, limits.step?.number.point ?? 0, 0) + 2, most)
  }

  /// The least place that need be tried where an exponent may follow; nil where numbers may be as
  /// small as one likes.
  private func leastPlace(within magnitudes: Magnitudes) -> Int? {
    let count = digits.count
    var bounds: [Int] = []
    if !magnitudes.lower.value.isZero { bounds.append(magnitudes.lower.value.point - count) }
    if let step = limits.step { bounds.append(step.number.point - count) }
    if let places = limits.maxFractionDigits { bounds.append(-places) }
    if let digits = limits.maxDigits { bounds.append(-digits) }
    if bounds.isEmpty, magnitudes.upper?.value.isZero == true { return .max }  // none at all
    return bounds.max()
  }
}

extension NumberReach {
  /// The numbers from one on and below another.
  fileprivate struct Interval {
    let start: [UInt8]
    let startPoint: Int
    let end: [UInt8]
    let endPoint: Int

    init(digits: [UInt8], point: Int, end: [UInt8], endPoint: Int) {
      start = digits
      startPoint = point
      self.end = end
      self.endPoint = endPoint
    }

    /// From the digits on, one unit of the last of them wide, which is at a place.
    init(digits: [UInt8], point: Int, width place: Int) {
      var next = Natural(digits, point: digits.count)
      next.add(1)
      self.init(digits: digits, point: point, end: next.digits, endPoint: next.digits.count + place)
    }
  }

  /// Whether a number within limits is in an interval.
  ///
  /// - Parameters:
  ///   - integerDigits: How many digits its numbers have before the decimal point.
  ///   - leastPlaces: How many digits they must have after it.
  private func has(
    _ interval: Interval, within magnitudes: Magnitudes, integerDigits: Int, places leastPlaces: Int
  ) -> Bool {
    let isWhole = !notation.contains(.fraction) && !notation.contains(.exponent)
    var most = isWhole ? 0 : limits.maxFractionDigits ?? .max
    if let digits = limits.maxDigits { most = min(most, digits - integerDigits) }
    guard most >= 0 else { return false }
    let least = max(leastPlaces, limits.minFractionDigits, 1)
    var places: Int
    if least <= most {
      // One more than anything else has is as good as any number of them.
      places = max(
        least, limits.step?.places ?? 0, magnitudes.lower.value.places,
        magnitudes.upper?.value.places ?? 0, interval.start.count - interval.startPoint,
        interval.end.count - interval.endPoint)
      places = min(places + 1, most)
    } else {
      guard leastPlaces == 0, !notation.contains(.requiredFraction) else { return false }
      places = 0
    }
    if let step = limits.step { places = min(places, max(step.places, 0)) }
    return hasMultiple(interval, magnitudes, places: places)
  }

  /// Whether an interval holds a multiple of the step with that many digits after the decimal
  /// point.
  private func hasMultiple(_ interval: Interval, _ magnitudes: Magnitudes, places: Int) -> Bool {
    var first = max(
      Natural(interval.start, point: interval.startPoint + places, roundingUp: true),
      magnitudes.lower.value.scaled(places, roundingUp: !magnitudes.lower.isExclusive))
    if magnitudes.lower.isExclusive {
      var next = magnitudes.lower.value.scaled(places, roundingUp: false)
      next.add(1)
      first = max(first, next)
    }
    guard
      var last = Natural(interval.end, point: interval.endPoint + places, roundingUp: true)
        .predecessor
    else { return false }
    if let upper = magnitudes.upper {
      let bound = upper.value.scaled(places, roundingUp: upper.isExclusive)
      guard let bound = upper.isExclusive ? bound.predecessor : bound else { return false }
      last = min(last, bound)
    }
    guard first <= last else { return false }
    guard let step = limits.step else { return true }
    let unit = step.unit(places: places)
    let remainder = first.remainder(dividingBy: unit)
    if remainder > 0 { first.add(unit - remainder) }
    return first <= last
  }
}

extension NumberStep {
  /// Returns the least multiple of the step that has no more digits after the decimal point, in
  /// units of the last of them.
  fileprivate func unit(places most: Int) -> UInt64 {
    var unit = significand
    if places < 0 {
      for _ in places..<0 { unit *= 10 }
    }
    var twos = max(places, 0) - most
    var fives = twos
    while twos > 0, unit.isMultiple(of: 2) {
      unit /= 2
      twos -= 1
    }
    while fives > 0, unit.isMultiple(of: 5) {
      unit /= 5
      fives -= 1
    }
    return unit
  }
}

extension DecimalNumber {
  /// Returns the whole number next to the magnitude times a power of ten.
  fileprivate func scaled(_ places: Int, roundingUp: Bool) -> Natural {
    Natural(digits, point: point + places, roundingUp: roundingUp)
  }
}
