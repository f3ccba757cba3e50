/// The result of a press of a submission.
public enum SubmissionResult<Content: Sendable>: Sendable {
  /// The action came to this.
  case loaded(Content)
  /// The action failed, was too late, or threw: what is to be said of it; the error itself, a
  /// ``SubmissionTimeout`` where it was too late; and the first member, in the given order, that is
  /// invalid by now, which shows it, and where focus goes.
  case failed(String, error: any Error, first: (any Validatable)?)
  /// The form was not valid, and the action did not run; the first invalid member, in the given
  /// order, is where focus goes.
  case invalid(first: (any Validatable)?)
  /// It was cancelled: by itself, by a reset, by being dropped, or by the action, which threw a
  /// `CancellationError`.
  case cancelled
  /// Another run of this form was under way, and goes on.
  case alreadyRunning
  /// It did not begin: the field that is being edited refused to end, or the form is excluded.
  case refused

  /// The member to which the focus goes, if the form was not valid, or a failure landed on it.
  public var first: (any Validatable)? {
    switch self {
    case .failed(_, _, let first), .invalid(let first): first
    case .loaded, .cancelled, .alreadyRunning, .refused: nil
    }
  }

  /// The error that the action threw, or a time-out.
  public var error: (any Error)? {
    if case .failed(_, let error, _) = self { error } else { nil }
  }
}
