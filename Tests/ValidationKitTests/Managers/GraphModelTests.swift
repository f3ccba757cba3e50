import TestSupport
import Testing

@testable import ValidationKit

@Suite("The graph against a plain recomputation")
@MainActor
struct GraphModelTests {
  /// A failing seed is printed; `VALIDATIONKIT_SEED=n swift test --filter GraphModelTests` begins
  /// with it.
  @Test("V1 V4 V5 V7 T1–T8: random operations leave every manager and control right")
  func randomOperations() {
    for run in 0..<Effort.runs(short: 120, long: 60_000) {
      let seed = Effort.seed &+ UInt64(run)
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
