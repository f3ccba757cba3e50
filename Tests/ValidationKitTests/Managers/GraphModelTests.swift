import Foundation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("The graph against a plain recomputation")
@MainActor
struct GraphModelTests {
  /// A failing seed is printed; `VALIDATIONKIT_SEED=n swift test --filter GraphModelTests` replays
  /// it, and `VALIDATIONKIT_RUNS=n` tries more seeds.
  private static var seeds: [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["VALIDATIONKIT_SEED"].flatMap(UInt64.init) { return [seed] }
    let runs = environment["VALIDATIONKIT_RUNS"].flatMap(UInt64.init) ?? 3000
    return Array(0..<runs)
  }

  @Test("V1 V4 V5 V7 T1–T8: random operations leave every manager and control right")
  func randomOperations() {
    for seed in Self.seeds {
      let world = GraphWorld(seed: seed)
      do {
        try world.run(steps: 60)
      } catch {
        Issue.record("seed \(seed): \(error)")
        return
      }
    }
  }
}
