extension Rule where Value == String {
  /// The rule for texts of letters only, of any script, with their combining marks.
  ///
  ///     Rule.letters.isValid("สมชาย")   // true
  public static var letters: Rule { .letters(.any) }

  /// Returns the rule for texts of letters, and of other characters where some are allowed.
  ///
  ///     Rule.letters(allowing: " '-")   // O'Brien, Anne-Marie
  ///
  /// Letters are the scalars of the Unicode categories L that can be seen, and 〇; marks (Mn, Mc)
  /// may follow a letter. The zero-width joiners are taken where words are spelt with them, between
  /// letters (UAX #31). Texts are not normalised: `é` may be one scalar or two. There must be a
  /// letter: the empty text, and one of other characters alone, is incomplete; one that ends in a
  /// joiner as well. Everything else is wrong. The argument is `allowed`, where given.
  ///
  /// - Parameters:
  ///   - script: Which letters are taken: those of any script, or ASCII's alone.
  ///   - others: The Unicode scalars that may stand anywhere beside the letters.
  /// - Complexity: The check is linear in the length of the text.
  public static func letters(_ script: CharacterScript = .any, allowing others: String = "")
    -> Rule
  {
    Rule(WordRule("letters", letters: true, digits: false, script: script, allowing: others))
  }
}
