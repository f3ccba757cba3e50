/// A few Unicode scalars that are looked up often.
struct ScalarSet: Sendable, Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// The scalars beyond ASCII, sorted.
  private let others: [UInt32]

  init(_ text: String) {
    var others: Set<UInt32> = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case ..<64: low |= 1 << UInt64(scalar.value)
      case ..<128: high |= 1 << UInt64(scalar.value - 64)
      default: others.insert(scalar.value)
      }
    }
    self.others = others.sorted()
  }

  func contains(ascii byte: UInt8) -> Bool {
    byte < 64 ? low >> UInt64(byte) & 1 == 1 : high >> UInt64(byte &- 64) & 1 == 1
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? contains(ascii: UInt8(scalar.value)) : !others.isEmpty && others.contains(scalar.value)
  }

  var isEmpty: Bool { low == 0 && high == 0 && others.isEmpty }

  /// The scalars, sorted, each once.
  var text: String {
    var scalars = String.UnicodeScalarView()
    for byte in UInt8(0)..<128 where contains(ascii: byte) { scalars.append(Unicode.Scalar(byte)) }
    scalars.append(contentsOf: others.compactMap { Unicode.Scalar($0) })
    return String(scalars)
  }
}
