import Foundation

/// A text that says a date, a time, or both.
struct DateTimeText: RuleDefinition, CustomStringConvertible {
  /// A limit as it is shown, and as it is compared.
  struct Limit: Sendable, Hashable {
    let kind: ValidationIssue.Argument.Kind
    let argument: ArgumentValue
    /// The limit in the format, where the argument is not.
    var written: String?
    /// The limit as in Swift source.
    let source: String
    let moment: DateTimeLimits.Moment

    func argument(_ name: String) -> ValidationIssue.Argument {
      ValidationIssue.Argument(name, argument, written: written.map { .text($0) }, kind: kind)
    }
  }

  let kind: DateTimeFormat.Kind
  let format: DateTimeFormat
  let earliest: Limit?
  let latest: Limit?
  private let tokens: [DateTimeToken]
  private let candidates: DateTimeCandidates
  private let limits: DateTimeLimits

  init(
    _ kind: DateTimeFormat.Kind, _ format: DateTimeFormat, earliest: Limit?, latest: Limit?,
    file: StaticString, line: UInt
  ) {
    if case .unreadable(let error) = format.source {
      misuse(error.description, file: file, line: line)
    }
    demand(
      format.fits(kind), "\(format) is no format of a \(kind.words)", file: file, line: line)
    self.kind = kind
    self.format = format
    self.earliest = earliest
    self.latest = latest
    tokens = format.tokens(of: kind)
    var candidates = tokens.candidates
    if kind == .time { candidates.offset = .init(0, 0) }
    self.candidates = candidates
    limits = DateTimeLimits(earliest: earliest?.moment, latest: latest?.moment)
    demand(candidates.exist(within: limits), contradiction, file: file, line: line)
  }

  /// The fault of limits between which the format has nothing.
  private var contradiction: String {
    let span =
      switch (earliest?.source, latest?.source) {
      case (let earliest?, let latest?): "from \(earliest) to \(latest)"
      case (let earliest?, nil): "as late as \(earliest)"
      case (nil, let latest): "as early as \(latest ?? "")"
      }
    let years = tokens.contains(.shortYear) ? ", for the years of yy are 2000 to 2099" : ""
    return "no \(kind.words) in the format \(format) is \(span)\(years)"
  }

  /// Stops the program where the first limit comes after the last.
  static func demandOrder<Value: Comparable>(
    _ earliest: Value?, _ latest: Value?, file: StaticString, line: UInt
  ) {
    guard let earliest, let latest else { return }
    demand(
      earliest <= latest, "nothing is from \(earliest) to \(latest)", file: file, line: line)
  }

  var name: String { kind.rawValue }

  var description: String {
    var options = format == .rfc3339 ? [] : [format.description]
    if let earliest { options.append("earliest: \(earliest.source)") }
    if let latest { options.append("latest: \(latest.source)") }
    return options.isEmpty ? name : "\(name)(\(options.joined(separator: ", ")))"
  }

  func check(_ value: String) -> RuleVerdict {
    let (outcome, reason) = value.withBytes { bytes -> (RuleOutcome, ValidationIssue.Reason?) in
      var parser = DateTimeParser(bytes, from: candidates)
      guard parser.read(tokens) else { return (.wrong, .invalid) }
      // A clock's limits are compared with what it shows.
      if kind == .time { parser.ignoreOffset() }
      if parser.isRight(within: limits) { return (.valid, nil) }
      return (parser.canBeRight(within: limits) ? .incomplete : .wrong, self.reason(parser))
    }
    guard let reason else { return .valid }
    return RuleVerdict(outcome: outcome, issues: [issue(reason)])
  }

  private func reason(_ parser: DateTimeParser) -> ValidationIssue.Reason {
    guard limits != .none else { return .invalid }
    let exists = parser.isRight(within: .none)
    func isPossible(_ limits: DateTimeLimits) -> Bool {
      exists ? parser.isRight(within: limits) : parser.canBeRight(within: limits)
    }
    guard isPossible(.none) else { return .invalid }
    if !isPossible(DateTimeLimits(earliest: limits.earliest)) { return .tooEarly }
    // Without a year a date may be too early in one and too late in all others.
    return exists || !isPossible(DateTimeLimits(latest: limits.latest)) ? .tooLate : .invalid
  }

  private func issue(_ reason: ValidationIssue.Reason) -> ValidationIssue {
    let argument: ValidationIssue.Argument? =
      switch reason {
      case .tooEarly: earliest?.argument("min")
      case .tooLate: latest?.argument("max")
      default: format.pattern.map { .init("format", .text($0)) }
      }
    return ValidationIssue(
      rule: name, reason: reason, arguments: argument.map { [$0] } ?? [])
  }
}
