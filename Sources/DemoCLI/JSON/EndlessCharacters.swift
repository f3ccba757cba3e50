/// The most code points of one character that a line of JSON shows; a field takes no text with a
/// longer one for right.
private let mostOfOneCharacter = 32

/// Returns a text with each character cut to 32 code points, and the length of the whole in code
/// points where there is more of it.
///
/// One character may have a million, and a line of JSON shows the text of a field three times.
func withoutEndlessCharacters(_ text: String) -> (text: String, length: Int?) {
  guard text.utf8.count > mostOfOneCharacter, text.contains(where: isEndless) else {
    return (text, nil)
  }
  var shown = String.UnicodeScalarView()
  for character in text { shown += character.unicodeScalars.prefix(mostOfOneCharacter) }
  return (String(shown), text.unicodeScalars.count)
}

private func isEndless(_ character: Character) -> Bool {
  guard character.utf8.count > mostOfOneCharacter else { return false }
  return character.unicodeScalars.count > mostOfOneCharacter
}
