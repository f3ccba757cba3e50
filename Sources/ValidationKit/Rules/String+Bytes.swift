extension String {
  /// Calls a parser with the UTF-8 of the text; without copying, unless the text is bridged.
  func withBytes<Result>(_ parse: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(parse) ?? Array(utf8).withUnsafeBufferPointer(parse)
  }
}
