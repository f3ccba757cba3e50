/// A format in which a date or a time is written.
///
/// A literal is a pattern: `yyyy` is the year, `yy` its last two digits (2000–2099), `MM`, `dd`,
/// `HH`, `mm` and `ss` are month, day, hour, minute and second in two digits, `M`, `d` and `H` in
/// one or two, `SSS` are milliseconds. Other letters stand in single quotes, everything else for
/// itself: `dd.MM.yyyy`, `yyyy年M月d日`, `yyyy-MM-dd'T'HH:mm`. Digits are those of ASCII.
///
/// A part that is not written may be anything: `29.02.` is a date, and a text is within limits
/// where one of the dates or times that it may mean is. So `11/26` in `MM/yy` is no earlier than
/// 2026-11-30, and limits are shown without what the format does not say.
public struct DateTimeFormat: Sendable, Hashable {
  /// The origin of the format.
  enum Source: Sendable, Hashable {
    case rfc3339
    case html
    case pattern(String, [DateTimeToken])
    /// A literal that is no pattern, which the rule that is given it reports.
    case unreadable(DateTimeFormatError)
  }

  let source: Source

  /// RFC 3339: `2024-02-29`, `09:30:15.5+02:00`, `2024-02-29T09:30:15Z`.
  ///
  /// A year has four digits, the offset must be given, a leap second stands only where one can be.
  public static let rfc3339 = DateTimeFormat(source: .rfc3339)

  /// The “valid” strings of HTML forms: `2024-02-29`, `09:30`, `2024-02-29T09:30`.
  ///
  /// A year has four digits or more and is not zero, the time is local; seconds, and a fraction of
  /// up to three digits, may be left out.
  public static let html = DateTimeFormat(source: .html)

  private init(source: Source) { self.source = source }

  /// Creates a format from a pattern that comes from outside.
  ///
  /// - Throws: ``DateTimeFormatError`` where the pattern is not one.
  public init(parsing pattern: String) throws(DateTimeFormatError) {
    source = .pattern(pattern, try DateTimePattern.tokens(of: pattern))
  }

  /// The kind that a rule asks for.
  enum Kind: String, Sendable, Hashable {
    case date
    case time
    case dateTime

    /// The kind in words.
    var words: String { self == .dateTime ? "date and time" : rawValue }
  }

  /// How many nanoseconds the last digit that a text can have stands for, where it may also end
  /// before it; 1 where nothing is cut off.
  func resolution(of kind: Kind) -> Int {
    for case .optionalSeconds(let digits) in tokens(of: kind) where digits < 9 {
      return (digits..<9).reduce(1) { resolution, _ in resolution * 10 }
    }
    return 1
  }

  /// Returns the parts of a date or a time in the format.
  func tokens(of kind: Kind) -> [DateTimeToken] {
    switch (source, kind) {
    case (.rfc3339, .date): .rfc3339Date
    case (.rfc3339, .time): .rfc3339Time
    case (.rfc3339, .dateTime): .rfc3339DateTime
    case (.html, .date): .htmlDate
    case (.html, .time): .htmlTime
    case (.html, .dateTime): .htmlDateTime
    case (.pattern(_, let tokens), _): tokens
    case (.unreadable, _): []
    }
  }

  /// Whether dates or times can be written in the format.
  func fits(_ kind: Kind) -> Bool {
    let tokens = tokens(of: kind)
    return switch kind {
    case .date: tokens.hasDate && !tokens.hasTime
    case .time: tokens.hasTime && !tokens.hasDate
    case .dateTime: tokens.hasDate && tokens.hasTime
    }
  }

  /// The pattern, nil where a standard defines the format.
  var pattern: String? {
    if case .pattern(let pattern, _) = source { pattern } else { nil }
  }
}

extension DateTimeFormat: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates a format from a literal pattern.
  ///
  /// A literal does not know where it stands, so that the rule that is given it stops the program
  /// where it is no pattern.
  public init(stringLiteral pattern: String) {
    do {
      try self.init(parsing: pattern)
    } catch {
      self.init(source: .unreadable(error))
    }
  }

  /// The format as in Swift source.
  public var description: String {
    switch source {
    case .rfc3339: ".rfc3339"
    case .html: ".html"
    case .pattern(let pattern, _): pattern.literal
    case .unreadable(let error): error.pattern.literal
    }
  }
}
