extension LengthUnit {
  /// Returns the length of a text, or a limit where it is longer than that.
  ///
  /// - Complexity: Linear in the limit.
  func length(of text: String, upTo limit: Int) -> Int {
    switch self {
    case .utf8: min(text.utf8.count, limit)
    case .utf16: text.length(upTo: limit) { $0.value > 0xFFFF ? 2 : 1 }
    case .unicodeScalars: text.length(upTo: limit) { _ in 1 }
    case .characters: text.characterCensus(upTo: limit).length
    }
  }

  /// Returns the length of a text, or a limit where it is longer, and whether a character is longer
  /// than any that people write, so that a limit of characters would limit nothing.
  ///
  /// - Complexity: Linear in the limit; without one, in the length of the text.
  func census(of text: String, upTo limit: Int = .max) -> LengthCensus {
    self == .characters
      ? text.characterCensus(upTo: limit)
      : LengthCensus(length: length(of: text, upTo: limit))
  }
}

extension Int? {
  /// The length up to which is counted to tell whether there is more than this greatest length: one
  /// further, to the end where there is none.
  var oneFurther: Int { map { $0 < .max ? $0 + 1 : $0 } ?? .max }
}

/// The length of a text as far as it was counted.
struct LengthCensus {
  /// Of characters, the number up to an overlong one.
  var length = 0
  /// Whether a character has more than 32 scalars; never where characters are not counted.
  var isOverlong = false
}

extension Substring {
  fileprivate func characterCensus(upTo limit: Int) -> LengthCensus {
    var census = LengthCensus()
    var index = startIndex
    while census.length < limit, index < endIndex {
      let next = self.index(after: index)
      let bytes = utf8.distance(from: index, to: next)
      if bytes > Character.mostScalars, self[index].isOverlong {
        census.isOverlong = true
        return census
      }
      index = next
      census.length += 1
    }
    return census
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

  fileprivate func characterCensus(upTo limit: Int) -> LengthCensus {
    // A byte of ASCII is a character, but for line breaks of two. What follows the last one that
    // is looked at can only add to it, not take it away.
    let bytes = min(utf8.count, limit)
    if plainASCIIPrefix(upTo: bytes) == bytes { return LengthCensus(length: bytes) }
    // No more is looked at than as many characters may have.
    let mostScalars = Character.mostScalars + 1
    guard limit <= utf8.count / mostScalars else { return self[...].characterCensus(upTo: limit) }
    let end = unicodeScalars.index(
      startIndex, offsetBy: (limit + 1) * mostScalars, limitedBy: endIndex)
    return self[..<(end ?? endIndex)].characterCensus(upTo: limit)
  }

  /// Returns the number of leading bytes that are ASCII and not carriage returns, up to a limit.
  private func plainASCIIPrefix(upTo limit: Int) -> Int {
    utf8.prefix(limit).withContiguousStorageIfAvailable { bytes in
      bytes.firstIndex { $0 >= 0x80 || $0 == 0x0D } ?? bytes.count
    } ?? 0
  }
}
