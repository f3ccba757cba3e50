/// One thing that is wrong with a value: data, from which a message is made when it is shown.
///
/// An issue never carries the value itself, so that nothing secret leaks into logs.
public struct ValidationIssue: Sendable, Hashable {
  /// The weight of an issue.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    /// Shown, and never invalidates.
    case warning
    /// Invalidates.
    case error
  }

  /// The standard name of the rule that found the issue, such as `length`.
  public var rule: String

  /// The machine-readable reason, such as `tooShort`.
  public var reason: Reason

  /// The limits, units and names that the message speaks of, in the rule's own order.
  public var arguments: [Argument]

  /// Whether the issue invalidates or only warns.
  public var severity: Severity

  /// The author's own message for this issue; nil leaves it to the field, then to the library.
  public var message: IssueMessage?

  /// The places in nested collections at which the issue was found, outermost first.
  public var indices: [Int]

  /// The issues of the alternatives, where none of several rules held.
  public var alternatives: [ValidationIssue]

  /// Creates an issue of a rule.
  public init(
    rule: String, reason: Reason = .invalid, arguments: [Argument] = [],
    severity: Severity = .error, message: (any IssueMessageConvertible)? = nil, indices: [Int] = [],
    alternatives: [ValidationIssue] = []
  ) {
    self.rule = rule
    self.reason = reason
    self.arguments = arguments
    self.severity = severity
    self.message = message?.issueMessage
    self.indices = indices
    self.alternatives = alternatives
  }
}

extension ValidationIssue {
  /// A machine-readable reason; an open set, to which any rule may add by a text of its own.
  public struct Reason: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
    /// The reason's name as it stands in reports.
    public let rawValue: String

    /// Creates a reason with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a reason with a name.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// A named value that the message of an issue speaks of.
  public struct Argument: Sendable, Hashable {
    /// The kind of a value, by which messages choose their words.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      /// A number.
      case number
      /// A day, or a point in time.
      case date
      /// A time of the day.
      case time
      /// A length of time.
      case duration
      /// Anything else, such as a text.
      case other
    }

    /// The name of the value, such as `max`.
    public let name: String
    /// The value.
    public let value: ArgumentValue
    /// The value as the field that is judged writes it, such as `0,5`; nil leaves it to the
    /// language.
    public let written: ArgumentValue?
    /// The kind of the value.
    public let kind: Kind

    /// Creates an argument with a name.
    ///
    /// - Parameters:
    ///   - name: What the value is, such as `max`.
    ///   - value: The value.
    ///   - written: The value as the field that is judged writes it, a text or a list.
    ///   - kind: What the value is, where its type does not say it: a text may be a time.
    public init(
      _ name: String, _ value: ArgumentValue, written: ArgumentValue? = nil, kind: Kind? = nil
    ) {
      self.name = name
      self.value = value
      self.written = written
      self.kind = kind ?? Kind(value)
    }
  }

  /// Returns the argument with a name, or nil where the issue has none such.
  public func argument(_ name: String) -> ArgumentValue? {
    arguments.first { $0.name == name }?.value
  }

  /// Returns the issue with its texts in a language, given by BCP 47 code.
  func localized(in language: String) -> ValidationIssue {
    guard !arguments.isEmpty || !alternatives.isEmpty, needsLanguage else { return self }
    var issue = self
    issue.arguments = arguments.map { argument in
      guard case .localized(let text) = argument.value else { return argument }
      return Argument(argument.name, .text(text.text(in: language)), kind: argument.kind)
    }
    issue.alternatives = alternatives.map { $0.localized(in: language) }
    return issue
  }

  private var needsLanguage: Bool {
    arguments.contains { if case .localized = $0.value { true } else { false } }
      || alternatives.contains(where: \.needsLanguage)
  }

  /// Returns the argument with a name as people are to read it: as the field writes it, where that
  /// is known, else the value.
  public func shownArgument(_ name: String) -> ArgumentValue? {
    arguments.first { $0.name == name }.map { $0.written ?? $0.value }
  }

  /// Whether the issue invalidates.
  public var isError: Bool { severity == .error }
}

extension ValidationIssue.Argument.Kind {
  /// Creates the kind that a value's type shows.
  init(_ value: ArgumentValue) {
    self =
      switch value {
      case .integer, .decimal: .number
      case .date: .date
      case .duration: .duration
      case .text, .localized, .list, .values: .other
      }
  }
}

extension ValidationIssue: CustomStringConvertible {
  /// The rule and the reason, as in `length.tooShort(min: 8)`.
  public var description: String {
    let list = arguments.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    let place = indices.map { "[\($0)]" }.joined()
    return "\(rule).\(reason.rawValue)\(place)\(list.isEmpty ? "" : "(\(list))")"
  }
}
