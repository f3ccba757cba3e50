/// The values of a form's fields at one moment, as a submission takes them.
///
/// What is typed meanwhile changes nothing in it. The values may be secrets, and are never printed.
@MainActor
public struct FormSnapshot: nonisolated Undisclosed {
  private var values: [ObjectIdentifier: any FieldValue] = [:]
  /// The number of changes of values up to the snapshot, of fields of any form.
  private let edits = AnyField.editCount

  init(of manager: ValidationManager) {
    for case let field as AnyField in manager.everyMember(skippingExcluded: false) {
      values[ObjectIdentifier(field)] = field.anyValue
    }
  }

  /// The value that a field had, excluded or not; for a field that is not of the form, its present
  /// one.
  public subscript<Value>(field: Field<Value>) -> Value {
    values[ObjectIdentifier(field)] as? Value ?? field.storedValue
  }

  /// Whether a field, of the form or not, still has the value that it had.
  func isCurrent(_ field: AnyField) -> Bool { field.lastEdit <= edits }
}
