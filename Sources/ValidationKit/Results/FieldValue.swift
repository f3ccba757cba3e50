/// A value that a field can hold: comparable, safe to pass between threads, and perhaps empty.
///
/// The standard library's values conform. A type of your own does so in one line, and is never
/// empty unless it says otherwise:
///
///     extension Country: FieldValue {}
public protocol FieldValue: Equatable, Sendable {
  /// Whether there is nothing here, so that only "required" is asked of it.
  var isEmptyValue: Bool { get }

  /// Whether there is nothing here that can be seen, for fields that take blanks for empty.
  var isBlankValue: Bool { get }

  /// Whether replacing the other value by this one changes nothing.
  ///
  /// Stricter than equality for texts: `é` and `e` with a combining accent differ.
  func isIdentical(to other: Self) -> Bool
}

extension FieldValue {
  /// Whether there is nothing here; never, unless the type says otherwise.
  public var isEmptyValue: Bool { false }

  /// Whether there is nothing here that can be seen; the same as empty, unless the type says
  /// otherwise.
  public var isBlankValue: Bool { isEmptyValue }

  /// Whether the two values are equal.
  public func isIdentical(to other: Self) -> Bool { self == other }
}
