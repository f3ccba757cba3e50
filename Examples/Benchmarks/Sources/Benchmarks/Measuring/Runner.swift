/// Measures cases in rounds: each case once a round, in an order that rotates, references between.
@MainActor struct Runner {
  let cases: [Case]
  let effort: Effort
  /// Is told what is being done, for somebody who waits.
  let progress: (String) -> Void

  /// Returns what was found of each case and of each reference.
  func run() async -> (cases: [Measurement], references: [Measurement]) {
    progress("setting up \(cases.count) cases")
    var subjects: [Subject] = []
    for item in cases { subjects.append(await Subject(item, effort: effort)) }
    var clocks: [ReferenceClock] = []
    for reference in Reference.allCases { clocks.append(await ReferenceClock(reference, effort)) }

    for round in 0..<effort.rounds {
      progress("round \(round + 1) of \(effort.rounds)")
      let start = round * 7 * subjects.count / effort.rounds
      for step in subjects.indices {
        // References stand close to what is measured by them.
        if step.isMultiple(of: 6) {
          for clock in clocks { await clock.measure() }
        }
        let subject = subjects[(start + step) % subjects.count]
        guard subject.takesPart(in: round, of: effort.rounds) else { continue }
        let unit = clocks.first { $0.reference == subject.item.reference }?.latest ?? 1
        await subject.measure(round, unit: unit)
      }
    }
    return (measurements(of: subjects), clocks.map(\.measurement))
  }

  private func measurements(of subjects: [Subject]) -> [Measurement] {
    let samples = Dictionary(subjects.map { ($0.item.name, $0.samples) }) { first, _ in first }
    return subjects.map { subject in
      let item = subject.item
      let inOrder = subject.samples.sorted { $0.key < $1.key }.map(\.value)
      return Measurement(
        name: item.name, group: item.group, reference: item.reference, pieces: item.pieces,
        times: inOrder.map(\.time), ratios: inOrder.map(\.ratio), atMost: item.atMost,
        relations: item.relations.compactMap { relation in
          samples[relation.other].map {
            RelationMeasurement(relation, of: subject.samples, with: $0, item.reference)
          }
        })
    }
  }
}

/// How much is measured.
struct Effort {
  /// How often each case is measured, where that does not take too long.
  var rounds: Int
  /// The nanoseconds that a case should take in a round.
  var slice: Double
  /// The nanoseconds that a case with its setups should take in all rounds together.
  var total: Double

  /// What takes about two minutes.
  static let standard = Effort(rounds: 30, slice: 1_500_000, total: 700_000_000)
  /// What takes about twenty seconds, without large cases.
  static let quick = Effort(rounds: 25, slice: 1_200_000, total: 120_000_000)
}

/// A reference, measured again and again.
@MainActor private final class ReferenceClock {
  let reference: Reference
  private let work: Work
  private var count: Int
  private var times: [Double] = []

  init(_ reference: Reference, _ effort: Effort) async {
    self.reference = reference
    work = reference.work()
    count = 1000
    _ = await work.nanoseconds(count)
    let time = await work.nanoseconds(count) / Double(count)
    count = max(10, Int(min(effort.slice, 300_000) / time))
  }

  /// The nanoseconds that were measured last.
  var latest: Double { times.last ?? 1 }

  func measure() async { times.append(await work.nanoseconds(count) / Double(count)) }

  var measurement: Measurement {
    Measurement(
      name: reference.rawValue, group: .bare, reference: reference, pieces: 1, times: times,
      ratios: times.map { _ in 1 }, atMost: nil)
  }
}
