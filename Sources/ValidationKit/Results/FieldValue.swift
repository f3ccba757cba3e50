/// A value that a field can hold: comparable, safe to pass between threads, and perhaps empty.
///
/// The standard library's values conform. A type of your own does so in one line, and is never
/// empty unless it says otherwise:
///
///     extension Country: FieldValue {}
public protocol FieldValue: Equatable, Sendable {
  /// Whether there is nothing in a value, so that only "required" is asked of it.
  static func isEmptyValue(_ value: Self) -> Bool

  /// Whether there is nothing in a value that can be seen, for fields that take blanks for empty.
  static func isBlankValue(_ value: Self) -> Bool

  /// Whether replacing one value by the other changes nothing.
  ///
  /// Stricter than equality for texts: `é` and `e` with a combining accent differ.
  static func areIdentical(_ one: Self, _ other: Self) -> Bool
}

// Static, so that nothing lands on every text and list of whoever imports the module.
extension FieldValue {
  /// Whether there is nothing in a value; never, unless the type says otherwise.
  public static func isEmptyValue(_ value: Self) -> Bool { false }

  /// Whether there is nothing in a value that can be seen; the same as empty, unless the type says
  /// otherwise.
  public static func isBlankValue(_ value: Self) -> Bool { isEmptyValue(value) }

  /// Whether two values are equal.
  public static func areIdentical(_ one: Self, _ other: Self) -> Bool { one == other }
}

extension FieldValue {
  var isEmptyValue: Bool { Self.isEmptyValue(self) }

  var isBlankValue: Bool { Self.isBlankValue(self) }

  func isIdentical(to other: Self) -> Bool { Self.areIdentical(self, other) }
}
