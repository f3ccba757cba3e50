/// Returns as much of what stands for a name as looks like one, to be shown in a message.
///
/// A line of which the form of a name was missed may hold a secret text, which no message repeats.
/// At most 32 code points are shown, however few characters they make.
func shortName(_ text: String) -> String {
  let start = text.unicodeScalars.prefix(while: isPartOfName).prefix(32)
  return start.endIndex == text.endIndex ? text : "\(String(Substring(start)))…"
}

private func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
  let properties = scalar.properties
  return properties.isAlphabetic || properties.numericType != nil
    || properties.generalCategory == .nonspacingMark || "-_.".unicodeScalars.contains(scalar)
}
