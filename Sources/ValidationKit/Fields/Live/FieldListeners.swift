/// The listeners to a field's issues, appearance and message.
@MainActor
final class FieldListeners {
  let issues = ListenerList<[ValidationIssue]>()
  let appearance = ListenerList<FieldAppearance>()
  let message = ListenerList<String?>()

  func tell(_ state: FieldState, _ current: [ValidationIssue]) {
    issues.tell(current, isSame: ==)
    appearance.tell(state.appearance, isSame: ==)
    message.tell(state.message) { $0.isIdentical(to: $1) }
  }

  func skip(_ state: FieldState, _ current: [ValidationIssue]) {
    issues.skip(current)
    appearance.skip(state.appearance)
    message.skip(state.message)
  }
}
