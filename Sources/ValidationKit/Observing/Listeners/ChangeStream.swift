extension ListenerList where Value: Sendable {
  /// Returns the value and each later one, for programs that loop over them.
  ///
  /// A reader that is slow misses intermediate values, never the last. The stream ends when the
  /// source is gone.
  func stream(of value: Value) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    continuation.yield(value)
    let end = StreamEnd(continuation)
    let token = listen(known: value, passesOn: true) { _, new in end.continuation.yield(new) }
    continuation.onTermination = { _ in
      Task { @MainActor in token.cancel() }
    }
    return stream
  }
}

/// Ends a stream when the listener that feeds it is let go.
private final class StreamEnd<Value: Sendable>: Sendable {
  let continuation: AsyncStream<Value>.Continuation

  init(_ continuation: AsyncStream<Value>.Continuation) { self.continuation = continuation }

  deinit { continuation.finish() }
}

extension Validatable {
  /// The status and each later one, for programs that loop over them.
  ///
  /// A slow reader misses intermediate ones, never the last; the sequence ends when the member is
  /// gone. For buttons and labels use observation or ``onStatusChange(_:)``: those are right before
  /// the setter returns.
  public var statuses: AsyncStream<ValidationStatus> {
    Transaction.shared.perform { validation.readStatus(of: self) }
    return validation.stream()
  }
}
