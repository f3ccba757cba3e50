/// What was read of a date or a time.
struct DateTimeResult {
  /// The start of a year of four or more digits.
  struct YearStart {
    var value: Int
    var digits: Int
  }

  /// What the text says, nil where it is not complete.
  var exact: DateTimeCandidates?
  /// What the texts say that begin with it, nil where there are no others.
  var open: DateTimeCandidates?
  /// The start of a year of any number of digits, where the text ends in it.
  var yearStart: YearStart?

  static func reading(
    _ text: String, as tokens: [DateTimeToken], from candidates: DateTimeCandidates
  ) -> DateTimeResult? {
    text.withBytes { bytes in
      var parser = DateTimeParser(bytes, from: candidates)
      return parser.read(tokens)
    }
  }

  /// Whether the text says a date and a time that exist, within limits.
  func isRight(within limits: DateTimeLimits) -> Bool { exact?.exist(within: limits) ?? false }

  /// Whether a text that begins with it does.
  func canBeRight(within limits: DateTimeLimits) -> Bool {
    guard var open else { return false }
    guard let yearStart else { return open.exist(within: limits) }
    // Zeros may come before any year.
    if yearStart.value == 0 { return open.exist(within: limits) }
    var digits = yearStart.digits
    var width = 1
    while digits < 4 {
      digits += 1
      width *= 10
    }
    while width < 1_000_000, yearStart.value * width < 1_000_000 || width == 1 {
      open.years = .init(yearStart.value * width, (yearStart.value + 1) * width - 1)
      if open.exist(within: limits) { return true }
      width *= 10
    }
    return false
  }
}
