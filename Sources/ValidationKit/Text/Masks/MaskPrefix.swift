/// A text that people write before another for which the mask has no place, such as a trunk prefix.
struct MaskPrefix: Sendable {
  /// Its letters and digits.
  let text: [Character]

  /// Creates a prefix, unless there are no letters or digits in it.
  init?(_ text: String) {
    self.text = text.filter { MaskCharacter($0).sort == .significant }
    if self.text.isEmpty { return nil }
  }

  /// Returns where the rest of a text begins, nil where it does not begin with the prefix.
  func end(in characters: [MaskCharacter]) -> Int? {
    var found = 0
    for (index, character) in characters.enumerated() where character.sort == .significant {
      guard MaskCharacter(text[found]).isSame(as: character) else { return nil }
      found += 1
      if found == text.count { return index + 1 }
    }
    return nil
  }
}

extension MaskCharacter {
  fileprivate func isSame(as other: MaskCharacter) -> Bool {
    folded != Self.noByte || other.folded != Self.noByte
      ? folded == other.folded : character == other.character
  }
}
