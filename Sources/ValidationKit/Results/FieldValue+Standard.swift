public import Foundation

extension String: FieldValue {
  /// Whether the text has no characters.
  public var isEmptyValue: Bool { isEmpty }

  /// Whether the text has nothing that can be seen: white space, controls, invisible signs.
  ///
  /// These are Unicode's white space, controls and format characters, whatever has the property
  /// `Default_Ignorable_Code_Point`, and U+2800, U+FFFC and U+1D159. Format characters that are
  /// drawn, such as the Arabic number sign, can be seen.
  ///
  /// - Complexity: Linear in what cannot be seen at the start.
  public var isBlankValue: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// Whether the two texts have the same Unicode scalars.
  public func isIdentical(to other: String) -> Bool {
    let one = utf8
    let two = other.utf8
    guard one.count == two.count else { return false }
    let same = one.withContiguousStorageIfAvailable { bytes in
      two.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return (same ?? nil) ?? one.elementsEqual(two)
  }
}

extension Optional: FieldValue where Wrapped: FieldValue {
  /// Whether there is no value, or an empty one.
  public var isEmptyValue: Bool { self?.isEmptyValue ?? true }

  /// Whether there is no value, or a blank one.
  public var isBlankValue: Bool { self?.isBlankValue ?? true }

  /// Whether both are nil, or their values identical.
  public func isIdentical(to other: Wrapped?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let two?): one.isIdentical(to: two)
    default: false
    }
  }
}

extension Array: FieldValue where Element: FieldValue {
  /// Whether there are no elements.
  public var isEmptyValue: Bool { isEmpty }

  /// Whether the elements are identical, in the same order.
  public func isIdentical(to other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isIdentical(to: $1) }
  }
}

extension Set: FieldValue where Element: FieldValue {
  /// Whether there are no elements.
  public var isEmptyValue: Bool { isEmpty }

  /// Whether each element is in the other set, identically.
  public func isIdentical(to other: Set<Element>) -> Bool {
    count == other.count
      && allSatisfy { element in
        other.firstIndex(of: element).map { other[$0].isIdentical(to: element) } ?? false
      }
  }
}

extension Dictionary: FieldValue where Key: FieldValue, Value: FieldValue {
  /// Whether there are no entries.
  public var isEmptyValue: Bool { isEmpty }

  /// Whether each entry is in the other dictionary, with an identical key and value.
  public func isIdentical(to other: [Key: Value]) -> Bool {
    count == other.count
      && allSatisfy { key, value in
        guard let index = other.index(forKey: key) else { return false }
        return other[index].key.isIdentical(to: key) && other[index].value.isIdentical(to: value)
      }
  }
}

extension Data: FieldValue {
  /// Whether there are no bytes.
  public var isEmptyValue: Bool { isEmpty }
}

// A Bool is never empty: a box that must be ticked asks for `equal(true)`.
extension Bool: FieldValue {}
extension Character: FieldValue {
  /// Whether the two characters have the same Unicode scalars.
  public func isIdentical(to other: Character) -> Bool {
    unicodeScalars.elementsEqual(other.unicodeScalars)
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
  public func isIdentical(to other: Float) -> Bool { self == other || (isNaN && other.isNaN) }
}
extension Double: FieldValue {
  /// Whether the two numbers are the same, also where both are not a number.
  public func isIdentical(to other: Double) -> Bool { self == other || (isNaN && other.isNaN) }
}
extension Decimal: FieldValue {}
extension Date: FieldValue {}
extension DateComponents: FieldValue {}
extension URL: FieldValue {}
extension UUID: FieldValue {}
