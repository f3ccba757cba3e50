/// The step of which a number must be a multiple: a significand of at most 18 digits, and places
/// after the decimal point, which are negative for zeros before it.
struct NumberStep: Sendable, Hashable {
  let number: DecimalNumber
  let significand: UInt64
  let places: Int

  /// Nil where the number is not positive or has more than 18 digits, zeros at the end included.
  init?(_ number: DecimalNumber) {
    guard !number.isZero, !number.isNegative, number.digits.count <= 18, number.point <= 18 else {
      return nil
    }
    self.number = number
    significand = number.digits.reduce(0) { $0 * 10 + UInt64($1) }
    places = number.digits.count - number.point
  }
}

/// The limits of a number that stands in a text.
///
/// A class, so that a check does not copy it, which would cost more than the check.
final class NumberLimits: Sendable, Hashable {
  struct Bound: Sendable, Hashable {
    let value: DecimalNumber
    let isExclusive: Bool

    /// Returns the bound of the numbers with the other sign.
    var negated: Bound { Bound(value: value.negated, isExclusive: isExclusive) }
  }

  enum Fault: Hashable {
    case invalid, tooSmall, tooLarge, notMultiple, tooManyFractionDigits, tooManyDigits
  }

  let notation: NumberNotation
  let lower: Bound?
  let upper: Bound?
  let step: NumberStep?
  let minFractionDigits: Int
  let maxFractionDigits: Int?
  let maxDigits: Int?

  /// Creates limits; the narrower bound counts where two are given for a side.
  init(
    notation: NumberNotation, min: DecimalNumber?, above: DecimalNumber?, max: DecimalNumber?,
    below: DecimalNumber?, step: DecimalNumber?, minFractionDigits: Int? = nil,
    maxFractionDigits: Int? = nil, maxDigits: Int? = nil, file: StaticString, line: UInt
  ) {
    self.notation = notation
    let excludesLower = above.map { above in min.map { $0 <= above } ?? true } ?? false
    let excludesUpper = below.map { below in max.map { $0 >= below } ?? true } ?? false
    lower = (excludesLower ? above : min).map { Bound(value: $0, isExclusive: excludesLower) }
    upper = (excludesUpper ? below : max).map { Bound(value: $0, isExclusive: excludesUpper) }
    self.step = step.flatMap(NumberStep.init)
    self.minFractionDigits = minFractionDigits ?? 0
    self.maxFractionDigits = maxFractionDigits
    self.maxDigits = maxDigits
    checkBounds(file: file, line: line)
    demand(
      step == nil || self.step != nil,
      "a step is positive and has at most 18 digits, unlike \(step ?? .zero)", file: file,
      line: line)
    demand(
      self.minFractionDigits >= 0,
      "a number of digits is not negative: minFractionDigits \(self.minFractionDigits)",
      file: file, line: line)
    let leastPlaces = Swift.max(
      self.minFractionDigits, notation.contains(.requiredFraction) ? 1 : 0)
    demand(
      leastPlaces <= maxFractionDigits ?? .max,
      "no number has \(leastPlaces) to \(maxFractionDigits ?? 0) digits after the decimal point",
      file: file, line: line)
    demand(
      maxDigits ?? 1 > 0, "a number has one digit or more, not at most \(maxDigits ?? 0)",
      file: file, line: line)
  }

  private func checkBounds(file: StaticString, line: UInt) {
    guard let lower, let upper else { return }
    let isOpen = lower.isExclusive || upper.isExclusive
    demand(
      isOpen ? lower.value < upper.value : lower.value <= upper.value,
      "no number lies between \(lower.value) and \(upper.value)", file: file, line: line)
  }

  static func == (one: NumberLimits, other: NumberLimits) -> Bool {
    one.notation == other.notation && one.lower == other.lower && one.upper == other.upper
      && one.step == other.step && one.minFractionDigits == other.minFractionDigits
      && one.maxFractionDigits == other.maxFractionDigits && one.maxDigits == other.maxDigits
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(notation)
    hasher.combine(lower)
    hasher.combine(upper)
    hasher.combine(step)
    hasher.combine(minFractionDigits)
    hasher.combine(maxFractionDigits)
    hasher.combine(maxDigits)
  }

