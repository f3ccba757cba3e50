import CMeasuring
import ValidationKit

/// What is kept of one thing, once 100,000 of them stand.
struct MemoryCase {
  let name: String
  /// The most bytes that one should take; nil where nothing is asked.
  var atMost: Double?
  /// Builds what is not counted, and returns what builds so many things, and keeps them.
  let setup: @MainActor () -> (_ count: Int) -> Any

  static let count = 100_000

  /// Returns the bytes that one takes; nil where the system does not say.
  @MainActor func measure() -> MemoryMeasurement? {
    let build = setup()
    let before = measuring_bytes_in_use()
    let kept = build(Self.count)
    let after = measuring_bytes_in_use()
    guard after > 0 else { return nil }
    return withExtendedLifetime(kept) {
      MemoryMeasurement(
        name: name, bytes: (Double(after) - Double(before)) / Double(Self.count), atMost: atMost)
    }
  }
}

/// What one thing takes.
struct MemoryMeasurement: Codable {
  let name: String
  let bytes: Double
  let atMost: Double?
}
