extension Rule where Value == String {
  /// The rule for texts of letters and digits only, of any script, with combining marks.
  public static var lettersAndDigits: Rule { .lettersAndDigits(.any) }

  /// Returns the rule for texts of letters and digits, and of other characters where some are
  /// allowed.
  ///
  /// Letters are those of ``letters(_:allowing:)``, digits the scalars of the Unicode category Nd.
  /// There must be a letter or a digit: the empty text, and one of other characters alone, is
  /// incomplete. Everything else is wrong. The argument is `allowed`, where given.
  ///
  /// - Parameters:
  ///   - script: Which are taken: those of any script, or ASCII's alone.
  ///   - others: The Unicode scalars that may stand anywhere beside the letters and digits.
  /// - Complexity: The check is linear in the length of the text.
  public static func lettersAndDigits(
    _ script: CharacterScript = .any, allowing others: String = ""
  ) -> Rule {
    Rule(
      WordRule("lettersAndDigits", letters: true, digits: true, script: script, allowing: others))
  }
}
