extension Field {
  /// The value and each later one, for programs that loop over them.
  ///
  /// A slow reader misses intermediate ones, never the last; the sequence ends when the field is
  /// gone.
  public var values: AsyncStream<Value> { ensuredValueListeners.stream(of: storedValue) }
}
