/// The reason why a field is judged; of several, the greatest counts.
enum RevalidationCause: Comparable {
  /// Another field changed: value and rules are the same, so questions and answers are kept.
  case anotherField
  /// Something else than the value changed, such as rules or exclusions, or it is asked again.
  case afresh
  /// The value changed.
  case edit
}
