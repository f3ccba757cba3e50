/// A set of Unicode scalars as ranges that are sorted and apart.
struct ScalarRanges: Sendable {
  private let lows: [UInt32]
  private let highs: [UInt32]

  init(_ ranges: [ClosedRange<UInt32>]) {
    lows = ranges.map(\.lowerBound)
    highs = ranges.map(\.upperBound)
  }

  /// Whether a scalar is in one of the ranges.
  ///
  /// - Complexity: Logarithmic in the number of ranges.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = lows.count
    while low < high {
      let middle = (low + high) / 2
      if lows[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && scalar.value <= highs[low - 1]
  }
}
