/// Everything about a field but its value, as one value; what `Field(like:)` copies.
public struct FieldSettings<Value: FieldValue>: Sendable {
  /// The criteria by which the field judges its value.
  public var criteria: FieldCriteria<Value>

  /// The presentation: what the field shows of itself, and when.
  public var presentation: FieldPresentation

  /// The editing of the field's text, nil for a field without filters, mask and traits.
  var textEditing: FieldTextEditing<Value>?

  /// Creates settings.
  public init(
    criteria: FieldCriteria<Value> = FieldCriteria(),
    presentation: FieldPresentation = FieldPresentation()
  ) {
    self.criteria = criteria
    self.presentation = presentation
  }
}
