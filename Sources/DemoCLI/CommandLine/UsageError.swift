/// A mistake in the call: one line that says what to do.
struct UsageError: Error, Hashable {
  let message: String

  init(_ message: String) { self.message = message }
}
