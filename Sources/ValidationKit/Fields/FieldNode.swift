/// A field's place in the graph; the field reports each change of its status itself.
@MainActor
final class FieldNode: ValidationNode {
  /// The field's label, for diagnostics.
  var label: String?

  override func readStatus(of member: any Validatable) {}

  override func judgeAgain(_ member: any Validatable) { (member as? AnyField)?.judgeAgain() }

  override var diagnosticName: String { label.map { "the field “\($0)”" } ?? "a field" }
}
