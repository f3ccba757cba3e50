/// The history of a field, as far as feedback depends on it.
struct FieldFlags: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  /// Changed since the start or the last reset, by typing or by code.
  static let isEdited = FieldFlags(rawValue: 1 << 0)
  /// Left after being edited, or revealed.
  static let isTouched = FieldFlags(rawValue: 1 << 1)
  /// Revealed by a submission attempt or an imposed issue.
  static let isRevealed = FieldFlags(rawValue: 1 << 2)
  /// Edited since it was last left or revealed.
  static let isTyping = FieldFlags(rawValue: 1 << 3)
  /// Entered and not left.
  static let isFocused = FieldFlags(rawValue: 1 << 4)
  /// Left or revealed with something to say, and not right since.
  static let isMessageDue = FieldFlags(rawValue: 1 << 5)
  /// Made neutral by entering, and not judged since.
  static let isCleared = FieldFlags(rawValue: 1 << 6)
  /// The value is empty.
  static let isEmpty = FieldFlags(rawValue: 1 << 7)
  /// Turned from not invalid to invalid by another field, untouched: neutral until the user comes
  /// to it, or it is right.
  static let isWrongByAnother = FieldFlags(rawValue: 1 << 9)
  /// Asked again with its value unchanged: what is shown stays until the answer.
  static let isLookKept = FieldFlags(rawValue: 1 << 10)
  /// The async rules count, since all others hold.
  static let isAsking = FieldFlags(rawValue: 1 << 11)
  /// Part of a submission attempt, so that a value that was never edited is asked about.
  static let isSubmitted = FieldFlags(rawValue: 1 << 12)
  /// Counts for nothing; said of a field for its feedback, and stored by its node alone.
  static let isExcluded = FieldFlags(rawValue: 1 << 8)
}

/// The sides of a field that are told separately.
struct FieldProperties: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  static let value = FieldProperties(rawValue: 1 << 0)
  static let status = FieldProperties(rawValue: 1 << 1)
  static let issues = FieldProperties(rawValue: 1 << 2)
  static let appearance = FieldProperties(rawValue: 1 << 3)
  static let message = FieldProperties(rawValue: 1 << 4)
  // Watched by views, and told to no listener:
  static let isExcluded = FieldProperties(rawValue: 1 << 8)
  static let exclusions = FieldProperties(rawValue: 1 << 9)
  static let isEdited = FieldProperties(rawValue: 1 << 5)
  static let isTouched = FieldProperties(rawValue: 1 << 6)
  static let isFocused = FieldProperties(rawValue: 1 << 7)
  static let label = FieldProperties(rawValue: 1 << 10)
  static let isEnabled = FieldProperties(rawValue: 1 << 11)
}
