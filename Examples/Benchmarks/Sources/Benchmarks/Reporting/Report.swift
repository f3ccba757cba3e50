import Foundation

/// Everything that a run found.
struct Report: Codable {
  var machine = Machine()
  let rounds: Int
  let seconds: Double
  var references: [Measurement]
  var cases: [Measurement]
  var memory: [MemoryMeasurement]

  /// Reads reports that were written as JSON, and takes what they measured together.
  ///
  /// - Throws: A ``UsageError`` that names the file that is none.
  init(files: [String]) throws(UsageError) {
    var all: [Report] = []
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        throw UsageError("cannot read \(file)")
      }
      guard let report = try? JSONDecoder().decode(Report.self, from: data) else {
        throw UsageError("\(file) was not written by --json")
      }
      all.append(report)
    }
    self = all.dropFirst().reduce(into: all[0]) { $0.add($1) }
  }

  init(
    rounds: Int, seconds: Double, references: [Measurement], cases: [Measurement],
    memory: [MemoryMeasurement]
  ) {
    (self.rounds, self.seconds) = (rounds, seconds)
    (self.references, self.cases, self.memory) = (references, cases, memory)
  }

  /// The report as JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Adds what another run measured of the same cases.
  private mutating func add(_ other: Report) {
    Self.add(other.references, to: &references)
    Self.add(other.cases, to: &cases)
  }

  private static func add(_ others: [Measurement], to measurements: inout [Measurement]) {
    for index in measurements.indices {
      guard let other = others.first(where: { $0.name == measurements[index].name }) else {
        continue
      }
      measurements[index].times += other.times
      measurements[index].ratios += other.ratios
      for (place, relation) in zip(measurements[index].relations.indices, other.relations) {
        measurements[index].relations[place].values += relation.values
      }
    }
  }
}
