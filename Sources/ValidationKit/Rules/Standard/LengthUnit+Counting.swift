extension LengthUnit {
  /// Returns the length of a text, or a limit where it is longer than that.
  ///
  /// - Complexity: Linear in the limit and in the length of the clusters that are counted.
  func length(of text: String, upTo limit: Int) -> Int {
    switch self {
    case .utf8: min(text.utf8.count, limit)
    case .utf16: text.length(upTo: limit) { $0.value > 0xFFFF ? 2 : 1 }
    case .unicodeScalars: text.length(upTo: limit) { _ in 1 }
    case .characters: text.characterCount(upTo: limit)
    }
  }
}

extension String {
  /// Returns the sum of the scalars' widths, or a limit where it is greater.
  fileprivate func length(upTo limit: Int, width: (Unicode.Scalar) -> Int) -> Int {
    var length = 0
    for scalar in unicodeScalars {
      guard length < limit else { break }
      length += width(scalar)
    }
    return min(length, limit)
  }

  fileprivate func characterCount(upTo limit: Int) -> Int {
    // A byte of ASCII is a character, but for line breaks of two. What follows the last one that
    // is looked at can only add to it, not take it away.
    let bytes = min(utf8.count, limit)
    if plainASCIIPrefix(upTo: bytes) == bytes { return bytes }
    var count = 0
    var index = startIndex
    while count < limit, index < endIndex {
      formIndex(after: &index)
      count += 1
    }
    return count
  }

  /// Returns the number of leading bytes that are ASCII and not carriage returns, up to a limit.
  private func plainASCIIPrefix(upTo limit: Int) -> Int {
    utf8.prefix(limit).withContiguousStorageIfAvailable { bytes in
      bytes.firstIndex { $0 >= 0x80 || $0 == 0x0D } ?? bytes.count
    } ?? 0
  }
}
