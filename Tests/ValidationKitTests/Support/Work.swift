import Foundation
import TestSupport

/// How many characters the texts have with which tests look for work that grows too fast.
///
/// Work that grows with the square of it takes some hundred times longer than what is allowed.
let hugeLength = Effort.runs(short: 50_000, long: 1_000_000)

/// The processor time in which a simple rule must be through with ``hugeLength`` characters: two
/// seconds for a million.
///
/// Linear work takes a twentieth of it, without optimisation.
let hugeMilliseconds = Double(hugeLength) / 500

/// Whether something can be done in less than some processor time on this thread.
///
/// Not the time on the wall: other tests and programs run beside it. What they disturb is tried
/// again.
func takesLess(than limit: Double, _ body: () -> Void) -> Bool {
  for _ in 0..<8 {
    let time = milliseconds(body)
    if time < limit { return true }
    // No disturbance lasts that long.
    if time > 50 * limit { return false }
  }
  return false
}

/// The least processor time that something takes on this thread, in milliseconds.
func milliseconds(_ body: () -> Void) -> Double {
  var least = Double.infinity
  for _ in 0..<3 where least > 20 {
    let start = threadSeconds()
    body()
    least = min(least, (threadSeconds() - start) * 1000)
  }
  return least
}

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
