/// An error of a submission whose issues land on fields; throw it from the action.
///
///     throw SubmissionFailure("Check what is marked", on: [email: "In use", phone: "In use"])
///     throw SubmissionFailure(together: [login: "", password: "These do not fit"])
///
/// Fields stand in the order in which they are given. An issue lands only on a field that was not
/// edited since the submission took its values.
public struct SubmissionFailure: Error {
  /// The message for the failure as a whole; nil leaves it to the submission's
  /// ``Submission/describing``, and then to the first text for a field.
  public var message: LocalizedText?

  /// Issues for single fields, also for such that are not of the form.
  public var fieldIssues: [(field: AnyField, issue: ValidationIssue)]

  /// Fields whose issues stand and fall together: the edit of one ends those of all, and if one was
  /// edited meanwhile, nothing lands on any of them.
  public var together: [AnyField] = []

  /// Issues for the form as a whole.
  public var formIssues: [ValidationIssue]

  /// Creates a failure with a message: a text, or texts by language.
  public init(
    _ message: (any LocalizedTextConvertible)?,
    fieldIssues: [(field: AnyField, issue: ValidationIssue)] = [],
    formIssues: [ValidationIssue] = []
  ) {
    self.message = message?.localizedText
    self.fieldIssues = fieldIssues
    self.formIssues = formIssues
  }

  /// Creates a failure that is the fault of one field.
  public init(_ message: any LocalizedTextConvertible, on field: AnyField) {
    self.init(message)
    add(message.issueMessage, on: field)
  }

  /// Creates a failure that is the fault of several fields, each by itself.
  ///
  /// - Parameters:
  ///   - message: What is to be said of it as a whole.
  ///   - messages: Fields, each with what is wrong with it.
  public init(
    _ message: (any LocalizedTextConvertible)? = nil,
    on messages: KeyValuePairs<AnyField, IssueMessage>
  ) {
    self.init(message)
    for (field, message) in messages { add(message, on: field) }
  }

  /// Creates a failure of fields that do not fit together, such as a login and a password: the edit
  /// of one ends the issues of all.
  ///
  /// - Parameters:
  ///   - message: What is to be said of it as a whole.
  ///   - messages: Fields, each with what is wrong with it; an empty message shows nothing, and the
  ///     field looks invalid all the same.
  public init(
    _ message: (any LocalizedTextConvertible)? = nil,
    together messages: KeyValuePairs<AnyField, IssueMessage>
  ) {
    self.init(message, on: messages)
    together = messages.map(\.key)
  }

  /// Adds what is wrong with one more field.
  public mutating func add(_ message: IssueMessage, on field: AnyField) {
    fieldIssues.append((field, ValidationIssue(rule: "imposed", message: message)))
  }
}
