/// A least number of letters, however they are put together on the screen.
///
/// Unlike a length in characters, it takes น้ำ for two letters, which are one grapheme cluster, and
/// a letter with its combining accent for one.
struct LetterCount: RuleDefinition {
  let min: Int

  /// It is a length to those who read the message.
  var name: String { "length" }

  func check(_ value: String) -> RuleVerdict {
    if LengthUnit.characters.census(of: value).isOverlong {
      return .wrong(ValidationIssue(rule: name, reason: .characterTooLong))
    }
    let letters = value.unicodeScalars.count(where: \.isCountedLetter)
    if letters >= min { return .valid }
    let unit = ValidationIssue.Argument("unit", .text(LengthUnit.characters.rawValue))
    return .incomplete(
      ValidationIssue(
        rule: name, reason: .tooShort, arguments: [.init("min", .integer(min)), unit]))
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, or a vowel that is a letter by category though it attaches to the one
  /// before, as ำ does.
  fileprivate var isCountedLetter: Bool {
    if isASCII { return isASCIILetter }
    return switch wordClass {
    case .letter: true
    case .mark: properties.generalCategory == .otherLetter
    default: false
    }
  }
}
