/// How a press of a submission ended.
public enum SubmissionResult<Content: Sendable>: Sendable {
  /// The action came to this.
  case loaded(Content)
  /// The action failed, was too late, or threw; this is to be said of it, and focus goes to the
  /// first member that is invalid by now, if the failure landed on one.
  case failed(String, first: (any Validatable)?)
  /// The form was not valid, and the action did not run; the first invalid member, in the given
  /// order, is where focus goes.
  case invalid(first: (any Validatable)?)
  /// It was cancelled, by itself, by a reset or by being dropped.
  case cancelled
  /// Another run was under way, and goes on.
  case alreadyRunning
  /// The field that is being edited refused to end.
  case refused
}
