/// What rooms below add to a field's settings, each a value of a type of its own.
struct FieldParts<Value>: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// What is done to a value that does not come from an editor, before anything else.
  var preparation: (@Sendable (Value) -> Value)?

  /// The part of a type, nil where nobody has set it.
  subscript<Part: Sendable>(_ type: Part.Type) -> Part? {
    get { values[ObjectIdentifier(type)] as? Part }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
