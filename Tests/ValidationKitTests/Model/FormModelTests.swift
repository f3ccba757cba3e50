import TestSupport
import Testing

@Suite("A form against a plain recomputation")
@MainActor
struct FormModelTests {
  /// How many operations a seed has.
  private static let length = 60

  /// A failing seed is printed, and what differs after as few operations as were found;
  /// `VALIDATIONKIT_SEED=n swift test --filter FormModelTests` begins with that seed.
  @Test("V1–V7 T1–T8 F1–F6 A1–A5: whatever happens to a form, it says and shows what it must")
  func randomOperations() async {
    let most = Effort.isLong ? 6 : 1
    var failures = 0
    let runs = Effort.runs(short: 900, long: 1_200_000) / Self.length
    for seed in Effort.seed..<(Effort.seed + UInt64(runs)) {
      let trial = ModelTrial(seed: seed, count: Self.length)
      if await trial.failure() != nil {
        Issue.record("\(await trial.shrunk())")
        failures += 1
        if failures >= most { return }
      }
    }
  }
}
