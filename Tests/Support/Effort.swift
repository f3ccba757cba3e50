import Foundation

/// How much the random and the exhaustive tests try.
///
/// By default each runs a short form, the same at every run. `VALIDATIONKIT_EFFORT=1` asks for the
/// long forms, `VALIDATIONKIT_EFFORT=0.05` for a twentieth of them (and never for less than the
/// short form), `VALIDATIONKIT_SEED=7` for other random numbers. `.ci/soak` runs them so, optimised.
///
/// ```swift
/// @Test func anything() {
///   var random = SeededGenerator(seed: Effort.seed)
///   for _ in 0..<Effort.runs(short: 200, long: 60_000) { … }
/// }
/// ```
///
/// The short form of a test takes at most three seconds in a debug build, better a tenth of one.
package enum Effort {
  /// The share of the long forms that is asked for; zero asks for the short forms.
  package static let share: Double = {
    let share = environment["VALIDATIONKIT_EFFORT"].flatMap(Double.init) ?? 0
    return share.isFinite ? max(0, share) : 0
  }()

  /// Whether more than the short forms is asked for.
  package static var isLong: Bool { share > 0 }

  /// The seed of all random numbers; it is printed once, so that a failure can be played again.
  package static let seed: UInt64 = {
    let seed = environment["VALIDATIONKIT_SEED"].flatMap(UInt64.init) ?? 1
    print("random tests: VALIDATIONKIT_SEED=\(seed)")
    return seed
  }()

  /// Returns how often a test tries.
  ///
  /// - Parameters:
  ///   - short: How often it tries by default.
  ///   - long: How often it tries in its long form, of which ``share`` is taken.
  package static func runs(short: Int, long: Int) -> Int { max(short, Int(Double(long) * share)) }

  /// Returns every item in the long forms, else some that lie evenly between the others.
  ///
  /// - Parameters:
  ///   - items: What could be tried.
  ///   - short: How many items are tried by default; which of them depends on the seed.
  package static func sample<Item>(_ items: [Item], short: Int) -> [Item] {
    let count = min(items.count, runs(short: short, long: items.count))
    guard count < items.count else { return items }
    let first = Int((seed &* 0x9E37_79B9) % UInt64(items.count))
    return (0..<count).map { items[(first + $0 * items.count / count) % items.count] }
  }

  private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}
