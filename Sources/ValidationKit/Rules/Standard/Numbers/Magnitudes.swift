/// The range of a number without its sign.
struct Magnitudes {
  /// Not negative.
  var lower: NumberLimits.Bound
  /// Not negative; nil where there is none.
  var upper: NumberLimits.Bound?
}

extension NumberLimits {
  /// Returns the range of the numbers with a sign, without it; nil where all are out of bounds.
  func magnitudes(isNegative: Bool) -> Magnitudes? {
    let low = isNegative ? upper?.negated : lower
    var high = isNegative ? lower?.negated : upper
    if let high, high.value.isNegative || (high.value.isZero && high.isExclusive) { return nil }
    if notation.contains(.finiteDouble) {
      let limit = DecimalNumber.doubleLimit
      if high.map({ $0.value >= limit }) ?? true { high = Bound(value: limit, isExclusive: true) }
    }
    let zero = Bound(value: .zero, isExclusive: false)
    return Magnitudes(lower: low.flatMap { $0.value.isNegative ? nil : $0 } ?? zero, upper: high)
  }
}

extension NumberText {
  /// Whether the number is not rounded to infinity as a `Double`.
  var isFiniteDouble: Bool {
    compare(to: isNegative ? .negatedDoubleLimit : .doubleLimit) == (isNegative ? 1 : -1)
  }
}

extension DecimalNumber {
  /// The least number that is rounded to infinity as a `Double`: 2¹⁰²⁴ − 2⁹⁷⁰.
  static let doubleLimit: DecimalNumber = {
    let digits =
      "179769313486231580793728971405303415079934132710037826936173778980444968292764750946"
      + "649017977587207096330286416692887910946555547851940402630657488671505820681908902000"
      + "708383676273854845817711531764475730270069855571366959622842914819860834936475292719"
      + "074168444365510704342711559699508093042880177904174497792"
    return DecimalNumber(isNegative: false, digits: digits.utf8.map { $0 - 0x30 }, point: 309)
  }()

  static let negatedDoubleLimit = doubleLimit.negated
}
