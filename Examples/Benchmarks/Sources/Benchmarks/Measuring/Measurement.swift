/// What the rounds found of one case.
struct Measurement: Codable {
  let name: String
  let group: Group
  let reference: Reference
  let pieces: Int
  /// The nanoseconds of a piece, one for each round that the case was in.
  var times: [Double]
  /// The same as ratios to the reference as it was measured last before.
  var ratios: [Double]
  /// The most that the ratio should be, if that is stated.
  let atMost: Double?
  /// How it compares with others.
  var relations: [RelationMeasurement] = []
}

/// What the rounds found of one comparison.
struct RelationMeasurement: Codable {
  /// How it is said, such as `+0.07 E over bare/heap`, with a `#` for the figure.
  let wording: String
  var values: [Double]
  let atMost: Double?
  let atLeast: Double?
}

extension RelationMeasurement {
  /// Creates a comparison of what was measured in the same rounds.
  init(_ relation: Relation, of one: [Int: Sample], with other: [Int: Sample], _ unit: Reference) {
    // What takes long is not in each round; then the nearest one counts.
    let pairs = one.sorted { $0.key < $1.key }.compactMap { round, sample in
      (other[round] ?? other.min { abs($0.key - round) < abs($1.key - round) }?.value)
        .map { (sample, $0) }
    }
    switch relation {
    case .over(let name, let limit):
      self.init(
        wording: "# \(unit.rawValue) over \(name)",
        values: pairs.map { $0.ratio - $1.ratio }, atMost: limit,
        atLeast: nil)
    case .faster(let name, let limit):
      self.init(
        wording: "# × faster than \(name)", values: pairs.map { $1.ratio / $0.ratio },
        atMost: nil, atLeast: limit)
    case .growth(let name, let limit):
      self.init(
        wording: "# × a piece of \(name)", values: pairs.map { $0.ratio / $1.ratio },
        atMost: limit, atLeast: nil)
    }
  }

  /// Whether the figure is where it should be; nil where nothing is asked.
  var isReached: Bool? {
    if let atMost { return Spread(values).median <= atMost }
    return atLeast.map { Spread(values).median >= $0 }
  }
}

/// One round of one case.
struct Sample {
  /// The nanoseconds of a piece.
  let time: Double
  /// The same over the reference.
  let ratio: Double
}
