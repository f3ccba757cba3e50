extension Unicode.Scalar {
  /// The number of bytes in UTF-8.
  var utf8Width: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4 }

  /// Whether it joins, or keeps from joining, the letters beside it.
  var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// Whether it is a combining mark.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
