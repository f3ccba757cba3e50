/// What a number must be multiples of: a significand of at most 18 digits, and places after the
/// decimal point, which are negative for zeros before it.
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

/// What is asked of a number that stands in a text.
struct NumberLimits: Sendable, Hashable {
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
  private(set) var lower: Bound?
  private(set) var upper: Bound?
  private(set) var step: NumberStep?
  private(set) var minFractionDigits = 0
  private(set) var maxFractionDigits: Int?
  private(set) var maxDigits: Int?

  init(notation: NumberNotation) { self.notation = notation }

  /// Sets the bounds; the narrower one counts where two are given for a side.
  mutating func setBounds(
    min: DecimalNumber?, max: DecimalNumber?, above: DecimalNumber?, below: DecimalNumber?,
    file: StaticString, line: UInt
  ) {
    lower = min.map { Bound(value: $0, isExclusive: false) }
    if let above, min.map({ $0 <= above }) ?? true {
      lower = Bound(value: above, isExclusive: true)
    }
    upper = max.map { Bound(value: $0, isExclusive: false) }
    if let below, max.map({ $0 >= below }) ?? true {
      upper = Bound(value: below, isExclusive: true)
    }
    guard let lower, let upper else { return }
    let isOpen = lower.isExclusive || upper.isExclusive
    precondition(
      isOpen ? lower.value < upper.value : lower.value <= upper.value,
      "no number lies between \(lower.value) and \(upper.value)", file: file, line: line)
  }

  mutating func setStep(_ number: DecimalNumber?, file: StaticString, line: UInt) {
    step = number.flatMap(NumberStep.init)
    precondition(
      number == nil || step != nil, "a step is positive and has at most 18 digits",
      file: file, line: line)
  }

  mutating func setDigits(
    minFraction: Int?, maxFraction: Int?, max: Int?, file: StaticString, line: UInt
  ) {
    minFractionDigits = minFraction ?? 0
    maxFractionDigits = maxFraction
    maxDigits = max
    let least = notation.contains(.requiredFraction) ? 1 : 0
    precondition(
      minFractionDigits >= 0 && Swift.max(minFractionDigits, least) <= maxFraction ?? .max,
      "no number has \(minFractionDigits) to \(maxFraction ?? 0) digits after the decimal point",
      file: file, line: line)
    precondition(max ?? 1 > 0, "a number has one digit or more", file: file, line: line)
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
      if let name, let value { arguments = [.init(name, value)] }
      return ValidationIssue(rule: rule, reason: reason, arguments: arguments)
    }
    return switch fault {
    case .invalid:
      issue(.invalid)
    case .tooSmall:
      issue(lower?.isExclusive == true ? "notAbove" : "tooSmall", "min", lower?.value.argument)
    case .tooLarge:
      issue(upper?.isExclusive == true ? "notBelow" : "tooLarge", "max", upper?.value.argument)
    case .notMultiple:
      issue("notMultiple", "step", step?.number.argument)
    case .tooManyFractionDigits:
      issue("tooManyFractionDigits", "max", maxFractionDigits.map { .integer($0) })
    case .tooManyDigits:
      issue("tooManyDigits", "max", maxDigits.map { .integer($0) })
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
