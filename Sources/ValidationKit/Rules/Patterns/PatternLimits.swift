/// The limits of the work that one check of a pattern may cost before it is cut short.
///
/// The engine backtracks, and some patterns take time that doubles with every character. These
/// bounds count work and not time, so the same text gets the same verdict on every machine. Past
/// a bound the outcome is ``RuleOutcome/couldNotBeChecked``, never a match and never a mismatch.
///
/// With the standard limits a check takes about 10 ms at most on a machine of today.
public struct PatternLimits: Sendable, Hashable {
  /// The longest text that is checked, in UTF-16 code units.
  ///
  /// With `\b`, `\B` or `\X` a text is not checked either in which more than about 500 combining
  /// marks follow each other, for the engine goes through all of them at each place.
  public var inputLength: Int

  /// The number of times that the engine may report progress, about every 10,000 of its steps,
  /// before it is stopped.
  ///
  /// Patterns whose steps are dear get less: those with many groups, very long literal texts or
  /// `\X` in proportion, those with a bound of their own no more than an eighth. One report is the
  /// least.
  public var progressReports: Int

  /// The longest text that a pattern with back-references is checked against, in UTF-16 code
  /// units.
  ///
  /// The engine compares what a back-reference stands for without reporting.
  public var backReferenceInputLength: Int

  /// The longest text for a pattern that scans ahead in a repetition, in UTF-16 code units.
  ///
  /// Such are `(?:(?!.*x).)*` and `(?:a++b?)*`: look-around, atomic groups and possessive
  /// quantifiers forget the steps inside them, so that they are made again unreported. Scanning
  /// ahead once, as in `(?=.*[0-9]).*`, costs nothing and is not bounded by this.
  public var lookAroundInputLength: Int

  /// The longest pattern that is compiled, in UTF-16 code units; past it no text can be checked.
  public var patternLength: Int

  /// Creates limits; those not given are the standard ones, and none is negative.
  ///
  /// - Parameters:
  ///   - inputLength: The longest text that is checked.
  ///   - progressReports: How often the engine may report progress.
  ///   - backReferenceInputLength: The longest text for a pattern with back-references.
  ///   - lookAroundInputLength: The longest text for a pattern that scans ahead in a repetition.
  ///   - patternLength: The longest pattern that is compiled.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public init(
    inputLength: Int = 100_000, progressReports: Int = 20, backReferenceInputLength: Int = 1_000,
    lookAroundInputLength: Int = 2_000, patternLength: Int = 4_000,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.inputLength = inputLength
    self.progressReports = progressReports
    self.backReferenceInputLength = backReferenceInputLength
    self.lookAroundInputLength = lookAroundInputLength
    self.patternLength = patternLength
    demandSense(file: file, line: line)
  }

  /// Stops the program where a limit is negative.
  func demandSense(file: StaticString, line: UInt) {
    let limits = [
      ("inputLength", inputLength), ("progressReports", progressReports),
      ("backReferenceInputLength", backReferenceInputLength),
      ("lookAroundInputLength", lookAroundInputLength), ("patternLength", patternLength),
    ]
    for (name, limit) in limits {
      demand(limit >= 0, "a limit is not negative: \(name) \(limit)", file: file, line: line)
    }
  }

  /// The limits for texts that a person types or pastes into a form.
  public static let standard = PatternLimits()
}

extension PatternLimits {
  /// The longest text that may be matched with a pattern of some features.
  func inputLength(for features: PatternFeatures) -> Int {
    var length = inputLength
    if features.hasBackReference { length = min(length, backReferenceInputLength) }
    if features.rescans > 0 {
      length = min(length, max(lookAroundInputLength / features.rescans, 256))
    }
    return length
  }

  /// The number of reports after which a match with a pattern of some features is stopped.
  func progressReports(for features: PatternFeatures) -> Int {
    var reports = progressReports
    if features.hasBackReference { reports /= 10 }
    if features.rescans > 0 { reports /= 8 }
    // Each step copies every group's place, and compares a literal text to its end.
    let literal = max(features.longestLiteral - 50, 0)
    let cost =
      1 + features.groups / 24 + literal / 16 + (features.hasCluster ? 3 : 0)
      + (features.hasBoundary ? 1 : 0)
    return max(reports / cost, 1)
  }
}
