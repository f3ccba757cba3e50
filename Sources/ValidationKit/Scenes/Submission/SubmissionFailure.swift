/// An error of a submission whose issues land on fields; throw it from the action.
public struct SubmissionFailure: Error {
  /// What is to be said of the failure as a whole.
  public var message: LocalizedText

  /// Issues for single fields; dropped for a field that was changed since the submission began.
  public var fieldIssues: [(field: AnyField, issue: ValidationIssue)]

  /// Issues for the form as a whole.
  public var formIssues: [ValidationIssue]

  /// Creates a failure with a message: a text, or texts by language.
  public init(
    _ message: any LocalizedTextConvertible,
    fieldIssues: [(field: AnyField, issue: ValidationIssue)] = [],
    formIssues: [ValidationIssue] = []
  ) {
    self.message = message.localizedText
    self.fieldIssues = fieldIssues
    self.formIssues = formIssues
  }

  /// Creates a failure that is the fault of one field.
  public init(_ message: any LocalizedTextConvertible, on field: AnyField) {
    let issue = ValidationIssue(rule: "imposed", message: message)
    self.init(message, fieldIssues: [(field, issue)])
  }
}
