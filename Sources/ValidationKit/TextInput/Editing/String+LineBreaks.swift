extension String {
  /// The text on a single line: each run of line breaks becomes one space.
  ///
  /// - Complexity: Linear in the length of the text.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isLineBreak) else { return self }
    var line = String.UnicodeScalarView()
    var isBreaking = false
    for scalar in unicodeScalars {
      if !scalar.isLineBreak {
        line.append(scalar)
      } else if !isBreaking {
        line.append(" ")
      }
      isBreaking = scalar.isLineBreak
    }
    return String(line)
  }
}

extension Unicode.Scalar {
  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
