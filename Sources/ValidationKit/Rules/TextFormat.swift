public import Foundation

/// A format in which values of a type are written as text and read from it.
///
/// A text that cannot be read is an issue of the field that holds it, and never a lost value.
public struct TextFormat<Value: FieldValue>: Sendable {
  /// The name by which issues call the format.
  public let name: String

  private let read: @Sendable (String) -> Value?
  private let write: @Sendable (Value) -> String

  /// Creates a format; what it writes it must be able to read.
  ///
  /// - Parameters:
  ///   - name: The name by which issues call the format.
  ///   - parse: Reads the whole of a text, or returns nil.
  ///   - format: Writes a value.
  public init(
    _ name: String, parse: @escaping @Sendable (String) -> Value?,
    format: @escaping @Sendable (Value) -> String
  ) {
    self.name = name
    read = parse
    write = format
  }

  /// Reads the whole of a text, or returns nil.
  public func value(of text: String) -> Value? { read(text) }

  /// Writes a value.
  public func text(of value: Value) -> String { write(value) }
}

extension TextFormat where Value == Decimal {
  /// Returns the format of decimal numbers as a locale writes them, exact to the last digit.
  ///
  /// Writes what `NumberFormatter` does with the style `decimal` and any number of decimal places:
  /// the locale's digits, signs and groups (`12,34,567.5` in India, `1234,5` in Spain). Reads that,
  /// and whatever else has one meaning in the locale:
  ///
  /// - digits of ASCII or of the locale, never both;
  /// - no groups, or exactly the locale's, also where it would not write any yet: what is grouped
  ///   otherwise, or has a 0 in front of the groups, is not read, since its separator may be meant
  ///   for another;
  /// - any blank where groups have blanks between them, `'` and `’` where they have either;
  /// - `+`, `-`, U+2212 or none before the digits, with marks of direction round it;
  /// - U+066B and U+066C for the decimal point and between groups, where the script has them;
  /// - no digit before the decimal point (`.5`), but one at least after it.
  ///
  /// Where a locale writes numbers without ten digits, as with Roman numerals, the ordinary digits
  /// of its language are written; a locale that is not known falls back to its language, then to
  /// the root locale (`1,234.5`).
  ///
  /// Up to 38 digits count, zeros at the ends left out; longer numbers cannot be read, nor texts of
  /// more than 1,000 bytes.
  ///
  /// - Complexity: Reading is linear in the length of the text.
  public static func decimal(_ locale: Locale) -> TextFormat {
    let form = NumberForm(locale)
    return TextFormat("decimal") {
      form.decimal($0)
    } format: {
      form.text($0)
    }
  }
}

extension TextFormat where Value == Int {
  /// Returns the format of whole numbers as a locale writes them.
  ///
  /// They are read and written as those of ``TextFormat/decimal(_:)``, without a decimal point.
  public static func integer(_ locale: Locale) -> TextFormat {
    let form = NumberForm(locale)
    return TextFormat("integer") {
      form.integer($0)
    } format: {
      form.text(Decimal($0))
    }
  }
}

extension TextFormat where Value == Date {
  /// Returns the format of days as RFC 3339 `full-date` (`2026-11-30`), midnight UTC.
  public static let isoDate = TextFormat("date") { text in
    // The style also reads what only begins with a date, so it must write the same again.
    guard let date = try? Date(text, strategy: isoStyle), date.formatted(isoStyle) == text else {
      return nil
    }
    return date
  } format: {
    $0.formatted(isoStyle)
  }

  private static var isoStyle: Date.ISO8601FormatStyle { .iso8601.year().month().day() }
}

extension Rule where Value == String {
  /// Returns a rule for texts that can be read in a format, whose values then hold to other rules.
  ///
  /// What the rules compare with is cut to what the format says, as a limit of 15:00 on a day is
  /// for a format of days, and their issues name it as the format writes it:
  ///
  ///     let german = TextFormat.decimal(Locale(identifier: "de_DE"))
  ///     Rule.parsed(as: german, [.range(min: 0.5)])     // "Enter a number that is 0,5 or more"
  ///
  /// - Parameters:
  ///   - format: How the text is read.
  ///   - rules: What is asked of the value.
  public static func parsed<Parsed>(
    as format: TextFormat<Parsed>, _ rules: [Rule<Parsed>] = []
  ) -> Rule {
    Rule(ParsedText(format, rules), around: rules.nesting())
  }
}
