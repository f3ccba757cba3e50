extension Rule where Value == String {
  /// The rule for texts of ASCII digits only, such as a code.
  public static var digits: Rule { .digits(.ascii) }

  /// Returns the rule for texts of digits, and of other characters where some are allowed.
  ///
  ///     Rule.all([.digits, .length(exactly: 4)])
  ///
  /// There must be a digit: the empty text, and one of other characters alone, is incomplete.
  /// Everything else is wrong. The argument is `allowed`, where given.
  ///
  /// - Parameters:
  ///   - script: Which digits are taken: ASCII's, unless those of any script (the Unicode category
  ///     Nd) are asked for.
  ///   - others: The Unicode scalars that may stand anywhere beside the digits.
  /// - Complexity: The check is linear in the length of the text.
  public static func digits(_ script: CharacterScript = .ascii, allowing others: String = "")
    -> Rule
  {
    Rule(WordRule("digits", letters: false, digits: true, script: script, allowing: others))
  }
}
