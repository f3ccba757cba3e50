import Foundation

/// Limits to a typed value.
struct ValueRange<Value: Comparable & Hashable & Sendable>: RuleDefinition,
  CustomStringConvertible
{
  /// A limit as it is compared, and as issues name it.
  struct Limit: Sendable, Hashable {
    let value: Value
    let isExclusive: Bool
    let argument: ValidationIssue.Argument

    init(_ name: String, _ value: Value, isExclusive: Bool, written: String? = nil) {
      self.value = value
      self.isExclusive = isExclusive
      argument = ValidationIssue.Argument(name, limit: value, written: written)
    }

    /// Returns the limit as a form says it.
    ///
    /// It is included where the form does not say it exactly, since what is written may then be
    /// before it as well as after it; for the opposite rule it is excluded.
    func written(in form: WrittenForm<Value>) -> Limit {
      let cut = form.cut(value)
      return Limit(
        argument.name, cut, isExclusive: cut == value ? isExclusive : form.isOpposite,
        written: form.text(cut))
    }
  }

  let minimum: Limit?
  let maximum: Limit?

  init(
    min: Value?, above: Value?, max: Value?, below: Value?, file: StaticString, line: UInt
  ) {
    // The narrower limit counts where two are given for a side.
    let excludesMinimum = above.map { above in min.map { $0 <= above } ?? true } ?? false
    let excludesMaximum = below.map { below in max.map { $0 >= below } ?? true } ?? false
    minimum = (excludesMinimum ? above : min).map {
      Limit("min", $0, isExclusive: excludesMinimum)
    }
    maximum = (excludesMaximum ? below : max).map {
      Limit("max", $0, isExclusive: excludesMaximum)
    }
    for limit in [min, above, max, below].compactMap(\.self) {
      // Nothing is less or more than what does not even equal itself.
      demand(limit == limit, "a limit is a number, not \(limit)", file: file, line: line)
    }
    guard let least = minimum?.value, let greatest = maximum?.value else { return }
    demand(
      excludesMinimum || excludesMaximum ? least < greatest : least <= greatest,
      "no value lies between \(least) and \(greatest)", file: file, line: line)
  }

  private init(minimum: Limit?, maximum: Limit?) {
    self.minimum = minimum
    self.maximum = maximum
  }

  var name: String { "range" }

  var description: String {
    var options: [String] = []
    if let minimum { options.append("\(minimum.isExclusive ? "above" : "min"): \(minimum.value)") }
    if let maximum { options.append("\(maximum.isExclusive ? "below" : "max"): \(maximum.value)") }
    return "range(\(options.joined(separator: ", ")))"
  }

  func check(_ value: Value) -> RuleVerdict {
    if let minimum, !(minimum.isExclusive ? value > minimum.value : value >= minimum.value) {
      return fault(value, minimum.isExclusive ? .notAbove : .tooSmall, minimum)
    }
    if let maximum, !(maximum.isExclusive ? value < maximum.value : value <= maximum.value) {
      return fault(value, maximum.isExclusive ? .notBelow : .tooLarge, maximum)
    }
    return .valid
  }

  private func fault(
    _ value: Value, _ reason: ValidationIssue.Reason, _ limit: Limit
  ) -> RuleVerdict {
    // A value that does not equal itself is not a number, and neither small nor large.
    guard value == value else { return .incomplete(ValidationIssue(rule: name)) }
    return .incomplete(
      ValidationIssue(rule: name, reason: reason, arguments: [limit.argument]))
  }
}

extension ValueRange: ValueNamingRule {
  func written(in form: WrittenForm<Value>) -> ValueRange {
    ValueRange(
      minimum: minimum?.written(in: form), maximum: maximum?.written(in: form))
  }
}

extension ArgumentValue {
  /// Creates the argument that names a value: of the type that it has, where there is one, else its
  /// text; an empty list where there is nothing to name.
  init(limit: some Any) {
    self =
      switch limit {
      case let number as any BinaryInteger: DecimalNumber(number).argument
      case let number as Decimal: .decimal(number)
      case let number as DecimalNumber: number.argument
      case let number as any BinaryFloatingPoint:
        DecimalNumber(String(describing: number))?.argument ?? .text(String(describing: number))
      case let date as Date: .date(date)
      case let duration as Duration: .duration(duration)
      case let text as String: .text(text)
      // Sets and dictionaries have no order in which they could be shown.
      case is any SetAlgebra, is [AnyHashable: Any]: .list([])
      case let values as [Any]: ArgumentValue(list: values)
      default: ArgumentValue(text: limit)
      }
  }

  /// Creates the argument that names several values: texts, where no language writes them in its
  /// own way.
  init(list values: [Any]) {
    // Nothing is shown of what is nil.
    let items = values.map { ArgumentValue(limit: $0) }.filter { $0 != .list([]) }
    let isPlain = items.allSatisfy {
      switch $0 {
      case .integer, .decimal, .text: true
      case .date, .duration, .localized, .list, .values: false
      }
    }
    self = isPlain ? .list(items.map(\.description)) : .values(items)
  }

  private init(text value: some Any) {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else {
      self = .text(String(describing: value))
      return
    }
    self = mirror.children.first.map { ArgumentValue(limit: $0.value) } ?? .list([])
  }
}

extension ValidationIssue.Argument {
  /// Creates the argument that names a value, with the value as a field writes it, if that is
  /// known.
  init(_ name: String, limit value: some Sendable, written: String?) {
    self.init(
      name, ArgumentValue(limit: value), written: written.map { .text($0) }, kind: .init(of: value))
  }
}

extension ValidationIssue.Argument.Kind {
  /// Creates the kind of a typed value.
  init(of value: some Sendable) {
    self =
      switch value {
      case is any BinaryInteger, is any BinaryFloatingPoint, is Decimal, is DecimalNumber: .number
      case is Date, is CalendarDate: .date
      case is TimeOfDay: .time
      case is Duration: .duration
      default: .other
      }
  }
}

extension Rule where Value: Comparable & Hashable & Sendable {
  /// Returns a rule for numbers, dates and other values within limits.
  ///
  ///     Rule<Int>.range(min: 18)
  ///     Rule<Decimal>.range(above: 0, max: 100)
  ///
  /// The reasons are `tooSmall` and `notAbove` with `min`, `tooLarge` and `notBelow` with `max`;
  /// messages word them by what the value is, a number, a date, a time or a length of time. A
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
  public static func range(
    _ range: ClosedRange<Value>, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    .range(min: range.lowerBound, max: range.upperBound, file: file, line: line)
  }

  /// Returns a rule for values from one on and below another, as in `range(0..<1)`; not empty.
  public static func range(
    _ range: Range<Value>, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    .range(min: range.lowerBound, below: range.upperBound, file: file, line: line)
  }

  /// Returns a rule for values from one on, as in `range(18...)`.
  public static func range(
    _ range: PartialRangeFrom<Value>, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    .range(min: range.lowerBound, file: file, line: line)
  }

  /// Returns a rule for values up to another, as in `range(...10)`.
  public static func range(
    _ range: PartialRangeThrough<Value>, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    .range(max: range.upperBound, file: file, line: line)
  }

  /// Returns a rule for values below another, as in `range(..<10)`.
  public static func range(
    _ range: PartialRangeUpTo<Value>, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    .range(below: range.upperBound, file: file, line: line)
  }
}
