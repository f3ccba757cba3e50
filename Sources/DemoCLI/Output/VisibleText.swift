/// Returns a text for a line of a transcript: long ones shortened in the middle, and whatever would
/// move the cursor, colour the terminal or turn the writing direction made visible.
func visible(_ text: String, limit: Int = 60) -> String {
  var shown = Substring(text)
  var rest = Substring()
  if let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
    end < text.endIndex
  {
    shown = text.prefix(limit * 2 / 3)
    rest = text.suffix(limit / 3)
  }
  let isShortened = !rest.isEmpty
  return escaped(shown) + (isShortened ? "…" + escaped(rest) : "")
}

private func escaped(_ text: Substring) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if isInvisible(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: true
  default: scalar.properties.isBidiControl
  }
}
