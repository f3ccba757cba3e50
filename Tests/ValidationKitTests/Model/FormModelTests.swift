import Foundation
import Testing

@Suite("A form against a plain recomputation")
@MainActor
struct FormModelTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// `VALIDATIONKIT_SEED=n swift test --filter FormModelTests` replays a seed;
  /// `VALIDATIONKIT_MODEL_OPERATIONS=n` does more operations.
  @Test("V1–V7 T1–T8 F1–F6 A1–A5: whatever happens to a form, it says and shows what it must")
  func randomOperations() async {
    let length = Self.number("VALIDATIONKIT_MODEL_LENGTH") ?? 60
    let count = Self.number("VALIDATIONKIT_MODEL_OPERATIONS") ?? 3_000
    let first = Self.number("VALIDATIONKIT_SEED")
    let runs = first == nil ? max(1, count / length) : 1
    for seed in (first ?? 0)..<((first ?? 0) + runs) {
      let trial = ModelTrial(seed: UInt64(seed), count: length)
      if await trial.failure() != nil {
        Issue.record("\(await trial.shrunk())")
        return
      }
    }
  }
}
