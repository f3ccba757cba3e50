/// The values of a form's fields at one moment, as a submission takes them.
///
/// What is typed meanwhile changes nothing in it. The values may be secrets, and are never printed.
@MainActor
public struct FormSnapshot: nonisolated Undisclosed {
  private struct Entry {
    let value: any FieldValue
    let edits: UInt64
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  init(of manager: ValidationManager) {
    for case let field as AnyField in manager.everyMember(skippingExcluded: false) {
      entries[ObjectIdentifier(field)] = Entry(value: field.anyValue, edits: field.state.edits)
    }
  }

  /// The value that a field had, excluded or not; for a field that is not of the form, its present
  /// one.
  public subscript<Value>(field: Field<Value>) -> Value {
    entries[ObjectIdentifier(field)]?.value as? Value ?? field.storedValue
  }

  /// Whether a field still has the value that was taken.
  func isCurrent(_ field: AnyField) -> Bool {
    entries[ObjectIdentifier(field)].map { $0.edits == field.state.edits } ?? true
  }
}
