import Foundation

/// Returns the nanoseconds that one call takes: the least of five rounds.
@MainActor func nanoseconds(repeating count: Int, _ body: () -> Void) -> Double {
  var least = Double.infinity
  for _ in 0..<5 {
    let duration = ContinuousClock().measure { for _ in 0..<count { body() } }
    least = min(least, duration / .nanoseconds(1) / Double(count))
  }
  return least
}

/// Returns the seconds that one call takes.
@MainActor func seconds(_ body: () -> Void) -> Double {
  ContinuousClock().measure(body) / .seconds(1)
}

/// The memory in use, in megabytes; nil where the system does not say.
func residentMegabytes() -> Double? {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
    let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
  else { return nil }
  return pages * 4096 / 1_000_000
}

/// Prints a figure beside what is wanted of it.
func report(_ what: String, _ value: Double, _ unit: String, wanted: String) {
  let number = value >= 100 ? String(format: "%.0f", value) : String(format: "%.3g", value)
  let name = what.padding(toLength: 58, withPad: " ", startingAt: 0)
  print("\(name) \(number) \(unit)".padding(toLength: 76, withPad: " ", startingAt: 0), wanted)
}
