extension String {
  /// The text with the differences of case removed (Unicode's full case folding), scalar by scalar.
  ///
  /// Nothing is composed or decomposed, so what two texts fold to can be joined.
  ///
  /// - Complexity: Linear in the length of the text.
  var caseFolded: String {
    var folded = ""
    folded.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if scalar.isASCII {
        let isCapital = (0x41...0x5A).contains(scalar.value)
        folded.unicodeScalars.append(
          isCapital ? Unicode.Scalar(UInt8(scalar.value + 0x20)) : scalar)
      } else {
        folded += scalar.caseFolded
      }
    }
    return folded
  }
}

extension Unicode.Scalar {
  /// The scalars to which it folds, derived from its mappings, since the standard library has no
  /// tables.
  fileprivate var caseFolded: String {
    let capital = properties.uppercaseMapping
    switch value {
    // Its capital is itself, and what it shares with ß is not found through that.
    case 0x1E9E: return "ss"
    // Cherokee folds to its capitals.
    case 0x13A0...0x13FD, 0xAB70...0xABBF: return capital
    default: break
    }
    // The property is that of the decomposed letter; capitals of several scalars, and that of the
    // iota below, tell of the rest.
    guard
      properties.changesWhenCaseFolded || capital.unicodeScalars.count > 1 || value == 0x1FBE
    else { return String(self) }
    return capital.unicodeScalars.reduce(into: "") { $0 += $1.properties.lowercaseMapping }
  }
}
