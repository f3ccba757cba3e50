extension Field {
  /// Creates a field with a value and rules.
  ///
  /// - Parameters:
  ///   - value: The value at the start.
  ///   - label: What the field is called, for messages that speak of it.
  ///   - rules: What is asked of the value, in the order in which issues are reported.
  ///   - asyncRules: What has to be asked elsewhere, once the rules hold.
  ///   - required: Whether a value must be given; if not, the rules are skipped for an empty one.
  ///   - message: The message for whatever is wrong; an empty one shows nothing, nil leaves it to
  ///     the rule or the library.
  ///   - feedback: When the field shows what is wrong with it.
  public convenience init(
    _ value: Value, label: (any LocalizedTextConvertible)? = nil, rules: [Rule<Value>] = [],
    asyncRules: [AsyncRule<Value>] = [], required: Bool = true,
    message: (any IssueMessageConvertible)? = nil, feedback: FeedbackPolicy = .standard
  ) {
    self.init(
      value,
      settings: FieldSettings(
        criteria: FieldCriteria(
          rules: rules, asyncRules: asyncRules, requirement: required ? .always : .never),
        presentation: FieldPresentation(
          label: label, message: message, feedback: feedback)))
  }

  /// Creates an untouched field with the settings of another, verified by no manager.
  ///
  /// Its value is the other's initial value; comparisons with other fields are wiring, and are not
  /// copied.
  public convenience init(like other: Field) {
    self.init(other.initialValue, settings: other.settings)
  }
}

extension Field where Value == String {
  /// Creates an empty field of text with a pattern that the whole text must match.
  ///
  /// A pattern that does not compile is a programming error and traps with a message; for one that
  /// comes from data, use ``setPattern(parsing:)``.
  ///
  /// - Parameters:
  ///   - pattern: An ICU regular expression; an empty one asks nothing.
  ///   - required: Whether a text must be given.
  ///   - message: The message for whatever is wrong.
  ///   - file: Where a pattern that does not compile is reported; leave it out.
  ///   - line: The line of that file.
  public convenience init(
    pattern: String, required: Bool = true, message: (any IssueMessageConvertible)? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init("", required: required, message: message)
    criteria.pattern = FieldPattern(text: pattern, rule: .pattern(pattern, file: file, line: line))
  }

  /// The pattern that the whole text must match, nil for none; a change judges and tells at once.
  ///
  /// A pattern that does not compile is a programming error and traps with a message; for one that
  /// comes from data, use ``setPattern(parsing:)``.
  public var pattern: String? {
    get { criteria.pattern?.text }
    set { criteria.pattern = newValue.map { FieldPattern(text: $0, rule: .pattern($0)) } }
  }

  /// Sets a pattern that comes from data.
  ///
  /// - Throws: The reason, where the pattern does not compile; the field stays as it was.
  public func setPattern(parsing pattern: String) throws {
    criteria.pattern = FieldPattern(text: pattern, rule: try .pattern(parsing: pattern))
  }
}
