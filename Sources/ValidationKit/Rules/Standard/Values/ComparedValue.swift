/// A value with which others are compared, as issues name it.
struct ComparedValue<Value: FieldValue & Hashable>: Sendable, Hashable {
  let value: Value
  /// The value as a field writes it, where that is known.
  var text: String?
  /// Whether no value that is written is certain to be the one.
  var isOutOfReach = false

  /// Returns the value as it is written in a form.
  ///
  /// - Parameter exactly: Whether one that the form does not say exactly is out of reach.
  func written(in form: WrittenForm<Value>, exactly: Bool) -> ComparedValue {
    let cut = form.cut(value)
    return ComparedValue(
      value: cut, text: form.text(cut), isOutOfReach: exactly && !cut.isIdentical(to: value))
  }

  /// The value as in Swift source.
  var argument: String { literal(of: value) }

  /// Whether another value is certain to be this one.
  func isSame(as other: Value) -> Bool { !isOutOfReach && other.isIdentical(to: value) }

  func issue(rule: String) -> ValidationIssue {
    ValidationIssue(
      rule: rule,
      arguments: [.init("value", limit: value, written: text)])
  }

  static func == (one: ComparedValue, other: ComparedValue) -> Bool {
    one.value.isIdentical(to: other.value) && one.text == other.text
      && one.isOutOfReach == other.isOutOfReach
  }
}
