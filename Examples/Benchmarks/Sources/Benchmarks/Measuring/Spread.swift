/// The median of measured values, and the quartiles, between which half of them lie.
struct Spread: Codable {
  var median: Double
  var low: Double
  var high: Double

  /// Creates the spread of values, of which there is at least one.
  init(_ values: [Double]) {
    let sorted = values.sorted()
    /// Returns the value at a fraction of the way, between two where it falls between them.
    func quantile(_ fraction: Double) -> Double {
      let place = fraction * Double(sorted.count - 1)
      let index = Int(place)
      let next = Swift.min(index + 1, sorted.count - 1)
      return sorted[index] + (sorted[next] - sorted[index]) * (place - Double(index))
    }
    median = quantile(0.5)
    low = quantile(0.25)
    high = quantile(0.75)
  }

  /// The distance of the quartiles as a part of the median.
  var width: Double { median == 0 ? 0 : (high - low) / abs(median) }

  /// Whether the middle halves have nothing in common.
  func isApart(from other: Spread) -> Bool { low > other.high || high < other.low }
}
