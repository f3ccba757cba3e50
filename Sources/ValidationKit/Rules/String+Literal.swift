extension String {
  /// The text as in Swift source, with what cannot be seen written as escapes.
  var literal: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\0": literal += "\\0"
      case _ where scalar.isUnseen:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}

extension Unicode.Scalar {
  /// Whether it cannot be seen, or not be told from a space.
  fileprivate var isUnseen: Bool {
    guard !isASCII else { return value < 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned,
      .privateUse, .surrogate:
      return true
    default: return properties.isDefaultIgnorableCodePoint
    }
  }
}

/// Returns a value as in Swift source, as far as it says so itself.
func literal(of value: some Any) -> String {
  (value as? String)?.literal ?? String(reflecting: value)
}
