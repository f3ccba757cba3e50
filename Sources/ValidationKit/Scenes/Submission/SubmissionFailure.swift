/// An error of a submission whose issues land on fields; throw it from the action.
public struct SubmissionFailure: Error {
  /// What is to be said of the failure as a whole.
  public var message: String

  /// Issues for single fields; dropped for a field that was changed since the submission began.
  public var fieldIssues: [(field: AnyField, issue: ValidationIssue)]

  /// Issues for the form as a whole.
  public var formIssues: [ValidationIssue]

  /// Creates a failure.
  public init(
    _ message: String, fieldIssues: [(field: AnyField, issue: ValidationIssue)] = [],
    formIssues: [ValidationIssue] = []
  ) {
    self.message = message
    self.fieldIssues = fieldIssues
    self.formIssues = formIssues
  }

  /// Creates a failure that is the fault of one field.
  public init(_ message: String, on field: AnyField) {
    let issue = ValidationIssue(rule: "imposed", message: IssueMessage(message))
    self.init(message, fieldIssues: [(field, issue)])
  }
}
