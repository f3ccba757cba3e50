/// A field's place in the graph; the field reports each change of its status itself.
@MainActor
final class FieldNode: ValidationNode {
  /// The field's label, for diagnostics.
  var label: String?

  override func readStatus(of member: any Validatable) {}

  override func judgeAgain(_ member: any Validatable) { (member as? AnyField)?.judgeAgain() }

  override func exclusionsDidChange(_ member: any Validatable) {
    (member as? AnyField)?.update { $0.exclusionsChanged() }
  }

  override func wasAdded(_ member: any Validatable) {
    (member as? AnyField)?.resumeQuestions()
  }

  override func wasRemoved(_ member: any Validatable) {
    if parents.isEmpty { (member as? AnyField)?.abandonQuestions() }
  }

  override var diagnosticName: String { label.map { "the field “\($0)”" } ?? "a field" }
}
