/// Returns a text for a line of a transcript: long ones shortened in the middle, and whatever would
/// move the cursor, colour the terminal or turn the writing direction made visible.
///
/// Long is a text of more characters than the limit, or of more than four times as many code
/// points: one character may have a million.
func visible(_ text: String, limit: Int = 60) -> String {
  guard isLong(text, limit: limit) else { return escaped(Substring(text)) }
  let head = text.prefix(limit * 2 / 3).unicodeScalars.prefix(limit * 2)
  let rest = text[head.endIndex...]
  // A character that is not shown whole is not begun in its middle.
  var tail = rest.suffix(limit / 3)
  while tail.unicodeScalars.count > limit * 2 { tail = tail.dropFirst() }
  return escaped(Substring(head)) + "…" + escaped(tail)
}

/// Returns a text in quotation marks, made visible; where a character of it is not shown whole, with
/// how much there is.
func visiblyQuoted(_ text: String) -> String {
  let quoted = "“\(visible(text))”"
  let (characters, scalars) = (text.count, text.unicodeScalars.count)
  guard characters <= 60, scalars > 240 else { return quoted }
  return "\(quoted), of \(scalars) code points"
}

private func isLong(_ text: String, limit: Int) -> Bool {
  text.unicodeScalars.count > limit * 4 || text.count > limit
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
