extension ValidationIssue.Reason {
  // MARK: - For any rule

  /// The value is not what the rule asks for.
  public static let invalid: ValidationIssue.Reason = "invalid"
  /// Nothing was given where something is required.
  public static let required: ValidationIssue.Reason = "required"
  /// The check was cut short by a bound.
  public static let couldNotBeChecked: ValidationIssue.Reason = "couldNotBeChecked"
  /// No answer came in time.
  public static let timedOut: ValidationIssue.Reason = "timedOut"
  /// The check failed instead of answering.
  public static let checkFailed: ValidationIssue.Reason = "checkFailed"
  /// The text cannot be read as a value.
  public static let unreadable: ValidationIssue.Reason = "unreadable"

  // MARK: - Texts

  /// There are fewer characters than `min`, or than `exact`.
  public static let tooShort: ValidationIssue.Reason = "tooShort"
  /// There are more characters than `max`, or than `exact`.
  public static let tooLong: ValidationIssue.Reason = "tooLong"
  /// The number of characters is another than the only right one.
  public static let wrongLength: ValidationIssue.Reason = "wrongLength"
  /// A character, where characters are counted, consists of more than 32 Unicode scalars.
  public static let characterTooLong: ValidationIssue.Reason = "characterTooLong"
  /// There are fewer letters than `min`, or none.
  public static let letterMissing: ValidationIssue.Reason = "letterMissing"
  /// There are fewer small letters than `min`.
  public static let lowercaseMissing: ValidationIssue.Reason = "lowercaseMissing"
  /// There are fewer capital letters than `min`.
  public static let uppercaseMissing: ValidationIssue.Reason = "uppercaseMissing"
  /// There are fewer digits than `min`.
  public static let digitMissing: ValidationIssue.Reason = "digitMissing"
  /// There are fewer symbols than `min`.
  public static let symbolMissing: ValidationIssue.Reason = "symbolMissing"
  /// A symbol occurs where none may.
  public static let symbolNotAllowed: ValidationIssue.Reason = "symbolNotAllowed"
  /// White space occurs where none may.
  public static let spaceNotAllowed: ValidationIssue.Reason = "spaceNotAllowed"
  /// There are fewer different characters than `min`.
  public static let tooFewDistinct: ValidationIssue.Reason = "tooFewDistinct"
  /// The password is one of those that are tried first.
  public static let tooCommon: ValidationIssue.Reason = "tooCommon"
  /// The password consists of digits alone.
  public static let onlyDigits: ValidationIssue.Reason = "onlyDigits"

  // MARK: - Edits

  /// The mask has no place for what comes in.
  public static let noPlace: ValidationIssue.Reason = "noPlace"
  /// More comes in than the mask has room for.
  public static let overflow: ValidationIssue.Reason = "overflow"
  /// A separator stands between digits that are not thousands.
  public static let separators: ValidationIssue.Reason = "separators"
  /// A filter lets nothing of it in.
  public static let filtered: ValidationIssue.Reason = "filtered"

  // MARK: - Numbers, dates and collections

  /// The value is less than `min`.
  public static let tooSmall: ValidationIssue.Reason = "tooSmall"
  /// The value is greater than `max`.
  public static let tooLarge: ValidationIssue.Reason = "tooLarge"
  /// The value is not greater than `min`.
  public static let notAbove: ValidationIssue.Reason = "notAbove"
  /// The value is not less than `max`.
  public static let notBelow: ValidationIssue.Reason = "notBelow"
  /// The number is no multiple of `step`.
  public static let notMultiple: ValidationIssue.Reason = "notMultiple"
  /// There are more digits after the point than `max`.
  public static let tooManyFractionDigits: ValidationIssue.Reason = "tooManyFractionDigits"
  /// There are more digits than `max`.
  public static let tooManyDigits: ValidationIssue.Reason = "tooManyDigits"
  /// There are fewer elements than `min`.
  public static let tooFew: ValidationIssue.Reason = "tooFew"
  /// There are more elements than `max`.
  public static let tooMany: ValidationIssue.Reason = "tooMany"
  /// The number of elements is another than `exact`.
  public static let wrongCount: ValidationIssue.Reason = "wrongCount"
  /// The date or time is before `min`.
  public static let tooEarly: ValidationIssue.Reason = "tooEarly"
  /// The date or time is after `max`.
  public static let tooLate: ValidationIssue.Reason = "tooLate"

  // MARK: - Addresses and identifiers

  /// The URL has no scheme.
  public static let schemeMissing: ValidationIssue.Reason = "schemeMissing"
  /// The scheme of the URL is none of `schemes`.
  public static let schemeNotAllowed: ValidationIssue.Reason = "schemeNotAllowed"
  /// The URL has no host.
  public static let hostMissing: ValidationIssue.Reason = "hostMissing"
  /// The host of the URL has no top-level domain.
  public static let topLevelDomainMissing: ValidationIssue.Reason = "topLevelDomainMissing"
  /// The name of the host has no dot.
  public static let dotMissing: ValidationIssue.Reason = "dotMissing"
  /// The telephone number does not begin with a country code.
  public static let countryCodeMissing: ValidationIssue.Reason = "countryCodeMissing"
  /// The UUID is of another version.
  public static let wrongVersion: ValidationIssue.Reason = "wrongVersion"

  // MARK: - Numbers with check digits

  /// The card is of none of the `brands`.
  public static let brandNotAllowed: ValidationIssue.Reason = "brandNotAllowed"
  /// The IBAN is of a country that has none.
  public static let unknownCountry: ValidationIssue.Reason = "unknownCountry"
  /// The check digits do not fit the others.
  public static let wrongChecksum: ValidationIssue.Reason = "wrongChecksum"
}
