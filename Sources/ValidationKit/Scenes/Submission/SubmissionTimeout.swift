/// The error of a submission whose time was over before an answer came.
public struct SubmissionTimeout: Error, Sendable, Hashable {
  /// Creates the error.
  public init() {}
}
