/// The constructs of a pattern that decide how it may be matched.
struct PatternFeatures: Sendable, Hashable {
  /// Whether a group is referred to; the engine compares it without reporting.
  var hasBackReference = false

  /// Whether `^` may match after a line break; the engine does not say that it met the end there.
  var hasMultilineAnchor = false

  /// The number of capturing groups and counted repetitions, which each step copies.
  var groups = 0

  /// The length of the longest literal text, in Unicode scalars; compared in one step.
  var longestLiteral = 0

  /// The number of places at which text may be scanned again and again without a report.
  var rescans = 0

  /// Whether a word's boundary is asked for, which is sought past all marks before a place.
  var hasBoundary = false

  /// Whether a grapheme cluster is asked for, which is found anew at each place.
  var hasCluster = false

  /// The features that are assumed where nothing is known.
  static let unknown = PatternFeatures(
    hasBackReference: true, hasMultilineAnchor: true, rescans: 1, hasBoundary: true,
    hasCluster: true)
}

/// The end of a pattern: what a closing parenthesis after it would be taken for.
enum PatternEnding: Sendable {
  /// A closing parenthesis closes a group.
  case plain
  /// In a comment, which a line break ends.
  case comment
  /// In a quotation, which `\E` ends.
  case quotation
  /// After `\c`, which would take the parenthesis for its own.
  case controlEscape
}
