import TestSupport
import Testing

@testable import ValidationKit

@Suite("Many fields that ask, under a random schedule")
@MainActor
struct AsyncStressTests {
  private static let steps = Effort.runs(short: 2_000, long: 1_000_000)

  @Test("A1–A4 T8: edits and answers in any order end in what a sequential judgement gives")
  func schedule() async {
    let world = AsyncWorld(fields: 200, seed: Effort.seed)
    var left = Self.steps
    while left > 0 {
      let some = min(left, 5_000)
      await world.run(steps: some)
      left -= some
      let faults = await world.faultsWhenSettled()
      #expect(faults.isEmpty, "seed \(Effort.seed), \(left) steps before the end")
      if !faults.isEmpty { return }
    }
    #expect(world.changed > Self.steps / 4 && world.asked > 0 && world.outdated > 0)
  }
}
