extension String {
  /// The text with the differences of case removed (Unicode's full case folding), scalar by scalar.
  ///
  /// Nothing is composed or decomposed, so what two texts fold to can be joined.
  var caseFolded: String {
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isASCII {
        let isCapital = (0x41...0x5A).contains(scalar.value)
        folded.append(isCapital ? Unicode.Scalar(UInt8(scalar.value + 0x20)) : scalar)
      } else {
        folded.append(contentsOf: scalar.caseFolded)
      }
    }
    return String(folded)
  }
}

extension Unicode.Scalar {
  /// What the scalar folds to, derived from its mappings, since the standard library has no tables.
  fileprivate var caseFolded: String.UnicodeScalarView {
    let capital = properties.uppercaseMapping
    // The property is that of the decomposed letter; capitals of several scalars tell of the rest.
    guard properties.changesWhenCaseFolded || capital.unicodeScalars.count > 1 else {
      return String(self).unicodeScalars
    }
    let small = capital.unicodeScalars.reduce(into: "") { $0 += $1.properties.lowercaseMapping }
    // Cherokee folds to its capitals.
    let isFolded = small.unicodeScalars.allSatisfy { !$0.properties.changesWhenCaseFolded }
    return (isFolded ? small : capital).unicodeScalars
  }
}
