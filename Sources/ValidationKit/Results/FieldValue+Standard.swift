public import Foundation

extension String: FieldValue {
  /// Whether the text has no characters.
  public static func isEmptyValue(_ value: Self) -> Bool { value.isEmpty }

  /// Whether the text has nothing that can be seen: white space, controls, invisible signs.
  ///
  /// These are Unicode's white space, controls and format characters, whatever has the property
  /// `Default_Ignorable_Code_Point`, and U+2800, U+FFFC and U+1D159. Format characters that are
  /// drawn, such as the Arabic number sign, can be seen.
  ///
  /// - Complexity: Linear in what cannot be seen at the start.
  public static func isBlankValue(_ value: String) -> Bool {
    value.unicodeScalars.allSatisfy(\.isBlank)
  }

  /// Whether the two texts have the same Unicode scalars.
  public static func areIdentical(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    let same = one.utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        guard let first = bytes.baseAddress, let second = others.baseAddress else { return true }
        return memcmp(first, second, bytes.count) == 0
      }
    }
    return (same ?? nil) ?? one.utf8.elementsEqual(other.utf8)
  }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  /// Whether there is no value, or an empty one.
  public static func isEmptyValue(_ value: Wrapped?) -> Bool { value?.isEmptyValue ?? true }

  /// Whether there is no value, or a blank one.
  public static func isBlankValue(_ value: Wrapped?) -> Bool { value?.isBlankValue ?? true }

  /// Whether both are nil, or their values identical.
  public static func areIdentical(_ one: Wrapped?, _ other: Wrapped?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): one.isIdentical(to: other)
    default: false
    }
  }
}

extension Array: FieldValue where Element: FieldValue {
  /// Whether there are no elements.
  public static func isEmptyValue(_ value: Self) -> Bool { value.isEmpty }

  /// Whether the elements are identical, in the same order.
  public static func areIdentical(_ one: [Element], _ other: [Element]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { $0.isIdentical(to: $1) }
  }
}

extension Set: FieldValue where Element: FieldValue {
  /// Whether there are no elements.
  public static func isEmptyValue(_ value: Self) -> Bool { value.isEmpty }

  /// Whether each element is in the other set, identically.
  public static func areIdentical(_ one: Set<Element>, _ other: Set<Element>) -> Bool {
    one.count == other.count
      && one.allSatisfy { element in
        other.firstIndex(of: element).map { other[$0].isIdentical(to: element) } ?? false
      }
  }
}

extension Dictionary: FieldValue where Key: FieldValue, Value: FieldValue {
  /// Whether there are no entries.
  public static func isEmptyValue(_ value: Self) -> Bool { value.isEmpty }

  /// Whether each entry is in the other dictionary, with an identical key and value.
  public static func areIdentical(_ one: [Key: Value], _ other: [Key: Value]) -> Bool {
    one.count == other.count
      && one.allSatisfy { key, value in
        guard let index = other.index(forKey: key) else { return false }
        return other[index].key.isIdentical(to: key) && other[index].value.isIdentical(to: value)
      }
  }
}

extension Data: FieldValue {
  /// Whether there are no bytes.
  public static func isEmptyValue(_ value: Self) -> Bool { value.isEmpty }
}

// A Bool is never empty: a box that must be ticked asks for `equal(true)`.
extension Bool: FieldValue {}
extension Character: FieldValue {
  /// Whether the two characters have the same Unicode scalars.
  public static func areIdentical(_ one: Character, _ other: Character) -> Bool {
    one.unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
extension Int: FieldValue {}
extension Int8: FieldValue {}
extension Int16: FieldValue {}
extension Int32: FieldValue {}
extension Int64: FieldValue {}
extension UInt: FieldValue {}
extension UInt8: FieldValue {}
extension UInt16: FieldValue {}
extension UInt32: FieldValue {}
extension UInt64: FieldValue {}
extension Float: FieldValue {
  /// Whether the two numbers are the same, also where both are not a number.
  public static func areIdentical(_ one: Float, _ other: Float) -> Bool {
    one == other || (one.isNaN && other.isNaN)
  }
}
extension Double: FieldValue {
  /// Whether the two numbers are the same, also where both are not a number.
  public static func areIdentical(_ one: Double, _ other: Double) -> Bool {
    one == other || (one.isNaN && other.isNaN)
  }
}
extension Decimal: FieldValue {}
extension Date: FieldValue {}
extension DateComponents: FieldValue {}
extension URL: FieldValue {}
extension UUID: FieldValue {}
