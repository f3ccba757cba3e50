/// A field's place in the graph; the field reports each change of its status itself.
@MainActor
final class FieldNode: ValidationNode {
  /// The field's label, for diagnostics.
  var label: String?
  /// The field whose node this is; it owns the node.
  unowned var field: AnyField?

  override func readStatus(of member: any Validatable) {}

  override func revalidate(_ member: any Validatable) { field?.revalidate(.afresh) }

  override func exclusionsDidChange(_ member: any Validatable, isExclusionNew: Bool) {
    field?.exclusionsChanged(isExclusionNew: isExclusionNew)
    if isExcluded { field?.loseFocus() }
  }

  override func managersDidChange(_ member: any Validatable) {
    if isVerified, !parents.isEmpty {
      field?.resumeQuestions()
    } else {
      field?.abandonQuestions()
    }
  }

  override var diagnosticName: String { label.map { "the field “\($0)”" } ?? "a field" }
}