  /// Returns what is wrong with a whole number, or nil.
  func fault(of number: NumberText) -> Fault? {
    let places = number.places
    if places == 0 ? notation.contains(.requiredFraction) : places < minFractionDigits {
      return .invalid
    }
    if let maxFractionDigits, places > maxFractionDigits { return .tooManyFractionDigits }
    if let maxDigits, places + (number.isZero ? 0 : max(number.point, 0)) > maxDigits {
      return .tooManyDigits
    }
    if notation.contains(.finiteDouble), abs(number.point) > 308, !number.isFiniteDouble {
      return .invalid
    }
    if let lower, number.compare(to: lower.value) < (lower.isExclusive ? 1 : 0) {
      return .tooSmall
    }
    if let upper, number.compare(to: upper.value) > (upper.isExclusive ? -1 : 0) {
      return .tooLarge
    }
    if let step, !number.isMultiple(of: step) { return .notMultiple }
    return nil
  }
}

extension NumberLimits {
  /// Judges a text for a rule of a name.
  func check(_ text: String, rule: String) -> RuleVerdict {
    text.withBytes { bytes in
      guard let number = NumberText(bytes, notation: notation) else {
        return .wrong(ValidationIssue(rule: rule))
      }
      let fault = number.isComplete ? fault(of: number) : .invalid
      guard let fault else { return .valid }
      if NumberReach(number, limits: self).isOpen { return .incomplete(issue(fault, rule: rule)) }
      // Only a sign that the bounds rule out is worth a better reason.
      let isBelow = fault == .invalid && number.isNegative && magnitudes(isNegative: true) == nil
      return .wrong(issue(isBelow ? .tooSmall : fault, rule: rule))
    }
  }

  private func issue(_ fault: Fault, rule: String) -> ValidationIssue {
    func issue(
      _ reason: ValidationIssue.Reason, _ name: String? = nil, _ value: ArgumentValue? = nil
    ) -> ValidationIssue {
      var arguments: [ValidationIssue.Argument] = []
      if let name, let value { arguments = [.init(name, value, kind: .number)] }
      return ValidationIssue(rule: rule, reason: reason, arguments: arguments)
    }
    return switch fault {
    case .invalid:
      issue(.invalid)
    case .tooSmall:
      issue(lower?.isExclusive == true ? .notAbove : .tooSmall, "min", lower?.value.argument)
    case .tooLarge:
      issue(upper?.isExclusive == true ? .notBelow : .tooLarge, "max", upper?.value.argument)
    case .notMultiple:
      issue(.notMultiple, "step", step?.number.argument)
    case .tooManyFractionDigits:
      issue(.tooManyFractionDigits, "max", maxFractionDigits.map { .integer($0) })
    case .tooManyDigits:
      issue(.tooManyDigits, "max", maxDigits.map { .integer($0) })
    }
  }

  /// The options as in Swift source, those that are not given left out.
  func options(defaultNotation: NumberNotation) -> String {
    var options: [String] = []
    if let lower { options.append("\(lower.isExclusive ? "above" : "min"): \(lower.value)") }
    if let upper { options.append("\(upper.isExclusive ? "below" : "max"): \(upper.value)") }
    if let step { options.append("step: \(step.number)") }
    if minFractionDigits > 0 { options.append("minFractionDigits: \(minFractionDigits)") }
    if let maxFractionDigits { options.append("maxFractionDigits: \(maxFractionDigits)") }
    if let maxDigits { options.append("maxDigits: \(maxDigits)") }
    if notation != defaultNotation { options.append("notation: \(notation)") }
    return options.isEmpty ? "" : "(\(options.joined(separator: ", ")))"
  }
}
