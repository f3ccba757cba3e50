/// A case that is set up, and what was measured of it so far.
@MainActor final class Subject {
  let item: Case
  private(set) var samples: [Int: Sample] = [:]
  private var work: Work?
  /// How often the work is done in a round.
  private var count = 1
  /// In how many rounds the case is measured.
  private var sampleCount = 1

  /// Sets a case up, warms it, and finds out how often it can be measured.
  init(_ item: Case, effort: Effort) async {
    self.item = item
    let clock = ContinuousClock()
    let start = clock.now
    let first = item.setup()
    let setting = (clock.now - start) / .nanoseconds(1)
    var time = await first.nanoseconds(1)
    if item.isFresh {
      count = Int(max(1, effort.slice / (time + setting)))
      time += setting
    } else {
      work = first
      // Twice as often each time, until it is warm and takes long enough to be trusted.
      var tries = 1
      repeat {
        tries *= 2
        time = await first.nanoseconds(tries) / Double(tries)
      } while time * Double(tries) < effort.slice / 2
      time = min(time, await first.nanoseconds(tries) / Double(tries))
      // An even number, so that what alternates between two states ends where it began.
      count = 2 * Int(max(1, effort.slice / time / 2))
    }
    let cost = time * Double(count)
    sampleCount = min(effort.rounds, max(3, Int(effort.total / cost)))
  }

  /// Whether the case is measured in a round; one that takes long is in some of them only.
  func takesPart(in round: Int, of rounds: Int) -> Bool {
    (round + 1) * sampleCount / rounds > round * sampleCount / rounds
  }

  /// Measures the case once.
  ///
  /// - Parameters:
  ///   - round: The number of the round.
  ///   - unit: The nanoseconds of the reference.
  func measure(_ round: Int, unit: Double) async {
    var total = 0.0
    if let work {
      total = await work.nanoseconds(count)
    } else {
      for _ in 0..<count {
        let fresh = item.setup()
        total += await fresh.nanoseconds(1)
      }
    }
    let time = total / Double(count * item.pieces)
    samples[round] = Sample(time: time, ratio: time / unit)
  }
}
