import Foundation

/// Limits to a typed value.
struct ValueRange<Value: Comparable & Hashable & Sendable>: RuleDefinition,
  CustomStringConvertible
{
  let minimum: Value?
  let maximum: Value?
  let excludesMinimum: Bool
  let excludesMaximum: Bool

  init(
    min: Value?, above: Value?, max: Value?, below: Value?, file: StaticString, line: UInt
  ) {
    // The narrower limit counts where two are given for a side.
    excludesMinimum = above.map { above in min.map { $0 <= above } ?? true } ?? false
    excludesMaximum = below.map { below in max.map { $0 >= below } ?? true } ?? false
    minimum = excludesMinimum ? above : min
    maximum = excludesMaximum ? below : max
    guard let minimum, let maximum else { return }
    precondition(
      excludesMinimum || excludesMaximum ? minimum < maximum : minimum <= maximum,
      "no value lies between \(minimum) and \(maximum)", file: file, line: line)
  }

  var name: String { "range" }

  var description: String {
    var options: [String] = []
    if let minimum { options.append("\(excludesMinimum ? "above" : "min"): \(minimum)") }
    if let maximum { options.append("\(excludesMaximum ? "below" : "max"): \(maximum)") }
    return "range(\(options.joined(separator: ", ")))"
  }

  func check(_ value: Value) -> RuleVerdict {
    if let minimum, !(excludesMinimum ? value > minimum : value >= minimum) {
      return fault(value, excludesMinimum ? "notAbove" : "tooSmall", "min", minimum)
    }
    if let maximum, !(excludesMaximum ? value < maximum : value <= maximum) {
      return fault(value, excludesMaximum ? "notBelow" : "tooLarge", "max", maximum)
    }
    return .valid
  }

  private func fault(
    _ value: Value, _ reason: ValidationIssue.Reason, _ limitName: String, _ limit: Value
  ) -> RuleVerdict {
    // A value that does not equal itself is not a number, and neither small nor large.
    guard value == value else { return .incomplete(ValidationIssue(rule: name)) }
    return .incomplete(
      ValidationIssue(
        rule: name, reason: reason, arguments: [.init(limitName, argument(for: limit))]))
  }
}

/// Returns a limit as an argument of an issue: a number or a date where it is one, else its text.
private func argument(for limit: some Sendable) -> ArgumentValue {
  switch limit {
  case let number as any BinaryInteger: DecimalNumber(number).argument
  case let number as Decimal: .decimal(number)
  case let number as any BinaryFloatingPoint:
    DecimalNumber(String(describing: number))?.argument ?? .text(String(describing: number))
  case let date as Date: .date(date)
  default: .text(String(describing: limit))
  }
}

extension Rule where Value: Comparable & Hashable & Sendable {
  /// Returns a rule for numbers, dates and other values within limits.
  ///
  ///     Rule<Int>.range(min: 18)
  ///     Rule<Decimal>.range(above: 0, max: 100)
  ///
  /// The reasons are `tooSmall` and `notAbove` with `min`, `tooLarge` and `notBelow` with `max`. A
  /// value has no beginning that could be typed on, so one out of range counts as incomplete, which
  /// is the safe side. What is not a number is never in range.
  ///
  /// - Parameters:
  ///   - min: The least value.
  ///   - above: A value that must be exceeded.
  ///   - max: The greatest value.
  ///   - below: A value that must not be reached.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func range(
    min: Value? = nil, above: Value? = nil, max: Value? = nil, below: Value? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(ValueRange(min: min, above: above, max: max, below: below, file: file, line: line))
  }

  /// Returns a rule for values from one to another, as in `range(1...10)`.
  public static func range(_ range: ClosedRange<Value>) -> Rule {
    .range(min: range.lowerBound, max: range.upperBound)
  }

  /// Returns a rule for values from one on and below another, as in `range(0..<1)`; not empty.
  public static func range(
    _ range: Range<Value>, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    .range(min: range.lowerBound, below: range.upperBound, file: file, line: line)
  }

  /// Returns a rule for values from one on, as in `range(18...)`.
  public static func range(_ range: PartialRangeFrom<Value>) -> Rule {
    .range(min: range.lowerBound)
  }

  /// Returns a rule for values up to another, as in `range(...10)`.
  public static func range(_ range: PartialRangeThrough<Value>) -> Rule {
    .range(max: range.upperBound)
  }

  /// Returns a rule for values below another, as in `range(..<10)`.
  public static func range(_ range: PartialRangeUpTo<Value>) -> Rule {
    .range(below: range.upperBound)
  }
}
