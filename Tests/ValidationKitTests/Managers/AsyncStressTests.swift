import Foundation
import TestSupport
import Testing

@testable import ValidationKit

@Suite("Many fields that ask, under a random schedule")
@MainActor
struct AsyncStressTests {
  /// How many steps are taken; `VALIDATIONKIT_STEPS=1000000` for the long run.
  private static var steps: Int {
    ProcessInfo.processInfo.environment["VALIDATIONKIT_STEPS"].flatMap(Int.init) ?? 20_000
  }

  private static var seed: UInt64 {
    ProcessInfo.processInfo.environment["VALIDATIONKIT_SEED"].flatMap(UInt64.init) ?? 1
  }

  @Test("A1–A4 T8: edits and answers in any order end in what a sequential judgement gives")
  func schedule() async {
    let world = AsyncWorld(fields: 200, seed: Self.seed)
    var left = Self.steps
    while left > 0 {
      let some = min(left, 5000)
      await world.run(steps: some)
      left -= some
      let faults = await world.faultsWhenSettled()
      #expect(faults.isEmpty, "seed \(Self.seed), \(left) steps before the end")
      if !faults.isEmpty { return }
    }
    #expect(world.changed > Self.steps / 4 && world.asked > 0 && world.outdated > 0)
  }
}
