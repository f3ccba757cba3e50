/// A text without capital letters, or without small ones.
struct LetterCase: RuleDefinition, CustomStringConvertible {
  let isUpper: Bool

  var name: String { isUpper ? "uppercase" : "lowercase" }

  var description: String { name }

  func check(_ value: String) -> RuleVerdict {
    let isRight = value.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return !((isUpper ? "a"..."z" : "A"..."Z") ~= scalar) }
      return isUpper
        ? !scalar.properties.changesWhenUppercased : !scalar.properties.changesWhenLowercased
    }
    return isRight ? .valid : .wrong(ValidationIssue(rule: name))
  }
}

extension Rule where Value == String {
  /// The rule for texts without capital letters: those that stay as they are in lower case.
  ///
  /// Other characters, and letters without case, are taken; the empty text is valid. Whatever is
  /// refused is wrong.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var lowercase: Rule { Rule(LetterCase(isUpper: false)) }

  /// The rule for texts without small letters: those that stay as they are in upper case.
  ///
  /// Other characters, and letters without case, are taken; the empty text is valid. Whatever is
  /// refused is wrong.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var uppercase: Rule { Rule(LetterCase(isUpper: true)) }
}
