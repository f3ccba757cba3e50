public import Foundation

/// A value that the message of an issue speaks of.
public enum ArgumentValue: Sendable, Hashable {
  /// A whole number, such as a count of characters.
  case integer(Int)
  /// An exact decimal number, such as a limit.
  case decimal(Decimal)
  /// A point in time, such as the earliest date.
  case date(Date)
  /// A length of time, such as the longest.
  case duration(Duration)
  /// A text, such as the name of a unit or of another field.
  case text(String)
  /// A text that may differ by language, such as the label of another field.
  case localized(LocalizedText)
  /// Several texts, such as the allowed values.
  case list([String])
  /// Several values that languages write in their own ways, such as the allowed dates.
  case values([ArgumentValue])

  /// The whole number, or nil where the value is not one.
  public var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The text, or nil where the value is not one; of one that differs by language, the one that
  /// is read where no language is known.
  public var text: String? {
    switch self {
    case .text(let value): value
    case .localized(let value): value.description
    case .integer, .decimal, .date, .duration, .list, .values: nil
    }
  }

  /// Creates the text of a label, which says by itself in which language it is wanted.
  init(label: LocalizedText) {
    self = label.languages.isEmpty ? .text(label.description) : .localized(label)
  }
}

extension ArgumentValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// The value alone, without a language's formatting.
  public var description: String {
    switch self {
    case .integer(let value): String(value)
    case .decimal(let value): "\(value)"
    case .date(let value): value.formatted(.iso8601)
    case .duration(let value): value.description
    case .text(let value): value
    case .localized(let value): value.description
    case .list(let values): values.joined(separator: ", ")
    case .values(let values): values.map(\.description).joined(separator: ", ")
    }
  }
}
