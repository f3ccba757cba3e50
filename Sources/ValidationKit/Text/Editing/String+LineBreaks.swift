extension String {
  /// The text on a single line: each run of line breaks becomes one space, and what stands for a
  /// picture, or for speech that is still to come (U+FFFC), is no text.
  ///
  /// - Complexity: Linear in the length of the text.
  var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.isLineBreak || $0 == .objectReplacement }) else {
      return self
    }
    var line = String.UnicodeScalarView()
    var isBreaking = false
    for scalar in unicodeScalars where scalar != .objectReplacement {
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
  /// The scalar that stands in a text for something that is none.
  static let objectReplacement: Unicode.Scalar = "\u{FFFC}"

  fileprivate var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
