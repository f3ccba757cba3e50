/// A regular expression that must match the whole text.
struct Pattern: RuleDefinition, CustomStringConvertible {
  let pattern: String
  let caseInsensitive: Bool
  let limits: PatternLimits
  /// Nil where the pattern is empty, or too long to be compiled.
  let compiled: CompiledPattern?

  init(_ pattern: String, caseInsensitive: Bool, limits: PatternLimits) throws(PatternError) {
    self.pattern = pattern
    self.caseInsensitive = caseInsensitive
    self.limits = limits
    let isCompiled = !pattern.isEmpty && pattern.hasUTF16Length(atMost: limits.patternLength)
    compiled =
      isCompiled
      ? try CompiledPattern(pattern, caseInsensitive: caseInsensitive, limits: limits) : nil
  }

  var name: String { "pattern" }

  var description: String {
    "pattern(\(oneLine(pattern))\(caseInsensitive ? ", caseInsensitive: true" : ""))"
  }

  func check(_ value: String) -> RuleVerdict {
    guard !pattern.isEmpty else { return .valid }
    switch compiled?.match(value) ?? .couldNotBeChecked {
    case .valid: return .valid
    case .incomplete: return .incomplete(ValidationIssue(rule: name))
    case .wrong: return .wrong(ValidationIssue(rule: name))
    case .couldNotBeChecked: return .couldNotBeChecked(rule: name)
    }
  }

  static func == (one: Pattern, other: Pattern) -> Bool {
    one.pattern.isIdentical(to: other.pattern) && one.caseInsensitive == other.caseInsensitive
      && one.limits == other.limits
  }

  func hash(into hasher: inout Hasher) {
    for scalar in pattern.unicodeScalars { hasher.combine(scalar) }
    hasher.combine(caseInsensitive)
    hasher.combine(limits)
  }
}

extension Rule where Value == String {
  /// Returns a rule that asks a regular expression, given as a literal, to match the whole text.
  ///
  ///     Rule.pattern(#"\+?7[0-9]{10}"#)
  ///
  /// The dialect is that of ICU (`NSRegularExpression`). An empty pattern asks nothing. The outcome
  /// is `incomplete` where the engine met the end of the text, so that typing on may help, else
  /// `wrong`; a check that the limits cut short is `couldNotBeChecked`.
  ///
  /// Stops the program where the pattern is not valid; for one that comes from outside, see
  /// ``pattern(parsing:caseInsensitive:limits:)``.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression, compiled once, here.
  ///   - caseInsensitive: Whether upper and lower case are the same.
  ///   - limits: How much work one check may cost; a longer pattern or text is not checked.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func pattern(
    _ pattern: String, caseInsensitive: Bool = false, limits: PatternLimits = .standard,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    limits.demandSense(file: file, line: line)
    do {
      return try .pattern(parsing: pattern, caseInsensitive: caseInsensitive, limits: limits)
    } catch {
      misuse(error.description, file: file, line: line)
    }
  }

  /// Returns a rule that asks a regular expression from outside to match the whole text.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression, in ICU's dialect, compiled once, here.
  ///   - caseInsensitive: Whether upper and lower case are the same.
  ///   - limits: How much work one check may cost; a longer pattern or text is not checked.
  /// - Throws: ``PatternError`` where the pattern is not valid.
  public static func pattern(
    parsing pattern: String, caseInsensitive: Bool = false, limits: PatternLimits = .standard
  ) throws(PatternError) -> Rule {
    Rule(try Pattern(pattern, caseInsensitive: caseInsensitive, limits: limits))
  }
}
