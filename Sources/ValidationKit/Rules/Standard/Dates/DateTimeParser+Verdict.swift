extension DateTimeParser {
  /// Returns what a text says, nil where it does not say a date or a time that exists.
  static func candidates(
    of text: String, as tokens: [DateTimeToken], from candidates: DateTimeCandidates
  ) -> DateTimeCandidates? {
    text.withBytes { bytes in
      var parser = DateTimeParser(bytes, from: candidates)
      return parser.read(tokens) && parser.isRight(within: .none) ? parser.candidates : nil
    }
  }

  /// Whether the text that was read says a date and a time that exist, within limits.
  func isRight(within limits: DateTimeLimits) -> Bool {
    isComplete && candidates.exist(within: limits)
  }

  /// Whether a longer text does that begins with it.
  func canBeRight(within limits: DateTimeLimits) -> Bool {
    guard extended != nil || !isComplete else { return false }
    var open = extended ?? candidates
    guard let yearStart else { return open.exist(within: limits) }
    // Zeros may come before any year.
    if yearStart.value == 0 { return open.exist(within: limits) }
    var digits = yearStart.digits
    var width = 1
    while digits < 4 {
      digits += 1
      width *= 10
    }
    // Limits are not as far away as this.
    while width == 1 || yearStart.value * width < 1_000_000 {
      open.years = Span(yearStart.value * width, (yearStart.value + 1) * width - 1)
      if open.exist(within: limits) { return true }
      width *= 10
    }
    return false
  }

  /// Takes the time as the clock shows it, wherever it stands.
  mutating func ignoreOffset() {
    candidates.offset = Span(0, 0)
    extended?.offset = Span(0, 0)
  }
}
